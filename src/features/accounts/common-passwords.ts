import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** `scripts/passwords.ts` writes it. */
export const BUILT_PASSWORDS = 'dist/passwords.bin';

/** With 5 bytes each, 140,000 digests reject one in eight million other passwords by mistake. */
const SIZE = 5;

const digest = (password: string) =>
  createHash('sha256').update(password).digest().readUIntBE(0, SIZE);

/** Sorted digests take a tenth of the list's size and can be searched without decoding. */
export function writePasswords(passwords: Iterable<string>): Buffer {
  const digests = [...new Set([...passwords].map(digest))].sort((a, b) => a - b);
  const file = Buffer.alloc(SIZE * digests.length);
  for (const [at, number] of digests.entries()) file.writeUIntBE(number, SIZE * at, SIZE);
  return file;
}

let list: Buffer | undefined;

function loadList(): Buffer {
  // Development has no built list, so no password counts as common; the doctor reports it.
  list ??= existsSync(BUILT_PASSWORDS) ? readFileSync(BUILT_PASSWORDS) : Buffer.alloc(0);
  return list;
}

export const hasCommonPasswords = () => loadList().length > 0;

/** @param password in lower case */
export function isCommonPassword(password: string): boolean {
  const file = loadList();
  const wanted = digest(password);
  let low = 0;
  let high = file.length / SIZE;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = file.readUIntBE(SIZE * middle, SIZE);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
