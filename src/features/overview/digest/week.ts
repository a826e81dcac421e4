import { DAY, type Days, dayOf, HOUR, WIB } from '../days.ts';

/** Of Monday, in WIB: before the shop opens. */
const TOLD_AT = 7 * HOUR;

/** The week that is told now: Monday to Sunday, the one that ended last, from Monday morning on. */
export function weekToTell(now: Date): Days {
  const today = new Date(now.getTime() + WIB - TOLD_AT);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return weekFrom(today.getTime() - (sinceMonday + 7) * DAY);
}

export const weekBefore = ({ from }: Days): Days => weekFrom(Date.parse(from) - 7 * DAY);

const weekFrom = (monday: number): Days => ({ from: dayOf(monday), to: dayOf(monday + 6 * DAY) });

const written = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** "9–15 November 2026" */
export const writeWeek = ({ from, to }: Days): string =>
  written.formatRange(new Date(from), new Date(to));
