import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { dayOf, HOUR, MINUTE } from '../../time.ts';
import type { BaseDeps } from '../deps.ts';
import type { Job } from '../jobs.ts';

/** After midnight in WIB: a backup belongs to the day that begins then. */
const STARTS_AT = 2 * HOUR;
/** A machine that was switched off leaves the empty file with which a process had taken the day. */
const ABANDONED = 6 * HOUR;

const NAME = /^shop-\d{4}-\d\d-\d\d\.tar$/;

type Backup = { name: string; at: Date; bytes: number };

/** The finished backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, at: mtime, bytes: size };
    }),
  );
  return found
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.name.localeCompare(one.name));
}

const nameAt = (now: Date) => `shop-${dayOf(now.getTime() - STARTS_AT)}.tar`;

type Nightly = Pick<BaseDeps, 'env' | 'clock' | 'log'>;

/**
 * Makes the day's backup unless it is there, then deletes the oldest beyond `BACKUP_KEEP`. Several
 * instances may share the folder: the first to take the day's name makes it.
 */
async function backUpDaily({ env, clock, log }: Nightly): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameAt(clock()));
  const taken = await stat(path).catch(() => null);
  if (taken && taken.size === 0 && clock().getTime() - taken.mtimeMs > ABANDONED) await rm(path);
  else if (taken) return;

  await runBackup(path, log);
  const backups = await listBackups(folder);
  for (const { name } of backups.slice(env.BACKUP_KEEP)) await rm(join(folder, name));
}

/**
 * In a process of its own, so that visitors do not feel it and its memory is given back. One that is killed,
 * perhaps for its memory, cannot clear up after itself.
 */
async function runBackup(path: string, log: Nightly['log']) {
  const args = [...process.execArgv, 'scripts/backup.ts', resolve(path), '--by-server'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code, signal], reason] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (signal) {
    for (const file of [path, `${path}.partial`]) await rm(file, { force: true });
  }
  if (code === 0) return;
  // An error's own message is never logged, and this one is for the operator.
  const last = signal ? `Ended by ${signal}` : reason.trim().split('\n').at(-1);
  log.error({ reason: last }, 'The nightly backup failed');
  throw new Error('The nightly backup failed');
}

/** Looks every few minutes whether the day's backup is there. */
export const nightlyBackup: Job<Nightly> = {
  name: 'backup',
  every: 10 * MINUTE,
  run: backUpDaily,
};
