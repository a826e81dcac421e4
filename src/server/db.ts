import { mkdir, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock.ts';
import type { Log } from './log.ts';
import { maintain } from './maintain.ts';
import { migrate } from './migrate.ts';
import { createPool, drizzlePool, withMigrationLock } from './postgres.ts';

export { DatabaseOpenError, isUnavailable, isUniqueViolation } from './db-errors.ts';

/** What both drivers answer to `db.execute(sql…)`. */
type Result<Row> = { rows: Row[] };
interface QueryResult extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/** The database, or a transaction of it: stores take either. */
export type Db = PgDatabase<QueryResult, Record<string, never>>;

export type Database = {
  db: Db;
  kind: 'embedded' | 'server';
  /** Throws when the database does not answer within two seconds. */
  ready(): Promise<void>;
  /** Is there room to write? Asked before each write: a full disk can hang the embedded database. */
  writable(): Promise<boolean>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The folder of SQL files; the program is started in the repository's root. */
  migrations?: string;
  log: Log;
};

/** Opens the database and brings its schema up to date. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options);
}

async function openEmbedded({ dataDir, migrations = 'migrations', log }: DatabaseOptions) {
  if (isMainThread) process.umask(0o077); // what is stored here is the owner's alone
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    // loaded here: it is large, and who uses a server or finds the folder locked has no need of it
    const { drizzle, openPGlite } = await import('./pglite.ts');
    const client = await openPGlite(join(folder, 'db'), log);
    await migrate(client, resolve(migrations), log).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    const writable = roomIn(folder);
    const rest = maintain(client, writable, log);
    const database: Database = {
      db: drizzle(client),
      kind: 'embedded',
      ready: () => within(2000, client.query('SELECT 1')),
      writable,
      close: () => {
        rest();
        return client.close().finally(unlock);
      },
    };
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(
  { migrations = 'migrations', log }: DatabaseOptions,
  databaseUrl: string,
) {
  await withMigrationLock(databaseUrl, log, (connection) =>
    migrate(connection, resolve(migrations), log),
  );
  const pool = createPool(databaseUrl, log);
  const database: Database = {
    db: drizzlePool(pool),
    kind: 'server',
    ready: () => within(2000, pool.query('SELECT 1')),
    writable: async () => true,
    close: () => pool.end(),
  };
  return database;
}

async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('timeout exceeded'));
  await Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

const enough = 20_000_000;

function roomIn(folder: string) {
  let asked = 0;
  let answer = Promise.resolve(true);
  return () => {
    if (Date.now() - asked > 250) {
      asked = Date.now();
      answer = statfs(folder).then(({ bavail, bsize }) => bavail * bsize > enough);
    }
    return answer;
  };
}
