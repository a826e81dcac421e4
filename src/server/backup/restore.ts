import { resolve } from 'node:path';
import type { Connection } from '../database/migrate.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { belongsInBackup } from '../storage/file-key.ts';
import type { Files } from '../storage/files.ts';
import { checkArchive, readArchive } from './archive.ts';
import { MANIFEST, type Manifest, manifestSchema, type Progress } from './backup.ts';
import { prepareTables, setSequences, writeRows } from './rows.ts';

const MIGRATIONS = resolve('migrations');

export type Target = {
  connection: Connection;
  files: Files;
  /** An S3 bucket serves a file with this media type. */
  contentType(key: string): string;
  /** This SQL runs at the end of the transaction that restores the rows. */
  afterwards: string;
};

/** A damaged archive, or one from another version, is refused before anything is written. */
export async function openBackup(path: string): Promise<Manifest> {
  await checkArchive(path, isName);
  for await (const { name, content } of readArchive(path)) {
    if (name !== MANIFEST) break;
    const parsed = manifestSchema.safeParse(JSON.parse(Buffer.from(content).toString()));
    if (!parsed.success) break;
    await refuseOther(parsed.data);
    return parsed.data;
  }
  throw new OperatorError(`${path} is not a backup, or one of a newer version of the program.`);
}

const isName = (name: string) =>
  name.startsWith('files/')
    ? belongsInBackup(name.slice('files/'.length))
    : name === MANIFEST || name.startsWith('rows/');

/**
 * Restores files first, then all rows in one transaction, so that an interrupted restore can be
 * repeated. The database keeps the schema of the backup; the next start migrates it.
 * @returns how many files the backup names and lacks
 */
export async function restoreBackup(
  path: string,
  manifest: Manifest,
  { connection, files, contentType, afterwards }: Target,
  log: Log,
  progress: Progress,
): Promise<{ missing: number }> {
  await refuseUsed(connection);
  const { schema } = manifest;
  const last = schema.migrations.at(-1)?.name;
  await migrate(connection, MIGRATIONS, log, { last });

  const tables = new Map(schema.tables.map((table) => [table.name, table]));
  const all = schema.tables.reduce((sum, { rows }) => sum + rows, 0);
  let rows = 0;
  let stored = 0;
  await connection.exec('begin');
  try {
    await prepareTables(connection, schema);
    for await (const { name, content } of readArchive(path)) {
      const [kind, folder = ''] = name.split('/');
      const table = tables.get(folder);
      if (kind === 'rows' && table) {
        rows += await writeRows(connection, table, content);
        progress('Rows', rows, all);
      } else if (kind === 'files') {
        const key = name.slice('files/'.length);
        await files.put(key, content, contentType(key));
        stored += 1;
        progress('Files', stored, manifest.files);
      }
    }
    if (rows !== all) throw new OperatorError(`${path} lacks rows: ${rows} of ${all} are there.`);
    await setSequences(connection, schema);
    await connection.exec(afterwards);
    await connection.exec('commit');
    return { missing: manifest.files - stored };
  } catch (error) {
    // A lost connection has rolled back already.
    await connection.exec('rollback').catch(() => {});
    throw error;
  }
}

async function refuseUsed(connection: Connection) {
  const { rows } = await connection.query(
    `select 1 from pg_class where relname = 'accounts' and relnamespace = current_schema()::regnamespace`,
  );
  if (rows.length === 0) return;
  const { rows: accounts } = await connection.query('select 1 from accounts limit 1');
  if (accounts.length > 0) {
    throw new OperatorError(
      'There is a shop in this place already, and a backup is only restored into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
  }
}

async function refuseOther({ schema }: Manifest) {
  const known = await readMigrations(MIGRATIONS);
  const other = schema.migrations.find(
    ({ name, checksum }, at) => known[at]?.name !== name || known[at].checksum !== checksum,
  );
  if (!other) return;
  throw new OperatorError(
    `The backup was made by a newer or another version of the program (it has ${other.name}): restore it with that version.`,
  );
}
