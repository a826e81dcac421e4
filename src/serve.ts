import { mkdirSync } from 'node:fs';
import { createApp } from './app.ts';
import { firstRun } from './features/auth/first-run.ts';
import { createMissingContents } from './features/content/store.ts';
import { loadShippedPictures } from './features/media/shipped.ts';
import { seedOnce } from './seed.ts';
import type { Assets } from './server/assets.ts';
import { DatabaseOpenError, openDatabase } from './server/db.ts';
import type { App } from './server/deps.ts';
import { type Env, EnvError } from './server/env.ts';
import { createFiles } from './server/files.ts';
import { createLog } from './server/log.ts';
import { createMail } from './server/mail.ts';
import { sweep } from './sweep.ts';

const CLOSE_WITHIN = 9_000;
const DAY = 24 * 60 * 60 * 1000;

export type Running = { close(): Promise<void> };

/** Settings → database → seed → application → listening. */
export async function serve(
  env: Env,
  assets: Assets,
  extend: (app: App) => void = () => {},
): Promise<Running> {
  process.umask(0o077);
  const log = createLog(env.LOG_LEVEL);
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  loadShippedPictures();

  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    log,
  });
  const files = createFiles(env);
  const clock = () => new Date();
  const mail = createMail(env);
  const deps = { env, database, files, mail, assets, clock, log };

  await createMissingContents(database.db, clock());
  await seedOnce(database.db, env.SEED, clock());
  const owner = await firstRun(deps);

  const app = await createApp(deps, extend);
  await app.listen({ port: env.PORT, host: env.HOST });

  console.log(`\n  ${env.SITE_URL}\n`);
  if (owner) {
    console.log(`  First sign-in, shown only now:\n    ${owner.email}\n    ${owner.password}\n`);
  }

  const sweeping = setInterval(() => {
    sweep(deps).catch((err: unknown) => log.error({ err }, 'Sweeping unused files failed'));
  }, DAY).unref();

  return {
    async close() {
      clearInterval(sweeping);
      await app.close();
      await database.close();
    },
  };
}

/** Ends the program once everything accepted is answered, at the latest after nine seconds. */
export function closeOnSignal(running: Running) {
  const close = async () => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    await running.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

/** What an operator can mend is said in a sentence; the rest keeps its trace. */
export function fail(error: unknown): never {
  const known = error instanceof EnvError || error instanceof DatabaseOpenError;
  console.error(known ? error.message : error);
  process.exit(1);
}
