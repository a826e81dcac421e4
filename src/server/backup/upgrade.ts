import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DAY } from '../../time.ts';
import { DatabaseOpenError } from '../database/database-errors.ts';
import type { BeforeUpgrade } from '../database/migrate.ts';
import type { BaseDeps } from '../deps.ts';
import type { Env } from '../env.ts';
import { makeFolder } from '../folders.ts';
import type { Job } from '../jobs.ts';
import { removeUnfinishedArchives } from './archive.ts';
import { makeBackup } from './backup.ts';

/** Older copies are deleted, because they still contain people who were erased later. */
const KEEP_FOR = 90 * DAY;

const NAME = /^before-(upgrade|start-clean)-.+\.tar$/;

type Places = Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>;

const copiesFolder = ({ BACKUP_DIR, DATA_DIR }: Places) =>
  resolve(BACKUP_DIR ?? DATA_DIR, 'upgrades');

/** The folder of the copy is made if it is missing. */
export function newCopy(env: Places, before: 'upgrade' | 'start-clean', now: Date, detail = '') {
  const folder = copiesFolder(env);
  makeFolder(env.BACKUP_DIR ? 'BACKUP_DIR' : 'DATA_DIR', dirname(folder));
  makeFolder('BACKUP_DIR', folder);
  const moment = now.toISOString().replaceAll(/[:.]/g, '-');
  return join(folder, `before-${before}-${moment}${detail}.tar`);
}

/** Uploaded files are left out, because no migration changes them. */
export function snapshotBeforeUpgrade(env: Env): BeforeUpgrade | undefined {
  if (env.UPGRADE_SNAPSHOT === 'off') return undefined;
  return async (connection, last) => {
    const now = new Date();
    let path: string;
    try {
      path = newCopy(env, 'upgrade', now, `-${last.replace(/\.sql$/, '')}`);
      await makeBackup(path, { connection, files: NO_FILES }, now, () => {});
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DatabaseOpenError(
        `The database was not upgraded, as it could not be saved into ${copiesFolder(env)} before: ${reason}\nMake room there, or set UPGRADE_SNAPSHOT=off when you have a backup of your own.`,
        { cause },
      );
    }
    const place = env.DATABASE_URL
      ? 'give it a DATABASE_URL of a new, empty database'
      : `move ${resolve(env.DATA_DIR, 'db')} elsewhere`;
    console.log(
      `\n  The database is being upgraded. As it was until now, it is saved in\n    ${path}\n  To go back: stop the program, put the earlier version in its place, ${place}, run\n    npm run restore -- ${path}\n  and start. Uploaded files stay where they are.`,
    );
  };
}

const NO_FILES: Parameters<typeof makeBackup>[1]['files'] = {
  async *list() {},
  get: async () => null,
};

type SnapshotDeps = Pick<BaseDeps, 'env' | 'clock'>;

async function deleteSnapshots({ env, clock }: SnapshotDeps): Promise<void> {
  const folder = copiesFolder(env);
  await removeUnfinishedArchives(folder, (name) => NAME.test(name));
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (!NAME.test(name)) continue;
    const { mtimeMs } = await stat(path);
    if (clock().getTime() - mtimeMs > KEEP_FOR) await rm(path, { force: true });
  }
}

export const deleteOldSnapshots: Job<SnapshotDeps> = {
  name: 'upgrades',
  every: DAY,
  run: deleteSnapshots,
};
