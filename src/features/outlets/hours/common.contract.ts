import { type Reader, say } from '../../../messages.ts';
import { FROM_OUTLETS } from '../../content/hours.contract.ts';
import { hoursTexts as t } from './messages.ts';
import { minutesLong, minutesOf, type Period, type Week } from './opening.contract.ts';
import { weekInWords } from './words.contract.ts';

export const shopHours = (sentence: string, weeks: Week[], reader: Reader): string =>
  sentence.replaceAll(FROM_OUTLETS, () => weeksInWords(weeks, reader));

/** Returns no words without outlets, because nobody knows their hours. */
function weeksInWords(weeks: Week[], reader: Reader): string {
  const [first, ...others] = weeks;
  if (!first) return '';
  if (others.every((week) => JSON.stringify(week) === JSON.stringify(first))) {
    return weekInWords(first, reader);
  }
  const common = others.reduce(both, first);
  return common.every((periods) => periods.length > 0)
    ? say(reader, t.atAll, { hours: weekInWords(common, reader) })
    : say(reader, t.byOutlet);
}

const both = (week: Week, other: Week): Week =>
  week.map((periods, day) =>
    periods.flatMap((one) => (other[day] ?? []).flatMap((two) => overlap(one, two))),
  );

function overlap(one: Period, two: Period): Period[] {
  const from = Math.max(minutesOf(one.opens), minutesOf(two.opens));
  const to = Math.min(endOf(one), endOf(two));
  return from < to ? [{ opens: clock(from), closes: clock(to) }] : [];
}

/** Counts the minutes from the midnight before the period begins. */
const endOf = (period: Period) => minutesOf(period.opens) + minutesLong(period);

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
