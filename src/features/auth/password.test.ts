import { expect, test } from 'vitest';
import { newPassword } from './contract.ts';
import { createQueue } from './hash-queue.ts';
import { hashPassword, randomPassword, verifyPassword, weakness } from './password.ts';

test('passwords are stored as argon2id, at the strength OWASP asks for', async () => {
  expect(await hashPassword('lima gelas kopi susu')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test('two passwords that only differ after 72 bytes are two passwords', async () => {
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

test('a password typed with composed or with combining letters is the same one', async () => {
  const hash = await hashPassword('caffè dan croissant'.normalize('NFD'));
  expect(await verifyPassword(hash, 'caffè dan croissant'.normalize('NFC'))).toBe(true);
});

test('nobody’s hash is verified when there is no account, and never matches', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false);
});

test('new passwords need 12 characters and must not be among the first guesses', () => {
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

test('a one-time password has more than 100 bits and passes its own rules', () => {
  const passwords = new Set(Array.from({ length: 100 }, randomPassword));
  expect(passwords.size).toBe(100);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect(weakness(password, 'rina@kedai-seduh.example')).toBeNull();
  }
});

test('only so many passwords are hashed at once, and who comes after a full line is told to return', async () => {
  const queued = createQueue({ parallel: 2, line: 3 });
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));

  const admitted = Array.from({ length: 5 }, () => queued(work));
  await expect(queued(work)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(finish).toHaveLength(2);

  for (let done = 0; done < 5; done += 1) {
    finish[done]?.();
    await admitted[done];
    await Promise.resolve();
    expect(finish.length).toBeLessThanOrEqual(done + 3);
  }
  await Promise.all(admitted);
  await queued(async () => {});
});

test('a failure gives its place back', async () => {
  const queued = createQueue({ parallel: 1, line: 0 });
  await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queued(async () => 'next')).toBe('next');
});

test('somebody the server knows does not stand in a line of strangers', async () => {
  const queued = createQueue({ parallel: 1, line: 1 });
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const hashing = queued(() => promise);
  const stranger = queued(async () => order.push('stranger'));
  const owner = queued(async () => order.push('owner'), true);
  resolve();
  await Promise.all([hashing, stranger, owner]);
  expect(order).toEqual(['owner', 'stranger']);
});
