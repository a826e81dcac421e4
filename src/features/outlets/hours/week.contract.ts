import { z } from 'zod';
import { packed } from '../../../messages.ts';
import { hoursTexts as t, weekdayTexts } from './messages.ts';
import { minutesLong, minutesOf, type Period, type Week } from './opening.contract.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, packed(t.timeWrong));
const period = z.object({ opens: time, closes: time });
const day = z.array(period).max(4);

/** A week has seven days, Monday first; the periods of a day are in order and do not overlap. */
export const weekSchema = z
  .array(day)
  .length(7, packed(t.weekMissing))
  // A transform could not be in an answer.
  .overwrite((week) => week.map(inOrder))
  .superRefine((week, context) => {
    const wrong = (message: typeof t.overlap, index: number) => {
      const named = weekdayTexts[index] ?? t.everyDay;
      context.addIssue({ code: 'custom', message: packed(message, { day: named }) });
    };
    for (const [index, periods] of week.entries()) {
      if (periods.some(isEmpty)) wrong(t.sameTimes, index);
      else if (overlap(periods)) wrong(t.overlap, index);
    }
  });

const inOrder = (periods: Period[]) =>
  periods.toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens));

/** The same time twice is a slip, except from midnight to midnight, which is a whole day. */
const isEmpty = ({ opens, closes }: Period) => opens === closes && opens !== '00:00';

const overlap = (periods: Period[]) =>
  periods.some((period, index) => {
    const next = periods[index + 1];
    return next && minutesOf(period.opens) + minutesLong(period) > minutesOf(next.opens);
  });

export const everyDay = (...periods: Period[]): Week => Array.from({ length: 7 }, () => periods);
