import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';
import type { Period } from '../../contract.ts';
import { addDays, boundsOf, type Days, dayOf, lastDays, weekOf } from '../../time.ts';

export function inPeriod(at: AnyColumn, period: Period | undefined, now: Date): SQL | undefined {
  if (period === undefined) return undefined;
  const [from, until] = boundsOf(daysOf(period, now));
  return and(gte(at, from.toISOString()), lt(at, until.toISOString()));
}

const daysOf = (period: Period, now: Date): Days =>
  period === 'last-week' ? weekOf(addDays(dayOf(now), -7)) : lastDays(now, Number(period));
