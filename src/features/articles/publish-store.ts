import { and, desc, eq, lte, max } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { isLive } from '../../server/lists/entry-store.ts';
import { dayOf } from '../../time.ts';
import type { ArticleTexts, ArticleVersion } from './contract.ts';
import { articleTexts } from './messages.ts';
import { articles, articleVersions } from './table.ts';

const VERSIONS_SHOWN = 100;
const { title, summary, body, imageUrl, day, language, translation } = articles;
const textColumns = { title, summary, body, imageUrl, day, language, translation };

export async function publishArticle(tx: Db, id: number, by: string, now: Date): Promise<void> {
  const found = await tx
    .select({ ...textColumns, kind: articles.kind })
    .from(articles)
    .where(eq(articles.id, id));
  const { kind, ...written } = firstOrNotFound(found, articleTexts.what);
  const appears = kind === 'news' ? dayOf(now) : null;
  const texts: ArticleTexts = { ...written, day: written.day ?? appears };
  const publishedAt = now.toISOString();
  const state = {
    published: texts,
    day: texts.day,
    publishedAt,
    hasDraft: false,
    publishAt: null,
  };
  await tx.update(articles).set(state).where(eq(articles.id, id));
  await keepVersion(tx, id, texts, by, now);
}

async function keepVersion(
  tx: Db,
  articleId: number,
  texts: ArticleTexts,
  publishedBy: string,
  now: Date,
): Promise<void> {
  const of = eq(articleVersions.articleId, articleId);
  const [newest] = await tx
    .select({ texts: articleVersions.texts })
    .from(articleVersions)
    .where(of)
    .orderBy(desc(articleVersions.version))
    .limit(1);
  if (newest && isSame(newest.texts, texts)) return;
  const [last] = await tx
    .select({ version: max(articleVersions.version) })
    .from(articleVersions)
    .where(of);
  const version = (last?.version ?? 0) + 1;
  const publishedAt = now.toISOString();
  await tx.insert(articleVersions).values({ articleId, version, texts, publishedAt, publishedBy });
}

/** PostgreSQL stores the keys of JSON in an order of its own. */
const sorted = ({ translation: other, ...texts }: ArticleTexts) =>
  JSON.stringify([Object.entries(texts).toSorted(), Object.entries(other).toSorted()]);
const isSame = (a: ArticleTexts, b: ArticleTexts) => sorted(a) === sorted(b);

/** The newest comes first. */
export async function listVersions(db: Db, id: number): Promise<ArticleVersion[]> {
  firstOrNotFound(
    await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)),
    articleTexts.what,
  );
  return db
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.articleId, id))
    .orderBy(desc(articleVersions.version))
    .limit(VERSIONS_SHOWN);
}

export async function findVersion(db: Db, id: number, version: number): Promise<ArticleTexts> {
  const found = await db
    .select({ texts: articleVersions.texts })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)));
  return firstOrNotFound(found, articleTexts.whatVersion).texts;
}

/** Throws 409 while visitors see nothing. */
export async function findPublished(db: Db, id: number): Promise<ArticleTexts> {
  const found = await db
    .select({ published: articles.published })
    .from(articles)
    .where(and(eq(articles.id, id), isLive(articles)));
  const { published } = firstOrNotFound(found, articleTexts.what);
  if (!published) throw conflict(articleTexts.neverPublished);
  return published;
}

/** Other instances skip locked rows, so each is published once. */
export const lockDue = (db: Db, now: Date) =>
  db
    .select({ id: articles.id, title: articles.title, updatedBy: articles.updatedBy })
    .from(articles)
    .where(and(isLive(articles), lte(articles.publishAt, now.toISOString())))
    .for('update', { skipLocked: true });
