import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { createLog } from '../server/log.ts';
import { migrate } from '../server/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with the whole schema and no rows; each test application starts from a copy. */
    emptyDatabase: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-tests-'));
  const client = await PGlite.create();
  await migrate(client, resolve('migrations'), createLog('silent'));
  const dump = await client.dumpDataDir('none');
  const path = join(folder, 'empty.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('emptyDatabase', path);
  return () => rm(folder, { recursive: true });
}
