import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '../src/server/backup/archive.ts';
import { makeBackup } from '../src/server/backup/backup.ts';
import { askForSnapshot } from '../src/server/backup/snapshot.ts';
import { DatabaseOpenError } from '../src/server/database/database.ts';
import { lockFolder } from '../src/server/database/folder-lock.ts';
import type { Connection } from '../src/server/database/migrate.ts';
import { connect } from '../src/server/database/postgres.ts';
import { type Env, readEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { createFiles } from '../src/server/storage/create-files.ts';
import { forPeople, showProgress, UsageError } from './support/terminal.ts';

const USAGE = `Usage: npm run backup -- FILE

Writes everything the shop has, rows and pictures, into one file; with the same settings as the
server, which may go on running.`;

/** Said by the server that makes the nightly backup. */
const BY_SERVER = '--by-server';

const log = createLog('warn');

await forPeople(async () => {
  const [path, ...more] = process.argv.slice(2);
  const byServer = more.length === 1 && more[0] === BY_SERVER;
  if (!path || path.startsWith('-') || (more.length > 0 && !byServer)) throw new UsageError(USAGE);
  const env = readEnv(process.env);
  await using place = await openPlace(env, byServer);
  const { schema, files } = await makeBackup(
    resolve(path),
    { connection: place.connection, files: createFiles(env) },
    new Date(),
    showProgress,
  );
  const rows = schema.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}: ${rows} rows of ${schema.tables.length} tables, and ${files} files.`);
});

type Place = AsyncDisposable & { connection: Connection };

/** The database as it is: a backup never changes its schema. */
async function openPlace({ DATA_DIR, DATABASE_URL }: Env, byServer: boolean): Promise<Place> {
  if (DATABASE_URL) {
    const client = await connect(DATABASE_URL, log);
    const connection: Connection = {
      exec: (statements) => client.query(statements),
      query: (statement, params) => client.query(statement, params),
    };
    return { connection, [Symbol.asyncDispose]: () => client.end() };
  }
  if (!existsSync(join(DATA_DIR, 'db'))) {
    throw new BackupError(`There is no shop in ${DATA_DIR}: check DATA_DIR.`);
  }
  await using opening = new AsyncDisposableStack();
  const folder = await quietFolder(DATA_DIR, byServer, opening);
  const { openPGlite } = await import('../src/server/database/pglite.ts');
  const client = opening.adopt(await openPGlite(join(folder, 'db'), log), (opened) =>
    opened.close(),
  );
  const opened = opening.move();
  return { connection: client, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/**
 * The data folder itself, or a copy of it while a server uses it. A server that was stopped since it asked
 * for this backup may be starting again, and needs the folder.
 */
async function quietFolder(
  dataDir: string,
  byServer: boolean,
  opening: AsyncDisposableStack,
): Promise<string> {
  if (!byServer) {
    try {
      opening.defer(lockFolder(resolve(dataDir)));
      return dataDir;
    } catch (error) {
      if (!(error instanceof DatabaseOpenError) || !existsSync(join(dataDir, 'lock'))) throw error;
    }
  }
  const copy = await askForSnapshot(dataDir);
  opening.defer(() => rm(copy, { recursive: true, force: true }));
  opening.defer(lockFolder(copy));
  return copy;
}
