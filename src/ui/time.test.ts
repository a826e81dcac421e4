import { expect, test } from 'vitest';
import { formatCount, formatDate, formatDay, formatNumber } from './time.tsx';

test('dates are shown in WIB and in Indonesian, wherever the reader is', () => {
  expect(formatDate('2026-11-21T11:40:00.000Z')).toBe('21 November 2026 18.40 WIB');
});

test('five in the afternoon in Greenwich is already the next day in Jakarta', () => {
  expect(formatDay('2026-08-16T16:59:59.000Z')).toBe('16 Agustus 2026');
  expect(formatDay('2026-08-16T17:00:00.000Z')).toBe('17 Agustus 2026');
});

test('numbers are grouped with points', () => {
  expect(formatNumber(1_000_000)).toBe('1.000.000');
});

test('one is counted as one', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'visit'))).toEqual([
    '0 visits',
    '1 visit',
    '2 visits',
  ]);
  expect([1, 1200].map((count) => formatCount(count, 'address', 'es'))).toEqual([
    '1 address',
    '1.200 addresses',
  ]);
});
