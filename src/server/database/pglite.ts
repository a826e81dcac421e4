import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { PgDialect, type PgTransactionConfig, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Log } from '../log.ts';
import { DatabaseOpenError } from './database-errors.ts';
import { copyPrivately, createFolderAtomically, DurableFS, exists } from './durable-fs.ts';
import { createQueries, isOutdated } from './embedded-query.ts';
import { rowReader } from './row-reader.ts';

type NoSchema = Record<string, never>;
type Tx = PgliteTransaction<NoSchema, NoSchema>;
type PrepareArguments = Parameters<PgliteSession<NoSchema, NoSchema>['prepareQuery']>;

export function drizzleEmbedded(client: PGlite) {
  const dialect = new PgDialect();
  return new PgliteDatabase(dialect, new Session(client, dialect), undefined);
}

class Session extends PgliteSession<NoSchema, NoSchema> {
  readonly #client: PGlite | Transaction;

  constructor(client: PGlite | Transaction, dialect: PgDialect) {
    super(client, dialect, undefined);
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig>(...asked: PrepareArguments) {
    const [query, fields, name, inArrays, read = rowReader(fields), ...others] = asked;
    return super.prepareQuery<T>(query, fields, name, inArrays, read, ...others);
  }

  override async transaction<T>(run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig) {
    if (!(this.#client instanceof PGlite)) throw new Error('A transaction is open already');
    return this.#client.transaction(async (client) => {
      const tx: Tx = new PgliteTransaction(
        this.dialect,
        new Session(client, this.dialect),
        undefined,
      );
      if (config) await tx.setTransaction(config);
      return run(tx);
    });
  }
}

/** The version inside PGlite; it cannot open the files of another one. */
const POSTGRES_MAJOR = '18';

const TEXTS = 1009;

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'), // which turns fsync off
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'], // PGlite's fdatasync does nothing
  ...['-c', 'shared_buffers=16MB'], // the system caches the files anyway
];

/** @param template the folder of an empty database to copy, because creating one takes seconds */
export async function openPGlite(folder: string, log: Log, template?: string): Promise<PGlite> {
  if (await exists(join(folder, 'PG_VERSION'))) {
    await refuseOtherMajor(folder);
    // The folder's lock is ours, so the process that wrote this file has ended. A power cut can
    // leave an empty one, with which PostgreSQL refuses to start.
    await rm(join(folder, 'postmaster.pid'), { force: true });
  } else {
    await createFolderAtomically(folder, async (draft) => {
      if (template && (await exists(template))) copyPrivately(template, draft);
      else await (await start(draft, log)).close();
    });
  }
  return start(folder, log);
}

async function start(folder: string, log: Log) {
  let lastError = '';
  const client = new OneConnection({
    fs: new DurableFS(folder),
    startParams,
    // Segments of 1 MB instead of 16: PostgreSQL allocates a whole segment ahead, and the disk may
    // be nearly full.
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

async function refuseOtherMajor(folder: string) {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (major === POSTGRES_MAJOR) return;
  throw new DatabaseOpenError(
    `The database in ${folder} was made by PostgreSQL ${major} and this version of the program has ${POSTGRES_MAJOR}. Nothing was changed. Make a backup with the version that made it (npm run backup -- FILE), move ${folder} elsewhere, and restore that backup with this version (npm run restore -- FILE).`,
  );
}

/**
 * PGlite has one connection. A query that bypasses the open transaction would wait for itself and
 * block everybody, so it is refused.
 */
class OneConnection extends PGlite {
  readonly #transaction = new AsyncLocalStorage<{ open: boolean }>();
  readonly #listeners = new Map<string, (payload: string) => void>();
  readonly #run = createQueries(this, (channel, payload) =>
    this.#listeners.get(channel)?.(payload),
  );

  /** PGlite's own looks up every array type at each start; we only use `text[]`. */
  override async _initArrayTypes() {
    this.parsers[TEXTS] = (text: string) => types.arrayParser(text, String, TEXTS);
  }

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions) {
    this.#refuseInside();
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this.#next<T>(text, params, options).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        return this.#next<T>(text, params, options);
      }),
    );
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>) {
    this.#refuseInside();
    const state = { open: true };
    return super
      .transaction((tx) => {
        const query: Transaction['query'] = (...asked) => {
          if (tx.closed) throw new Error('Transaction is closed');
          return this.#next(...asked);
        };
        return this.#transaction.run(state, run, Object.create(tx, { query: { value: query } }));
      })
      .finally(() => {
        state.open = false;
      });
  }

  override listen(...[channel, listener, tx]: Parameters<PGlite['listen']>) {
    this.#listeners.set(channel, listener);
    return super.listen(channel, listener, tx);
  }

  #next<T>(text: string, params?: unknown[], options?: QueryOptions) {
    return this._runExclusiveQuery(() => this.#run<T>(text, params, options));
  }

  #refuseInside() {
    if (this.#transaction.getStore()?.open) {
      throw new Error('Inside a transaction every query must go through that transaction');
    }
  }
}
