import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../server/concurrency.ts';
import { unavailable } from '../../server/http/errors.ts';

/** The minimum OWASP recommends for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that the reply takes as long as for a wrong password. */
const NOBODY = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A phone and a Mac may encode the same letter differently; NFC makes them equal. */
const bytes = (password: string) => Buffer.from(password.normalize('NFC'));

/**
 * One hash takes 19 MB and a core for a moment. A flood of sign-ins must not use up the memory or
 * all cores: few run at a time, few wait, and one core stays free where there are several.
 */
const hashing = limitConcurrency({
  parallel: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 40,
  full: () => unavailable('Too many people are logging in. Try again.', 2),
});

export const hashPassword = (password: string) => hashing(() => hash(bytes(password), cost));

/** `first` skips the queue, so that a flood from strangers cannot keep known browsers out. */
export const verifyPassword = (passwordHash: string | undefined, password: string, first = false) =>
  hashing(() => verify(passwordHash ?? NOBODY, bytes(password)), { first });

// Without letters and digits that look alike: it is read aloud and typed.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 24 characters (120 bits), in groups that are easy to dictate. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Common passwords and words of this shop, letters only. */
const COMMON = [
  'password',
  'passwordpassword',
  'passw',
  'kopikopikopi',
  'kedaiseduh',
  'rahasiarahasia',
  'administrator',
  'adminadmin',
  'adminadminadmin',
  'changeme',
  'changemeplease',
  'qwertyuiop',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyqwerty',
  'asdfghjkl',
  'iloveyou',
  'iloveyouforever',
  'letmein',
  'letmeinplease',
  'welcome',
  'sayangsayang',
  'bismillah',
  'indonesia',
  'unbelievable',
  'correcthorsebatterystaple',
];

/**
 * Why a new password is too easy to guess; null when it is fine. The contract checks its length.
 */
export function weakness(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  const letters = plain.replaceAll(/[^a-z]/g, '');
  const own = (email.split('@')[0] ?? '').toLowerCase();
  if (new Set(plain).size < 5) return 'Use more different characters';
  if (letters === own || plain === email.toLowerCase())
    return 'Use something else than your e-mail';
  if (COMMON.includes(letters) || '01234567890123456789'.includes(plain)) {
    return 'This password is among the first ones anybody would try';
  }
  return null;
}
