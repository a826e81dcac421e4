import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../server/backup/backup.ts';
import { askServer } from '../server/control.ts';
import { lockFolder } from '../server/database/folder-lock.ts';
import type { Connection } from '../server/database/migrate.ts';
import { connect } from '../server/database/postgres.ts';
import { type Env, readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { OperatorError } from '../server/operator-error.ts';
import { createFiles } from '../server/storage/create-files.ts';
import { showProgress } from './progress.ts';
import { hasEmbeddedDatabase, noShop } from './shop.ts';

const USAGE = `Usage: npm run backup -- FILE

Writes everything the shop has, rows and pictures, into one file; with the same settings as the
server, which may go on running.`;

export async function backup(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    // The server sets it when it makes the nightly backup.
    options: { 'by-server': { type: 'boolean', default: false } },
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new OperatorError(USAGE);
  const env = readEnv(process.env);
  using stopping = stopSignal();
  await using place = await openPlace(env, values['by-server']);
  const { manifest, missing } = await makeBackup(
    resolve(path),
    { connection: place.connection, files: createFiles(env) },
    new Date(),
    showProgress,
    stopping.signal,
  );
  const { schema, files } = manifest;
  const rows = schema.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${path}: ${rows} rows of ${schema.tables.length} tables, and ${files - missing} files.`,
  );
  if (missing > 0) {
    console.log(
      `${missing} of ${files} files are missing: they were deleted meanwhile, or the file store lost them.`,
    );
  }
}

/** Killed at once, the command would leave an unfinished file. */
function stopSignal(): Disposable & { signal: AbortSignal } {
  const stop = new AbortController();
  const abort = () => stop.abort(new OperatorError('The backup was stopped: it is incomplete.'));
  process.once('SIGTERM', abort).once('SIGINT', abort);
  return {
    signal: stop.signal,
    [Symbol.dispose]: () => void process.off('SIGTERM', abort).off('SIGINT', abort),
  };
}

type Place = AsyncDisposable & { connection: Connection };

/** A backup must not change the schema, so no migrations run. */
async function openPlace(env: Env, byServer: boolean): Promise<Place> {
  const log = createLog('warn');
  await using opening = new AsyncDisposableStack();
  let connection: Connection;
  if (env.DATABASE_URL) {
    const client = opening.adopt(await connect(env.DATABASE_URL, log), (opened) => opened.end());
    connection = {
      exec: (statements) => client.query(statements),
      query: (statement, params) => client.query(statement, params),
    };
  } else {
    if (!hasEmbeddedDatabase(env)) throw noShop(env);
    const folder = await quietFolder(env.DATA_DIR, byServer, opening);
    const { openPGlite } = await import('../server/database/pglite.ts');
    const client = await openPGlite(join(folder, 'db'), log);
    connection = opening.adopt(client, (opened) => opened.close());
  }
  const { rows } = await connection.query(`select 1 where to_regclass('accounts') is not null`);
  if (rows.length === 0) throw noShop(env);
  const opened = opening.move();
  return { connection, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/**
 * Returns a copy that the running server makes of its data folder. Without a server it returns the
 * folder itself, except for the nightly backup: its server has just stopped and may be starting
 * again.
 */
async function quietFolder(
  dataDir: string,
  byServer: boolean,
  opening: AsyncDisposableStack,
): Promise<string> {
  const [copy] = (await askServer(dataDir, 'snapshot')) ?? [];
  if (copy === undefined) {
    if (byServer) {
      throw new OperatorError(
        `The server in ${dataDir} gave no copy of its database: it has ended.`,
      );
    }
    opening.defer(lockFolder(resolve(dataDir)));
    return dataDir;
  }
  opening.defer(() => rm(copy, { recursive: true, force: true }));
  opening.defer(lockFolder(copy));
  return copy;
}
