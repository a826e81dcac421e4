import type { ArticleCard } from '../../features/articles/public-store.ts';
import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { FollowUs } from '../list-pages/end.tsx';
import type { Site } from '../site.ts';
import { LeadingNews, NewsCards } from './cards.tsx';
import { newsTexts } from './messages.ts';

type Props = {
  title: string;
  intro: string;
  news: InLanguage<ArticleCard>[];
  page: number;
  pages: number;
  site: Site;
  social: Values<'home'>['instagram'];
};

export function NewsPage({ title, intro, news, page, pages, site, social }: Props) {
  const say = useSay();
  const to = useTo();
  const addressOf = (number: number) => to(number === 1 ? '/news' : `/news?page=${number}`);
  const isEmpty = news.length === 0;
  const [newest] = page === 1 ? news : [];
  const others = newest ? news.slice(1) : news;
  return (
    <>
      <header className="bg-milk pt-24 pb-8 md:pt-28 lg:pt-34 lg:pb-16 print:bg-transparent print:py-0">
        <div className="container-page flex items-end justify-between gap-x-10">
          <div>
            <h1 className="heading-1 print:text-3xl">{title}</h1>
            <p className="mt-3 max-w-text text-lg text-balance text-ink-soft">
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
        {newest && (
          <div className="container-page mt-6 lg:mt-10">
            <LeadingNews one={newest} />
          </div>
        )}
      </header>
      <div className="container-page pt-2 pb-section sm:pt-4 lg:pt-6">
        {others.length > 0 && <NewsCards news={others} heading="h2" grow />}
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
        <FollowUs site={site} texts={social} />
      </div>
    </>
  );
}
