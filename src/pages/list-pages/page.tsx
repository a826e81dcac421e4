import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import type { ListPage } from '../../ui/site/list-page.ts';
import { NoneYet } from '../parts/no-match.tsx';
import { listPageTexts } from './messages.ts';

type Props = {
  title: string;
  intro: string;
  drawing?: string | undefined;
  dark?: boolean | undefined;
  listPage: ListPage<unknown>;
  empty: string;
  end?: ReactNode;
  children: ReactNode;
};

export function ListPageView(props: Props) {
  const say = useSay();
  const to = useTo();
  const { title, intro, drawing, dark, listPage, empty, end, children } = props;
  const overlaps = dark && listPage.total > 0;
  const { total, page, pages, addressOf } = listPage;
  return (
    <>
      <header
        className={classes(
          'pt-24 pb-10 md:pt-28 lg:pt-34 lg:pb-14 print:bg-transparent print:py-0',
          dark ? 'on-dark print:text-ink' : 'bg-milk',
          drawing && 'isolate overflow-x-clip',
          !dark && !drawing && 'kawung-band max-md:before:hidden',
          overlaps && 'pb-30 sm:pb-64 lg:pb-80',
        )}
      >
        <div className="container-page flex justify-between gap-x-10 gap-y-4 max-md:flex-col md:items-start">
          <div className={dark ? 'grow gap-10 lg:flex lg:items-end lg:justify-between' : undefined}>
            <h1 className={classes('heading-1', dark ? 'max-sm:text-4xl' : 'max-sm:max-w-[7em]')}>
              {title}
            </h1>
            <p
              className={classes(
                'mt-4 max-w-text text-lg text-balance',
                dark ? 'text-paper/85 print:text-ink-soft' : 'text-ink-soft',
                dark && 'shrink-0 max-sm:text-base lg:mb-1 lg:w-[calc((100%-4rem)/3)]',
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
              className="on-counter -mb-10 self-end aspect-[8/5] w-80 max-w-full shrink-0 max-md:mx-auto max-md:w-60 lg:-mb-14 lg:w-120 print:hidden"
            />
          )}
        </div>
      </header>
      <div
        className={classes(
          'container-page pt-10 pb-14 lg:pt-16 lg:pb-20',
          overlaps && '-mt-32 sm:-mt-64 lg:-mt-80 lg:pt-0 print:mt-0',
        )}
      >
        {total === 0 ? (
          <NoneYet text={empty} isDrawn={!drawing} />
        ) : (
          <>
            <h2
              className={
                pages > 1
                  ? classes(
                      'mb-6 text-sm',
                      overlaps ? 'text-paper/85 print:text-ink' : 'text-ink-soft',
                    )
                  : 'sr-only'
              }
            >
              {pages > 1 ? say(listPageTexts.pageOf, { page, pages }) : say(listPageTexts.all)}
            </h2>
            {children}
          </>
        )}
        {pages > 1 && (
          <nav
            aria-label={say(listPageTexts.pages)}
            className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
          >
            {page > 1 && (
              <ButtonLink href={to(addressOf(page - 1))} rel="prev" variant="secondary">
                {say(listPageTexts.previous)}
              </ButtonLink>
            )}
            {page < pages && (
              <ButtonLink href={to(addressOf(page + 1))} rel="next" variant="secondary">
                {say(listPageTexts.next)}
              </ButtonLink>
            )}
          </nav>
        )}
        {end}
      </div>
    </>
  );
}
