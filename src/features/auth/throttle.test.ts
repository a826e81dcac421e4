import { expect, test } from 'vitest';
import { strangersDelay } from './throttle.ts';

test('strangers wait longer the more wrong passwords an account has seen, but never long', () => {
  const delays = Array.from({ length: 1001 }, (_, wrong) => strangersDelay(wrong));
  expect(delays.slice(0, 101).every((delay) => delay === 0)).toBe(true);
  expect(delays[101]).toBeGreaterThan(0);
  expect(delays.every((delay, index) => delay >= (delays[index - 1] ?? 0))).toBe(true);
  expect(delays.at(-1)).toBe(1500);
});
