import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../server/database/migrate.ts';
import { createLog } from '../server/log.ts';

/**
 * Tests start from a dump of a database with the schema and no rows. Making it takes seconds, so it
 * is kept until a migration, PGlite or this file changes.
 */
export async function emptyDatabase(): Promise<string> {
  const path = resolve('node_modules', '.cache', 'tests', `${fingerprint()}.tar`);
  const found = await access(path).then(
    () => true,
    () => false,
  );
  if (!found) {
    const partial = `${path}.${process.pid}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, await make());
    await rename(partial, path);
  }
  return path;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const pglite = 'node_modules/@electric-sql/pglite/package.json';
  for (const file of [import.meta.filename, pglite, ...globSync('migrations/*.sql').sort()]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every test application loads it into memory, so it contains only what tests need. */
async function make(): Promise<Uint8Array> {
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await migrate(client, resolve('migrations'), createLog('silent'));
  for (const name of ['template0', 'template1']) {
    await client.exec(`UPDATE pg_database SET datistemplate = false WHERE datname = '${name}'`);
    await client.exec(`DROP DATABASE ${name}`);
  }
  await client.exec('CHECKPOINT');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump.bytes();
}
