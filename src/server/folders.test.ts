import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './folders.ts';

const folder = await mkdtemp(join(tmpdir(), 'folders-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a new folder is readable by its owner only, and an existing one stays as it is', async () => {
  const path = join(folder, 'one', 'two');
  makeFolder('DATA_DIR', path, { parents: true });
  makeFolder('DATA_DIR', path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be made is explained in a sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(() => makeFolder('DATA_DIR', file, { parents: true })).toThrow(
    `DATA_DIR: ${file} is a file, not a folder.`,
  );
  expect(() => makeFolder('DATA_DIR', '/proc/nowhere', { parents: true })).toThrow(
    'DATA_DIR: /proc/nowhere cannot be made (ENOENT)',
  );
});

test('a backup folder is not made while its disk is not mounted', () => {
  const path = join(folder, 'disk', 'backups');
  expect(() => makeFolder('BACKUP_DIR', path)).toThrow(
    `BACKUP_DIR: ${path} cannot be made (ENOENT): make ${join(folder, 'disk')} first, or mount its disk.`,
  );
});
