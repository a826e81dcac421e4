import { addDays, type Days, dayOf, HOUR, weekOf } from '../../../time.ts';

/** After midnight on Monday in WIB, before shops open. */
const SENT_AT = 7 * HOUR;

/** The last whole week; the digest is due from Monday morning on. */
export const dueWeek = (now: Date): Days => weekBefore(weekOf(dayOf(now.getTime() - SENT_AT)));

export const weekBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -7),
  to: addDays(to, -7),
});
