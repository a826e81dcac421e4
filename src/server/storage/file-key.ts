import { unavailable } from '../http/errors.ts';
import { storageTexts } from './messages.ts';

const KEY_PATTERN = /^[a-z]+(\/[a-z0-9-]+){1,2}\.[a-z0-9]+$/;

const isKey = (key: string) => KEY_PATTERN.test(key) && key.length <= 200;

/** Unfinished uploads are left out. Text files say which pictures were encoded again. */
export const belongsInBackup = (key: string) =>
  isKey(key) && /\.(avif|webp|jpg|png|svg|txt|mp4|webm)$/.test(key);

/** Only the server makes keys, so any other is a mistake or an attack. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of the file store: ${key}`);
  return key;
}

export const storeDown = (cause: unknown) => unavailable(storageTexts.down, 5, cause);
