import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from './log.ts';
import type { Connection } from './migrate.ts';

type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>;

/** Any constant will do; it must only be ours. */
const migrationLock = 7_340_033;

export function createPool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: 20_000, // the server is gone without a word
    application_name: 'kedai-seduh',
    // as statements, since poolers between us and the server refuse unknown start-up parameters
    onConnect: async (client) => {
      await client.query(
        `SET TimeZone = 'UTC'; SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`,
      );
    },
  });
  // Without these listeners a restart of the server ends this process: the pool reports what
  // happens to idle connections, each connection what happens to it in the middle of its work.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function drizzlePool(pool: pg.Pool) {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new PoolSession(pool, dialect), undefined);
}

/**
 * Drizzle's own transaction loses a connection of the pool for good when `begin` fails, answers
 * with the error of `rollback` instead of the cause, and takes a commit that PostgreSQL turned
 * into a rollback for success. This one does not.
 */
class PoolSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #pool: pg.Pool;
  readonly #dialect: PgDialect;

  constructor(pool: pg.Pool, dialect: PgDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
    this.#dialect = dialect;
  }

  override async transaction<T>(run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) {
    const client = await this.#pool.connect();
    const session = new NodePgSession(client, this.#dialect, undefined);
    const tx: Tx = new NodePgTransaction(this.#dialect, session, undefined);
    try {
      await client.query('BEGIN');
      if (config) await tx.setTransaction(config);
      const result = await run(tx);
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back: a statement in it had failed');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {}); // a lost connection has rolled back already
      throw error;
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  }
}

/** Runs something on a connection of its own while no other instance does. */
export async function withMigrationLock(
  connectionString: string,
  run: (connection: Connection) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on('error', () => {}); // the statement under way fails with the same error
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await run({
      exec: (statements) => client.query(statements),
      query: (statement, params) => client.query(statement, params),
    });
  } finally {
    await client.end().catch(() => {});
  }
}
