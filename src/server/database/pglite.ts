import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { readFile, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import { DatabaseOpenError } from './database-errors.ts';
import { copyPrivately, createFolderAtomically, DurableFS } from './durable-fs.ts';

/** PGlite cannot open the files of another version. */
const POSTGRES_MAJOR = '18';

const startParams = [
  // This parameter turns fsync off.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // PGlite's fdatasync does nothing.
  ...['-c', 'wal_sync_method=fsync'],
  // The system caches the files anyway.
  ...['-c', 'shared_buffers=4MB'],
];
const durable = [...startParams, '-c', 'fsync=on'];
/** The files of a draft are synced once it is complete. */
const unsynced = [...startParams, '-c', 'fsync=off'];

/** @param template the folder of an empty database to copy, because creating one takes seconds */
export async function openPGlite(folder: string, log: Log, template?: string): Promise<PGlite> {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    await refuseOtherMajor(folder);
    // The folder's lock is ours, so the process that wrote this file has ended. A power cut can
    // leave an empty one, with which PostgreSQL refuses to start.
    await rm(join(folder, 'postmaster.pid'), { force: true });
  } else {
    if (template !== undefined && existsSync(template)) {
      await refuseFullDisk(folder);
      await createFolderAtomically(folder, (draft) => copyPrivately(template, draft));
    } else await createPGlite(folder, log, async () => {});
  }
  return start(folder, log, durable);
}

/** `fill` fills the new database; an interruption leaves none. */
export async function createPGlite(
  folder: string,
  log: Log,
  fill: (client: PGlite) => Promise<void>,
) {
  await refuseFullDisk(folder);
  await createFolderAtomically(folder, async (draft) => {
    const client = await start(draft, log, unsynced);
    await fill(client).finally(() => client.close());
  });
}

async function start(folder: string, log: Log, startParams: string[]) {
  let lastError = '';
  const client = new OneConnection({
    fs: new DurableFS(folder),
    startParams,
    // PostgreSQL allocates a whole segment ahead, so 1 MB instead of 16 spares a nearly full disk.
    initDbStartParams: ['--wal-segsize=1'],
    onStderr: (line) => {
      if (line.includes(' FATAL: ')) lastError = line;
      // After a panic (a failed write or fsync of the log) PGlite's next query would never return,
      // and its memory cannot be trusted. A restart recovers from the disk.
      if (line.includes(' PANIC: ')) {
        log.fatal({ line }, 'The embedded database cannot go on; the program ends');
        process.exit(1);
      }
      return false;
    },
  });
  await client.waitReady.catch((cause: unknown) => {
    throw new DatabaseOpenError(`The database in ${folder} cannot be opened. ${lastError}`, {
      cause,
    });
  });
  return client;
}

/** A new database has up to 35 MB. On a full disk PostgreSQL ends without a reason that people understand. */
const ROOM_MB = 50;

async function refuseFullDisk(folder: string) {
  const { bavail, bsize } = await statfs(dirname(folder));
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free >= ROOM_MB) return;
  throw new DatabaseOpenError(
    `The disk with ${folder} is full: ${free} MB are free, and a new database needs ${ROOM_MB}.`,
  );
}

async function refuseOtherMajor(folder: string) {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (major === POSTGRES_MAJOR) return;
  throw new DatabaseOpenError(
    `The database in ${folder} was made by PostgreSQL ${major} and this version of the program has ${POSTGRES_MAJOR}. Nothing was changed. Make a backup with the version that made it (npm run backup -- FILE), move ${folder} elsewhere, and restore that backup with this version (npm run restore -- FILE).`,
  );
}

/** A query beside PGlite's open transaction would wait for itself for ever, so it is refused. */
class OneConnection extends PGlite {
  readonly #transaction = new AsyncLocalStorage<{ open: boolean }>();

  override async query<T>(...asked: Parameters<PGlite['query']>) {
    this.#refuseInside();
    return super.query<T>(...asked);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>) {
    this.#refuseInside();
    const state = { open: true };
    return super
      .transaction((tx) => this.#transaction.run(state, run, tx))
      .finally(() => {
        state.open = false;
      });
  }

  #refuseInside() {
    if (this.#transaction.getStore()?.open) {
      throw new Error('Inside a transaction every query must go through that transaction');
    }
  }
}
