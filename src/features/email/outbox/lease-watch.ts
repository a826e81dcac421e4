import type { SeenLease } from './lease.ts';

/** How often each instance renews its leases and looks at those of others. */
export const HEARTBEAT = 10_000;
/** Without a renewal for so long, the holder of a lease is taken for dead. */
const ABANDONED_AFTER = 180_000;
/** After a longer pause between two looks, this process itself may have slept. */
const LONGEST_GAP = 3 * HEARTBEAT;

/**
 * Finds the mails whose holder has died. The rule: a mail is taken over only by an instance that has
 * itself looked at its lease every few seconds for three minutes, got an answer from the database each
 * time, and never saw it renewed. So nothing is taken over because a clock was set, and after the
 * database was away a holder that is alive has three minutes to write down what it knows, however
 * long that was.
 *
 * @param elapsed milliseconds of a clock that nobody can set
 */
export function createLeaseWatch(elapsed: () => number) {
  let seen = new Map<string, SeenLease & { since: number }>();
  let lookedAt = 0;

  /** What was seen so far says nothing any more: begin to watch anew. */
  function forget(): void {
    seen.clear();
  }

  /** Which of all leases there are now have been without a renewal for too long. */
  function abandoned(leases: SeenLease[]): SeenLease[] {
    const now = elapsed();
    if (now - lookedAt > LONGEST_GAP) forget();
    lookedAt = now;
    const watched = leases.map((one) => {
      const before = seen.get(one.lease);
      const since = before?.renewals === one.renewals ? before.since : now;
      return { ...one, since };
    });
    seen = new Map(watched.map((one) => [one.lease, one]));
    return watched.filter(({ since }) => now - since >= ABANDONED_AFTER);
  }

  return { forget, abandoned };
}
