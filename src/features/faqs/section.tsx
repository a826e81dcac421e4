import type { Faq } from './contract.ts';

/** Questions and answers; `<details name>` keeps one open at a time without a script. */
export function FaqSection({ faqs, title }: { faqs: Faq[]; title: string }) {
  if (faqs.length === 0) return null;
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="container-page max-w-3xl">
        <h2 className="heading-display text-center" id="faq-title">
          {title}
        </h2>
        <div className="mt-8 divide-y divide-line rounded-card bg-surface px-5 shadow-card sm:px-8">
          {faqs.map((faq) => (
            <details key={faq.id} name="faq" className="faq group">
              <summary className="flex cursor-pointer items-center gap-4 py-5 font-semibold">
                <span className="grow">{faq.question}</span>
                <span aria-hidden="true" className="faq-mark" />
              </summary>
              <p className="whitespace-pre-line pr-8 pb-6 text-ink-soft">{faq.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
