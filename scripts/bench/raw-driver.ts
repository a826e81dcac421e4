import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase } from '../../src/server/database/database.ts';
import { openPGlite } from '../../src/server/database/pglite.ts';
import { createLog } from '../../src/server/log.ts';

export type RawDriver = { query(text: string): Promise<unknown>; close(): Promise<void> };

/** The driver that belongs to the database, with our tables in it and nothing of ours around it. */
export async function openRawDriver(dataDir: string, databaseUrl?: string): Promise<RawDriver> {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    return { query: (text) => pool.query(text), close: () => pool.end() };
  }
  const log = createLog('silent');
  const { close } = await openDatabase({ dataDir, log });
  await close();
  const client = await openPGlite(join(dataDir, 'db'), log);
  return {
    // PGlite's own, which ours takes the place of.
    query: (text) => PGlite.prototype.query.call(client, text),
    close: () => client.close(),
  };
}
