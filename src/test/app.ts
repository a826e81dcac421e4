import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { createApp } from '../app.ts';
import { createMissingContents } from '../features/content/store.ts';
import type { Assets } from '../server/assets.ts';
import type { Database } from '../server/db.ts';
import type { App, Deps } from '../server/deps.ts';
import { type Env, readEnv } from '../server/env.ts';
import { createFiles } from '../server/files.ts';
import { createLog } from '../server/log.ts';
import { createMail } from '../server/mail.ts';

export type TestApp = { app: App; deps: Deps };

type Options = {
  env?: Record<string, string>;
  deps?: Partial<Deps>;
  clock?: () => Date;
  /** `false`: routes may still be added before the first request. */
  ready?: boolean;
};

type Close = () => Promise<void>;
const open: { ofFile: Close[]; ofTest: Close[] } = { ofFile: [], ofTest: [] };
let inTest = false;

beforeEach(() => {
  inTest = true;
});
afterEach(async () => {
  inTest = false;
  for (const close of open.ofTest.splice(0)) await close();
});
afterAll(async () => {
  for (const close of open.ofFile.splice(0)) await close();
});

const assets: Assets = {
  site: { scripts: ['/assets/site.js'], styles: ['/assets/site.css'] },
  admin: { scripts: ['/assets/admin.js'], styles: ['/assets/admin.css'] },
};

/** The whole application on an empty database and an empty folder of its own; closes itself. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-test-'));
  const env: Env = readEnv({
    DATA_DIR: folder,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    // A machine that is busy with tests is no reason to refuse them.
    OVERLOAD_MS: '0',
    ...options.env,
  });
  const database = await openMemory();
  const clock = options.clock ?? (() => new Date());
  const deps: Deps = {
    env,
    database,
    files: createFiles(env),
    mail: createMail(env),
    assets,
    clock,
    log: createLog(env.LOG_LEVEL),
    ...options.deps,
  };
  await createMissingContents(deps.database.db, clock());
  const app = await createApp(deps);
  if (options.ready !== false) await app.ready();

  open[inTest ? 'ofTest' : 'ofFile'].push(async () => {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { app, deps };
}

/** A real PostgreSQL in memory, with the whole schema: a test needs no disk to be believed. */
async function openMemory(): Promise<Database> {
  const loadDataDir = new Blob([await readFile(inject('emptyDatabase'))]);
  const client = await PGlite.create({ loadDataDir });
  return {
    db: drizzle(client),
    kind: 'embedded',
    ready: async () => void (await client.query('select 1')),
    writable: async () => true,
    close: () => client.close(),
  };
}
