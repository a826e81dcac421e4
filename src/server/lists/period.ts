import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';
import type { Period } from '../../contract.ts';

const DAY = 24 * 60 * 60 * 1000;
const WIB = 7 * 60 * 60 * 1000;

/** Midnight in WIB of the day so many days ago. */
const midnight = (now: Date, daysAgo: number) => {
  const today = Math.floor((now.getTime() + WIB) / DAY) * DAY - WIB;
  return new Date(today - daysAgo * DAY);
};

/** Rows of a stretch of days in WIB: of the last 7 or 30, or of last week from Monday to Sunday. */
export function inPeriod(at: AnyColumn, period: Period | undefined, now: Date): SQL | undefined {
  if (period === undefined) return undefined;
  if (period !== 'last-week') {
    return gte(at, midnight(now, period === '7' ? 6 : 29).toISOString());
  }
  const weekday = (new Date(now.getTime() + WIB).getUTCDay() + 6) % 7; // 0 is Monday
  return and(
    gte(at, midnight(now, weekday + 7).toISOString()),
    lt(at, midnight(now, weekday).toISOString()),
  );
}
