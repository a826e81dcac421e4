import { dayOf, HOUR, hourOf } from '../../../time.ts';
import { createTally } from './tally.ts';
import type { Visit } from './visit.ts';

/** The day before of somebody who was never seen. */
const NEVER = '-infinity';
/** Of somebody who was seen, on a day that cannot be: before any period, and no new visitor. */
const SOME_DAY = '0001-01-01';

/** What visits add to the daily summaries, and when each address was seen last. */
export function summarise(
  visits: Visit[],
  lastSeen: Map<string, number>,
  atMost: (dimension: string, day: string, value: string) => string,
) {
  const counts = createTally();
  const returns = createTally();
  const seen = new Map<string, number>();

  const timed = visits
    .toSorted((a, b) => a.at - b.at)
    .map((visit) => {
      const before = seen.get(visit.address) ?? lastSeen.get(visit.address);
      // Seen much later than now: the clock was wrong then, and is believed again.
      const impossible = before !== undefined && before > visit.at + HOUR;
      const last = impossible ? undefined : before;
      // Instances may save a moment out of order: for one visitor time never goes back, so that
      // whoever was seen on a later day need not be looked for on an earlier one.
      const at = Math.max(visit.at, last ?? 0);
      seen.set(visit.address, at);

      const day = dayOf(at);
      const hour = hourOf(at);
      const neverBefore = impossible ? SOME_DAY : NEVER;
      const lastDay = last === undefined ? neverBefore : dayOf(last);
      if (lastDay !== day) returns.add(day, lastDay);
      if (last === undefined || hourOf(last) !== hour) {
        counts.add('hour_visitors', day, hour.slice(-2));
      }
      counts.add('all', day, '');
      counts.add('hour', day, hour.slice(-2));
      counts.add('page', day, visit.page);
      counts.add('device', day, visit.device);
      counts.add('country', day, visit.country ?? '');
      for (const [dimension, value] of [
        ['city', visit.city && `${visit.country ?? ''}/${visit.city}`],
        ['referrer', visit.referrer],
        ['campaign', visit.campaign],
      ] as const) {
        if (value) counts.add(dimension, day, atMost(dimension, day, value));
      }
      return { ...visit, at };
    });
  return { timed, counts, returns, seen };
}
