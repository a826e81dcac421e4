import type { Deps } from '../../server/deps.ts';
import type { Staff } from '../accounts/contract.ts';
import { findSession } from '../accounts/session-store.ts';

const CACHE_FOR_MS = 5_000;
const MAX_KNOWN = 1_000;

type Known = { staff: Staff; endsAt: number; since: number; version: number };

/**
 * Staff send many requests in a row, so sessions are cached. Ending a session or changing an
 * account clears the cache of every instance; nothing is cached while announcements may be missed.
 */
export function createSessions({
  database: { db, changes },
  clock,
}: Pick<Deps, 'database' | 'clock'>) {
  const known = new Map<string, Known>();

  return async function staffOf(token: string, address: string): Promise<Staff | null> {
    const now = clock();
    const time = now.getTime();
    const { version } = changes;
    const one = known.get(token);
    const fresh =
      one?.version === version &&
      // A clock that was set back must not prolong the cache.
      one.since <= time &&
      one.since + CACHE_FOR_MS > time &&
      one.endsAt > time &&
      changes.isCurrent();
    if (one && fresh) return one.staff;

    known.delete(token);
    const found = await findSession(db, token, address, now);
    if (!found) return null;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(token, {
      staff: found.staff,
      endsAt: Date.parse(found.until),
      since: time,
      version,
    });
    return found.staff;
  };
}
