import type { ArticleCard } from '../../features/articles/public-store.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard } from '../../features/menu/public-store.ts';
import { DrinksSection } from '../../features/menu/section.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { NewsCards } from './cards.tsx';
import { newsTexts } from './messages.ts';

type Props = {
  title: string;
  intro: string;
  news: InLanguage<ArticleCard>[];
  page: number;
  pages: number;
  /** What follows, so that the page leads on. */
  drinks: { title: string; items: MenuCard[] };
};

export function NewsPage({ title, intro, news, page, pages, drinks }: Props) {
  const say = useSay();
  const to = useTo();
  const addressOf = (number: number) => to(number === 1 ? '/news' : `/news?page=${number}`);
  const isEmpty = news.length === 0;
  return (
    <>
      <header className="kawung-large max-md:before:opacity-50 bg-milk pt-28 pb-10 md:pt-32 lg:pt-40 lg:pb-14 print:bg-transparent print:py-0 print:before:hidden">
        <div className="container-page flex items-end justify-between gap-x-10">
          <div>
            <h1 className="heading-1">{title}</h1>
            <p className="mt-4 max-w-text text-lg text-balance text-ink-soft">
              {isEmpty ? say(newsTexts.none) : intro}
            </p>
            {isEmpty && (
              <p className="mt-6 grid items-center justify-items-start gap-x-6 gap-y-2 sm:flex print:hidden">
                <ButtonLink href={to('/promos')}>{say(newsTexts.promos)}</ButtonLink>
                <a className="link link-row" href={to('/')}>
                  {say(newsTexts.home)}
                </a>
              </p>
            )}
          </div>
          {isEmpty && (
            <Picture
              src="/pictures/cup.svg"
              alt=""
              className="aspect-[4/3] w-72 shrink-0 max-md:hidden lg:w-88 print:hidden"
            />
          )}
        </div>
      </header>
      {!isEmpty && (
        <div className="container-page pt-10 lg:pt-16">
          <NewsCards news={news} heading="h2" hasLead={page === 1} grow />
          {pages > 1 && (
            <nav aria-label={title} className="mt-10 flex flex-wrap justify-center gap-3">
              {page > 1 && (
                <ButtonLink href={addressOf(page - 1)} rel="prev" variant="secondary">
                  {say(newsTexts.newer)}
                </ButtonLink>
              )}
              {page < pages && (
                <ButtonLink href={addressOf(page + 1)} rel="next" variant="secondary">
                  {say(newsTexts.older)}
                </ButtonLink>
              )}
            </nav>
          )}
        </div>
      )}
      <div className="pb-section print:hidden">
        <DrinksSection title={drinks.title} items={drinks.items} button="" />
      </div>
    </>
  );
}
