import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inLine } from './hash-queue.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account: the answer must take as long as a wrong password's. */
const NOBODY = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same letters typed on a phone and on a Mac may differ in bytes; this makes them equal. */
const bytes = (password: string) => Buffer.from(password.normalize('NFC'));

export const hashPassword = (password: string) => inLine(() => hash(bytes(password), cost));

/** `first` is for those a flood of strangers must not keep out. */
export const verifyPassword = (passwordHash: string | undefined, password: string, first = false) =>
  inLine(() => verify(passwordHash ?? NOBODY, bytes(password)), first);

// No look-alikes: it is read aloud and typed once.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A one-time password: 24 letters, 115 bits, in groups that can be dictated. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** The long ones of the published lists of common passwords, without digits and signs. */
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

/** Why a new password would be guessed, or null. Length is the contract's business. */
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
