import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { packed } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { MINUTE } from '../../../time.ts';
import { outboxTexts } from '../messages.ts';
import { type OutboxMail, outbox } from '../table.ts';

/** The clocks of instances may differ by this much. */
const SKEW = 5 * MINUTE;

/** The minutes from a failed attempt to the next make about two days in all. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 720, 720];

/**
 * After so many attempts that ended without an answer, staff decide: each may have reached the
 * customer, and the mail itself may crash the program.
 */
const MAX_UNKNOWN_ENDS = 3;
export const HOLDER_ENDED = packed(outboxTexts.holderEnded);

/** Nobody knows whether the customer got the mail of such an attempt. */
const ENDED_UNKNOWN = {
  state: sql`case when ${outbox.unknownEnds} + 1 < ${MAX_UNKNOWN_ENDS} then 'queued' else 'failed' end`,
  unknownEnds: sql`${outbox.unknownEnds} + 1`,
};

export type Leased = OutboxMail & { lease: string };

export type AttemptOutcome =
  | { state: 'accepted' }
  | { state: 'kept' }
  | { state: 'cancelled' }
  | Failure;

type Failure =
  | { state: 'failed'; error: string; perhapsSent?: boolean }
  | { state: 'queued'; error: string | null; nextAttemptAt: Date; perhapsSent?: boolean };

export function afterFailure(attempts: number, error: string, now: Date): Failure {
  const pause = RETRY_MINUTES[attempts - 1];
  if (pause === undefined) return { state: 'failed', error };
  return { state: 'queued', error, nextAttemptAt: new Date(now.getTime() + pause * MINUTE) };
}

/** Skips mails that another instance is taking at the same time. */
export async function claimDue(db: Db, kinds: string[], now: Date, limit: number) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.kind, kinds), isDue(now)))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return claim(db, sql`${outbox.id} = any(array(${due}))`);
}

/** Takes a queued mail even before its next attempt is due; none when it is not queued. */
export async function claimOne(db: Db, kinds: string[], id: number) {
  const waiting = and(eq(outbox.id, id), eq(outbox.state, 'queued'), inArray(outbox.kind, kinds));
  return (await claim(db, waiting))[0];
}

async function claim(db: Db, which: SQL | undefined): Promise<Leased[]> {
  const lease = randomUUID();
  const taken = await db
    .update(outbox)
    .set({
      state: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      // Each mail needs a lease of its own, although they are taken together.
      lease: sql`${lease} || ':' || ${outbox.id}`,
      leaseRenewals: 0,
    })
    .where(which)
    .returning();
  return taken.map((mail) => ({ ...mail, lease: mail.lease ?? lease }));
}

/** A pause must not grow when the clock was set back. */
function isDue(now: Date): SQL | undefined {
  const pauses = sql.raw(`array[${RETRY_MINUTES}]`);
  const pause = sql`coalesce((${pauses})[${outbox.attempts}], 0) * interval '1 minute'`;
  const latest = sql`${new Date(now.getTime() + SKEW).toISOString()}::timestamptz + ${pause}`;
  return and(
    eq(outbox.state, 'queued'),
    or(lte(outbox.nextAttemptAt, now.toISOString()), sql`${outbox.nextAttemptAt} > ${latest}`),
  );
}

export async function renewLeases(db: Db, leases: string[]): Promise<void> {
  if (leases.length === 0) return;
  await db
    .update(outbox)
    .set({ leaseRenewals: sql`${outbox.leaseRenewals} + 1` })
    .where(inArray(outbox.lease, leases));
}

export type SeenLease = { lease: string; renewals: number };

export async function listLeases(db: Db): Promise<SeenLease[]> {
  const rows = await db
    .select({ lease: outbox.lease, renewals: outbox.leaseRenewals })
    .from(outbox)
    .where(eq(outbox.state, 'sending'));
  return rows.flatMap(({ lease, renewals }) => (lease === null ? [] : [{ lease, renewals }]));
}

/** Leases that were renewed since they were read are left alone. */
export async function requeueAbandoned(db: Db, seen: SeenLease[], now: Date): Promise<void> {
  for (const { lease, renewals } of seen) {
    await requeue(db, and(eq(outbox.lease, lease), eq(outbox.leaseRenewals, renewals)), now);
  }
}

/** With an embedded database no other process can be sending, so every lease is left over. */
export const requeueAll = (db: Db, now: Date): Promise<void> => requeue(db, undefined, now);

async function requeue(db: Db, which: SQL | undefined, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      ...ENDED_UNKNOWN,
      error: HOLDER_ENDED,
      lease: null,
      nextAttemptAt: now.toISOString(),
    })
    .where(and(eq(outbox.state, 'sending'), which));
}

/** The mails may have been sent since the backup was made, so after a restore staff decide. */
export const HOLD_UNSENT_MAIL = `
  update outbox set state = 'failed', lease = null, leased_until = null, lease_extended = false,
    error = '${packed(outboxTexts.fromBackup).replaceAll("'", "''")}'
  where state in ('queued', 'sending')`;

const unknownEnd = ({ state }: Failure) =>
  state === 'queued' ? ENDED_UNKNOWN : { unknownEnds: ENDED_UNKNOWN.unknownEnds };

/** Returns false when the lease is lost: another instance may have recorded a result. */
export async function finishAttempt(
  db: Db,
  { id, lease }: Leased,
  outcome: AttemptOutcome,
  now: Date,
): Promise<boolean> {
  const { state } = outcome;
  const finished = await db
    .update(outbox)
    .set({
      state,
      lease: null,
      error: 'error' in outcome ? outcome.error : null,
      ...(state === 'accepted' && { acceptedAt: now.toISOString() }),
      ...(state === 'queued' && { nextAttemptAt: outcome.nextAttemptAt.toISOString() }),
      ...('perhapsSent' in outcome && outcome.perhapsSent && unknownEnd(outcome)),
    })
    .where(and(eq(outbox.id, id), eq(outbox.lease, lease)))
    .returning({ id: outbox.id });
  return finished.length > 0;
}
