import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from '../../time.ts';
import { readEnv } from '../env.ts';
import { deleteOldSnapshots } from './upgrade.ts';

const now = new Date('2026-11-21T05:00:00Z');

test('copies made before upgrades are deleted after ninety days, unfinished ones at once, and nothing else is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'upgrades-'));
  const folder = join(dataDir, 'upgrades');
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const deleteOld = () => deleteOldSnapshots.run({ env, clock: () => now });
  await deleteOld(); // works without a folder
  await mkdir(folder);
  const save = async (name: string, days: number) => {
    await writeFile(join(folder, name), 'rows');
    const saved = new Date(now.getTime() - days * DAY);
    await utimes(join(folder, name), saved, saved);
  };
  await save('before-upgrade-old-0063.tar', 91);
  await save('before-upgrade-young-0064.tar', 89);
  await save('my-own.tar', 400);
  await writeFile(join(folder, 'before-upgrade-killed-0065.tar'), '');
  await save('before-upgrade-killed-0065.tar.partial', 1);

  await deleteOld();
  expect((await readdir(folder)).toSorted()).toEqual([
    'before-upgrade-young-0064.tar',
    'my-own.tar',
  ]);
  await rm(dataDir, { recursive: true });
});
