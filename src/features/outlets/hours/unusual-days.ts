import { addDays, dayOf, eachDay } from '../../../time.ts';
import {
  concerns,
  type Hours,
  hoursOn,
  lastUnusualDay,
  type Period,
  type SpecialHours,
  type Why,
} from './opening.contract.ts';

/** Days one after the other that are not as usual for the same reason. */
export type UnusualDays = { why: Why; days: { day: string; periods: Period[] }[] };

/** Those of the next year, and yesterday, whose last guests may still be there. */
export function unusualDays(outlet: Hours, special: SpecialHours[], now: Date): UnusualDays[] {
  const from = addDays(dayOf(now, outlet.zone), -1);
  const nextYear = addDays(from, 366);
  const own = special.filter((hours) => concerns(hours, outlet));
  const last = lastUnusualDay(outlet, own);
  const hasNoEnd = outlet.isTemporarilyClosed && outlet.reopensOn === null;
  const to = hasNoEnd || last > nextYear ? nextYear : last;
  const runs: UnusualDays[] = [];
  if (to < from) return runs;
  for (const day of eachDay({ from, to })) {
    const { why, periods } = hoursOn(outlet, own, day);
    if (!why) continue;
    const run = runs.at(-1);
    const follows = run?.days.at(-1)?.day === addDays(day, -1);
    if (run && follows && JSON.stringify(run.why) === JSON.stringify(why)) {
      run.days.push({ day, periods });
    } else {
      runs.push({ why, days: [{ day, periods }] });
    }
  }
  return runs;
}
