import { chmodSync } from 'node:fs';
import { createApp } from './app.ts';
import { cleanForOperator } from './commands/clean.ts';
import { firstRun, refuseWeakSecret } from './features/accounts/first-run.ts';
import { changeAccounts } from './features/auth/operator/change-accounts.ts';
import { createMissingContents } from './features/content/store.ts';
import { createOutbox } from './features/email/outbox/outbox.ts';
import { features, mailKinds, personalData } from './features/index.ts';
import { loadShippedPictures } from './features/media/picture/shipped.ts';
import { oldDataDaily } from './features/people/retention.ts';
import { seedOnce } from './seed.ts';
import { createBackups, nightlyBackup } from './server/backup/nightly.ts';
import { snapshotControl } from './server/backup/snapshot.ts';
import { refuseUnfinished } from './server/backup/unfinished.ts';
import { deleteOldSnapshots, snapshotBeforeUpgrade } from './server/backup/upgrade.ts';
import { serveControl } from './server/control.ts';
import { openDatabase } from './server/database/database.ts';
import { type App, createDeps, type Deps } from './server/deps.ts';
import { type Env, unknownSettings } from './server/env.ts';
import { makeFolder } from './server/folders.ts';
import type { Assets } from './server/http/assets.ts';
import { createJobs, type Job } from './server/jobs.ts';
import { createLog, describe } from './server/log.ts';
import { createMail } from './server/mail.ts';
import { OperatorError } from './server/operator-error.ts';
import { createFiles } from './server/storage/create-files.ts';
import { emptyBinsDaily, sweepDaily } from './sweep.ts';

/** After a stop signal open connections are cut, then the process exits. */
const HANG_UP_AFTER_MS = 6_000;
const CLOSE_WITHIN_MS = 9_000;
/** A stop signal came before the start had ended. */
const STOPPED = Symbol('stopped');

const JOBS: Job<Deps>[] = [
  ...features.flatMap(({ jobs = [] }) => jobs),
  emptyBinsDaily,
  oldDataDaily(personalData),
  sweepDaily,
  deleteOldSnapshots,
];

export type Running = { close(): Promise<void> };

type ServeOptions = {
  /** The nightly backup starts this file, which runs the operator's commands. */
  program: string;
  template?: string;
  extend?: (app: App) => void;
  stop?: AbortSignal;
};

export async function serve(
  env: Env,
  assets: Assets,
  { program, template, extend, stop }: ServeOptions,
): Promise<Running> {
  process.umask(0o077);
  const log = createLog(env.LOG_LEVEL);
  for (const found of unknownSettings(process.env)) {
    log.warn({ found: found.en }, 'A setting has no effect');
  }
  makeOwnFolder(env.DATA_DIR);
  if (!env.S3_BUCKET) makeFolder('DATA_DIR', `${env.DATA_DIR}/files`);
  loadShippedPictures();

  // When the start fails half-way, everything opened so far is closed again.
  await using starting = new AsyncDisposableStack();
  const database = starting.adopt(
    await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      beforeUpgrade: snapshotBeforeUpgrade(env),
      template,
      log,
    }),
    (opened) => opened.close(),
  );
  await refuseUnfinished(database.db);
  stop?.throwIfAborted();
  const clock = () => new Date();
  const { copyTo } = database;
  if (copyTo) {
    const controls = {
      snapshot: await snapshotControl(env.DATA_DIR, copyTo),
      accounts: (args: string[]) => changeAccounts({ database, clock, log }, args),
      clean: () => cleanForOperator({ database, clock, env, log }),
    };
    starting.adopt(await serveControl(env.DATA_DIR, controls, log), (stop) => stop());
  }
  const files = createFiles(env);
  const mail = createMail(env);
  const jobs = createJobs(clock, log, database.writable);
  const backups = createBackups(program);
  const base = { env, database, files, mail, assets, jobs, backup: backups.make, clock, log };
  const outbox = createOutbox(base, mailKinds);
  const deps = createDeps(base, outbox);

  await createMissingContents(database.db, clock());
  stop?.throwIfAborted();
  await seedOnce(database.db, files, env.SEED, clock());
  stop?.throwIfAborted();
  refuseWeakSecret(env);
  const app = starting.adopt(await createApp(deps, extend), async (opened) => {
    await Promise.all([opened.close(), outbox.stop()]);
  });
  stop?.throwIfAborted();
  await app.listen({ port: env.PORT, host: env.HOST });
  // The password is printed only once, so last: a start that failed later would lose it.
  const owner = await firstRun(deps);
  if (owner) {
    console.log(`\n  First sign-in, shown only now:\n    ${owner.email}\n    ${owner.password}`);
  }
  outbox.start();
  console.log(`\n  ${env.SITE_URL}\n`);

  const stopJobs = deps.jobs.start([...JOBS, nightlyBackup(backups)], deps);

  const started = starting.move();
  return {
    async close() {
      stopJobs();
      // A client that sends or reads very slowly must not keep the program from closing.
      const hangUp = () => app.server.closeAllConnections();
      setTimeout(hangUp, env.FAREWELL_MS + HANG_UP_AFTER_MS).unref();
      await Promise.all([backups.stop(), started.disposeAsync()]);
    },
  };
}

/**
 * Runs the server until SIGTERM or SIGINT, then finishes open requests and exits, after nine
 * seconds plus `FAREWELL_MS` in any case. A signal during the start ends it at its next step, so
 * that it never interrupts the opening of the database.
 */
export async function run(env: Env, start: (stop: AbortSignal) => Promise<Running>): Promise<void> {
  const stop = new AbortController();
  const starting = start(stop.signal);
  const close = async () => {
    // Ctrl-C sends the signal twice: from the terminal and from npm.
    if (stop.signal.aborted) return;
    stop.abort(STOPPED);
    setTimeout(() => process.exit(1), env.FAREWELL_MS + CLOSE_WITHIN_MS).unref();
    const running = await starting.catch(() => null);
    await running?.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  await starting.catch((error: unknown) => {
    if (error !== STOPPED) throw error;
  });
}

/** Other accounts of this machine must not read the data, even in a folder that existed before. */
function makeOwnFolder(folder: string) {
  makeFolder('DATA_DIR', folder, { parents: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A mounted folder may belong to another account, which then decides who may read it.
    if (!isSystemError(error)) throw error;
  }
}

type SystemError = Error & { code: string; syscall: string };

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && 'syscall' in error;

export function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

export const explain = (error: unknown) => sentenceFor(error) ?? describe(error, { stacks: true });

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  // Only `Error` itself is ours. Subclasses come from libraries, whose messages may quote secrets.
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
