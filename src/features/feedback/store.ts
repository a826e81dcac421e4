import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import type {
  AspectCount,
  Feedback,
  FeedbackExport,
  FeedbackInput,
  FeedbackPatch,
  FeedbackQuery,
} from './contract.ts';
import { feedback } from './table.ts';

/** Keeps what a visitor wrote, with the chosen item's name as it is now; gives the row's id. */
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

export async function listFeedback(db: Db, query: FeedbackQuery): Promise<Rows<Feedback>> {
  const where = wanted(query);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(shown), total: await db.$count(feedback, where) };
}

/** The newest `limit` rows older than the one with the id `before`. */
export async function feedbackBefore(
  db: Db,
  query: FeedbackExport,
  before: number,
  limit: number,
): Promise<Feedback[]> {
  const rows = await db
    .select()
    .from(feedback)
    .where(and(wanted(query), lt(feedback.id, before)))
    .orderBy(desc(feedback.id))
    .limit(limit);
  return rows.map(shown);
}

/** What is named most often first. */
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

export async function updateFeedback(db: Db, id: number, patch: FeedbackPatch): Promise<Feedback> {
  const [row] = await db.update(feedback).set(patch).where(eq(feedback.id, id)).returning();
  if (!row) throw notFound('This feedback');
  return shown(row);
}

export async function deleteFeedback(db: Db, id: number): Promise<void> {
  const [row] = await db.delete(feedback).where(eq(feedback.id, id)).returning({ id: feedback.id });
  if (!row) throw notFound('This feedback');
}

function wanted({ q, category, handled }: FeedbackExport) {
  return and(
    matches(q, [feedback.name, feedback.menuItemName, feedback.details, feedback.notes]),
    category && eq(feedback.category, category),
    handled === undefined ? undefined : eq(feedback.isHandled, handled),
  );
}

const shown = ({ menuItemName, ...row }: typeof feedback.$inferSelect): Feedback => ({
  ...row,
  menuItem: menuItemName === null ? null : { name: menuItemName },
});
