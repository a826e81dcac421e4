import { expect, test } from 'vitest';
import { readerOf } from './messages.ts';
import {
  addDays,
  boundsOf,
  dayOf,
  eachDay,
  endOfDay,
  formatDate,
  formatDay,
  formatDays,
  formatShort,
  formatWeekdays,
  instantOf,
  lastDays,
  minuteOf,
  minutesSinceMidnight,
  weekdayOf,
  weekOf,
} from './time.ts';
import { formatsOf } from './ui/formats.ts';
import { formatNumber } from './ui/numbers.ts';

test('dates are shown in WIB, wherever the reader is', () => {
  expect(formatDate('2026-11-21T11:40:00.000Z')).toBe('21 November 2026, 18.40 WIB');
});

test('dates and numbers are in the language of the page or tab around them', () => {
  const at = '2026-08-16T17:00:00.000Z';
  const written = (...of: Parameters<typeof readerOf>) => {
    const { date, short, days, number } = formatsOf(readerOf(...of));
    return [date(at), short(at), days({ from: '2026-08-10', to: '2026-08-16' }), number(12_500)];
  };
  const indonesian = [
    '17 Agustus 2026, 00.00 WIB',
    '17 Agu, 00.00',
    '10–16 Agustus 2026',
    '12.500',
  ];
  expect(written('id', 'en')).toEqual(indonesian);
  expect(written('mixed', 'id')).toEqual(indonesian);
  const english = [
    '17 August 2026, 00:00 WIB',
    '17 Aug, 00:00',
    '10\u2009–\u200916 August 2026',
    '12,500',
  ];
  expect(written('en', 'id')).toEqual(english);
  expect(written('mixed', 'en')).toEqual(english);
});

test('five in the afternoon in Greenwich is already the next day in Jakarta', () => {
  expect(formatDay('2026-08-16T16:59:59.000Z')).toBe('16 Agustus 2026');
  expect(formatDay('2026-08-16T17:00:00.000Z')).toBe('17 Agustus 2026');
});

test('one instant has a different date and time in each zone of Indonesia', () => {
  const at = '2026-12-31T16:30:00.000Z';
  expect(minuteOf(at, 'WIB')).toBe('2026-12-31T23:30');
  expect(minuteOf(at, 'WITA')).toBe('2027-01-01T00:30');
  expect(minuteOf(at, 'WIT')).toBe('2027-01-01T01:30');
  expect(minutesSinceMidnight(at)).toBe(23 * 60 + 30);
  expect(formatDate(at, { zone: 'WIT' })).toBe('1 Januari 2027, 01.30 WIT');
  expect(formatShort(at, { zone: 'WIB' })).toBe('31 Des, 23.30');
  expect(instantOf('2027-01-01T00:30', 'WITA')).toBe('2026-12-31T16:30:00.000Z');
});

test('a day begins and ends at midnight', () => {
  const [begins, ends] = boundsOf({ from: '2026-11-21', to: '2026-11-22' });
  expect(begins.toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(ends.toISOString()).toBe('2026-11-22T17:00:00.000Z');
  expect(new Date(endOfDay('2026-11-21')).toISOString()).toBe('2026-11-21T16:59:59.999Z');
  expect(dayOf('2026-11-20T16:59:59.999Z')).toBe('2026-11-20');
});

test('weeks begin on Monday, and months and years end where they should', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekOf('2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(eachDay({ from: '2026-12-30', to: '2027-01-01' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(lastDays('2026-11-20T17:00:00Z', 7)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(formatDays({ from: '2026-11-09', to: '2026-11-15' })).toBe('9–15 November 2026');
  expect(formatWeekdays({ from: '2026-11-09', to: '2026-11-15' })).toBe(
    'Senin, 9 November\u2009–\u2009Minggu, 15 November 2026',
  );
  expect(formatWeekdays({ from: '2026-11-09', to: '2026-11-09' })).toBe('Senin, 9 November 2026');
});

test('numbers are grouped with points', () => {
  expect(formatNumber(1_000_000)).toBe('1.000.000');
});
