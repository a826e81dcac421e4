import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Portion } from '../../ui/site/portion.ts';

const WORDS = {
  id: { page: 'Halaman', of: 'dari', previous: 'Sebelumnya', next: 'Berikutnya' },
  en: { page: 'Page', of: 'of', previous: 'Previous', next: 'Next' },
};

type Props = {
  title: string;
  intro: string;
  /** Beside the title, where the list has no pictures of its own. */
  drawing?: string | undefined;
  /** The ground under the list. */
  ground?: string | undefined;
  lang: 'en' | 'id';
  portion: Portion<unknown>;
  /** Where nothing is listed. */
  empty: string;
  children: ReactNode;
};

export function WholeListPage(props: Props) {
  const { title, intro, drawing, ground, lang, portion, empty, children } = props;
  const { total, page, pages, addressOf } = portion;
  const words = WORDS[lang];
  return (
    <div lang={lang}>
      <header className="bg-milk pt-32 pb-10 lg:pt-40 lg:pb-14 print:bg-transparent print:py-0">
        <div className="container-page flex items-end justify-between gap-10">
          <div
            className={drawing ? undefined : 'grow gap-10 md:flex md:items-end md:justify-between'}
          >
            <h1 className="heading-display text-5xl">{title}</h1>
            <p
              className={classes(
                'mt-4 max-w-text text-lg text-balance text-ink-soft',
                !drawing && 'md:mb-1 md:max-w-80',
              )}
            >
              {intro}
            </p>
          </div>
          {drawing && (
            <Picture
              src={drawing}
              alt=""
              sizes="20rem"
              className="-mb-10 aspect-[8/5] w-80 shrink-0 max-md:hidden lg:-mb-14 print:hidden"
            />
          )}
        </div>
      </header>
      <div className={total === 0 ? undefined : ground}>
        <div className="container-page py-10 lg:py-16">
          {total === 0 ? (
            <p className="text-lg text-ink-soft">{empty}</p>
          ) : (
            <>
              <h2 className={pages > 1 ? 'mb-6 text-sm opacity-85' : 'sr-only'}>
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
    </div>
  );
}
