import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { inOrder, isLive } from '../../server/lists/entry-store.ts';
import { type Article, type ArticleTexts, articlePath } from './contract.ts';
import { articleTexts } from './messages.ts';
import { findIdBySlug } from './slug-store.ts';
import { articles } from './table.ts';

export type ArticleCard = Omit<ArticleTexts, 'body' | 'translation'> &
  Pick<Article, 'id' | 'kind' | 'slug' | 'place' | 'isActive'> & {
    translation: { title: string; summary: string };
    publishedAt: string;
  };

export type ArticleList = {
  cards: ArticleCard[];
  /** The owner has hidden these legal pages. */
  hidden: string[];
  /** Something begins or ends to be shown then. */
  changesAt: Date | null;
};
export const noArticles: ArticleList = { cards: [], hidden: [], changesAt: null };

const { id, kind, slug, place, isActive, startsAt, endsAt, publishedAt, day } = articles;
type Texts = Omit<ArticleTexts, 'body' | 'translation'> & Pick<ArticleCard, 'translation'>;
const withoutBody = sql<Texts>`published #- '{body}' #- '{translation,body}'`;

export async function readArticles(db: Db, now: Date): Promise<ArticleList> {
  const rows = await db
    .select({
      ...{ id, kind, slug, place, isActive, startsAt, endsAt },
      publishedAt: sql<string>`${publishedAt}`.mapWith(publishedAt),
      texts: withoutBody,
    })
    .from(articles)
    .where(and(isLive(articles), isNotNull(articles.published)))
    .orderBy(sql`published ->> 'day' desc nulls last`, desc(day), ...inOrder(articles))
    .limit(1000);
  const active = rows.filter((row) => row.isActive);
  const isBegun = ({ startsAt: start }: (typeof rows)[number]) => !start || new Date(start) <= now;
  const isOver = ({ endsAt: end }: (typeof rows)[number]) => end !== null && new Date(end) <= now;
  const instants = active
    .flatMap((row) => [row.startsAt, row.endsAt])
    .flatMap((instant) => (instant ? [Date.parse(instant)] : []))
    .filter((instant) => instant > now.getTime());
  return {
    cards: active
      .filter((row) => isBegun(row) && !isOver(row))
      .map(({ texts, startsAt: _from, endsAt: _to, ...row }) => ({ ...row, ...texts })),
    hidden: rows.filter((row) => row.kind === 'legal' && !row.isActive).map((row) => row.slug),
    changesAt: instants.length > 0 ? new Date(Math.min(...instants)) : null,
  };
}

export async function readPublished(db: Db, articleId: number): Promise<ArticleTexts | null> {
  const [row] = await db
    .select({ published: articles.published })
    .from(articles)
    .where(and(eq(id, articleId), isLive(articles)));
  return row?.published ?? null;
}

export async function readWritten(db: Db, articleId: number) {
  const { title, summary, body, imageUrl, language, translation } = articles;
  const texts = { title, summary, body, imageUrl, day, language, translation };
  const found = await db
    .select({ ...texts, kind, slug, publishedAt })
    .from(articles)
    .where(and(eq(id, articleId), isLive(articles)));
  return firstOrNotFound(found, articleTexts.what);
}

/** An article that once had this address has another one now. */
export async function presentPath(
  db: Db,
  { cards }: ArticleList,
  old: string,
): Promise<string | null> {
  const found = await findIdBySlug(db, old);
  const card = cards.find((one) => one.id === found);
  return card ? articlePath(card) : null;
}

export async function articlePaths(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ kind, slug })
    .from(articles)
    .where(and(isLive(articles), eq(kind, 'page'), isNotNull(articles.published)));
  return new Set(rows.map(articlePath));
}
