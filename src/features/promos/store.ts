import { and, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import { type Promo, type PublicPromo, promoTimes } from './contract.ts';
import { promoTexts } from './messages.ts';
import { promos } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(promos);
const { isActive, createdAt, updatedAt, ...publicColumns } = columns;

export const promoEntries = entryStore({
  table: promos,
  select: (db) => db.select(columns).from(promos).$dynamic(),
  search: [promos.title, promos.description],
  translation: { column: promos.translation, of: [promos.title, promos.description] },
  name: promos.title,
  line: promos.description,
  what: promoTexts.what,
  whole: promoTimes,
});

export async function promoLink(db: Db, id: number): Promise<string | null> {
  const [promo] = await db
    .select({ link: promos.link })
    .from(promos)
    .where(and(isLive(promos), eq(promos.id, id)));
  return promo?.link ?? null;
}

export type ActivePromos = {
  promos: (PublicPromo & Pick<Promo, 'language' | 'translation' | 'englishPicture'>)[];
  /** The next promo begins or ends then; null if none has a time. */
  changesAt: Date | null;
};

export async function listActivePromos(db: Db, now: Date): Promise<ActivePromos> {
  const { endsAt } = promos;
  const notOver = or(isNull(endsAt), gt(endsAt, now.toISOString()));
  const rows = await db
    .select(publicColumns)
    .from(promos)
    .where(and(isLive(promos), eq(isActive, true), notOver))
    .orderBy(...inOrder(promos))
    .limit(500);
  const hasBegun = (startsAt: string | null) => startsAt === null || new Date(startsAt) <= now;
  const instants = rows.flatMap(({ startsAt, endsAt: end }) => {
    const next = hasBegun(startsAt) ? end : startsAt;
    return next ? [Date.parse(next)] : [];
  });
  return {
    promos: rows.flatMap(({ startsAt, ...promo }) => (hasBegun(startsAt) ? [promo] : [])),
    changesAt: instants.length > 0 ? new Date(Math.min(...instants)) : null,
  };
}
