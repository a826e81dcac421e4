import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { MINUTE } from '../../../time.ts';
import { type OutboxMail, outbox } from '../table.ts';

/** Longer than sending and marking can take. */
const LEASE = 3 * MINUTE;
/** By so much the clocks of two instances may differ. */
const SKEW = 5 * MINUTE;

/** Minutes from a failed attempt to the next; about two days in all. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720, 720];

export type Leased = OutboxMail & { lease: string };

export type Outcome =
  | { state: 'accepted' }
  | { state: 'cancelled' }
  | { state: 'failed'; error: string }
  | { state: 'queued'; error: string | null; nextAttemptAt: Date };

/** After the last pause there is no next attempt. */
export function afterFailure(attempts: number, error: string, now: Date): Outcome {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return { state: 'failed', error };
  return { state: 'queued', error, nextAttemptAt: new Date(now.getTime() + pause * MINUTE) };
}

/** Takes the mails that are due, each for one instance: what another one has in hand is skipped. */
export async function takeDue(db: Db, kinds: string[], now: Date, limit: number) {
  await renewLeases(db, now);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.kind, kinds), or(isDue(now), ended(now))))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return take(db, now, sql`${outbox.id} = any(array(${due}))`);
}

/** Takes one mail now, whether its pause is over or not; none when it is not waiting. */
export async function takeOne(db: Db, kinds: string[], now: Date, id: number) {
  const waiting = and(eq(outbox.id, id), eq(outbox.state, 'queued'), inArray(outbox.kind, kinds));
  return (await take(db, now, waiting))[0];
}

async function take(db: Db, now: Date, which: SQL | undefined): Promise<Leased[]> {
  const lease = randomUUID();
  const taken = await db
    .update(outbox)
    .set({
      state: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      lease,
      leasedUntil: new Date(now.getTime() + LEASE).toISOString(),
      leaseExtended: false,
    })
    .where(which)
    .returning();
  return taken.map((mail) => ({ ...mail, lease }));
}

/** A clock that was set back makes no pause longer than it was meant to be. */
function isDue(now: Date): SQL | undefined {
  const pauses = sql.raw(`array[${PAUSES}]`);
  const pause = sql`coalesce((${pauses})[${outbox.attempts}], 0) * interval '1 minute'`;
  const latest = sql`${new Date(now.getTime() + SKEW).toISOString()}::timestamptz + ${pause}`;
  return and(
    eq(outbox.state, 'queued'),
    or(lte(outbox.nextAttemptAt, now.toISOString()), sql`${outbox.nextAttemptAt} > ${latest}`),
  );
}

const ended = (now: Date) =>
  and(eq(outbox.state, 'sending'), lte(outbox.leasedUntil, now.toISOString()));

/**
 * A lease that seems to have ended goes on once, for as long as a send can take: perhaps its
 * holder is still sending, and only the clock was set, or two instances differ about the time. One
 * that ends later than any could was given before the clock was set back, and begins anew.
 */
async function renewLeases(db: Db, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + LEASE + SKEW).toISOString();
  const impossible = and(eq(outbox.state, 'sending'), gt(outbox.leasedUntil, latest));
  await db
    .update(outbox)
    .set({
      leasedUntil: new Date(now.getTime() + LEASE).toISOString(),
      leaseExtended: sql`${outbox.leasedUntil} <= ${now.toISOString()}`,
    })
    .where(or(and(eq(outbox.leaseExtended, false), ended(now)), impossible));
}

/** Where no other process can be sending, every lease is left over from one that was killed. */
export async function endLeases(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set({ leasedUntil: new Date(0).toISOString(), leaseExtended: true })
    .where(eq(outbox.state, 'sending'));
}

/**
 * For a database that came out of a backup: what waited then may have been sent since, so people
 * decide.
 */
export const HOLD_UNSENT_MAIL = `
  update outbox set state = 'failed', lease = null, leased_until = null, lease_extended = false,
    error = 'Restored from a backup: perhaps it was sent before'
  where state in ('queued', 'sending')`;

/** Writes down how an attempt ended; answers whether it was still ours to say. */
export async function settle(
  db: Db,
  { id, lease }: Leased,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const { state } = outcome;
  const settled = await db
    .update(outbox)
    .set({
      state,
      lease: null,
      leasedUntil: null,
      leaseExtended: false,
      error: 'error' in outcome ? outcome.error : null,
      ...(state === 'accepted' && { acceptedAt: now.toISOString() }),
      ...(state === 'queued' && { nextAttemptAt: outcome.nextAttemptAt.toISOString() }),
    })
    .where(and(eq(outbox.id, id), eq(outbox.lease, lease)))
    .returning({ id: outbox.id });
  return settled.length > 0;
}
