import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What `scripts/passwords.ts` makes. */
export const BUILT_PASSWORDS = 'dist/passwords.bin';

/**
 * Bytes of each digest in the file. With 140,000 of them, one in eight million passwords that are not
 * in the list is taken for one that is.
 */
const SIZE = 5;

const digest = (password: string) =>
  createHash('sha256').update(password).digest().readUIntBE(0, SIZE);

/** The list as sorted digests: a tenth of its text, and searched where it lies. */
export function writePasswords(passwords: Iterable<string>): Buffer {
  const digests = [...new Set([...passwords].map(digest))].sort((a, b) => a - b);
  const file = Buffer.alloc(SIZE * digests.length);
  for (const [at, number] of digests.entries()) file.writeUIntBE(number, SIZE * at, SIZE);
  return file;
}

let list: Buffer | undefined;

function loadList(): Buffer {
  // Without a build, as in development, nothing is known to be common; the doctor says so.
  list ??= existsSync(BUILT_PASSWORDS) ? readFileSync(BUILT_PASSWORDS) : Buffer.alloc(0);
  return list;
}

export const hasCommonPasswords = () => loadList().length > 0;

/** @param password in small letters */
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
