import type { Deps } from '../../server/deps.ts';
import type { Staff } from '../accounts/contract.ts';
import { findSession } from '../accounts/session-store.ts';

/** Milliseconds a session is known without being looked up; its last use is written down less often. */
const KNOWN_FOR = 5_000;
const MOST_KNOWN = 1_000;

type Known = { staff: Staff; endsAt: number; since: number; version: number };

/**
 * Whose session a token is. Staff send many requests in a row, so a session that was just looked up
 * is known for some seconds. Everything that ends a session or changes an account is announced to
 * every instance, and then nothing is known any more; nor when announcements may have been missed.
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
      // Nor when the clock was set back.
      one.since <= time &&
      one.since + KNOWN_FOR > time &&
      one.endsAt > time &&
      changes.upToDate();
    if (one && fresh) return one.staff;

    known.delete(token);
    const found = await findSession(db, token, address, now);
    if (!found) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, {
      staff: found.staff,
      endsAt: Date.parse(found.until),
      since: time,
      version,
    });
    return found.staff;
  };
}
