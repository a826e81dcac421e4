import { expect, test } from 'vitest';
import { hoursDisagree, readDailySpan, readWeek, withTime } from './hours.contract.ts';

/** A week in short, Monday first. */
const week = (sentence: string) =>
  readWeek(sentence)?.map((day) => day.map(({ opens, closes }) => `${opens}-${closes}`).join());
const all = (hours: string) => Array.from({ length: 7 }, () => hours);

test.each([
  ['Open daily: 8:00 AM - 10:00 PM', all('08:00-22:00')],
  ['Setiap hari 08.00–22.00', all('08:00-22:00')],
  ['Buka tiap hari pukul 7.30 sampai 22.00 WIB', all('07:30-22:00')],
  ['08:00-22:00 WIB', all('08:00-22:00')],
  ['8 AM - 10 PM daily', all('08:00-22:00')],
  ['12:00 PM - 12:00 AM', all('12:00-00:00')],
  ['Senin - Minggu: 07.00 - 22.00', all('07:00-22:00')],
  ['Setiap hari 07.00-11.00, 13.00-22.00', all('07:00-11:00,13:00-22:00')],
  [
    'Senin-Kamis 07.00-22.00, Jumat-Minggu 07.00-24.00',
    [...all('07:00-22:00').slice(3), ...all('07:00-00:00').slice(4)],
  ],
  [
    'Monday to Friday 8:00 - 22:00; Sat & Sun 9:00 - 23:00',
    [...all('08:00-22:00').slice(2), '09:00-23:00', '09:00-23:00'],
  ],
  [
    'Selasa s/d Jum’at 10.00-21.00 | Sabtu dan Minggu 09.00-23.00 | Senin tutup',
    ['', ...all('10:00-21:00').slice(3), '09:00-23:00', '09:00-23:00'],
  ],
  [
    'Jumat-Senin: 07.00-22.00, Selasa, Rabu, Kamis: 09.00-21.00',
    ['07:00-22:00', '09:00-21:00', '09:00-21:00', '09:00-21:00', ...all('07:00-22:00').slice(4)],
  ],
])('the hours of every day are read in "%s"', (sentence, days) => {
  expect(week(sentence)).toEqual(days);
});

test.each([
  'Senin - Jumat: 07:00 - 22:00',
  'Setiap hari 08.00-22.00 kecuali Jumat',
  'Setiap hari 08.00-22.00, Jumat 13.00-22.00',
  'Senin-Kamis 07.00-22.00, Kamis-Minggu 07.00-24.00',
  'Open 24 hours',
  'Coming soon',
  '08:00-08:00',
  '08:99-22:00',
  '08:00',
  'Setiap hari 08.00',
  '',
])('the hours of every day are not guessed from "%s"', (sentence) => {
  expect(readWeek(sentence)).toBeNull();
});

test('the clocks beside the sentence are those of all days, or are not there', () => {
  const daily = 'Open daily: 8:00 AM - 10:00 PM';
  expect(readDailySpan(daily)).toEqual({ opens: '08:00', closes: '22:00' });
  expect(withTime(daily, 1, '23:30')).toBe('Open daily: 8:00 AM - 11:30 PM');
  expect(withTime('8 AM - 10 PM', 0, '07:15')).toBe('7:15 AM - 10 PM');
  expect(withTime('Setiap hari 08.00-22.00', 0, '07:00')).toBe('Setiap hari 07.00-22.00');
  expect(readDailySpan('Senin-Kamis 07.00-22.00, Jumat-Minggu 07.00-24.00')).toBeNull();
  expect(readDailySpan('Setiap hari 07.00-11.00, 13.00-22.00')).toBeNull();
  expect(readDailySpan('Tutup')).toBeNull();
});

test('the editor warns while the three opening hours disagree on any day', () => {
  expect(hoursDisagree(['8:00 AM - 10:00 PM', '08:00-22:00 WIB', '07:00 - 22:00'])).toBe(true);
  expect(hoursDisagree(['8:00 AM - 10:00 PM', '08:00-22:00 WIB', '08.00 - 22.00'])).toBe(false);
  const longer = 'Senin-Kamis 08.00-22.00, Jumat-Minggu 08.00-24.00';
  expect(hoursDisagree([longer, '08:00-22:00 WIB', '08.00 - 22.00'])).toBe(true);
  expect(hoursDisagree([longer, 'Mon-Thu 8 AM-10 PM, Fri-Sun 8 AM-12 AM', longer])).toBe(false);
});
