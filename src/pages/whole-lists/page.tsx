import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import type { Portion } from '../../ui/site/portion.ts';

const WORDS = {
  id: { page: 'Halaman', of: 'dari', previous: 'Sebelumnya', next: 'Berikutnya' },
  en: { page: 'Page', of: 'of', previous: 'Previous', next: 'Next' },
};

type Props = {
  title: string;
  lang: 'en' | 'id';
  portion: Portion<unknown>;
  /** Where nothing is listed. */
  empty: string;
  children: ReactNode;
};

export function WholeListPage({ title, lang, portion, empty, children }: Props) {
  const { total, page, pages, addressOf } = portion;
  const words = WORDS[lang];
  return (
    <div lang={lang}>
      <header className="bg-milk pt-32 pb-10 lg:pt-40 lg:pb-14 print:bg-transparent print:py-0">
        <div className="container-page">
          <h1 className="heading-display text-4xl">{title}</h1>
        </div>
      </header>
      <div className="container-page py-8 lg:py-14">
        {total === 0 ? (
          <p className="text-lg text-ink-soft">{empty}</p>
        ) : (
          <>
            <h2 className={pages > 1 ? 'mb-6 text-sm text-ink-soft' : 'sr-only'}>
              {`${words.page} ${page} ${words.of} ${pages}`}
            </h2>
            {children}
          </>
        )}
        {pages > 1 && (
          <nav
            aria-label={words.page}
            className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
          >
            {page > 1 && (
              <ButtonLink href={addressOf(page - 1)} rel="prev" variant="secondary">
                {words.previous}
              </ButtonLink>
            )}
            {page < pages && (
              <ButtonLink href={addressOf(page + 1)} rel="next" variant="secondary">
                {words.next}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
