import { boundsOf, dayOf, eachDay, HOUR, weekdayOf } from '../../time.ts';
import { type Age, PROMISED_HOURS } from './staff.contract.ts';

const SATURDAY = 5;

/** Counts whole hours from Monday to Friday; it does not know public holidays. */
function workingHoursBetween(from: Date, to: Date): number {
  let time = 0;
  for (const day of eachDay({ from: dayOf(from), to: dayOf(to) })) {
    if (weekdayOf(day) >= SATURDAY) continue;
    const [begins, ends] = boundsOf({ from: day, to: day });
    time += Math.min(to.getTime(), ends.getTime()) - Math.max(from.getTime(), begins.getTime());
  }
  return Math.floor(time / HOUR);
}

/** One to two working days are promised. */
export function ageOf(createdAt: string, now: Date): Age {
  const workingHours = workingHoursBetween(new Date(createdAt), now);
  const level = workingHours < 24 ? 'fresh' : workingHours <= PROMISED_HOURS ? 'due' : 'late';
  return { workingHours, level };
}
