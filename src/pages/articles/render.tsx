import type { ArticleTexts, Kind, TypedArticle } from '../../features/articles/contract.ts';
import { articlePath } from '../../features/articles/contract.ts';
import {
  type ArticleCard,
  readPublished,
  readWritten,
} from '../../features/articles/public-store.ts';
import { plainText, sanitiseBody } from '../../features/articles/sanitise.ts';
import { localized, say } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { notFound } from '../../server/http/errors.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import { sharedArticle } from '../brand/share.ts';
import { renderOwn } from '../legal/render.tsx';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { grownPhoto, type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, rowsFor, type Site, siteReader } from '../site.ts';
import { ArticlePage } from './article.tsx';
import { articleJsonLd } from './json-ld.ts';
import { newsTexts } from './messages.ts';
import { withNames } from './names.ts';
import { NewsPage } from './news.tsx';

const NEWS_A_PAGE = 12;
const NEWS_BELOW = 3;
const DESCRIPTION_LENGTH = 160;

export const findCard = ({ articles }: Site, kind: Kind, slug: string): ArticleCard | undefined =>
  articles.cards.find((card) => card.kind === kind && card.slug === slug);

export async function renderArticle(
  context: PageContext,
  card: ArticleCard,
): Promise<RenderedPage> {
  const texts = await readPublished(context.deps.database.db, card.id);
  if (!texts) throw notFound(localized(newsTexts.what));
  return renderTexts(context, texts, card);
}

/** Shows what staff have written, published or not. */
export async function renderWritten(context: PageContext, id: number): Promise<RenderedPage> {
  const { kind, slug, publishedAt, ...texts } = await readWritten(context.deps.database.db, id);
  return renderTexts(context, texts, { kind, slug, publishedAt });
}

export function renderTyped(context: PageContext, typed: TypedArticle): Promise<RenderedPage> {
  const { kind, slug, ...texts } = typed;
  const { body, translation } = texts;
  const clean = {
    ...texts,
    body: sanitiseBody(body),
    translation: { ...translation, body: sanitiseBody(translation.body) },
  };
  return renderTexts(context, clean, { kind, slug, publishedAt: null });
}

type Place = { kind: Kind; slug: string; publishedAt: string | null };

async function renderTexts(context: PageContext, texts: ArticleTexts, place: Place) {
  const path = articlePath(place);
  if (place.kind === 'legal') return renderOwn(context, path, texts);
  const { site } = await loadPage(context, 'contact');
  const shown = withNames(site, inLanguage(texts, site.voice, 'marked'));
  const reader = siteReader(site, texts.language);
  const isNews = place.kind === 'news';
  const others = rowsFor(
    site,
    site.articles.cards
      .filter(({ kind, slug }) => kind === 'news' && slug !== place.slug)
      .slice(0, NEWS_BELOW),
  );
  const title = withoutLanguages(shown.title);
  const description =
    withoutLanguages(shown.summary) ||
    plainText(withoutLanguages(shown.body)).slice(0, DESCRIPTION_LENGTH);
  const head = {
    title,
    description,
    path,
    lang: texts.language,
    photoLink: texts.imageUrl && grownPhoto,
    shared: sharedArticle(place.slug, inLanguage(texts, site.voice).title, texts.imageUrl),
    jsonLd: isNews
      ? articleJsonLd(site, reader, { ...texts, title, description, path }, place.publishedAt)
      : pageJsonLd(site, reader, { type: 'WebPage', path, name: title }),
  };
  return renderPage(context, {
    site,
    head,
    content: (
      <ArticlePage
        texts={shown}
        isNews={isNews}
        address={{ title, url: site.url + inVoice(reader.prefix, path) }}
        others={isNews ? others : []}
      />
    ),
  });
}

export async function renderNews(context: PageContext, page = 1): Promise<RenderedPage> {
  const { site, values } = await loadPage(context, 'home');
  const all = site.articles.cards.filter((card) => card.kind === 'news');
  const pages = Math.max(1, Math.ceil(all.length / NEWS_A_PAGE));
  if (page > pages) throw notFound(localized(newsTexts.what));
  const reader = siteReader(site, 'id');
  const title = say(reader, newsTexts.title);
  const intro = say(reader, newsTexts.intro, { brand: site.contact.brand.name });
  const head = {
    title: page === 1 ? title : `${title} (${page})`,
    description: intro,
    path: page === 1 ? '/news' : `/news?page=${page}`,
    lang: 'id' as const,
    noindex: all.length === 0,
    jsonLd: pageJsonLd(site, reader, { type: 'WebPage', path: '/news', name: title }),
  };
  const news = rowsFor(site, all.slice((page - 1) * NEWS_A_PAGE, page * NEWS_A_PAGE));
  const content = (
    <NewsPage {...{ title, intro, news, page, pages, site }} social={values.instagram} />
  );
  return renderPage(context, { site, head, content });
}
