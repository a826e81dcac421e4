import { unavailable } from '../http/errors.ts';

const KEY = /^[a-z]+(\/[a-z0-9-]+){1,2}\.[a-z0-9]+$/;

/** Keys are made by the server only, so any other is a mistake or an attack. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 200) throw new Error(`Not a key of the file store: ${key}`);
  return key;
}

export const storeDown = (cause: unknown) =>
  unavailable('Files cannot be reached right now. Please try again in a moment.', 5, cause);
