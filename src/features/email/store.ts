import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  min,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Localized, type Reader, sayLocalized, unpacked, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import type { Env } from '../../server/env.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { type Page, searchFilter, selectPage } from '../../server/lists/paging.ts';
import { isMailAddress, type MailState } from '../../server/mail.ts';
import { isAboutOneMail } from '../../server/mail-error.ts';
import { mailTexts } from '../../server/messages.ts';
import { voiceOfAddress } from '../accounts/store.ts';
import {
  type EmailSettings,
  type EmailSettingsInput,
  emailSettingsSchema,
  type ListedMail,
  type MailHealth,
  mailStates,
  type Notice,
  type OutboxExport,
  type OutboxQuery,
} from './contract.ts';
import { type MailKind, type MailKinds, mailReader } from './mail-kind.ts';
import { outboxTexts } from './messages.ts';
import { emailSettings, type MailSubject, type OutboxMail, outbox } from './table.ts';

export type NewMail = {
  /** One event, as in `reward:12`, sends one mail. */
  key: string;
  kind: string;
  /** Deleting this row deletes the mail. */
  about?: MailSubject;
  aboutId?: number;
  recipient: string;
  /** It is `mixed` if absent. */
  voice?: Voice;
  subject: string;
  data: object;
};

/**
 * A mail with the same key is returned, or queued again if it was not sent. Call `outbox.wake()` or
 * `deliver()` after the transaction.
 */
export async function enqueueMail(tx: Db, mail: NewMail, now: Date): Promise<OutboxMail> {
  if (!isMailAddress(mail.recipient)) throw invalid(mailTexts.noAddress);
  const at = now.toISOString();
  const subject = oneLine(mail.subject);
  const [queued] = await tx
    .insert(outbox)
    .values({ ...mail, subject, messageId: randomUUID(), nextAttemptAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: outbox.key,
      set: { ...mail, subject, ...requeued(now) },
      setWhere: inArray(outbox.state, ['kept', 'failed', 'cancelled']),
    })
    .returning();
  return queued ?? inserted(await tx.select().from(outbox).where(eq(outbox.key, mail.key)));
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** The Message-ID stays, so that a mail program can drop a mail that arrives twice. */
const requeued = (now: Date) =>
  ({ state: 'queued', attempts: 0, nextAttemptAt: now.toISOString(), error: null }) as const;

/** The latest comes last. */
export async function listMailsAbout(
  db: Db,
  kind: string,
  about: MailSubject,
  ids: number[],
): Promise<Map<number, OutboxMail[]>> {
  if (ids.length === 0) return new Map();
  const mails = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.about, about), inArray(outbox.aboutId, ids), eq(outbox.kind, kind)))
    .orderBy(asc(outbox.id));
  return Map.groupBy(mails, ({ aboutId }) => aboutId ?? 0);
}

export async function cancelMails(
  tx: Db,
  kind: string,
  about: MailSubject,
  id: number,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'cancelled', error: null })
    .where(
      and(
        eq(outbox.about, about),
        eq(outbox.aboutId, id),
        eq(outbox.kind, kind),
        inArray(outbox.state, ['queued', 'kept']),
      ),
    );
}

/**
 * Returns the Message-IDs for `deleteLeftovers`. Throws a 409 while one of the mails is being sent,
 * because it would leave an address behind.
 */
export async function deleteMailsAbout(
  tx: Db,
  about: MailSubject,
  id: number,
  env: Pick<Env, 'SITE_URL'>,
): Promise<string[]> {
  const deleted = await deleteUnlessSending(
    tx,
    and(eq(outbox.about, about), eq(outbox.aboutId, id)),
  );
  return deleted.map((mail) => messageIdOf(mail, env));
}

/**
 * Throws a 409 when one of the mails is being sent, without waiting for its row: its sender may
 * hold the row and wait for this transaction.
 */
export async function deleteUnlessSending(tx: Db, which: SQL | undefined): Promise<OutboxMail[]> {
  const deleted = await tx
    .delete(outbox)
    .where(and(which, ne(outbox.state, 'sending')))
    .returning();
  if ((await tx.$count(outbox, which)) > 0) throw conflict(outboxTexts.beingSent, 'being_sent');
  return deleted;
}

export async function deleteMailsBefore(db: Db, moment: Date): Promise<number> {
  const ended = sql`coalesce(${outbox.acceptedAt}, ${outbox.nextAttemptAt})`;
  const deleted = await db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.state, ['accepted', 'kept', 'failed', 'cancelled']),
        sql`${ended} < ${moment.toISOString()}`,
      ),
    )
    .returning({ id: outbox.id });
  return deleted.length;
}

export const messageIdOf = ({ messageId }: OutboxMail, { SITE_URL }: Pick<Env, 'SITE_URL'>) =>
  `<${messageId}@${new URL(SITE_URL).hostname}>`;

