import type { Cells, CsvColumns } from '../../../server/lists/csv-columns.ts';
import { hoursTexts, weekdayTexts } from './messages.ts';
import type { Period, Week } from './opening.contract.ts';

const days = weekdayTexts.map((_, day) => `day${day + 1}`);

/** A week has a column for each day, such as `07:00-11:00; 13:00-22:00`. */
export const dayColumns: CsvColumns['columns'] = Object.fromEntries(
  days.map((name, day) => [name, weekdayTexts[day] ?? hoursTexts.everyDay]),
);

export const dayCells = (week: Week): Cells =>
  Object.fromEntries(
    days.map((name, day) => [
      name,
      (week[day] ?? []).map(({ opens, closes }) => `${opens}-${closes}`).join('; '),
    ]),
  );

export const hasDays = (cells: Cells): boolean => days.some((name) => cells[name]);

export const weekIn = (cells: Cells): Week => days.map((name) => periodsIn(cells[name] ?? ''));

const WHOLE_DAY = [hoursTexts.wholeDay.id, hoursTexts.wholeDay.en].map((text) =>
  text.toLowerCase(),
);
const CLOSED = [hoursTexts.closed.id, hoursTexts.closed.en];

function periodsIn(text: string): Period[] {
  const hours = text.trim().toLowerCase();
  if (hours === '' || CLOSED.includes(hours)) return [];
  if (WHOLE_DAY.includes(hours)) return [{ opens: '00:00', closes: '00:00' }];
  return hours.split(/[;,]/).map((period) => {
    const [opens = '', closes = ''] = period.split(/[-–—]/).map(clockIn);
    return { opens, closes };
  });
}

/** `7.00` and `7:00` are 07:00, and 24.00 is the midnight at the end. */
const clockIn = (text: string): string =>
  text
    .trim()
    .replace('.', ':')
    .replace(/^(\d):/, '0$1:')
    .replace(/^24:00$/, '00:00');
