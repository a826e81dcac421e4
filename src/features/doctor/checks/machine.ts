import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { listBackups } from '../../../server/backup/nightly.ts';
import { type Env, unknownSettings } from '../../../server/env.ts';
import { HOUR } from '../../../time.ts';
import type { Finding } from '../contract.ts';
import { bad, good, warning } from './result.ts';

const GB = 1e9;
const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** Measured with the embedded database while a few pictures were being made, plus a margin. */
const ENOUGH_MEMORY = 0.45 * GB;

export async function checkMachine(env: Env, now: Date): Promise<Finding[]> {
  return [
    good('Node', `Node ${process.versions.node} runs the program.`),
    totalmem() < ENOUGH_MEMORY
      ? warning('Memory', `This machine has ${gigabytes(totalmem())}.`, 'Give it 512 MB or more.')
      : good('Memory', `This machine has ${gigabytes(totalmem())}.`),
    await checkDisk(env.DATA_DIR),
    await checkFolder(env.DATA_DIR),
    await checkBackups(env, now),
    checkTimeZones(),
    ...unknownSettings(process.env).map((found) =>
      warning('Settings', found, 'Rename it, or take it away.'),
    ),
  ];
}

async function checkDisk(folder: string): Promise<Finding> {
  const name = 'Free disk space';
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const found = `${gigabytes(free)} are free where DATA_DIR is.`;
  if (free < 0.2 * GB) return bad(name, found, 'Make room now: below 20 MB nothing can be saved.');
  if (free < 2 * GB) return warning(name, found, 'Make room, or move DATA_DIR to a larger disk.');
  return good(name, found);
}

async function checkFolder(folder: string): Promise<Finding> {
  const name = 'Data folder';
  if (!existsSync(folder)) return good(name, `The first start makes ${resolve(folder)}.`);
  const { mode } = await stat(folder);
  if ((mode & 0o077) === 0) return good(name, 'Only this account can read DATA_DIR.');
  return bad(name, 'Other accounts of this machine can read DATA_DIR.', `chmod 700 ${folder}`);
}

async function checkBackups(env: Env, now: Date): Promise<Finding> {
  const name = 'Backups';
  if (!env.BACKUP_DIR) {
    return warning(
      name,
      'There is no nightly backup.',
      'Set BACKUP_DIR to a folder on another disk, or run npm run backup from a scheduler.',
    );
  }
  const [newest] = await listBackups(env.BACKUP_DIR);
  if (!newest) return bad(name, 'BACKUP_DIR holds no backup.', 'See the log for why it failed.');
  const hours = Math.floor((now.getTime() - newest.at.getTime()) / HOUR);
  const found = `The newest is ${newest.name}, ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`;
  if (hours > 36) return bad(name, found, 'See the log for why the last one failed.');
  return good(name, found);
}

function checkTimeZones(): Finding {
  const name = 'Time zones';
  const wib = new Intl.DateTimeFormat('id', { timeZone: 'Asia/Jakarta', timeZoneName: 'short' });
  const known = wib.format(0).includes('WIB');
  if (known) return good(name, 'Times are shown in WIB.');
  return bad(name, 'This Node knows no Indonesian.', 'Use a Node with full ICU data.');
}
