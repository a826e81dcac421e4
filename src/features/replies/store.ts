import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { packed, type Reader, say, unpacked, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { EVERY_OUTLET, isInScope, type OutletScope } from '../../server/lists/outlet-scope.ts';
import { isVersion, nextVersion, savedOrConflict } from '../../server/lists/version.ts';
import { mayAct, scopeOf } from '../accounts/contract.ts';
import { listAccounts } from '../accounts/store.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { mailReader, type OutboxMail } from '../email/mail-kind.ts';
import { enqueueMail, listMailsAbout, perhapsSent } from '../email/store.ts';
import { type Colleague, type Prepared, type Reply, type ReplyInput, seesIt } from './contract.ts';
import { replyMailTexts } from './mail.messages.ts';
import { replyTexts as t } from './messages.ts';
import { preparedTexts, replies } from './table.ts';

type Answered = 'messageId' | 'feedbackId';
type ReplyRow = typeof replies.$inferSelect;
type NewReply = {
  /** The caller must have locked its row. */
  to: { messageId: number } | { feedbackId: number };
  input: ReplyInput;
  quote: string;
  voice: Voice;
  by: { id: number | null; name: string };
  now: Date;
};

/** Returns the mail's id for `outbox.deliver()`. The browser opens WhatsApp chats, without mail. */
export async function addReply(
  tx: Db,
  { to, input, quote, voice, by, now }: NewReply,
): Promise<number | null> {
  const { channel, recipient, body } = input;
  await refuseDuplicate(tx, to, input, now);
  const row = { ...to, channel, recipient, body, accountId: by.id, accountName: by.name };
  const { id } = inserted(
    await tx
      .insert(replies)
      .values({ ...row, createdAt: now.toISOString() })
      .returning({ id: replies.id }),
  );
  if (channel === 'whatsapp') return null;
  const { brand } = valuesOf('contact', await readValues(tx), voice);
  const about = { about: 'reply', aboutId: id } as const;
  const subject = say(mailReader({ voice }), replyMailTexts.subject, { brand: brand.name });
  const mail = { key: `reply:${id}`, kind: 'reply', ...about, recipient, voice, subject };
  const queued = await enqueueMail(tx, { ...mail, data: { id, quote: quote.slice(0, 500) } }, now);
  return queued.id;
}

/** Staff wait for the mail server for so many milliseconds. */
export const REPLY_PATIENCE = 1_500;

const DUPLICATE_WITHIN = 60_000;

/** A reply sent again, because the first answer was lost, must reach the customer only once. */
async function refuseDuplicate(tx: Db, to: NewReply['to'], input: ReplyInput, now: Date) {
  const since = new Date(now.getTime() - DUPLICATE_WITHIN).toISOString();
  const { channel, recipient, body } = replies;
  const equal = and(
    'messageId' in to ? eq(replies.messageId, to.messageId) : eq(replies.feedbackId, to.feedbackId),
    gt(replies.createdAt, since),
    eq(channel, input.channel),
    eq(recipient, input.recipient),
    eq(body, input.body),
  );
  if ((await tx.$count(replies, equal)) === 0) return;
  throw conflict(t.sentAlready, 'sent_already');
}

export async function markReplySent(tx: Db, id: number, now: Date): Promise<ReplyRow | undefined> {
  const sentAt = now.toISOString();
  const [sent] = await tx.update(replies).set({ sentAt }).where(eq(replies.id, id)).returning();
  return sent;
}

export async function findReply(db: Db, id: number): Promise<ReplyRow | null> {
  const [reply] = await db.select().from(replies).where(eq(replies.id, id));
  return reply ?? null;
}

/** Both tables have an `id`, so names are written with their table. */
export const isAnswered = (kind: Answered, of: PgTable) => {
  const column = sql.identifier(replies[kind].name);
  return {
    answered: sql<boolean>`exists (select from ${replies} where ${replies}.${column} = ${of}.id)`,
  };
};

export async function listReplies(
  db: Db,
  kind: Answered,
  of: { id: number; answered?: boolean }[],
  reader: Reader,
): Promise<Map<number, Reply[]>> {
  const ids = of.flatMap(({ id, answered }) => (answered === false ? [] : [id]));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(replies)
    .where(inArray(replies[kind], ids))
    .orderBy(asc(replies.id));
  const mailed = rows.filter(({ channel }) => channel === 'email').map(({ id }) => id);
  const mails = await listMailsAbout(db, 'reply', 'reply', mailed);
  const found = new Map<number, Reply[]>();
  for (const row of rows) {
    const of = row[kind] ?? 0;
    const reply = toReply(row, mails.get(row.id)?.at(-1), reader);
    found.set(of, [...(found.get(of) ?? []), reply]);
  }
  return found;
}

function toReply(row: ReplyRow, mail: OutboxMail | undefined, reader: Reader): Reply {
  const { id, channel, recipient, body, accountName, createdAt, sentAt } = row;
  const said = { id, channel, recipient, body, accountName, createdAt };
  if (channel === 'whatsapp') {
    return { ...said, state: 'opened', reason: null, perhapsSent: false, mailId: null };
  }
  return {
    ...said,
    // Old mails are deleted from the outbox.
    state: mail?.state ?? (sentAt === null ? 'failed' : 'accepted'),
    reason: mail?.error ? unpacked(mail.error, reader) : null,
    perhapsSent: mail !== undefined && perhapsSent(mail),
    mailId: mail?.id ?? null,
  };
}

/**
 * Lists accounts to which messages and feedback can be assigned: those that work for all outlets,
 * and managers of an outlet within the scope.
 */
export async function listColleagues(db: Db, scope: OutletScope): Promise<Colleague[]> {
  const { rows } = await listAccounts(db, { page: 1, limit: 200, q: '' });
  return rows
    .filter(({ role, disabled }) => mayAct(role, 'manager') && !disabled)
    .map((account) => ({ ...account, own: scopeOf(account) }))
    .filter(({ own }) => own === null || own.some((id) => isInScope(id, scope)))
    .map(({ id, name, role, own }) => ({
      id,
      name,
      isManager: role === 'manager',
      outletIds: own?.filter((outlet) => isInScope(outlet, scope)) ?? null,
    }));
}

/**
 * Throws when the account cannot be assigned, because it could not see the item; null is nobody.
 * @param about a message, feedback, or null when it is not known yet which
 */
export async function assertColleague(
  db: Db,
  id: number | null,
  about: 'message' | { outletId: number | null } | null,
): Promise<void> {
  if (id === null) return;
  const colleague = (await listColleagues(db, EVERY_OUTLET)).find((one) => one.id === id);
  if (colleague && (about === null || seesIt(colleague, about))) return;
  throw invalid(t.notAColleague, { assignedTo: packed(t.notAColleague) });
}

export const listPrepared = (db: Db): Promise<Prepared[]> =>
  db.select().from(preparedTexts).orderBy(asc(preparedTexts.id)).limit(100);

type PreparedInput = Pick<Prepared, 'title' | 'body'>;

export async function createPrepared(db: Db, input: PreparedInput, now: Date): Promise<Prepared> {
  const values = { ...input, updatedAt: now.toISOString() };
  return inserted(await db.insert(preparedTexts).values(values).returning());
}

export async function updatePrepared(
  db: Db,
  id: number,
  { updatedAt, ...changes }: PreparedInput & { updatedAt?: string | undefined },
  now: Date,
): Promise<Prepared> {
  const saved = await db
    .update(preparedTexts)
    .set({ ...changes, updatedAt: nextVersion(preparedTexts.updatedAt, now) })
    .where(and(eq(preparedTexts.id, id), isVersion(preparedTexts.updatedAt, updatedAt)))
    .returning();
  const find = () => db.select().from(preparedTexts).where(eq(preparedTexts.id, id));
  return savedOrConflict(saved, find, t.thisText);
}

export async function deletePrepared(db: Db, id: number): Promise<Prepared> {
  const gone = await db.delete(preparedTexts).where(eq(preparedTexts.id, id)).returning();
  return firstOrNotFound(gone, t.thisText);
}
