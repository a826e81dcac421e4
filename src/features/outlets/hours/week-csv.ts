import { packed, type Reader, say } from '../../../messages.ts';
import { invalid } from '../../../server/http/errors.ts';
import type { Cells, CsvImport } from '../../../server/lists/csv-columns.ts';
import { hoursTexts, weekdayTexts } from './messages.ts';
import type { Period, Week } from './opening.contract.ts';

const days = weekdayTexts.map((_, day) => `day${day + 1}`);

/** A week has a column for each day, such as `07:00-11:00; 13:00-22:00`. */
export const dayColumns: CsvImport['columns'] = Object.fromEntries(
  days.map((name, day) => [name, weekdayTexts[day] ?? hoursTexts.everyDay]),
);

/** A day that is closed says so, unless no day has hours. */
export function dayCells(week: Week, reader: Reader): Cells {
  const closed = week.some((periods) => periods.length > 0) ? say(reader, hoursTexts.closed) : '';
  const cellOf = ({ opens, closes }: Period) =>
    opens === MIDNIGHT && closes === MIDNIGHT
      ? say(reader, hoursTexts.wholeDay)
      : `${opens}-${closes === MIDNIGHT ? '24:00' : closes}`;
  return Object.fromEntries(
    days.map((name, day) => [name, (week[day] ?? []).map(cellOf).join('; ') || closed]),
  );
}
const MIDNIGHT = '00:00';

export const hasDays = (cells: Cells): boolean => days.some((name) => cells[name]);

/** @throws 422 with the day and what stands there, if these are no hours */
export function weekIn(cells: Cells): Week {
  const read = days.map((name) => ({ name, text: cells[name] ?? '' }));
  const week = read.map(({ text }) => periodsIn(text));
  const wrong = read.filter((_, day) => !week[day]?.every(isRead));
  if (wrong.length === 0) return week;
  throw invalid(
    hoursTexts.timeWrong,
    Object.fromEntries(wrong.map(({ name, text }) => [name, packed(hoursTexts.notRead, { text })])),
  );
}

const WHOLE_DAY = [hoursTexts.wholeDay.id, hoursTexts.wholeDay.en];
const CLOSED = ['', '-', 'tutup', 'libur', 'closed'];

function periodsIn(text: string): Period[] {
  const hours = text.trim().toLowerCase();
  if (CLOSED.includes(hours)) return [];
  if (WHOLE_DAY.includes(hours)) return [{ opens: '00:00', closes: '00:00' }];
  return hours.split(/[;,]/).map((period) => {
    const times = period.split(/[-–—]|s\/d|s\.d\.|sampai|to/).map(clockIn);
    // Of `7-12-22` the end would be lost.
    const [opens = '', closes = ''] = times.length === 2 ? times : [];
    return { opens, closes };
  });
}

const isRead = ({ opens, closes }: Period) => TIME.test(opens) && TIME.test(closes);
const TIME = /^\d\d:\d\d$/;

/** `7`, `7.00` and `7:00` are 07:00, and 24.00 is the midnight at the end. */
const clockIn = (text: string): string =>
  text
    .trim()
    .replace('.', ':')
    .replace(/^\d{1,2}$/, '$&:00')
    .replace(/^(\d):/, '0$1:')
    .replace(/^24:00$/, '00:00');
