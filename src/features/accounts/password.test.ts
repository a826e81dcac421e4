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

test('a new password needs 12 characters and must not be easy to guess', () => {
  expect(newPassword.safeParse('kopi susu 1').success).toBe(false);
  for (const guess of [
    'password1234',
    'Admin-admin-123',
    '123456789012',
    'aaaaaaaaaaaa',
    'rina12345678',
    'KedaiSeduh2026!',
  ]) {
    expect(weakness(guess, 'rina@kedai-seduh.example'), guess).not.toBeNull();
  }
  expect(weakness('tiga cangkir sebelum hujan', 'rina@kedai-seduh.example')).toBeNull();
});

test('one-time passwords are all different and hard to guess', () => {
  const passwords = new Set(Array.from({ length: 100 }, randomPassword));
  expect(passwords.size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect(weakness(password, 'rina@kedai-seduh.example')).toBeNull();
  }
});
