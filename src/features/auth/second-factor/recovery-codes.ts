import { createHash, randomInt } from 'node:crypto';
import { LETTERS } from '../../accounts/password.ts';
import { RECOVERY_CODES } from '../contract.ts';

const LENGTH = 16;

/** Each code has 80 random bits. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const code = () =>
    Array.from({ length: LENGTH }, letter)
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Any other length is treated as a code of the app. */
export const isRecoveryCode = (code: string) => plain(code).length === LENGTH;

/** A fast hash is enough, because 80 random bits cannot be guessed. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(plain(code)).digest('base64url');
