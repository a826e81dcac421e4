import { dayOf, MINUTE, minutesSinceMidnight, weekdayOf } from '../../time.ts';
import { readWeek } from './hours.contract.ts';

export type Opening = {
  open: boolean;
  /** An example is `22:00`. */
  until: string;
  changesAt: Date;
};

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Reads `Open daily: 8:00 AM - 10:00 PM`, for example; null for what is not understood. */
export function openingNow(sentence: string, now: Date): Opening | null {
  const week = readWeek(sentence);
  if (!week) return null;
  const spans = week.flatMap((day, index) =>
    day.map(({ opens, closes }) => ({
      opens,
      closes,
      from: index * DAY_MINUTES + minutesOf(opens),
      minutes: (minutesOf(closes) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES,
    })),
  );
  const sinceMonday = weekdayOf(dayOf(now)) * DAY_MINUTES + minutesSinceMidnight(now);
  const since = ({ from }: { from: number }) => (sinceMonday - from + WEEK_MINUTES) % WEEK_MINUTES;

  const current = spans.find((span) => since(span) < span.minutes);
  const [next] = spans.toSorted((one, other) => since(other) - since(one));
  const shown = current ?? next;
  if (!shown) return null;
  const left = current ? current.minutes - since(current) : WEEK_MINUTES - since(shown);
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
