import { and, eq, ne, sql } from 'drizzle-orm';
import { slugOf } from '../../contract.ts';
import { localized, type Message, packed } from '../../messages.ts';
import { isReservedAddress } from '../../pages.contract.ts';
import type { Db } from '../../server/database/database.ts';
import { conflict, HttpError } from '../../server/http/errors.ts';
import { isLive } from '../../server/lists/entry-store.ts';
import { articleTexts } from './messages.ts';
import { articleSlugs, articles } from './table.ts';

type SlugChoice = {
  wanted: string;
  title: string;
  /** Legal pages have addresses of the site. */
  isLegal?: boolean;
};

/**
 * Returns a free address: the wanted one, or one made from the title. Others who choose one wait
 * until the transaction ends.
 */
export async function chooseSlug(tx: Db, choice: SlugChoice, id = 0): Promise<string> {
  const { wanted, title, isLegal = false } = choice;
  await tx.execute(sql`lock table ${articleSlugs} in share row exclusive mode`);
  const isTaken = async (slug: string) =>
    (await tx.$count(
      articleSlugs,
      and(eq(articleSlugs.slug, slug), ne(articleSlugs.articleId, id)),
    )) > 0;
  if (wanted) {
    if (!isLegal && isReservedAddress(wanted)) throw refused(articleTexts.slugReserved, wanted);
    if (isLegal && (await isTaken(wanted))) throw conflict(articleTexts.legalWritten);
    if (await isTaken(wanted)) throw refused(articleTexts.slugTaken, wanted);
    return wanted;
  }
  const made = slugOf(title) || 'page';
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? made : `${made}-${count}`;
    if (!isReservedAddress(slug) && !(await isTaken(slug))) return slug;
  }
}

const refused = (sentence: Message<'slug'>, slug: string) =>
  new HttpError(409, 'slug_taken', localized(sentence, { slug }), {
    fields: { slug: packed(sentence, { slug }) },
  });

export async function keepSlug(tx: Db, slug: string, articleId: number): Promise<void> {
  await tx.insert(articleSlugs).values({ slug, articleId }).onConflictDoNothing();
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | null> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(eq(articleSlugs.slug, slug), isLive(articles)));
  return found?.id ?? null;
}

export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.select({ slug: articleSlugs.slug }).from(articleSlugs).limit(10_000);
  return new Set(rows.map(({ slug }) => slug));
}
