import { and, eq, ne, sql } from 'drizzle-orm';
import { slugOf } from '../../contract.ts';
import { localized, packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { HttpError } from '../../server/http/errors.ts';
import { isLive } from '../../server/lists/entry-store.ts';
import { outletTexts } from './messages.ts';
import { outletSlugs, outlets } from './table.ts';

/**
 * Returns a slug that no other outlet has or had. Others who choose one wait until the transaction
 * ends, or both would get the same.
 */
export async function chooseSlug(
  tx: Db,
  { slug, name }: { slug?: string | null | undefined; name: string },
  outletId = 0,
): Promise<string> {
  await tx.execute(sql`lock table ${outletSlugs} in share row exclusive mode`);
  const isTaken = async (wanted: string) =>
    (await tx.$count(
      outletSlugs,
      and(eq(outletSlugs.slug, wanted), ne(outletSlugs.outletId, outletId)),
    )) > 0;
  if (slug) {
    if (!(await isTaken(slug))) return slug;
    const sentence = localized(outletTexts.slugTaken, { slug });
    const fields = { slug: packed(outletTexts.slugTaken, { slug }) };
    throw new HttpError(409, 'slug_taken', sentence, { fields });
  }
  const plain = slugOf(name);
  // A slug without a letter would be read as an id.
  const made = /[a-z]/.test(plain) ? plain : `outlet-${plain}`.replace(/-$/, '');
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? made : `${made}-${count}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}

export async function keepSlug(tx: Db, slug: string, outletId: number): Promise<void> {
  await tx.insert(outletSlugs).values({ slug, outletId }).onConflictDoNothing();
}

/** Follows a slug that the outlet had before. Returns null if visitors do not see the outlet. */
export async function presentSlug(db: Db, slug: string): Promise<string | null> {
  const [found] = await db
    .select({ slug: outlets.slug })
    .from(outletSlugs)
    .innerJoin(outlets, eq(outlets.id, outletSlugs.outletId))
    .where(and(eq(outletSlugs.slug, slug), isLive(outlets), eq(outlets.isActive, true)));
  return found?.slug ?? null;
}

/** Also finds an outlet by a slug that it had before. */
export async function findOutletBySlug(db: Db, slug: string) {
  const [found] = await db
    .select({ id: outlets.id, name: outlets.name })
    .from(outletSlugs)
    .innerJoin(outlets, eq(outlets.id, outletSlugs.outletId))
    .where(and(eq(outletSlugs.slug, slug), isLive(outlets)));
  return found ?? null;
}

export async function outletSaid(tx: Db, slug: string) {
  const outlet = slug === '' ? null : await findOutletBySlug(tx, slug);
  return { outletId: outlet?.id ?? null, outletName: outlet?.name ?? null };
}
