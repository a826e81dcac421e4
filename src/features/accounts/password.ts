import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { Localized } from '../../messages.ts';
import { unavailable } from '../../server/http/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { accountErrors } from './messages.ts';

export { hasCommonPasswords } from './common-passwords.ts';

/** OWASP recommends this minimum for argon2id, the default algorithm of the library. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without an account it is verified, so that the answer takes as long as for a wrong password. */
const DUMMY_HASH = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A phone and a Mac may encode the same letter differently; NFC makes them equal. */
const bytes = (password: string) => Buffer.from(password.normalize('NFC'));

/**
 * One hash takes 19 MB and a core, so a flood of sign-ins must not start many at once. One core
 * stays free where there are several.
 */
const hashing = new PQueue({ concurrency: Math.min(2, Math.max(1, availableParallelism() - 1)) });
const MOST_WAITING = 20;

async function hashInTurn<T>(work: () => Promise<T>, first = false): Promise<T> {
  if (!first && hashing.size >= MOST_WAITING) {
    throw unavailable(accountErrors.tooManyLogins, 2);
  }
  return hashing.add(work, { priority: first ? 1 : 0 });
}

export const hashPassword = (password: string) => hashInTurn(() => hash(bytes(password), cost));

/** `first` skips the queue, so that a flood from strangers cannot keep known browsers out. */
export const verifyPassword = (passwordHash: string | undefined, password: string, first = false) =>
  hashInTurn(() => verify(passwordHash ?? DUMMY_HASH, bytes(password)), first);

// Letters and digits that look alike are left out, because the password is read aloud and typed.
export const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Its 24 characters (120 bits) are in groups that are easy to dictate. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

export async function oneTimePassword() {
  const password = randomPassword();
  return {
    password,
    change: { passwordHash: await hashPassword(password), mustChangePassword: true },
  };
}

/** People in Indonesia choose these words, which international lists of passwords miss. */
const LOCAL = new Set([
  'kopi',
  'kopikopi',
  'kopisusu',
  'ngopi',
  'kedaikopi',
  'warungkopi',
  'terserah',
]);

/** Shorter personal words are ignored. */
const WORD_MIN = 4;
/** So many characters must remain without such words, digits and signs. */
const REST_MIN = 6;

/**
 * Returns null when the password is fine. The contract checks the length.
 * @param own words that others know: e-mail address, name, brand, address of the site
 */
export function weakness(password: string, own: string[]): Localized | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 5) return accountErrors.fewCharacters;
  if (isSequence(plain) || versionsOf(plain).some(isFirstGuess)) {
    return accountErrors.firstGuess;
  }
  if (isMostlyOwn(plain, own)) return accountErrors.mostlyOwn;
  return null;
}

/** "Monkey-Monkey 2026!" is monkey, repeated and with a year. */
function versionsOf(plain: string): string[] {
  const [core = ''] = /\p{L}(?:.*\p{L})?/su.exec(plain) ?? [];
  const letters = core.replaceAll(/[^\p{L}]/gu, '');
  // A password of mostly digits and signs is not judged by the few letters in it.
  const mostly = letters.length * 2 >= plain.length ? [letters] : [];
  return [plain, core, ...mostly].flatMap((text) => [text, repeated(text)]);
}

const isFirstGuess = (text: string) =>
  text.length >= WORD_MIN && (LOCAL.has(text) || isCommonPassword(text));

const DIGITS = '01234567890123456789';
const isSequence = (text: string) =>
  DIGITS.includes(text) || [...DIGITS].reverse().join('').includes(text);

const repeated = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

function isMostlyOwn(plain: string, own: string[]): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const words = own
    .flatMap((text) => [letters(text), ...text.split(/[^\p{L}]+/u).map(letters)])
    .filter((word) => word.length >= WORD_MIN)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters(plain));
  return rest.length < REST_MIN && rest !== letters(plain);
}
