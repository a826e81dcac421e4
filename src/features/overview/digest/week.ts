import { addDays, type Days, dayOf, HOUR, weekOf } from '../../../time.ts';

/** After Monday's midnight: before the shop opens. */
const SENT_AT = 7 * HOUR;

/** The week of the digest that is due: the last whole one, from Monday morning on. */
export const weekToTell = (now: Date): Days => weekBefore(weekOf(dayOf(now.getTime() - SENT_AT)));

export const weekBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -7),
  to: addDays(to, -7),
});
