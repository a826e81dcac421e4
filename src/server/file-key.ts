import { unavailable } from './errors.ts';

const KEY = /^[a-z]+(\/[a-z0-9-]+){1,2}\.[a-z0-9]+$/;

/** Refuses every key the server would not have made: no dots but one, no way out of the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.length > 200) throw new Error(`Not a key of the file store: ${key}`);
  return key;
}

/** Whatever went wrong underneath, callers see one failure: try again in a moment. */
export const storeDown = (cause: unknown) =>
  unavailable('Files cannot be reached right now. Please try again in a moment.', 5, cause);
