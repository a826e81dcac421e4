import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import PQueue from 'p-queue';
import type { BaseDeps } from '../../server/deps.ts';
import type { Env } from '../../server/env.ts';
import { makeFolder } from '../../server/folders.ts';
import type { Job } from '../../server/jobs.ts';
import { HOUR } from '../../time.ts';
import { type ErasureFile, erasureFile } from './contract.ts';
import { listDigests } from './store.ts';

const NAME = 'erasures.json';

/** Two at once would each write a list that lacks what the other has read. */
const saving = new PQueue({ concurrency: 1 });

type ErasureDeps = Pick<BaseDeps, 'database' | 'env'>;

/**
 * Writes digests of erased people into the data folder and beside the backups, where a restore
 * reads them. Existing entries stay, because a restored database may not know of them.
 */
export const saveErasures = (deps: ErasureDeps): Promise<void> => saving.add(() => save(deps));

async function save({ database, env }: ErasureDeps): Promise<void> {
  const erasures = await listDigests(database.db);
  if (erasures.length === 0) return;
  for (const [setting, folder] of Object.entries({
    DATA_DIR: env.DATA_DIR,
    BACKUP_DIR: env.BACKUP_DIR,
  })) {
    if (!folder) continue;
    const path = resolve(folder, NAME);
    const all = merge([await readErasures(path), { erasures }]);
    makeFolder(setting, folder);
    // In containers, instances that share the folder may have the same process id.
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, path);
  }
}

/** Another instance may have erased somebody, so it runs every hour. */
export const erasuresJob: Job<ErasureDeps> = {
  name: 'erasures',
  every: HOUR,
  run: saveErasures,
};

/** Resolves to null when the file is missing or damaged. */
export async function readErasures(path: string): Promise<ErasureFile | null> {
  try {
    return erasureFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Reads the file beside the backup (for a backup made before an upgrade, one folder above), in the
 * data folder and in the backup folder.
 */
export async function findErasures(
  backup: string,
  { DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>,
): Promise<ErasureFile | null> {
  const place = dirname(resolve(backup));
  const beside = basename(place) === 'upgrades' ? dirname(place) : place;
  const folders = [beside, DATA_DIR, BACKUP_DIR].filter((path) => path !== undefined);
  const found = await Promise.all(folders.map((folder) => readErasures(join(folder, NAME))));
  return found.every((list) => list === null) ? null : merge(found);
}

function merge(lists: (ErasureFile | null)[]): ErasureFile {
  const all = lists.flatMap((list) => list?.erasures ?? []);
  const unique = new Map(all.map((one) => [one.digest + one.erasedAt, one]));
  return { erasures: [...unique.values()] };
}
