import { type Reader, say } from '../../../messages.ts';
import { visitorTexts } from '../messages.ts';
import type { Point } from './admin-series.tsx';

const WEEK = 7;

/**
 * A year of days is noise on a phone, so each week shows its average day. The last week is whole,
 * so that today does not look like a fall; the first may be shorter.
 */
export function weekly(days: Point[], reader: Reader): Point[] {
  const weeks = Math.ceil(days.length / WEEK);
  return Array.from({ length: weeks }, (_, week) => {
    const end = days.length - (weeks - 1 - week) * WEEK;
    const part = days.slice(Math.max(0, end - WEEK), end);
    const average = (read: (day: Point) => number) =>
      Math.round(part.reduce((sum, day) => sum + read(day), 0) / part.length);
    return {
      name: say(reader, visitorTexts.aDayFrom, {
        from: part[0]?.name ?? '',
        to: part.at(-1)?.name ?? '',
      }),
      visits: average(({ visits }) => visits),
      visitors: average(({ visitors }) => visitors),
      before: average(({ before }) => before),
    };
  });
}
