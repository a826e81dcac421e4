import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { HeadingLink } from '../../ui/site/heading-link.tsx';
import type { ListPage } from '../../ui/site/list-page.ts';
import type { PublicFaq } from './contract.ts';
import { askTexts } from './visitor.messages.ts';

export function FaqSection({ faqs, title }: { faqs: ListPage<PublicFaq>; title: string }) {
  const say = useSay();
  const to = useTo();
  if (faqs.total === 0) return null;
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="container-page grid gap-4 sm:gap-10 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="heading-2" id="faq-title">
            <HeadingLink href={to(faqs.addressOf(1))} text={title} />
          </h2>
          <AskUs className="mt-5 max-lg:hidden" />
        </div>
        <div>
          <FaqCards faqs={faqs.rows} />
          {faqs.pages > 1 && (
            <p className="mt-5 text-center">
              <ButtonLink href={to(faqs.addressOf(1))} variant="secondary">
                {say(askTexts.all, { total: faqs.total })}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

export function AskUs({ className, large = false }: { className?: string; large?: boolean }) {
  const say = useSay();
  const to = useTo();
  return (
    <div className={className}>
      <p className={large ? 'heading-display text-2xl text-balance' : 'text-balance text-ink-soft'}>
        {say(askTexts.another)}
      </p>
      <ButtonLink
        href={to('/contact#contact-form')}
        variant={large ? 'primary' : 'secondary'}
        className={large ? 'mt-4 shrink-0 max-lg:sm:mt-0' : 'mt-3'}
      >
        {say(askTexts.ask)}
      </ButtonLink>
    </div>
  );
}

function FaqCards({ faqs }: { faqs: PublicFaq[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {faqs.map((faq) => (
        <Question key={faq.id} faq={faq} />
      ))}
    </div>
  );
}

export function FaqList({ faqs }: { faqs: PublicFaq[] }) {
  return (
    <div className="divide-y divide-line self-start border-y border-line">
      {faqs.map((faq, index) => (
        <Question key={faq.id} faq={faq} open={index === 0} />
      ))}
    </div>
  );
}

/** `<details name>` keeps one answer open at a time without JavaScript. */
function Question({ faq, open = false }: { faq: PublicFaq; open?: boolean }) {
  return (
    <details name="faq" className="group" open={open}>
      <summary className="-mx-2.5 flex min-h-12 rounded px-2.5 cursor-pointer list-none items-center gap-4 py-1.5 font-semibold transition-colors hover:text-caramel-deep sm:min-h-16 sm:py-4 sm:text-lg [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow text-balance wrap-anywhere">{faq.question}</span>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          className="size-5 shrink-0 text-caramel-deep"
          aria-hidden="true"
        >
          <path d="M3 10h14" stroke="currentColor" strokeWidth="2" />
          <path
            d="M10 3v14"
            stroke="currentColor"
            strokeWidth="2"
            className="origin-center transition group-open:scale-y-0"
          />
        </svg>
      </summary>
      <p className="max-w-text whitespace-pre-line pb-5">{faq.answer}</p>
    </details>
  );
}
