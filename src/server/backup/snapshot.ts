import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Controls } from '../control.ts';
import { DatabaseOpenError } from '../database/database-errors.ts';
import { lockFolder } from '../database/folder-lock.ts';

const SNAPSHOTS = 'snapshots';

/**
 * The server copies the files of its embedded database for a backup, because only one process can
 * open them. Returns the copy's folder; the caller deletes it.
 */
export async function snapshotControl(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<Controls[string]> {
  await removeUnreadCopies(dataDir);
  return async () => {
    const folder = resolve(dataDir, SNAPSHOTS, randomUUID());
    try {
      await mkdir(join(folder, 'db'), { recursive: true, mode: 0o700 });
      await copyTo(join(folder, 'db'));
      return [folder];
    } catch (error) {
      // Half a copy may have filled the disk.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  };
}

async function removeUnreadCopies(dataDir: string) {
  const folder = join(dataDir, SNAPSHOTS);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    try {
      // A backup that still reads its copy holds the lock.
      lockFolder(join(folder, name))();
      await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DatabaseOpenError)) throw error;
    }
  }
}
