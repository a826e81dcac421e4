import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { dayOf, HOUR, MINUTE } from '../../time.ts';
import type { BaseDeps } from '../deps.ts';
import { makeFolder } from '../folders.ts';
import type { Job } from '../jobs.ts';
import { OperatorError } from '../operator-error.ts';
import { removeUnfinishedArchives } from './archive.ts';

/** At 02:00 WIB the backup is named after the day that has just begun. */
const STARTS_AT = 2 * HOUR;

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
async function backUpDaily({ env, clock }: Nightly, backups: Backups): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  makeFolder('BACKUP_DIR', folder);
  await removeUnfinishedArchives(folder, (name) => NAME.test(name));
  const path = join(folder, nameAt(clock()));
  if (existsSync(path)) return;

  try {
    await backups.make(path);
  } catch (error) {
    const byAnother = existsSync(path);
    if (byAnother || backups.isStopped()) return;
    throw error;
  }
  const made = await listBackups(folder);
  for (const { name } of made.slice(env.BACKUP_KEEP)) await rm(join(folder, name));
}

export type Backups = {
  make(path: string): Promise<void>;
  /** Ends those that are being made, and resolves when their unfinished files are deleted. */
  stop(): Promise<void>;
  isStopped(): boolean;
};

export function createBackups(program: string): Backups {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();
  return {
    async make(path) {
      signal.throwIfAborted();
      const made = runBackup(program, path, signal);
      running.add(made);
      await made.finally(() => running.delete(made));
    },
    async stop() {
      stopping.abort(new OperatorError('The server is being stopped.'));
      await Promise.allSettled(running);
    },
    isStopped: () => signal.aborted,
  };
}

/** A process of its own keeps requests fast. If killed, its unfinished files are deleted here. */
async function runBackup(program: string, path: string, stop: AbortSignal) {
  const args = [...process.execArgv, program, 'backup', resolve(path), '--by-server'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  stop.addEventListener('abort', end);
  const [[code, signal], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  stop.removeEventListener('abort', end);
  if (code === 0) return;
  await removeUnfinishedArchives(dirname(path), (name) => name === basename(path));
  const reason = signal ? `Ended by ${signal}` : said.trim().split('\n').at(-1);
  throw new OperatorError(`The backup failed: ${reason}`);
}

export const nightlyBackup = (backups: Backups): Job<Nightly> => ({
  name: 'backup',
  every: 10 * MINUTE,
  run: (deps) => backUpDaily(deps, backups),
});
