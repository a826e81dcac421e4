import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import {
  asPage,
  besidesTotal,
  limitOffset,
  type Page,
  searchFilter,
} from '../../server/lists/paging.ts';
import { inPeriod } from '../../server/lists/period.ts';
import { isAnswered, repliesTo } from '../replies/store.ts';
import type { FeedbackInput } from './contract.ts';
import type {
  AspectCount,
  Feedback,
  FeedbackExport,
  FeedbackPatch,
  FeedbackQuery,
} from './staff.contract.ts';
import { feedback } from './table.ts';

/** Stores the item's name as well, in case the item is renamed or deleted later. */
export async function createFeedback(
  db: Db,
  input: FeedbackInput,
  menuItemName: string | null,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(feedback)
    .values({ ...input, menuItemName, createdAt: now.toISOString() })
    .returning({ id: feedback.id });
  if (!row) throw new Error('The database returned no row for an insert');
  return row.id;
}

/** Who reads the list, and when. */
type Reader = { accountId?: number | undefined; now: Date };

export async function listFeedback(
  db: Db,
  query: FeedbackQuery,
  reader: Reader = { now: new Date() },
): Promise<Page<Feedback>> {
  const where = whereFor(query, reader);
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({
      ...getTableColumns(feedback),
      ...besidesTotal(db, feedback, where),
      ...isAnswered('feedbackId', feedback),
    })
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.id))
    .limit(limit)
    .offset(offset);
  const { total } = await asPage(rows, query, () => db.$count(feedback, where));
  return { rows: await withReplies(db, rows), total };
}

export const countNewFeedback = (db: Db): Promise<number> =>
  db.$count(feedback, eq(feedback.isHandled, false));

export async function feedbackBefore(
  db: Db,
  query: FeedbackExport,
  reader: Reader,
  before: number,
  limit: number,
): Promise<Omit<Feedback, 'replies'>[]> {
  const rows = await db
    .select()
    .from(feedback)
    .where(and(whereFor(query, reader), lt(feedback.id, before)))
    .orderBy(desc(feedback.id))
    .limit(limit);
  return rows.map(toFeedback);
}

export function countAspects(db: Db): Promise<AspectCount[]> {
  const count = sql<number>`count(*)::int`;
  return db
    .select({
      category: feedback.category,
      aspect: sql<string>`jsonb_array_elements_text(${feedback.aspects})`,
      count,
    })
    .from(feedback)
    .groupBy(sql`1, 2`)
    .orderBy(desc(count), sql`1, 2`);
}

/** A few ratings more or less say nothing about a shop. */
const ENOUGH = 5;

/** The stars of a stretch of time; null while there are too few. */
export async function averageRating(db: Db, from: Date, to: Date): Promise<number | null> {
  const { rating, createdAt } = feedback;
  const [row] = await db
    .select({
      count: sql<number>`count(${rating})::int`,
      average: sql`avg(${rating})`.mapWith(Number),
    })
    .from(feedback)
    .where(and(gte(createdAt, from.toISOString()), lt(createdAt, to.toISOString())));
  return row && row.count >= ENOUGH ? Math.round(row.average * 10) / 10 : null;
}

export type FeedbackSummary = {
  count: number;
  /** Of 5; null when nobody gave stars. */
  average: number | null;
  /** What was named most often. */
  aspect: string | null;
};

/** What customers said in a stretch of time. */
export async function summariseFeedback(db: Db, from: Date, to: Date): Promise<FeedbackSummary> {
  const { rating, aspects, createdAt } = feedback;
  const within = and(gte(createdAt, from.toISOString()), lt(createdAt, to.toISOString()));
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`avg(${rating})::float8`,
    })
    .from(feedback)
    .where(within);
  const [named] = await db
    .select({ aspect: sql<string>`jsonb_array_elements_text(${aspects})` })
    .from(feedback)
    .where(within)
    .groupBy(sql`1`)
    .orderBy(sql`count(*) desc`, sql`1`)
    .limit(1);
  return { count: row?.count ?? 0, average: row?.average ?? null, aspect: named?.aspect ?? null };
}

export async function updateFeedback(db: Db, id: number, patch: FeedbackPatch): Promise<Feedback> {
  const updated = await db.update(feedback).set(patch).where(eq(feedback.id, id)).returning();
  return firstOrNotFound(await withReplies(db, updated), WHAT);
}

export async function findFeedback(db: Db, id: number): Promise<Feedback> {
  const rows = await db.select().from(feedback).where(eq(feedback.id, id));
  return firstOrNotFound(await withReplies(db, rows), WHAT);
}

export async function deleteFeedback(db: Db, id: number): Promise<{ id: number }> {
  const deleted = await db.delete(feedback).where(eq(feedback.id, id)).returning();
  return firstOrNotFound(deleted, WHAT);
}

const WHAT = 'This feedback';

function whereFor(
  { q, category, handled, aspect, period, mine }: FeedbackExport,
  { accountId, now }: Reader,
) {
  const { name, menuItemName, details, notes } = feedback;
  const aspects = sql`array_to_string(array(select jsonb_array_elements_text(${feedback.aspects})), ' ')`;
  return and(
    searchFilter(q, [name, menuItemName, details, notes, aspects]),
    category && eq(feedback.category, category),
    handled === undefined ? undefined : eq(feedback.isHandled, handled),
    aspect === undefined
      ? undefined
      : sql`${feedback.aspects} @> ${JSON.stringify([aspect])}::jsonb`,
    inPeriod(feedback.createdAt, period, now),
    mine && accountId ? eq(feedback.assignedTo, accountId) : undefined,
  );
}

type FeedbackRow = typeof feedback.$inferSelect;

const toFeedback = ({ menuItemName, ...row }: FeedbackRow) => ({
  ...row,
  menuItem: menuItemName === null ? null : { name: menuItemName },
});

async function withReplies(db: Db, rows: FeedbackRow[]): Promise<Feedback[]> {
  const replies = await repliesTo(db, 'feedbackId', rows);
  return rows.map((row) => ({ ...toFeedback(row), replies: replies.get(row.id) ?? [] }));
}
