import { expect, test } from 'vitest';
import { appAddress, codeAt, matchingStep, newSecret, stepOf } from './totp.ts';

/** "12345678901234567890", the secret of the examples in RFC 4226 and RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of the standard', () => {
  const codes = Array.from({ length: 10 }, (_, count) => codeAt(SECRET, count));
  expect(codes.join(' ')).toBe(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489',
  );
  const at = (seconds: number) => codeAt(SECRET, stepOf(new Date(seconds * 1000)));
  expect([59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map(at)).toEqual([
    '287082',
    '081804',
    '005924',
    '353130',
  ]);
});

test('a phone whose clock is half a minute off is understood, one that is a minute off is not', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  const off = (seconds: number) => codeAt(SECRET, stepOf(new Date(now.getTime() + seconds * 1000)));
  expect(matchingStep(SECRET, off(0), now)).toBe(stepOf(now));
  expect(matchingStep(SECRET, off(-30), now)).toBe(stepOf(now) - 1);
  expect(matchingStep(SECRET, off(30), now)).toBe(stepOf(now) + 1);
  expect(matchingStep(SECRET, off(60), now)).toBeNull();
  expect(matchingStep(SECRET, off(-60), now)).toBeNull();
  expect(matchingStep(SECRET, '', now)).toBeNull();
  expect(matchingStep(SECRET, '１２３４５６', now)).toBeNull();
});

test('every secret is new, 160 bits in the letters that apps read', () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the app receives the names of shop and account, whatever their characters', () => {
  const address = new URL(appAddress(SECRET, 'rina+kasir@kopi.example', 'Kopi: Senja & Co'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toBe('/Kopi  Senja & Co:rina+kasir@kopi.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: SECRET,
    issuer: 'Kopi  Senja & Co',
    digits: '6',
    period: '30',
  });
});
