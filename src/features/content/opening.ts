import { dayOf, MINUTE, minutesSinceMidnight, weekdayOf } from '../../time.ts';
import { readWeek } from './hours.contract.ts';

export type Opening = {
  open: boolean;
  /** When it closes, or opens next: `22:00`. */
  until: string;
  /** When this answer ends. */
  changesAt: Date;
};

/** Minutes. */
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * Whether the shop is open, from a sentence like `Open daily: 8:00 AM - 10:00 PM`. Null when the
 * sentence is not understood.
 */
export function openingNow(sentence: string, now: Date): Opening | null {
  const week = readWeek(sentence);
  if (!week) return null;
  const spans = week.flatMap((day, index) =>
    day.map(({ opens, closes }) => ({
      opens,
      closes,
      from: index * DAY + minutesOf(opens),
      minutes: (minutesOf(closes) - minutesOf(opens) + DAY) % DAY,
    })),
  );
  const sinceMonday = weekdayOf(dayOf(now)) * DAY + minutesSinceMidnight(now);
  const since = ({ from }: { from: number }) => (sinceMonday - from + WEEK) % WEEK;

  const current = spans.find((span) => since(span) < span.minutes);
  const [next] = spans.toSorted((one, other) => since(other) - since(one));
  const shown = current ?? next;
  if (!shown) return null;
  const left = current ? current.minutes - since(current) : WEEK - since(shown);
  return {
    open: current !== undefined,
    until: current?.closes ?? shown.opens,
    changesAt: new Date((Math.floor(now.getTime() / MINUTE) + left) * MINUTE),
  };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
