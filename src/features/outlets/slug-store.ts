import { and, eq } from 'drizzle-orm';
import { slugOf } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import { slugHistory, slugRefused } from '../../server/database/slugs.ts';
import { isLive } from '../../server/lists/entry-store.ts';
import { outletTexts } from './messages.ts';
import { outletSlugs, outlets } from './table.ts';

const slugs = slugHistory(outletSlugs, outletSlugs.outletId);
export const keepSlug = slugs.keep;

export function chooseSlug(
  tx: Db,
  { slug, name }: { slug?: string | null | undefined; name: string },
  outletId?: number,
): Promise<string> {
  const wanted = slug ?? '';
  const plain = slugOf(name);
  // A slug without a letter would be read as an id.
  const base = /[a-z]/.test(plain) ? plain : `outlet-${plain}`.replace(/-$/, '');
  const refused = slugRefused(outletTexts.slugTaken, wanted);
  return slugs.choose(tx, { wanted, base, refused }, outletId);
}

const hasOrHad = (slug: string) => and(eq(outlets.id, slugs.idOf(slug)), isLive(outlets));

/** Follows a slug that the outlet had before. Returns null if visitors do not see the outlet. */
export async function presentSlug(db: Db, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ slug: outlets.slug })
    .from(outlets)
    .where(and(hasOrHad(slug), eq(outlets.isActive, true)));
  return found?.slug ?? null;
}

/** Also finds an outlet by a slug that it had before. */
export async function findOutletBySlug(db: Db, slug: string) {
  const { id, name } = outlets;
  const [found] = await db.select({ id, name }).from(outlets).where(hasOrHad(slug));
  return found ?? null;
}

export async function outletSaid(tx: Db, slug: string) {
  const outlet = slug === '' ? null : await findOutletBySlug(tx, slug);
  return { outletId: outlet?.id ?? null, outletName: outlet?.name ?? null };
}
