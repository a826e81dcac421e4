import { expect, test } from 'vitest';
import { formatDate, formatDay, formatNumber } from './time.tsx';

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
