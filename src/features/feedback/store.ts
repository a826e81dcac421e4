import { and, asc, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Reader, Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { handledFilter, inboxStore } from '../../server/lists/inbox-store.ts';
import { inScope, type OutletScope } from '../../server/lists/outlet-scope.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { isAnswered, listReplies } from '../replies/store.ts';
import type { FeedbackInput } from './contract.ts';
import {
  type AspectCount,
  type Feedback,
  type FeedbackQuery,
  UNHAPPY_STARS,
} from './staff.contract.ts';
import { feedbackTabTexts } from './staff.messages.ts';
import { feedback } from './table.ts';

type NewFeedback = Omit<FeedbackInput, 'outlet'> & {
  menuItemName: string | null;
  outletId?: number | null;
  outletName?: string | null;
  voice?: Voice;
};

/** The item's name is stored too, because the item may be renamed or deleted later. */
export async function createFeedback(db: Db, input: NewFeedback, now: Date): Promise<number> {
  const [row] = await db
    .insert(feedback)
    .values({ ...input, createdAt: now.toISOString() })
    .returning({ id: feedback.id });
  if (!row) throw new Error('The database returned no row for an insert');
  return row.id;
}

const aspects = sql`array_to_string(array(select jsonb_array_elements_text(${feedback.aspects})), ' ')`;

export const feedbackInbox = inboxStore({
  table: feedback,
  select: (db: Db, total: SQL<number>) =>
    db
      .select({ ...getTableColumns(feedback), ...isAnswered('feedbackId', feedback), total })
      .from(feedback)
      .$dynamic(),
  where: (query: Filter, reader) =>
    and(
      searchFilter(query.q, [
        feedback.name,
        feedback.menuItemName,
        feedback.details,
        feedback.notes,
        aspects,
      ]),
      query.outlet === undefined ? undefined : eq(feedback.outletId, query.outlet),
      query.category && eq(feedback.category, query.category),
      query.aspect === undefined
        ? undefined
        : sql`${feedback.aspects} @> ${JSON.stringify([query.aspect])}::jsonb`,
      handledFilter(feedback, query, reader),
    ),
  outletId: feedback.outletId,
  what: feedbackTabTexts.thisFeedback,
});
type Filter = Pick<FeedbackQuery, 'q' | 'category' | 'outlet' | 'aspect' | 'handled' | 'mine'>;

type FeedbackRow = typeof feedback.$inferSelect;

export const toFeedback = ({ menuItemName, outletName, ...row }: FeedbackRow) => ({
  ...row,
  outlet: outletName === null ? null : { name: outletName },
  menuItem: menuItemName === null ? null : { name: menuItemName },
});

export async function withReplies(
  db: Db,
  rows: FeedbackRow[],
  reader: Reader,
): Promise<Feedback[]> {
  const replies = await listReplies(db, 'feedbackId', rows, reader);
  return rows.map((row) => ({ ...toFeedback(row), replies: replies.get(row.id) ?? [] }));
}

export const countNewFeedback = (db: Db, scope: OutletScope): Promise<number> =>
  db.$count(feedback, and(eq(feedback.isHandled, false), inScope(feedback.outletId, scope)));

export function countAspects(db: Db): Promise<AspectCount[]> {
  const count = sql<number>`count(*)::int`;
  const stars = sql<number | null>`round(avg(${feedback.rating}), 1)::float8`;
  const unhappy = sql<number>`(count(*) filter (where ${feedback.rating} <= ${UNHAPPY_STARS}))::int`;
  return db
    .select({
      category: feedback.category,
      aspect: sql<string>`jsonb_array_elements_text(${feedback.aspects})`,
      count,
      unhappy,
      stars,
    })
    .from(feedback)
    .groupBy(sql`1, 2`)
    .orderBy(desc(unhappy), asc(stars), desc(count), sql`1, 2`);
}

/** An average of fewer ratings says nothing. */
const ENOUGH = 5;

/** Resolves to null with too few ratings. */
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
  average: number | null;
  aspect: string | null;
};

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
