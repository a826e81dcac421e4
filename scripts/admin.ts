import { parseArgs } from 'node:util';
import { audit } from '../src/features/audit/store.ts';
import { emailSchema, roleSchema } from '../src/features/auth/contract.ts';
import { hashPassword, randomPassword } from '../src/features/auth/password.ts';
import { createAccount, findLogin, listAccounts, setPassword } from '../src/features/auth/store.ts';
import { DatabaseOpenError, type Db, openDatabase } from '../src/server/db.ts';
import { EnvError, readEnv } from '../src/server/env.ts';
import { HttpError } from '../src/server/errors.ts';
import { createLog } from '../src/server/log.ts';

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL [--role owner|editor|cashier] [--name NAME]
  npm run admin -- reset-password EMAIL

Uses the same settings as the server. With the embedded database, stop the server first.`;

/** What is wrong with the command line; shown without a stack. */
class UsageError extends Error {}

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
    options: { role: { type: 'string', default: 'owner' }, name: { type: 'string' } },
  });
  const [command, address] = positionals;
  if (command === 'list') return list(db);
  if (command === 'create') return create(db, emailOf(address), values);
  if (command === 'reset-password') return resetPassword(db, emailOf(address));
  throw new UsageError(USAGE);
}

async function list(db: Db) {
  const { rows } = await listAccounts(db, { page: 1, limit: 200, q: '' });
  for (const { email, role, name, disabled } of rows) {
    console.log([email, role, name, ...(disabled ? ['disabled'] : [])].join('\t'));
  }
}

async function create(db: Db, email: string, values: { role: string; name?: string | undefined }) {
  const role = roleSchema.safeParse(values.role);
  if (!role.success) throw new UsageError('The role must be owner, editor or cashier');
  const name = values.name?.trim() || (email.split('@')[0] ?? email);
  const { password, change } = await oneTimePassword();
  const account = { email, name, role: role.data, ...change };
  await db.transaction(async (tx) => {
    const { id } = await createAccount(tx, account, new Date());
    await audit(tx, operator, 'account.create', id, `${email}, ${role.data}`);
  });
  show(email, password);
}

async function resetPassword(db: Db, email: string) {
  const account = await findLogin(db, email);
  if (!account) throw new UsageError(`There is no account ${email}`);
  const { password, change } = await oneTimePassword();
  await db.transaction(async (tx) => {
    await setPassword(tx, account.id, change);
    await audit(tx, operator, 'account.reset-password', account.id, email);
  });
  show(email, password);
  if (account.disabled) console.log('The account is disabled; an owner can enable it.');
}

function emailOf(address: string | undefined): string {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new UsageError(USAGE);
  return parsed.data;
}

async function oneTimePassword() {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return { password, change: { passwordHash, mustChangePassword: true } };
}

function show(email: string, password: string) {
  console.log(`E-mail:   ${email}\nPassword: ${password}\n`);
  console.log('It is shown this once and must be replaced when logging in.');
}

/** Mistakes of whoever runs it get a sentence; anything else is a fault of ours, with its stack. */
function isForPeople(error: unknown): error is Error {
  const kinds = [UsageError, HttpError, EnvError, DatabaseOpenError];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return kinds.some((kind) => error instanceof kind) || code.startsWith('ERR_PARSE_ARGS');
}

try {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new UsageError(USAGE);
  const env = readEnv(process.env);
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    log,
  });
  await run(database.db, args).finally(() => database.close());
} catch (error) {
  if (!isForPeople(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
