import { chmodSync, mkdirSync } from 'node:fs';
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
import { createLog, describe } from './server/log.ts';
import { createMail } from './server/mail.ts';
import { sweep } from './sweep.ts';

/** How long a connection may take to end by itself, and the whole program. */
const HANG_UP_AFTER = 6_000;
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
  makeOwnFolder(env.DATA_DIR);
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

  // Before anything else can fail: it is never shown again.
  if (owner) {
    console.log(`\n  First sign-in, shown only now:\n    ${owner.email}\n    ${owner.password}`);
  }
  const app = await createApp(deps, extend);
  await app.listen({ port: env.PORT, host: env.HOST });
  console.log(`\n  ${env.SITE_URL}\n`);

  const sweeping = setInterval(() => {
    sweep(deps).catch((err: unknown) => log.error({ err }, 'Sweeping unused files failed'));
  }, DAY).unref();

  return {
    async close() {
      clearInterval(sweeping);
      // Who sends or takes an answer drop by drop does not keep the program from ending well.
      setTimeout(() => app.server.closeAllConnections(), HANG_UP_AFTER).unref();
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

/** Closed to other accounts of the machine, also where it was there before. */
function makeOwnFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A mounted folder may belong to another account, whose business its mode then is.
    if (!isSystemError(error)) throw error;
  }
}

type SystemError = Error & { code: string; syscall: string };

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** What an operator can mend is said in a sentence; of the rest the place in the code. */
export function fail(error: unknown): never {
  console.error(sentenceFor(error) ?? describe(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof EnvError || error instanceof DatabaseOpenError) return error.message;
  // A mistake of the program's own; subclasses are a library's, and quote what they were given.
  if (error instanceof Error && error.constructor === Error && !('code' in error)) {
    return `${error.stack}`;
  }
  if (!isSystemError(error)) return undefined;
  if (error.code === 'EADDRINUSE') return 'PORT is in use by another program: choose another PORT.';
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return 'PORT may not be used by this account: choose one above 1023.';
  }
  return `The program cannot start: ${error.message}`;
}
