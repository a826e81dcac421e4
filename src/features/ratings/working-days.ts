import { boundsOf, DAY, dayOf, eachDay, weekdayOf } from '../../time.ts';
import type { Age } from './staff.contract.ts';

const SATURDAY = 5;

/** Days from Monday to Friday between two moments; public holidays are not known here. */
function workingDays(from: Date, to: Date): number {
  let time = 0;
  for (const day of eachDay({ from: dayOf(from), to: dayOf(to) })) {
    if (weekdayOf(day) >= SATURDAY) continue;
    const [begins, ends] = boundsOf({ from: day, to: day });
    time += Math.min(to.getTime(), ends.getTime()) - Math.max(from.getTime(), begins.getTime());
  }
  return time / DAY;
}

/** One to two working days are promised. */
export function ageOf(createdAt: string, now: Date): Age {
  const days = workingDays(new Date(createdAt), now);
  const level = days < 1 ? 'fresh' : days <= 2 ? 'due' : 'late';
  return { workingDays: Math.round(days * 10) / 10, level };
}
