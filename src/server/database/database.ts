import { cp, mkdir, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withTimeout } from '../concurrency.ts';
import type { Log } from '../log.ts';
import { type Changes, embeddedChanges, serverChanges } from './changes.ts';
import { lockFolder } from './folder-lock.ts';
import { maintain } from './maintenance.ts';
import { type BeforeUpgrade, migrate } from './migrate.ts';
import { createPool, drizzlePool, withMigrationLock } from './postgres.ts';

type Result<Row> = { rows: Row[] };
interface QueryResult extends PgQueryResultHKT {
  type: Result<this['row']>;
}

export type Db = PgDatabase<QueryResult, Record<string, never>>;

export type Database = {
  db: Db;
  kind: 'embedded' | 'server';
  changes: Changes;
  /** Throws when the database does not answer within two seconds. */
  ready(): Promise<unknown>;
  /** A full disk can hang the embedded database, so call it before writes. */
  writable(): Promise<boolean>;
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Copies the files of the embedded database into an empty folder; writes wait meanwhile. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Null leaves the schema as it is. */
  migrations?: string | null;
  beforeUpgrade?: BeforeUpgrade | undefined;
  /** The build makes this folder of an empty database; a new embedded database is a copy of it. */
  template?: string | undefined;
  log: Log;
};

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options);
}

async function openEmbedded({
  dataDir,
  migrations = 'migrations',
  beforeUpgrade,
  template,
  log,
}: DatabaseOptions) {
  // Only the owner may read files.
  if (isMainThread) process.umask(0o077);
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    // A database server does not need it, and it is large.
    const [{ drizzle }, { openPGlite }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('./pglite.ts'),
    ]);
    const client = await openPGlite(join(folder, 'db'), log, template);
    if (migrations !== null) {
      await migrate(client, resolve(migrations), log, { beforeUpgrade }).catch(
        async (error: unknown) => {
          await client.close();
          throw error;
        },
      );
    }
    const writable = createFreeSpaceCheck(folder);
    const stopMaintenance = maintain(client, writable, log);
    const database: Database = {
      db: drizzle({ client }),
      kind: 'embedded',
      changes: await embeddedChanges(client),
      ready: () => withTimeout(2000, client.query('SELECT 1')),
      writable,
      copyTo: async (copy) => {
        if (!(await writable())) throw new Error('There is no room on the disk for a copy');
        // Opening the copy then replays little log.
        await client.exec('CHECKPOINT');
        await client.runExclusive(() => cp(join(folder, 'db'), copy, { recursive: true }));
      },
      close: async () => {
        stopMaintenance();
        if (await writable()) return client.close().finally(unlock);
        // Closing writes to the disk. Without space, the next start replays the log instead.
        log.warn('The disk is full: the next start brings the database up to date from its log');
        unlock();
      },
    };
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(
  { migrations = 'migrations', beforeUpgrade, log }: DatabaseOptions,
  databaseUrl: string,
) {
  if (migrations !== null) {
    const folder = resolve(migrations);
    await withMigrationLock(databaseUrl, log, (connection) =>
      migrate(connection, folder, log, { beforeUpgrade }),
    );
  }
  const pool = createPool(databaseUrl, log);
  const changes = serverChanges(databaseUrl, log);
  const database: Database = {
    db: drizzlePool(pool),
    kind: 'server',
    changes,
    pool,
    ready: () => withTimeout(2000, pool.query('SELECT 1')),
    writable: async () => true,
    close: async () => {
      await Promise.all([changes.close(), pool.end()]);
    },
  };
  return database;
}

const MIN_FREE_BYTES = 20_000_000;

function createFreeSpaceCheck(folder: string) {
  let asked = -Infinity;
  let answer = Promise.resolve(true);
  return () => {
    if (performance.now() - asked > 250) {
      asked = performance.now();
      answer = statfs(folder).then(({ bavail, bsize }) => bavail * bsize > MIN_FREE_BYTES);
    }
    return answer;
  };
}
