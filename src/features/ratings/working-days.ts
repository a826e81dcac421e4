import type { Age } from './staff.contract.ts';

const DAY = 24 * 60 * 60 * 1000;
/** WIB is always seven hours ahead of UTC. */
const WIB = 7 * 60 * 60 * 1000;

/** 1970-01-01 was a Thursday. */
const isWorkday = (day: number) => ![0, 6].includes((day + 4) % 7);

/** Days from Monday to Friday between two moments, in WIB; public holidays are not known here. */
function workingDays(from: Date, to: Date): number {
  const [start, end] = [from.getTime() + WIB, to.getTime() + WIB];
  let time = 0;
  for (let day = Math.floor(start / DAY); day * DAY < end; day += 1) {
    if (!isWorkday(day)) continue;
    time += Math.min(end, (day + 1) * DAY) - Math.max(start, day * DAY);
  }
  return time / DAY;
}

/** One to two working days are promised. */
export function ageOf(createdAt: string, now: Date): Age {
  const days = workingDays(new Date(createdAt), now);
  const level = days < 1 ? 'fresh' : days <= 2 ? 'due' : 'late';
  return { workingDays: Math.round(days * 10) / 10, level };
}
