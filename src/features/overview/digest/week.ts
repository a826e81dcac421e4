import { addDays, type Days, dayOf, HOUR, weekOf } from '../../../time.ts';

/** It is sent on Monday in WIB, after midnight and before shops open. */
const SENT_AT = 7 * HOUR;

export const dueWeek = (now: Date): Days => weekBefore(weekOf(dayOf(now.getTime() - SENT_AT)));

export const weekBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -7),
  to: addDays(to, -7),
});
