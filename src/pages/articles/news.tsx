import type { ArticleCard } from '../../features/articles/public-store.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { Day } from './article.tsx';
import { newsTexts } from './messages.ts';

type Props = {
  title: string;
  intro: string;
  news: InLanguage<ArticleCard>[];
  page: number;
  pages: number;
};

function NoNews() {
  const say = useSay();
  const to = useTo();
  return (
    <div className="mx-auto grid max-w-140 justify-items-center gap-5 text-center">
      <Picture src="/pictures/cup.svg" alt="" className="aspect-[4/3] w-52 max-w-full" />
      <p className="text-lg text-balance text-ink-soft">{say(newsTexts.none)}</p>
      <p className="grid justify-items-center gap-2 sm:flex sm:items-center sm:gap-x-6">
        <ButtonLink href={to('/promos')}>{say(newsTexts.promos)}</ButtonLink>
        <a className="link link-row" href={to('/')}>
          {say(newsTexts.home)}
        </a>
      </p>
    </div>
  );
}

export function NewsPage({ title, intro, news, page, pages }: Props) {
  const say = useSay();
  const to = useTo();
  const addressOf = (number: number) => to(number === 1 ? '/news' : `/news?page=${number}`);
  return (
    <>
      <header className="bg-milk pt-28 pb-10 md:pt-32 lg:pt-40 lg:pb-14 print:bg-transparent print:py-0">
        <div className="container-page">
          <h1 className="heading-1">{title}</h1>
          <p className="mt-4 max-w-text text-lg text-balance text-ink-soft">{intro}</p>
        </div>
      </header>
      <div className="container-page pt-10 pb-14 lg:pt-16 lg:pb-20">
        {news.length === 0 && <NoNews />}
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {news.map((one) => (
            <li key={one.id} className="relative grid content-start gap-3">
              {one.imageUrl && (
                <Picture
                  src={one.imageUrl}
                  alt=""
                  sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw"
                  className="aspect-video rounded bg-milk"
                />
              )}
              {one.day && <Day day={one.day} />}
              <h2 className="heading-display text-xl wrap-anywhere">
                <a className="after:absolute after:inset-0" href={to(`/news/${one.slug}`)}>
                  {one.title}
                </a>
              </h2>
              {one.summary && <p className="text-ink-soft">{one.summary}</p>}
            </li>
          ))}
        </ul>
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
    </>
  );
}
