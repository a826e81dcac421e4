import { expect, test } from 'vitest';
import { openingNow } from './opening.ts';

/** A time of day in WIB. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+07:00`);
const DAILY = 'Open daily: 8:00 AM - 10:00 PM';

test('the shop is open from the minute it opens until the minute it closes, in WIB', () => {
  expect(openingNow(DAILY, at('07:59'))).toMatchObject({ open: false, until: '08.00' });
  expect(openingNow(DAILY, at('08:00'))).toMatchObject({ open: true, until: '22.00' });
  expect(openingNow(DAILY, at('21:59'))).toMatchObject({ open: true, changesAt: at('22:00') });
  const closed = openingNow(DAILY, at('22:00'));
  expect(closed).toMatchObject({ open: false, until: '08.00' });
  expect(closed?.changesAt).toEqual(new Date('2026-11-22T08:00:00+07:00'));
});

test('a shop that closes after midnight is open then', () => {
  const late = 'Setiap hari 17.00 - 02.00';
  expect(openingNow(late, at('01:30'))).toMatchObject({ open: true, until: '02.00' });
  expect(openingNow(late, at('03:00'))).toMatchObject({ open: false, until: '17.00' });
});

test('hours that differ by day, or are no hours, are never guessed at', () => {
  for (const sentence of [
    'Senin - Jumat: 07:00 - 22:00',
    'Mon-Fri 8:00 - 22:00, Sat 9:00 - 23:00',
    'Open 24 hours',
    'Coming soon',
    '08:00-08:00',
    '08:99-22:00',
    '',
  ]) {
    expect(openingNow(sentence, at('12:00')), sentence).toBeNull();
  }
  expect(openingNow('Senin - Minggu: 07:00 - 22:00', at('12:00'))?.open).toBe(true);
});
