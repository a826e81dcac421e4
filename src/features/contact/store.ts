import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../server/db.ts';
import { notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import type { ContactExport, ContactInput, ContactMessage, ContactQuery } from './contract.ts';
import { contactMessages } from './table.ts';

/** Keeps what a visitor wrote; gives the row's id. */
export async function createContactMessage(
  db: Db,
  input: ContactInput,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(contactMessages)
    .values({ ...input, createdAt: now.toISOString() })
    .returning({ id: contactMessages.id });
  if (!row) throw new Error('The database returned no row for an insert');
  return row.id;
}

export async function listContactMessages(
  db: Db,
  query: ContactQuery,
): Promise<Rows<ContactMessage>> {
  const where = wanted(query);
  const { limit, offset } = window(query);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(desc(contactMessages.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(contactMessages, where) };
}

/** The newest `limit` rows older than the one with the id `before`. */
export function contactMessagesBefore(
  db: Db,
  query: ContactExport,
  before: number,
  limit: number,
): Promise<ContactMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(and(wanted(query), lt(contactMessages.id, before)))
    .orderBy(desc(contactMessages.id))
    .limit(limit);
}

export async function handleContactMessage(
  db: Db,
  id: number,
  isHandled: boolean,
): Promise<ContactMessage> {
  const [row] = await db
    .update(contactMessages)
    .set({ isHandled })
    .where(eq(contactMessages.id, id))
    .returning();
  if (!row) throw notFound('This message');
  return row;
}

export async function deleteContactMessage(db: Db, id: number): Promise<void> {
  const [row] = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  if (!row) throw notFound('This message');
}

function wanted({ q, handled }: ContactExport) {
  const { name, email, message, isHandled } = contactMessages;
  return and(
    matches(q, [name, email, message]),
    handled === undefined ? undefined : eq(isHandled, handled),
  );
}
