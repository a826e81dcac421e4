import { and, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { validUntil } from '../../server/http/kept/drawing.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { PublicPromo } from './contract.ts';
import { promos } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(promos);
const { isActive, createdAt, updatedAt, ...publicColumns } = columns;

export const promoEntries = entryStore({
  table: promos,
  select: (db) => db.select(columns).from(promos).$dynamic(),
  search: [promos.title, promos.description],
  name: promos.title,
  what: 'This promo',
});

/** Those that have begun and are not over. A page that shows them is right until the next change. */
export async function listActivePromos(db: Db, now: Date): Promise<PublicPromo[]> {
  const { endsAt } = promos;
  const notOver = or(isNull(endsAt), gt(endsAt, now.toISOString()));
  const rows = await db
    .select(publicColumns)
    .from(promos)
    .where(and(isLive(promos), eq(isActive, true), notOver))
    .orderBy(...inOrder(promos))
    .limit(500);
  const hasBegun = (startsAt: string | null) => startsAt === null || new Date(startsAt) <= now;
  return rows.flatMap(({ startsAt, ...promo }) => {
    const begun = hasBegun(startsAt);
    const next = begun ? promo.endsAt : startsAt;
    if (next) validUntil(new Date(next));
    return begun ? [promo] : [];
  });
}

/** Pictures the sweep must keep, also of promos in the bin. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  return (await db.select({ url: promos.imageUrl }).from(promos)).map(({ url }) => url);
}
