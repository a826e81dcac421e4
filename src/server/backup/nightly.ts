import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { dayOf, HOUR, MINUTE } from '../../time.ts';
import type { BaseDeps } from '../deps.ts';
import { makeFolder } from '../folders.ts';
import type { Job } from '../jobs.ts';
import { OperatorError } from '../operator-error.ts';

/** At 02:00 WIB the backup is named after the day that has just begun. */
const STARTS_AT = 2 * HOUR;
/** An older empty file belongs to a process that was killed before it wrote the backup. */
const ABANDONED_AFTER = 6 * HOUR;

const NAME = /^shop-\d{4}-\d\d-\d\d\.tar$/;

type Backup = { name: string; at: Date; bytes: number };

/** The newest comes first; the one that is being made is left out. */
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

type Nightly = Pick<BaseDeps, 'env' | 'clock'>;

/** When several instances share the folder, the first to create today's file makes the backup. */
async function backUpDaily({ env, clock }: Nightly, program: string): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  makeFolder('BACKUP_DIR', folder);
  const path = join(folder, nameAt(clock()));
  const taken = await stat(path).catch(() => null);
  if (taken && taken.size === 0 && clock().getTime() - taken.mtimeMs > ABANDONED_AFTER)
    await rm(path);
  else if (taken) return;

  await runBackup(program, path);
  const backups = await listBackups(folder);
  for (const { name } of backups.slice(env.BACKUP_KEEP)) await rm(join(folder, name));
}

/** A process of its own keeps requests fast. If killed, its unfinished files are deleted here. */
export async function runBackup(program: string, path: string) {
  const args = [...process.execArgv, program, 'backup', resolve(path), '--by-server'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code, signal], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (signal) {
    for (const file of [path, `${path}.partial`]) await rm(file, { force: true });
  }
  if (code === 0) return;
  const reason = signal ? `Ended by ${signal}` : said.trim().split('\n').at(-1);
  throw new OperatorError(`The backup failed: ${reason}`);
}

export const nightlyBackup = (program: string): Job<Nightly> => ({
  name: 'backup',
  every: 10 * MINUTE,
  run: (deps) => backUpDaily(deps, program),
});
