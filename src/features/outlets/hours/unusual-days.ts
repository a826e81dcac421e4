import { addDays, dayOf, eachDay } from '../../../time.ts';
import {
  type Hours,
  lastUnusualDay,
  ownHoursOn,
  ownSpecial,
  type Period,
  type SpecialHours,
  type Why,
} from './opening.contract.ts';

/** The days follow each other and are unusual for the same reason. */
export type UnusualDays = { why: Why; days: { day: string; periods: Period[] }[] };

/** Looks a year ahead, and back at yesterday, whose last guests may still be there. */
export function unusualDays(outlet: Hours, special: SpecialHours[], now: Date): UnusualDays[] {
  const from = addDays(dayOf(now, outlet.zone), -1);
  const nextYear = addDays(from, 366);
  const own = ownSpecial(outlet, special);
  const last = lastUnusualDay(outlet, own);
  const hasNoEnd = outlet.isTemporarilyClosed && outlet.reopensOn === null;
  const to = hasNoEnd || last > nextYear ? nextYear : last;
  const runs: UnusualDays[] = [];
  let wasUnusual = false;
  if (to < from) return runs;
  for (const day of eachDay({ from, to })) {
    const { why, periods } = ownHoursOn(outlet, own, day);
    const follows = wasUnusual;
    wasUnusual = why !== null;
    if (!why) continue;
    const run = runs.at(-1);
    if (run && follows && JSON.stringify(run.why) === JSON.stringify(why)) {
      run.days.push({ day, periods });
    } else {
      runs.push({ why, days: [{ day, periods }] });
    }
  }
  return runs;
}
