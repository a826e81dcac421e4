import { sql } from 'drizzle-orm';
import { changeAccounts, type Operator } from '../features/auth/operator/change-accounts.ts';
import { askServer } from '../server/control.ts';
import { openDatabase } from '../server/database/database.ts';
import { type Env, readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { OperatorError } from '../server/operator-error.ts';
import { createFiles } from '../server/storage/create-files.ts';
import { hasEmbeddedDatabase, noShop } from './shop.ts';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL --role owner|editor|cashier [--name NAME]
  npm run admin -- reset-password EMAIL
  npm run admin -- reset-second-factor EMAIL
  npm run admin -- remake-pictures

Uses the same settings as the server, which may go on running.`;

export async function admin(args: string[]): Promise<void> {
  if (args.length === 0) throw new OperatorError(USAGE);
  const env = readEnv(process.env);
  if (args[0] === 'remake-pictures') return remake(env);
  for (const line of await onAccounts(env, args)) console.log(line);
}

/** While the server runs, only it can open the embedded database, so the server does the work. */
async function onAccounts(env: Env, args: string[]): Promise<string[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  if (!databaseUrl) {
    if (!hasEmbeddedDatabase(env)) throw noShop(env);
    const done = await askServer(dataDir, 'accounts', args);
    if (done) return done;
  }
  const log = createLog('warn');
  const database = await openDatabase({ dataDir, databaseUrl, migrations: null, log });
  const operator: Operator = { database, clock: () => new Date(), log };
  try {
    const { rows } = await database.db.execute(
      sql`select 1 where to_regclass('accounts') is not null`,
    );
    if (rows.length === 0) throw noShop(env);
    return await changeAccounts(operator, args);
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
