import type { SeenLease } from './lease.ts';

export const HEARTBEAT = 10_000;
/** A holder that has not renewed its lease for this long is presumed dead. */
const ABANDONED_AFTER_MS = 180_000;
/** After a longer gap this process itself may have been suspended. */
const MAX_GAP = 3 * HEARTBEAT;

/**
 * Finds mails whose sender has died. A mail is taken over only by an instance that has read its
 * lease every few seconds for three minutes and never saw it renewed. So a clock that was set
 * cannot end a lease, and after an outage of the database a living sender has three minutes to
 * record its result.
 * @param elapsed milliseconds of a monotonic clock
 */
export function createLeaseWatch(elapsed: () => number) {
  let seen = new Map<string, SeenLease & { since: number }>();
  let lookedAt = 0;

  function reset(): void {
    seen.clear();
  }

  function findAbandoned(leases: SeenLease[]): SeenLease[] {
    const now = elapsed();
    if (now - lookedAt > MAX_GAP) reset();
    lookedAt = now;
    const watched = leases.map((one) => {
      const before = seen.get(one.lease);
      const since = before?.renewals === one.renewals ? before.since : now;
      return { ...one, since };
    });
    seen = new Map(watched.map((one) => [one.lease, one]));
    return watched.filter(({ since }) => now - since >= ABANDONED_AFTER_MS);
  }

  return { reset, findAbandoned };
}
