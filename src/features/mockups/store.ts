import { asc, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { saveOrder } from '../../server/order.ts';
import type { Mockup, MockupInput } from './contract.ts';
import { mockups } from './table.ts';

const inOrder = [asc(mockups.displayOrder), asc(mockups.id)];

/** What the showcase goes through, in the staff's order. */
export function listShownMockups(db: Db): Promise<Mockup[]> {
  return db
    .select()
    .from(mockups)
    .orderBy(...inOrder)
    .limit(100);
}

export async function listMockups(db: Db, query: ListQuery): Promise<Rows<Mockup>> {
  const where = matches(query.q, [mockups.name, mockups.position, mockups.description]);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(mockups)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mockups, where) };
}

/** New mockups go to the end of the list. */
export async function createMockup(db: Db, input: MockupInput & { url: string }): Promise<Mockup> {
  const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from mockups)`;
  const [mockup] = await db
    .insert(mockups)
    .values({ ...input, displayOrder: last })
    .returning();
  if (!mockup) throw new Error('The database returned no row for an insert');
  return mockup;
}

export async function deleteMockup(db: Db, id: number): Promise<void> {
  const [mockup] = await db.delete(mockups).where(eq(mockups.id, id)).returning({ id: mockups.id });
  if (!mockup) throw notFound('This image');
}

export const orderMockups = (db: Db, ids: number[]) => saveOrder(db, mockups, ids);

/** Every picture a mockup shows, so that the sweep keeps it. */
export async function listPictureUrls(db: Db): Promise<string[]> {
  return (await db.select({ url: mockups.url }).from(mockups)).map(({ url }) => url);
}
