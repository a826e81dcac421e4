import { and, eq } from 'drizzle-orm';
import { slugOf } from '../../contract.ts';
import { isReservedAddress } from '../../pages.contract.ts';
import type { Db } from '../../server/database/database.ts';
import { slugHistory, slugRefused } from '../../server/database/slugs.ts';
import { conflict } from '../../server/http/errors.ts';
import { isLive } from '../../server/lists/entry-store.ts';
import { articleTexts } from './messages.ts';
import { articleSlugs, articles } from './table.ts';

type SlugChoice = {
  wanted: string;
  title: string;
  /** Legal pages have addresses of the site. */
  isLegal?: boolean;
};

const slugs = slugHistory(articleSlugs, articleSlugs.articleId);
export const keepSlug = slugs.keep;

export async function chooseSlug(tx: Db, choice: SlugChoice, id?: number): Promise<string> {
  const { wanted, title, isLegal = false } = choice;
  if (wanted && !isLegal && isReservedAddress(wanted)) {
    throw slugRefused(articleTexts.slugReserved, wanted);
  }
  const base = slugOf(title) || 'page';
  const refused = isLegal
    ? conflict(articleTexts.legalWritten)
    : slugRefused(articleTexts.slugTaken, wanted);
  return slugs.choose(tx, { wanted, base, refused, isReserved: isReservedAddress }, id);
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | null> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, slugs.idOf(slug)), isLive(articles)));
  return found?.id ?? null;
}

export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.select({ slug: articleSlugs.slug }).from(articleSlugs).limit(10_000);
  return new Set(rows.map(({ slug }) => slug));
}
