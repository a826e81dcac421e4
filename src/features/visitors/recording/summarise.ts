import { dayOf, HOUR, hourOf } from '../../../time.ts';
import { createTally } from './tally.ts';
import type { Visit } from './visit.ts';

/** It stands for the day before the first visit of somebody new. */
const NEVER = '-infinity';
/** It stands for the unknown last day of a known visitor. */
const SOME_DAY = '0001-01-01';

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
      // A visitor last seen in the future was seen while the clock was wrong.
      const impossible = before !== undefined && before > visit.at + HOUR;
      const last = impossible ? undefined : before;
      // Instances may save out of order. Time never goes back for one visitor, so that an earlier
      // day never needs to be looked at again.
      const at = Math.max(visit.at, last ?? 0);
      seen.set(visit.address, at);

      const day = dayOf(at);
      const neverBefore = impossible ? SOME_DAY : NEVER;
      const lastDay = last === undefined ? neverBefore : dayOf(last);
      if (lastDay !== day) returns.add(day, lastDay);
      counts.add('all', day, '');
      counts.add('hour', day, hourOf(at).slice(-2));
      counts.add('page', day, visit.page);
      counts.add('device', day, visit.device);
      counts.add('country', day, visit.country ?? '');
      for (const [dimension, value] of [
        ['city', visit.city && `${visit.country ?? ''}/${visit.city}`],
        ['referrer', visit.referrer],
        ['campaign', visit.campaign],
        ['broken_link', visit.brokenLink],
      ] as const) {
        if (value) counts.add(dimension, day, atMost(dimension, day, value));
      }
      return { ...visit, at };
    });
  return { timed, counts, returns, seen };
}
