import { malformed } from '../../../server/http/errors.ts';
import { addDays, type Days, daysFrom } from '../../../time.ts';
import { LONGEST_DAYS, type StatsQuery } from '../contract.ts';
import { visitErrors } from '../messages.ts';

const DEFAULT_DAYS = 30;

/** Returns null for everything since the beginning. */
export function periodOf(query: StatsQuery, today: string): Days | null {
  if (!query.from && !query.to) return null;
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const length = daysFrom(from, to) + 1;
  if (length < 1) throw malformed(visitErrors.backwards);
  if (length > LONGEST_DAYS) throw malformed(visitErrors.tooLong);
  return { from, to };
}
