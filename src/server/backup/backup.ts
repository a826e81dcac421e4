import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Connection } from '../database/migrate.ts';
import { belongsInBackup } from '../storage/file-key.ts';
import type { Files } from '../storage/files.ts';
import { type Entry, writeArchive } from './archive.ts';
import { describeSchema, readRows, schemaSchema } from './rows.ts';

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.int(),
  schema: schemaSchema,
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

export type Progress = (step: string, done: number, all: number) => void;

/**
 * Rows are read in one snapshot. Files never change, and are stored before their rows.
 * @returns how many of the listed files could not be read
 */
export async function makeBackup(
  path: string,
  { connection, files }: { connection: Connection; files: Pick<Files, 'list' | 'get'> },
  madeAt: Date,
  progress: Progress,
  stop?: AbortSignal,
): Promise<{ manifest: Manifest; missing: number }> {
  await connection.exec('begin transaction isolation level repeatable read read only');
  const schema = await describeSchema(connection);
  const keys: string[] = [];
  for await (const { key } of files.list('')) {
    if (belongsInBackup(key)) keys.push(key);
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    files: keys.length,
    schema,
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;

  let missing = 0;
  async function* entries(): AsyncIterable<Entry> {
    yield { name: MANIFEST, content: Buffer.from(text) };
    for (const [at, table] of schema.tables.entries()) {
      progress('Tables', at, schema.tables.length);
      let portion = 0;
      for await (const content of readRows(connection, table)) {
        stop?.throwIfAborted();
        portion += 1;
        const number = String(portion).padStart(6, '0');
        yield { name: `rows/${table.name}/${number}.ndjson.gz`, content };
      }
    }
    progress('Tables', schema.tables.length, schema.tables.length);
    await connection.exec('commit');
    for (const [at, key] of keys.entries()) {
      stop?.throwIfAborted();
      progress('Files', at, keys.length);
      const file = await files.get(key);
      // Staff may have deleted the file in the meantime.
      if (!file) missing += 1;
      else yield { name: `files/${key}`, content: await buffer(file.body) };
    }
    progress('Files', keys.length, keys.length);
  }
  try {
    await writeArchive(path, entries());
  } catch (error) {
    // A lost connection has rolled back already.
    await connection.exec('rollback').catch(() => {});
    throw error;
  }
  return { manifest, missing };
}
