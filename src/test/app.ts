import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { seedContents } from '../features/content/demo/seed.ts';
import { createMissingContents } from '../features/content/store.ts';
import { createOutbox } from '../features/email/outbox/outbox.ts';
import { auditWords, mailKinds } from '../features/index.ts';
import { makeBackup } from '../server/backup/backup.ts';
import type { Database } from '../server/database/database.ts';
import { type App, type BaseDeps, createDeps, type Deps } from '../server/deps.ts';
import { type Env, readEnv } from '../server/env.ts';
import type { Assets } from '../server/http/assets.ts';
import { createJobs } from '../server/jobs.ts';
import { createLog } from '../server/log.ts';
import { createMail } from '../server/mail.ts';
import { createFiles } from '../server/storage/create-files.ts';
import type { Files } from '../server/storage/files.ts';
import { closeAfterwards } from './close-afterwards.ts';
import { openMemory } from './memory-database.ts';
import { watchChanges } from './recorded-changes.ts';
import { type AppRoute, collectRoutes } from './routes.ts';

export type TestApp = { app: App; deps: Deps; routes: AppRoute[] };

type Options = {
  env?: Record<string, string>;
  deps?: Partial<BaseDeps>;
  clock?: () => Date;
  /** `demo` has its facts without its rows; nobody has filled in an `empty` one yet. */
  shop?: 'demo' | 'empty';
  /** With false, the test can add routes. */
  ready?: boolean;
};

const assets: Assets = {
  site: { scripts: ['/assets/site.js'], styles: ['/assets/site.css'] },
  admin: { scripts: ['/assets/admin.js'], styles: ['/assets/admin.css'] },
};

/** The application has an empty database and folder of its own, and is closed automatically. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-test-'));
  const env: Env = readEnv({
    DATA_DIR: folder,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    // Tests keep the machine busy, and the limit would refuse their requests.
    OVERLOAD_REQUESTS: '0',
    ...options.env,
  });
  const given = options.deps?.database;
  const database = given ?? (await openMemory());
  const clock = options.clock ?? (() => new Date());
  const log = createLog(env.LOG_LEVEL);
  const files = createFiles(env);
  const base: BaseDeps = {
    env,
    database,
    files,
    mail: createMail(env),
    assets,
    jobs: createJobs(clock, log),
    backup: (path) => saveInto(path, database, files),
    clock,
    log,
    ...options.deps,
  };
  // A started outbox would send mails by itself; a test says when.
  const outbox = createOutbox(base, mailKinds);
  const deps = createDeps(base, outbox);
  await createMissingContents(deps.database.db, clock());
  if (options.shop !== 'empty') await seedContents(deps.database.db, clock());
  let routes: AppRoute[] = [];
  let expectAllRecorded = () => {};
  const app = await createApp(deps, (bare) => {
    routes = collectRoutes(bare);
    expectAllRecorded = watchChanges(bare, routes, inject('changesReport'));
  });
  if (options.ready !== false) await app.ready();

  closeAfterwards(async () => {
    const unnamed = given ? [] : await unnamedActions(database);
    await app.close();
    await outbox.stop();
    if (!given) await database.close();
    await rm(folder, { recursive: true, force: true });
    expectAllRecorded();
    if (unnamed.length > 0) throw new Error(`No auditWords for ${unnamed.join(', ')}`);
  });
  return { app, deps, routes };
}

/** Returns things without words for the audit log, as `faq` of `faq.update`. */
async function unnamedActions({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ thing: string }>(
    `select distinct split_part(action, '.', 1) as thing from audit_entries`,
  );
  return rows.map(({ thing }) => thing).filter((thing) => !Object.hasOwn(auditWords, thing));
}

/**
 * The operator's command does the same with a copy of the database. Here everybody shares one
 * connection, so others wait, whose changes would otherwise be part of the backup's transaction.
 */
async function saveInto(path: string, { db }: Database, files: Files) {
  const client: PGlite = Object(db).$client;
  await client.transaction((connection) =>
    makeBackup(path, { connection, files }, new Date(), () => {}),
  );
}
