import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { DatabaseOpenError, isLockTimeout } from './database-errors.ts';

export type Connection = {
  exec(statements: string): Promise<unknown>;
  query(statement: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
};

/** Called once before migrations on a database in use; `last` is the newest one it has. */
export type BeforeUpgrade = (connection: Connection, last: string) => Promise<void>;

export type MigrateOptions = {
  /** All migrations are applied by default. */
  last?: string | undefined;
  beforeUpgrade?: BeforeUpgrade | undefined;
};

type Migration = { name: string; statements: string; checksum: string };

/**
 * Applies every new `NNNN_name.sql` of the folder in order, each in a transaction of its own. The
 * caller makes sure that nobody else migrates at the same time.
 */
export async function migrate(
  connection: Connection,
  folder: string,
  log: Log,
  { last, beforeUpgrade }: MigrateOptions = {},
): Promise<void> {
  const known = await readMigrations(folder);
  await connection.exec(`
    CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const applied = await readApplied(connection);
  const wanted = known.filter(({ name }) => last === undefined || name <= last);
  const pending = wanted.filter(({ name }) => !applied.has(name));
  refuseUnknown(known, applied);
  refuseOutOfOrder(pending, applied);

  const before = [...applied.keys()].at(-1);
  if (before !== undefined && pending.length > 0) await beforeUpgrade?.(connection, before);
  for (const migration of pending) {
    log.info({ migration: migration.name }, 'Migrating the database');
    await apply(connection, migration, log);
  }
}

/**
 * A change of a table waits for whoever reads it in a long transaction, as a backup does, and
 * everybody else waits behind the change. So it gives way after a second, and tries again.
 */
const WAIT = '1s';
const PAUSE_MS = 2000;
/** It is about ten minutes. */
const MOST_TRIES = 200;

async function apply(connection: Connection, migration: Migration, log: Log) {
  for (let tries = 1; !(await isApplied(connection, migration, tries < MOST_TRIES)); tries += 1) {
    log.warn({ migration: migration.name }, 'The migration waits for a long transaction to end');
    await setTimeout(PAUSE_MS);
  }
}

/** Returns false if others hold the tables, and `mayWait`. */
async function isApplied(
  connection: Connection,
  { name, statements, checksum }: Migration,
  mayWait: boolean,
): Promise<boolean> {
  try {
    await connection.exec('BEGIN');
    await connection.exec(`SET LOCAL lock_timeout = '${WAIT}'`);
    await connection.exec(statements);
    await connection.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await connection.exec('COMMIT');
    return true;
  } catch (cause) {
    // A lost connection has rolled back already.
    await connection.exec('ROLLBACK').catch(() => {});
    if (mayWait && isLockTimeout(cause)) return false;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseOpenError(`Migration ${name} failed and changed nothing: ${reason}`, {
      cause,
    });
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new DatabaseOpenError(`Migration ${misnamed} must be named NNNN_name.sql.`);
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have changed the line endings, and so the checksum.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(statements).digest('hex');
      return { name, statements, checksum };
    }),
  );
}

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

async function readApplied(connection: Connection): Promise<Map<string, string>> {
  const { rows } = await connection.query('SELECT name, checksum FROM migrations ORDER BY name');
  return new Map(appliedRows.parse(rows).map(({ name, checksum }) => [name, checksum]));
}

function refuseUnknown(known: Migration[], applied: Map<string, string>) {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!checksums.has(name)) {
      throw new DatabaseOpenError(
        `The database is newer than this version of the program (it has ${name}): start the newer version, or restore a backup made with this one.`,
      );
    }
    if (checksums.get(name) !== checksum) {
      throw new DatabaseOpenError(
        `Migration ${name} was changed after it had been applied: restore its text and write a new migration instead.`,
      );
    }
  }
}

function refuseOutOfOrder(pending: Migration[], applied: Map<string, string>) {
  const last = [...applied.keys()].at(-1) ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new DatabaseOpenError(
      `Migration ${late.name} comes before ${last}, which is already applied: give it a higher number.`,
    );
  }
}
