import { setTimeout as sleep } from 'node:timers/promises';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseOpenError, isSilence, isUnavailable } from './database-errors.ts';
import type { Connection } from './migrate.ts';

type NoSchema = Record<string, never>;
type Tx = NodePgTransaction<NoSchema, NoSchema>;

const CONNECT_TIMEOUT = 5000;

const MIGRATION_LOCK = 7_340_033;

// `pg` returns text where PGlite returns numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) =>
  Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text),
);

export function createPool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'shop',
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // A server may be gone without closing the connection.
    query_timeout: 20_000,
    // Connection poolers refuse unknown start-up parameters, so these are statements.
    onConnect: async (client) => {
      await client.query(
        `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET default_transaction_isolation = 'read committed';
        SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`,
      );
    },
  });
  // Without these listeners a restart of the database server would end this process: the pool
  // reports errors of idle connections, each connection its own.
  pool.on('error', (error) =>
    log.warn({ reason: error.message }, 'A database connection was lost'),
  );
  pool.on('connect', (client) => client.on('error', () => {}));
  // What cut one connection silently probably cut the idle ones, too. Each would keep a request waiting.
  pool.on('release', (error) => {
    if (!isSilence(error)) return;
    for (let left = pool.idleCount; left > 0; left -= 1) {
      pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
    }
  });
  return pool;
}

export function drizzlePool(pool: pg.Pool) {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new PoolSession(pool, dialect), undefined);
}

/**
 * Drizzle's own transaction loses a connection of the pool for good when `begin` fails, answers
 * with the error of `rollback` instead of the cause, and takes a commit that PostgreSQL turned into
 * a rollback for success. This one does not.
 */
class PoolSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
  }

  override async transaction<T>(run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) {
    const client = await this.#pool.connect();
    let lost: Error | undefined;
    const session = new NodePgSession<NoSchema, NoSchema>(client, this.dialect, undefined);
    const tx: Tx = new NodePgTransaction(this.dialect, session, undefined);
    try {
      await client.query('BEGIN');
      if (config) await tx.setTransaction(config);
      const result = await run(tx);
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new Error('Rolled back: a statement of it had failed');
      return result;
    } catch (error) {
      // After a silence the status below is that of before, although BEGIN may yet be obeyed. Whoever
      // got this connection next would write into a transaction that nobody commits.
      if (isSilence(error)) lost = error;
      else {
        await client.query('ROLLBACK').catch((reason: Error) => {
          lost = reason;
        });
      }
      throw error;
    } finally {
      client.release(lost ?? client.getTransactionStatus() !== 'I');
    }
  }
}

export async function withMigrationLock(
  connectionString: string,
  log: Log,
  run: (connection: Connection) => Promise<void>,
): Promise<void> {
  const client = await connect(connectionString, log);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await run({
      exec: (statements) => client.query(statements),
      query: (statement, params) => client.query(statement, params),
    });
  } finally {
    await client.end().catch(() => {});
  }
}

export async function connect(connectionString: string, log: Log, patience = 15_000) {
  const deadline = performance.now() + patience;
  let sayAgain = 0;
  for (;;) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
    });
    // The running statement fails with the same error.
    client.on('error', () => {});
    try {
      return await client.connect();
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      if (!isUnavailable(error) || performance.now() > deadline) {
        // The password must not be logged.
        const { host } = new URL(connectionString);
        throw new DatabaseOpenError(`The database at ${host} cannot be opened: ${reason}`, {
          cause: error,
        });
      }
      if (performance.now() >= sayAgain) {
        log.warn({ reason }, 'Waiting for the database');
        sayAgain = performance.now() + 5_000;
      }
      await sleep(500);
    }
  }
}