export async function countMails(
  db: Db,
): Promise<{ state: MailState; count: number; since: Date | null }[]> {
  const rows = await db
    .select({ state: outbox.state, count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .groupBy(outbox.state);
  return mailStates.map((state) => {
    const row = rows.find((one) => one.state === state);
    return { state, count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
  });
}

export async function findMail(db: Db, id: number): Promise<OutboxMail> {
  return firstOrNotFound(
    await db.select().from(outbox).where(eq(outbox.id, id)),
    outboxTexts.thisMail,
  );
}

export const toListedMail = (mail: OutboxMail, reader: Reader): ListedMail => ({
  ...mail,
  error: mail.error && unpacked(mail.error, reader),
  perhapsSent: perhapsSent(mail),
});

export const perhapsSent = ({ state, unknownEnds }: OutboxMail): boolean =>
  unknownEnds > 0 && state !== 'accepted';

const searched = [outbox.recipient, outbox.subject];

export function listOutbox(db: Db, query: OutboxQuery): Promise<Page<OutboxMail>> {
  return selectPage(db, db.select().from(outbox).$dynamic(), outbox, query, {
    search: searched,
    where: query.state && eq(outbox.state, query.state),
    orderBy: [desc(outbox.id)],
  });
}

export async function mailsBefore(
  db: Db,
  { q, state }: OutboxExport,
  before: number,
  limit: number,
): Promise<OutboxMail[]> {
  return db
    .select()
    .from(outbox)
    .where(and(lt(outbox.id, before), searchFilter(q, searched), state && eq(outbox.state, state)))
    .orderBy(desc(outbox.id))
    .limit(limit);
}

export const countUnsent = (db: Db, kind: string, states: MailState[]): Promise<number> =>
  db.$count(outbox, and(eq(outbox.kind, kind), inArray(outbox.state, states)));

const waitsFor = (kind: string, isSettled: MailKind['isSettled']) =>
  and(eq(outbox.kind, kind), isSettled && not(isSettled(outbox.aboutId)));

const isKept = (kinds: MailKinds) =>
  and(
    eq(outbox.state, 'kept'),
    or(
      ...Object.entries(kinds)
        .filter(([, { isAwaited }]) => isAwaited)
        .map(([kind, { isSettled }]) => waitsFor(kind, isSettled)),
    ),
  );

export const countKept = (db: Db, kinds: MailKinds) => db.$count(outbox, isKept(kinds));

export const retryKept = (tx: Db, kinds: MailKinds, now: Date): Promise<OutboxMail[]> =>
  tx.update(outbox).set(requeued(now)).where(isKept(kinds)).returning();

/** Returns null when the latest attempt succeeded, or when only that mail was refused. */
export async function readLastFailure(db: Db): Promise<MailHealth['trouble']> {
  const [latest] = await db
    .select({ state: outbox.state, error: outbox.error })
    .from(outbox)
    .where(and(gt(outbox.attempts, 0), inArray(outbox.state, ['accepted', 'queued', 'failed'])))
    .orderBy(desc(outbox.id))
    .limit(1);
  if (!latest?.error || latest.state === 'accepted') return null;
  return latest.state === 'failed' && isAboutOneMail(latest.error) ? null : latest.error;
}

export async function retryMail(db: Db, id: number, now: Date): Promise<OutboxMail> {
  const [queued] = await db
    .update(outbox)
    .set(requeued(now))
    .where(and(eq(outbox.id, id), notInArray(outbox.state, ['accepted', 'sending'])))
    .returning();
  if (queued) return queued;
  await findMail(db, id);
  throw conflict(outboxTexts.notRetryable);
}

export async function readEmailSettings(db: Db): Promise<EmailSettings> {
  const [row] = await db.select().from(emailSettings);
  return emailSettingsSchema.parse(row ?? { message: [], feedback: [], rating: [], digest: [] });
}

export async function saveEmailSettings(
  db: Db,
  settings: EmailSettingsInput,
): Promise<EmailSettings> {
  await db.update(emailSettings).set(settings);
  return readEmailSettings(db);
}

/**
 * Returns the addresses for this week's digest, or none if it was queued before, so that only one
 * of several instances sends it.
 * @param week its Monday
 */
export async function claimDigest(tx: Db, week: string): Promise<string[]> {
  const { digest, digestWeek } = emailSettings;
  const [taken] = await tx
    .update(emailSettings)
    .set({ digestWeek: week })
    .where(or(isNull(digestWeek), ne(digestWeek, week)))
    .returning({ digest });
  return [...new Set(taken?.digest)];
}

export type NewNotice = {
  what: Notice;
  id: number;
  title: Localized | string;
  lines: (Localized | string)[];
  link: string;
  now: Date;
};

/**
 * Queues a notice to the addresses that the owner has set, in the transaction of the row it is
 * about. Resolves to true if there are any: then call `outbox.wake()` after the transaction.
 */
export async function notify(
  tx: Db,
  { what, id, title, lines, link, now }: NewNotice,
): Promise<boolean> {
  const recipients = new Set((await readEmailSettings(tx))[what]);
  for (const recipient of recipients) {
    const voice = await voiceOfAddress(tx, recipient);
    const write = (sentence: Localized | string) =>
      typeof sentence === 'string' ? sentence : sayLocalized(mailReader({ voice }), sentence);
    const subject = oneLine(write(title));
    const mail = { key: `${what}:${id}:${recipient}`, kind: 'notice', about: what, aboutId: id };
    const data = { title: subject, lines: lines.map(write), link };
    await enqueueMail(tx, { ...mail, recipient, voice, subject, data }, now);
  }
  return recipients.size > 0;
}
