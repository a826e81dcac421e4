import { asc, eq } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { saveOrder } from '../../server/order.ts';
import type { Promo, PromoInput, PromoUpdate } from './contract.ts';
import { promos } from './table.ts';

const inOrder = [asc(promos.displayOrder), asc(promos.id)];

/** What visitors see: active ones, in the staff's order. */
export function listActivePromos(db: Db): Promise<Promo[]> {
  return db
    .select()
    .from(promos)
    .where(eq(promos.isActive, true))
    .orderBy(...inOrder)
    .limit(500);
}

export async function listPromos(db: Db, query: ListQuery): Promise<Rows<Promo>> {
  const where = matches(query.q, [promos.title, promos.description]);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(promos)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(promos, where) };
}

export async function createPromo(
  db: Db,
  input: PromoInput & { imageUrl: string },
  now: Date,
): Promise<Promo> {
  const [promo] = await db
    .insert(promos)
    .values({ ...input, isActive: true, createdAt: now.toISOString() })
    .returning();
  if (!promo) throw new Error('The database returned no row for an insert');
  return promo;
}

export async function updatePromo(db: Db, id: number, input: PromoUpdate): Promise<Promo> {
  const [promo] = await db.update(promos).set(input).where(eq(promos.id, id)).returning();
  if (!promo) throw notFound('This promo');
  return promo;
}

export async function deletePromo(db: Db, id: number): Promise<void> {
  const [promo] = await db.delete(promos).where(eq(promos.id, id)).returning({ id: promos.id });
  if (!promo) throw notFound('This promo');
}

export const orderPromos = (db: Db, ids: number[]) => saveOrder(db, promos, ids);

/** Every picture a promo shows, so that the sweep keeps it. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  return (await db.select({ url: promos.imageUrl }).from(promos)).map(({ url }) => url);
}
