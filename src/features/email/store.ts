import { randomUUID } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  like,
  min,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { together } from '../../server/database/together.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { Env } from '../../server/env.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import { type Page, selectPage } from '../../server/lists/paging.ts';
import { isMailAddress, type MailState } from '../../server/mail.ts';
import {
  type EmailSettings,
  type EmailSettingsInput,
  emailMessages,
  emailSettingsSchema,
  mailStates,
  type Notice,
  type OutboxQuery,
} from './contract.ts';
import { emailSettings, type OutboxMail, outbox } from './table.ts';

export type NewMail = {
  /** What it announces, as in `reward:12`. */
  key: string;
  kind: string;
  recipient: string;
  subject: string;
  /** What its kind needs to write it; small. */
  data: object;
};

/**
 * Queues a mail in the transaction of what it announces. The same key again gives the mail there
 * is; one that failed or was cancelled is queued again. Afterwards call `outbox.wake()` or `deliver()`.
 */
export async function enqueueMail(tx: Db, mail: NewMail, now: Date): Promise<OutboxMail> {
  if (!isMailAddress(mail.recipient)) throw invalid('This is not an e-mail address');
  const at = now.toISOString();
  const subject = oneLine(mail.subject);
  const [queued] = await tx
    .insert(outbox)
    .values({ ...mail, subject, messageId: randomUUID(), nextAttemptAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: outbox.key,
      set: { ...mail, subject, ...fresh(now) },
      setWhere: inArray(outbox.state, ['failed', 'cancelled']),
    })
    .returning();
  return queued ?? inserted(await tx.select().from(outbox).where(eq(outbox.key, mail.key)));
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** As if it had never been tried; its Message-ID stays. */
const fresh = (now: Date) =>
  ({ state: 'queued', attempts: 0, nextAttemptAt: now.toISOString(), error: null }) as const;

/** For the state of a delivery beside what it announces. */
export async function listMailsByKey(db: Db, keys: string[]): Promise<Map<string, OutboxMail>> {
  if (keys.length === 0) return new Map();
  const mails = await db.select().from(outbox).where(inArray(outbox.key, keys));
  return new Map(mails.map((mail) => [mail.key, mail]));
}

/** Only what is still queued can be called back. */
export async function cancelMail(tx: Db, key: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'cancelled', error: null })
    .where(and(eq(outbox.key, key), eq(outbox.state, 'queued')));
}

/**
 * Deletes the mails about one row, with what they say of a customer; gives their Message-IDs for
 * `forgetCaptured`. One that is being sent right now stays until it is old.
 */
export async function deleteMailsAbout(
  tx: Db,
  what: 'reward' | 'reply' | Notice,
  id: number,
  env: Pick<Env, 'SITE_URL'>,
): Promise<string[]> {
  const key = `${what}:${id}`;
  const deleted = await tx
    .delete(outbox)
    .where(and(or(eq(outbox.key, key), like(outbox.key, `${key}:%`)), ne(outbox.state, 'sending')))
    .returning();
  return deleted.map((mail) => messageIdOf(mail, env));
}

/** Deletes the captured files of mails, after the transaction that deleted their rows. */
export async function forgetCaptured(
  { mail, log }: Pick<BaseDeps, 'mail' | 'log'>,
  messageIds: string[],
): Promise<void> {
  await Promise.all(messageIds.map(mail.forget)).catch((err: unknown) =>
    log.warn({ err }, 'A captured mail stays until it is old'),
  );
}

/** Deletes what ended before, however it did; gives how many those were. */
export async function deleteMailsBefore(db: Db, moment: Date): Promise<number> {
  const ended = sql`coalesce(${outbox.acceptedAt}, ${outbox.nextAttemptAt})`;
  const deleted = await db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.state, ['accepted', 'failed', 'cancelled']),
        sql`${ended} < ${moment.toISOString()}`,
      ),
    )
    .returning({ id: outbox.id });
  return deleted.length;
}

/** The same for every attempt. */
export const messageIdOf = ({ messageId }: OutboxMail, { SITE_URL }: Pick<Env, 'SITE_URL'>) =>
  `<${messageId}@${new URL(SITE_URL).hostname}>`;

/** How many there are in each state, and since when the oldest is. */
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
  return firstOrNotFound(await db.select().from(outbox).where(eq(outbox.id, id)), 'This mail');
}

export function listOutbox(db: Db, query: OutboxQuery): Promise<Page<OutboxMail>> {
  return selectPage(db, db.select().from(outbox).$dynamic(), outbox, query, {
    search: [outbox.recipient, outbox.subject],
    where: query.state && eq(outbox.state, query.state),
    orderBy: [desc(outbox.id)],
  });
}

/** Queues a mail again that waits, failed or was cancelled. */
export async function retryMail(db: Db, id: number, now: Date): Promise<OutboxMail> {
  const [queued] = await db
    .update(outbox)
    .set(fresh(now))
    .where(and(eq(outbox.id, id), notInArray(outbox.state, ['accepted', 'sending'])))
    .returning();
  if (queued) return queued;
  await findMail(db, id);
  throw conflict(emailMessages.notRetryable);
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
 * To whom a week has to be told; nobody when it was told already. Of any number of instances that
 * ask at once, one gets the addresses.
 *
 * @param week the Monday it began on
 */
export async function takeDigest(tx: Db, week: string): Promise<string[]> {
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
  /** Of the row it tells about. */
  id: number;
  title: string;
  lines: string[];
  /** A path of this site. */
  link: string;
  now: Date;
};

/**
 * Tells the addresses that the owner has set, in the transaction of the row it is about. Gives
 * whether there are any: then call `outbox.wake()` after the transaction.
 */
export const notify = together(async (tx, notices: NewNotice[]) => {
  const settings = await readEmailSettings(tx);
  for (const { what, id, title, lines, link, now } of notices) {
    const subject = oneLine(title);
    const data = { title: subject, lines, link };
    for (const recipient of new Set(settings[what])) {
      const key = `${what}:${id}:${recipient}`;
      await enqueueMail(tx, { key, kind: 'notice', recipient, subject, data }, now);
    }
  }
  return notices.map(({ what }) => settings[what].length > 0);
});
