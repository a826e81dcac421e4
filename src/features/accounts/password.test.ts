import { expect, test } from 'vitest';
import { newPassword } from './contract.ts';
import { hashPassword, randomPassword, verifyPassword, weakness } from './password.ts';

test('passwords are stored as argon2id, at the strength OWASP recommends', async () => {
  expect(await hashPassword('lima gelas kopi susu')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test('two passwords that differ only after 72 bytes are different passwords', async () => {
  const start = 'k'.repeat(72);
  const hash = await hashPassword(`${start}opi`);
  expect(await verifyPassword(hash, `${start}opi`)).toBe(true);
  expect(await verifyPassword(hash, `${start}ape`)).toBe(false);
});

test('a password of 128 emoji works', async () => {
  const emoji = '👩‍🍳'.repeat(128);
  expect(newPassword.safeParse(emoji).success).toBe(true);
  expect(await verifyPassword(await hashPassword(emoji), emoji)).toBe(true);
  expect(newPassword.safeParse(`${emoji}☕`).success).toBe(false);
});

test('a password with an accent works on every keyboard', async () => {
  const hash = await hashPassword('caffè dan croissant'.normalize('NFD'));
  expect(await verifyPassword(hash, 'caffè dan croissant'.normalize('NFC'))).toBe(true);
});

test('without an account no password matches', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false);
});

const OWN = ['rina@kopi-senja.example', 'Rina Wulandari', 'Kopi Senja'];

test('a new password needs 12 characters', () => {
  expect(newPassword.safeParse('kopi susu 1').success).toBe(false);
});

test('a password of the 100,000 most common ones is refused, also with digits and signs around it', () => {
  for (const guess of [
    'password1234',
    'Admin-admin-123',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'qwertyuiop123!',
    'Bismillah 2026!',
    'sayangsayang',
    '!!monkey123456',
    'DragonDragonDragon',
    'kopi susu 2026',
    // Long enough, and known from many a leak, though not among the first 100,000.
    'iloveyouforever',
    '1qazxsw23edcvfr4',
  ]) {
    expect(weakness(guess, OWN)?.en, guess).toBe(
      guess === 'aaaaaaaaaaaa'
        ? 'Use more different characters'
        : 'This password is among the first ones anybody would try',
    );
  }
});

test('a password of one’s own name, address or shop is refused, whatever stands around it', () => {
  for (const guess of [
    'wulandari12345678',
    'KopiSenja2026!',
    'rina-wulandari-1',
    'r1na@kopi-senja.example',
  ]) {
    expect(weakness(guess, OWN)?.en, guess).toMatch(/Use more than your name/);
  }
});

test('a sentence or a generated password is accepted', () => {
  for (const good of [
    'tiga cangkir sebelum hujan',
    'kopi senja paling enak di kota',
    'x8#Lq2!vTz0p$3',
    '9#2!8_0$3 7/5-1',
  ]) {
    expect(weakness(good, OWN), good).toBeNull();
  }
});

test('of a thousand random passwords none is taken for a common one', () => {
  const refused = Array.from({ length: 1000 }, randomPassword).filter((one) => weakness(one, OWN));
  expect(refused).toEqual([]);
});

test('one-time passwords are all different and hard to guess', () => {
  const passwords = new Set(Array.from({ length: 100 }, randomPassword));
  expect(passwords.size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect(weakness(password, OWN)).toBeNull();
  }
});
