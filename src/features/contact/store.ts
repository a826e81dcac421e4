import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, rowsToInsert } from '../../server/database/rows.ts';
import { together } from '../../server/database/together.ts';
import {
  asPage,
  besidesTotal,
  limitOffset,
  type Page,
  searchFilter,
} from '../../server/lists/paging.ts';
import { inPeriod } from '../../server/lists/period.ts';
import { isAnswered, repliesTo } from '../replies/store.ts';
import type { ContactInput } from './contract.ts';
import type {
  ContactExport,
  ContactMessage,
  ContactPatch,
  ContactQuery,
} from './staff.contract.ts';
import { contactMessages } from './table.ts';

export const createContactMessage = together(async (db, messages: (ContactInput & Created)[]) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${contactMessages} ${rowsToInsert(contactMessages, messages)} returning id`);
  return rows.map(({ id }) => id);
});
type Created = { createdAt: string };

/** Who reads the list, and when. */
export type Reader = { accountId?: number | undefined; now: Date };

export async function listContactMessages(
  db: Db,
  query: ContactQuery,
  reader: Reader = { now: new Date() },
): Promise<Page<ContactMessage>> {
  const where = whereFor(query, reader);
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({
      ...getTableColumns(contactMessages),
      ...besidesTotal(db, contactMessages, where),
      ...isAnswered('messageId', contactMessages),
    })
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.id))
    .limit(limit)
    .offset(offset);
  const { total } = await asPage(rows, query, () => db.$count(contactMessages, where));
  return { rows: await withReplies(db, rows), total };
}

export const countNewMessages = (db: Db): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.isHandled, false));

export async function findContactMessage(db: Db, id: number): Promise<ContactMessage> {
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return firstOrNotFound(await withReplies(db, rows), WHAT);
}

export function contactMessagesBefore(
  db: Db,
  query: ContactExport,
  reader: Reader,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(and(whereFor(query, reader), lt(contactMessages.id, before)))
    .orderBy(desc(contactMessages.id))
    .limit(limit);
}

export async function changeContactMessage(
  db: Db,
  id: number,
  change: ContactPatch,
): Promise<ContactMessage> {
  const updated = await db
    .update(contactMessages)
    .set(change)
    .where(eq(contactMessages.id, id))
    .returning();
  return firstOrNotFound(await withReplies(db, updated), WHAT);
}

export async function deleteContactMessage(db: Db, id: number): Promise<{ id: number }> {
  const deleted = await db.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
  return firstOrNotFound(deleted, WHAT);
}

const WHAT = 'This message';
type MessageRow = typeof contactMessages.$inferSelect;

async function withReplies(db: Db, rows: MessageRow[]): Promise<ContactMessage[]> {
  const replies = await repliesTo(db, 'messageId', rows);
  return rows.map((row) => ({ ...row, replies: replies.get(row.id) ?? [] }));
}

function whereFor({ q, handled, period, mine }: ContactExport, { accountId, now }: Reader) {
  const { name, email, message, isHandled, assignedTo, createdAt } = contactMessages;
  return and(
    searchFilter(q, [name, email, message]),
    handled === undefined ? undefined : eq(isHandled, handled),
    inPeriod(createdAt, period, now),
    mine && accountId ? eq(assignedTo, accountId) : undefined,
  );
}
