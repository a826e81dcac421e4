import { expect, test } from 'vitest';
import { type Reader, readerOf } from '../../../messages.ts';
import { readWeek } from '../../content/hours.contract.ts';
import { openingHours, specialOpeningHours } from './json-ld.ts';
import { type Hours, openingAt, type Period, type SpecialHours } from './opening.contract.ts';
import { everyDay, weekSchema } from './week.contract.ts';
import {
  openingInWords,
  specialInWords,
  weekInBrief,
  weekInWords,
  wordsEnd,
} from './words.contract.ts';

const id = readerOf('id', 'id');
const en = readerOf('en', 'en');
const mixed = readerOf('mixed', 'en');
const from7: Period = { opens: '07:00', closes: '22:00' };
const late: Period = { opens: '08:00', closes: '00:00' };
const day: Period = { opens: '00:00', closes: '00:00' };

test.each([
  [everyDay(from7), 'Setiap hari 07.00–22.00', 'Every day 07:00–22:00'],
  [
    [...everyDay(from7).slice(2), [late], [late]],
    'Senin–Jumat 07.00–22.00, Sabtu–Minggu 08.00–24.00',
    'Monday–Friday 07:00–22:00, Saturday–Sunday 08:00–24:00',
  ],
  [
    [[], [from7], [late], [from7], [from7], [late], [late]],
    'Senin tutup, Selasa dan Kamis–Jumat 07.00–22.00, Rabu dan Sabtu–Minggu 08.00–24.00',
    'Monday closed, Tuesday and Thursday–Friday 07:00–22:00, Wednesday and Saturday–Sunday 08:00–24:00',
  ],
  [
    everyDay({ opens: '07:00', closes: '11:00' }, { opens: '13:00', closes: '01:30' }),
    'Setiap hari 07.00–11.00 dan 13.00–01.30',
    'Every day 07:00–11:00 and 13:00–01:30',
  ],
  [everyDay(day), 'Setiap hari 24 jam', 'Every day 24 hours'],
  [everyDay(), 'Tutup', 'Closed'],
])('a week is said in words of both languages', (week, indonesian, english) => {
  expect(weekInWords(week, id)).toBe(indonesian);
  expect(weekInWords(week, en)).toBe(english);
  expect(weekInWords(week, mixed)).toBe(english);
  // What staff copy into a content item is understood there.
  const isUnderstood = week.flat().length > 0 && !week.flat().includes(day);
  if (isUnderstood) expect(readWeek(indonesian)).toEqual(week);
});

test('in a list a week names its days by three letters', () => {
  const week = [...everyDay(from7).slice(2), [late], [late]];
  expect(weekInBrief(week, id)).toEqual(['Sen–Jum 07.00–22.00', 'Sab–Min 08.00–24.00']);
  expect(weekInBrief(week, en)).toEqual(['Mon–Fri 07:00–22:00', 'Sat–Sun 08:00–24:00']);
  expect(weekInBrief(everyDay(from7), en)).toEqual(['Every day 07:00–22:00']);
});

test('special hours of one day do not claim to be of every day', () => {
  const days = { from: '2027-03-06', to: '2027-03-06' };
  const night = everyDay({ opens: '10:00', closes: '01:00' });
  expect(specialInWords({ ...days, week: night }, en)).toBe('10:00–01:00');
  expect(specialInWords({ ...days, week: [...everyDay(day).slice(1), []] }, id)).toBe('24 jam');
  expect(specialInWords({ ...days, week: everyDay() }, id)).toBe('Tutup');
  expect(specialInWords({ ...days, to: '2027-03-07', week: night }, en)).toBe('10:00–01:00');
  expect(specialInWords({ ...days, to: '2027-04-07', week: night }, en)).toBe(
    'Every day 10:00–01:00',
  );
});

test('special hours of some days say nothing of other weekdays, and begin with the first day', () => {
  const sunday = '2027-03-07';
  const early: Period = { opens: '07:00', closes: '12:30' };
  const week = [[from7], [from7], [], [], [], [], [early]];
  expect(specialInWords({ from: sunday, to: '2027-03-08', week }, id)).toBe(
    'Minggu 07.00–12.30, Senin 07.00–22.00',
  );
  expect(specialInWords({ from: sunday, to: '2027-03-10', week }, en)).toBe(
    'Sunday 07:00–12:30, Monday–Tuesday 07:00–22:00, Wednesday closed',
  );
  const night = [[late], [from7], [], [], [], [late], [late]];
  expect(specialInWords({ from: '2027-03-06', to: '2027-03-09', week: night }, en)).toBe(
    'Saturday–Monday 08:00–24:00, Tuesday 07:00–22:00',
  );
  expect(specialInWords({ from: sunday, to: '2027-03-08', week: everyDay() }, id)).toBe('Tutup');
});

const outlet: Hours = {
  id: 1,
  city: 'Denpasar',
  zone: 'WITA',
  week: everyDay({ opens: '16:00', closes: '01:30' }),
  opensOn: null,
  isTemporarilyClosed: false,
  reopensOn: null,
  closedWhy: '',
};
const nyepi: SpecialHours = {
  id: 5,
  name: 'Nyepi',
  from: '2027-03-08',
  to: '2027-03-09',
  week: everyDay(),
  scope: 'city',
  city: 'denpasar',
  outletIds: [],
};

