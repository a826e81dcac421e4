import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { localized } from '../../../messages.ts';
import { listBackups } from '../../../server/backup/nightly.ts';
import { type Env, unknownSettings } from '../../../server/env.ts';
import { HOUR } from '../../../time.ts';
import { checkNames, findingTexts } from './messages.ts';
import { asItIs, bad, good, type Result, warning } from './result.ts';

const GB = 1e9;
const gigabytes = (bytes: number) => Math.round(bytes / (GB / 10)) / 10;

/** Making a few pictures with the embedded database took so much, plus a margin. */
const ENOUGH_MEMORY = 0.45 * GB;

export async function checkMachine(env: Env, now: Date): Promise<Result[]> {
  const memory = localized(findingTexts.memory, { size: gigabytes(totalmem()) });
  return [
    good(checkNames.node, localized(findingTexts.node, { version: process.versions.node })),
    totalmem() < ENOUGH_MEMORY
      ? warning(checkNames.memory, memory, findingTexts.memoryAdvice)
      : good(checkNames.memory, memory),
    await checkDisk(env.DATA_DIR),
    await checkFolder(env.DATA_DIR),
    await checkBackups(env, now),
    checkTimeZones(),
    ...unknownSettings(process.env).map((found) =>
      warning(checkNames.settings, found, findingTexts.settingAdvice),
    ),
  ];
}

async function checkDisk(folder: string): Promise<Result> {
  const name = checkNames.disk;
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const found = localized(findingTexts.disk, { size: gigabytes(free) });
  if (free < 0.2 * GB) return bad(name, found, findingTexts.diskFullAdvice);
  if (free < 2 * GB) return warning(name, found, findingTexts.diskAdvice);
  return good(name, found);
}

async function checkFolder(folder: string): Promise<Result> {
  const name = checkNames.folder;
  if (!existsSync(folder))
    return good(name, localized(findingTexts.noFolder, { folder: resolve(folder) }));
  const { mode } = await stat(folder);
  if ((mode & 0o077) === 0) return good(name, findingTexts.folder);
  return bad(name, findingTexts.folderOpen, asItIs(`chmod 700 ${folder}`));
}

async function checkBackups(env: Env, now: Date): Promise<Result> {
  const name = checkNames.backups;
  if (!env.BACKUP_DIR) {
    return warning(name, findingTexts.noBackups, findingTexts.noBackupsAdvice);
  }
  const [newest] = await listBackups(env.BACKUP_DIR);
  if (!newest) return bad(name, findingTexts.backupsEmpty, findingTexts.backupsEmptyAdvice);
  const hours = Math.floor((now.getTime() - newest.at.getTime()) / HOUR);
  const found = localized(findingTexts.backup, { name: newest.name, hours });
  if (hours > 36) return bad(name, found, findingTexts.backupAdvice);
  return good(name, found);
}

function checkTimeZones(): Result {
  const name = checkNames.timeZones;
  const wib = new Intl.DateTimeFormat('id', { timeZone: 'Asia/Jakarta', timeZoneName: 'short' });
  const known = wib.format(0).includes('WIB');
  if (known) return good(name, findingTexts.timeZones);
  return bad(name, findingTexts.timeZonesWrong, findingTexts.timeZonesAdvice);
}
