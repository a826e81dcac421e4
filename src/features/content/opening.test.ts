import { expect, test } from 'vitest';
import { openingNow } from './opening.ts';

/** A time of day in WIB. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+07:00`);
const DAILY = 'Open daily: 8:00 AM - 10:00 PM';

test('the shop is open from the minute it opens until the minute it closes, in WIB', () => {
  expect(openingNow(DAILY, at('07:59'))).toMatchObject({ open: false, until: '08:00' });
  expect(openingNow(DAILY, at('08:00'))).toMatchObject({ open: true, until: '22:00' });
  expect(openingNow(DAILY, at('21:59'))).toMatchObject({ open: true, changesAt: at('22:00') });
  const closed = openingNow(DAILY, at('22:00'));
  expect(closed).toMatchObject({ open: false, until: '08:00' });
  expect(closed?.changesAt).toEqual(new Date('2026-11-22T08:00:00+07:00'));
});

test('a shop that closes after midnight is open then', () => {
  const late = 'Setiap hari 17.00 - 02.00';
  expect(openingNow(late, at('01:30'))).toMatchObject({ open: true, until: '02:00' });
  expect(openingNow(late, at('03:00'))).toMatchObject({ open: false, until: '17:00' });
});

test('a shop with other hours on other days goes by the day', () => {
  // 21 November 2026 is a Saturday.
  const hours = 'Senin-Kamis 07.00-22.00, Jumat-Sabtu 07.00-24.00, Minggu tutup';
  expect(openingNow(hours, at('23:30'))).toMatchObject({ open: true, until: '00:00' });
  const sunday = openingNow(hours, new Date('2026-11-22T12:00:00+07:00'));
  expect(sunday).toMatchObject({ open: false, until: '07:00' });
  expect(sunday?.changesAt).toEqual(new Date('2026-11-23T07:00:00+07:00'));
  expect(openingNow(hours, new Date('2026-11-23T22:30:00+07:00'))?.open).toBe(false);
});

test('hours that are not known of every day, or are no hours, are never guessed at', () => {
  for (const sentence of ['Senin - Jumat: 07:00 - 22:00', 'Open 24 hours', 'Tutup', '']) {
    expect(openingNow(sentence, at('12:00')), sentence).toBeNull();
  }
});