function said(time: string, reader: Reader = id, more: Partial<Hours> = {}) {
  const now = new Date(`${time}+08:00`);
  const one = { ...outlet, ...more };
  const opening = openingAt(one, [nyepi], now);
  const { state, when, why } = openingInWords(opening, { zone: one.zone, now }, reader);
  const end = wordsEnd(opening, one.zone, now);
  return [state, when, why, new Date(end.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)];
}

test('an outlet in Bali says in its own time when it closes, when it opens and why', () => {
  expect(said('2027-03-06T15:59:00')).toEqual(['Tutup', 'buka 16.00', '', '2027-03-06T16:00']);
  expect(said('2027-03-06T16:00:00')).toEqual([
    'Buka sekarang',
    'tutup 01.30',
    '',
    '2027-03-07T00:00',
  ]);
  expect(said('2027-03-07T00:00:00', en)).toEqual([
    'Open now',
    'closes 01:30',
    '',
    '2027-03-07T00:30',
  ]);
  expect(said('2027-03-07T00:30:00')[0]).toBe('Segera tutup');
  // The night before Nyepi ends when it always ends, on the day itself.
  expect(said('2027-03-08T01:00:00').slice(0, 2)).toEqual(['Segera tutup', 'pukul 01.30']);
  expect(said('2027-03-08T12:00:00').slice(0, 3)).toEqual(['Tutup', 'buka Rabu 16.00', 'Nyepi']);
  expect(said('2027-03-09T12:00:00').slice(0, 3)).toEqual(['Tutup', 'buka besok 16.00', 'Nyepi']);
});

test('midnight is written in one way as an end, and 24 hours are 24 hours until the last day', () => {
  const night = { week: everyDay(late) };
  expect(said('2027-05-01T20:00:00', id, night).slice(0, 2)).toEqual([
    'Buka sekarang',
    'tutup 24.00',
  ]);
  expect(said('2027-05-01T23:30:00', en, night).slice(0, 2)).toEqual(['Closes soon', 'at 24:00']);
  const always = { week: everyDay(day) };
  expect(said('2027-03-05T20:00:00', id, always).slice(0, 2)).toEqual(['Buka sekarang', '24 jam']);
  expect(said('2027-03-06T00:00:00', id, always)).toEqual([
    'Buka sekarang',
    '24 jam',
    '',
    '2027-03-07T00:00',
  ]);
  expect(said('2027-03-07T00:00:00', id, always).slice(0, 2)).toEqual([
    'Buka sekarang',
    'tutup 24.00',
  ]);
});

test('an outlet that is not there yet, or is being rebuilt, says so', () => {
  expect(said('2027-05-01T12:00:00', id, { opensOn: '2027-05-20' }).slice(0, 3)).toEqual([
    'Segera dibuka',
    'buka 20 Mei 16.00',
    '',
  ]);
  const rebuilt = { isTemporarilyClosed: true, closedWhy: 'Renovasi' };
  expect(said('2027-05-01T12:00:00', id, rebuilt).slice(0, 3)).toEqual([
    'Tutup sementara',
    '',
    'Renovasi',
  ]);
  expect(
    said('2027-05-01T12:00:00', en, { ...rebuilt, reopensOn: '2027-05-02' }).slice(1, 2),
  ).toEqual(['opens tomorrow 16:00']);
});

test('search engines are told the week, and the days that are not as usual', () => {
  expect(openingHours([...everyDay(from7).slice(1), []])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '07:00',
      closes: '22:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      opens: '00:00',
      closes: '00:00',
    },
  ]);
  expect(openingHours(everyDay(day))).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  const ramadan: SpecialHours = {
    ...nyepi,
    id: 4,
    name: 'Ramadan',
    from: '2027-03-07',
    to: '2027-03-10',
    week: [[from7], [late], [from7], [from7], [from7], [from7], [from7]],
    scope: 'all',
  };
  const hours = specialOpeningHours(outlet, [nyepi, ramadan], new Date('2027-03-01T00:00:00Z'));
  expect(hours).toEqual(
    [
      { validFrom: '2027-03-07', validThrough: '2027-03-07', opens: '07:00', closes: '22:00' },
      { validFrom: '2027-03-08', validThrough: '2027-03-09', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-03-10', validThrough: '2027-03-10', opens: '07:00', closes: '22:00' },
    ].map((span) => ({ '@type': 'OpeningHoursSpecification', ...span })),
  );
  const elsewhere = specialOpeningHours(
    { ...outlet, city: 'Bandung' },
    [nyepi, ramadan],
    new Date('2027-03-01T00:00:00Z'),
  );
  expect(elsewhere).toMatchObject([
    { validThrough: '2027-03-10', dayOfWeek: ['Monday', 'Wednesday', 'Sunday'], closes: '22:00' },
    { validFrom: '2027-03-07', dayOfWeek: ['Tuesday'], closes: '00:00' },
  ]);
});

test('hours that overlap, or last no time, are refused with the name of the day', () => {
  const errorOf = (week: unknown) => weekSchema.safeParse(week).error?.issues[0]?.message ?? '';
  expect(weekSchema.parse(everyDay(late, { opens: '06:00', closes: '07:30' }))[0]).toEqual([
    { opens: '06:00', closes: '07:30' },
    late,
  ]);
  expect(errorOf([...everyDay(from7).slice(1), [from7, late]])).toContain(
    'Minggu: jam-jamnya bertumpuk',
  );
  expect(errorOf(everyDay({ opens: '08:00', closes: '08:00' }))).toContain(
    'Monday: opens and closes at the same time',
  );
  expect(errorOf(everyDay(day))).toBe('');
  expect(errorOf(everyDay({ opens: '7', closes: '24:00' }))).toContain('07:00');
});
