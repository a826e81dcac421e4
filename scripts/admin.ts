import { parseArgs } from 'node:util';
import { emailSchema, roleSchema } from '../src/features/accounts/contract.ts';
import { oneTimePassword } from '../src/features/accounts/password.ts';
import { createAccount, findLogin, listAccounts } from '../src/features/accounts/store.ts';
import { resetPassword } from '../src/features/auth/passkeys/reset.ts';
import { resetSecondFactor } from '../src/features/auth/second-factor/reset.ts';
import { remakePictures } from '../src/features/media/remake.ts';
import { recordChange } from '../src/server/audit/record-change.ts';
import { snapshotBeforeUpgrade } from '../src/server/backup/upgrade.ts';
import { type Db, openDatabase } from '../src/server/database/database.ts';
import { readEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { createFiles } from '../src/server/storage/create-files.ts';
import type { Files } from '../src/server/storage/files.ts';
import { forPeople, UsageError } from './support/terminal.ts';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL --role owner|editor|cashier [--name NAME]
  npm run admin -- reset-password EMAIL
  npm run admin -- reset-second-factor EMAIL
  npm run admin -- remake-pictures

Uses the same settings as the server. With the embedded database, stop the server first;
remake-pictures needs only the files, and may run beside the server.`;

const log = createLog('warn');
const operator = {
  staff: { id: null, name: 'Operator (npm run admin)' },
  id: 'npm run admin',
  log,
};

async function run(db: Db, args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  });
  const [command, address] = positionals;
  if (command === 'list') return list(db);
  if (command === 'create') return create(db, emailOf(address), values);
  if (command === 'reset-password') return newPassword(db, emailOf(address));
  if (command === 'reset-second-factor') return resetSecondStep(db, emailOf(address));
  throw new UsageError(USAGE);
}

async function list(db: Db) {
  const { rows } = await listAccounts(db, { page: 1, limit: 200, q: '' });
  for (const { email, role, name, disabled } of rows) {
    console.log([email, role, name, ...(disabled ? ['disabled'] : [])].join('\t'));
  }
}

async function create(
  db: Db,
  email: string,
  values: { role?: string | undefined; name?: string | undefined },
) {
  const role = roleSchema.safeParse(values.role);
  if (!role.success)
    throw new UsageError('Say which role: --role owner, --role editor or --role cashier');
  const name = values.name?.trim() || (email.split('@')[0] ?? email);
  const { password, change } = await oneTimePassword();
  const account = { email, name, role: role.data, ...change };
  await recordChange(
    db,
    operator,
    'account.create',
    (tx) => createAccount(tx, account, new Date()),
    ({ id }) => ({ target: id, detail: `${email}, ${role.data}` }),
  );
  show(email, password);
}

async function newPassword(db: Db, email: string) {
  const account = await findLogin(db, email);
  if (!account) throw new UsageError(`There is no account ${email}`);
  const { password, change } = await oneTimePassword();
  await recordChange(
    db,
    operator,
    'account.reset-password',
    (tx) => resetPassword(tx, account.id, change, new Date()),
    ({ id }) => ({ target: id, detail: email }),
  );
  show(email, password);
  if (account.disabled) console.log('The account is disabled; an owner can enable it.');
}

async function resetSecondStep(db: Db, email: string) {
  const account = await findLogin(db, email);
  if (!account) throw new UsageError(`There is no account ${email}`);
  await recordChange(
    db,
    operator,
    'account.reset-second-factor',
    (tx) => resetSecondFactor(tx, account.id, new Date()),
    ({ id }) => ({ target: id, detail: email }),
  );
  console.log(`${email} signs in with the password alone, and is signed out everywhere.`);
}

/** A release that encodes pictures better does not change the stored ones; this does. */
async function remake(files: Files) {
  const { all, failed } = await remakePictures({ files }, console.log);
  console.log(`${all - failed.length} of ${all} pictures have new widths`);
  if (failed.length > 0) process.exitCode = 1;
}

function emailOf(address: string | undefined): string {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new UsageError(USAGE);
  return parsed.data;
}

function show(email: string, password: string) {
  console.log(`E-mail:   ${email}\nPassword: ${password}\n`);
  console.log('It is shown this once and must be replaced when logging in.');
}

await forPeople(async () => {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new UsageError(USAGE);
  const env = readEnv(process.env);
  if (args[0] === 'remake-pictures') return remake(createFiles(env));
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const beforeUpgrade = snapshotBeforeUpgrade(env);
  const database = await openDatabase({ dataDir, databaseUrl, beforeUpgrade, log });
  await run(database.db, args).finally(() => database.close());
});
