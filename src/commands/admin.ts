import { sql } from 'drizzle-orm';
import { changeAccounts, type Operator } from '../features/auth/operator/change-accounts.ts';
import { newCopy } from '../server/backup/upgrade.ts';
import { askServer } from '../server/control.ts';
import { openDatabase } from '../server/database/database.ts';
import { type Env, readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { OperatorError } from '../server/operator-error.ts';
import { createFiles } from '../server/storage/create-files.ts';
import { backup } from './backup.ts';
import { hasEmbeddedDatabase, noShop } from './shop.ts';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL --role owner|editor|manager|cashier [--name NAME]
  npm run admin -- reset-password EMAIL
  npm run admin -- reset-second-factor EMAIL
  npm run admin -- remake-pictures
  npm run admin -- start-clean

Uses the same settings as the server, which may go on running.`;

export async function admin(args: string[]): Promise<void> {
  if (args.length === 0) throw new OperatorError(USAGE);
  const env = readEnv(process.env);
  if (args[0] === 'remake-pictures') return remake(env);
  if (args[0] === 'start-clean') return startClean(env);
  for (const line of await onShop(env, 'accounts', args, changeAccounts)) console.log(line);
}

/** The backup before it brings the demo back. */
async function startClean(env: Env) {
  if (!env.DATABASE_URL && !hasEmbeddedDatabase(env)) throw noShop(env);
  const path = newCopy(env, 'start-clean', new Date());
  await backup([path]);
  const { cleanForOperator } = await import('./clean.ts');
  for (const line of await onShop(env, 'clean', [], cleanForOperator)) console.log(line);
  console.log(`To go back: npm run restore -- ${path} (see docs/operating.md)`);
}

type Work = (operator: Operator & { env: Env }, args: string[]) => Promise<string[]>;

/** While the server runs, only it can open the embedded database, so the server does the work. */
async function onShop(env: Env, command: string, args: string[], work: Work): Promise<string[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  if (!databaseUrl) {
    if (!hasEmbeddedDatabase(env)) throw noShop(env);
    const done = await askServer(dataDir, command, args);
    if (done) return done;
  }
  const log = createLog('warn');
  const database = await openDatabase({ dataDir, databaseUrl, migrations: null, log });
  const operator = { database, clock: () => new Date(), env, log };
  try {
    const { rows } = await database.db.execute(
      sql`select 1 where to_regclass('accounts') is not null`,
    );
    if (rows.length === 0) throw noShop(env);
    return await work(operator, args);
  } finally {
    await database.close();
  }
}

/** Stored pictures keep their old encoding after an update; this encodes them again. */
async function remake(env: Env) {
  if (!env.DATABASE_URL && !env.S3_BUCKET && !hasEmbeddedDatabase(env)) throw noShop(env);
  const { remakePictures } = await import('../features/media/remake.ts');
  const { all, failed } = await remakePictures({ files: createFiles(env) }, console.log);
  console.log(`${all - failed.length} of ${all} pictures have new widths`);
  if (failed.length > 0) process.exitCode = 1;
}
