import { parseArgs } from 'node:util';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { BaseDeps } from '../../../server/deps.ts';
import { OperatorError } from '../../../server/operator-error.ts';
import { emailSchema, roleSchema } from '../../accounts/contract.ts';
import { oneTimePassword } from '../../accounts/password.ts';
import { createAccount, findLogin, listAccounts } from '../../accounts/store.ts';
import { resetPassword, resetSecondFactor } from '../resets.ts';

export type Operator = Pick<BaseDeps, 'clock' | 'log'> & {
  database: Pick<BaseDeps['database'], 'db'>;
};

export async function changeAccounts(
  { database: { db }, clock, log }: Operator,
  args: string[],
): Promise<string[]> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  });
  const by = {
    staff: { id: null, name: 'Operator (npm run admin)' },
    id: 'npm run admin',
    log,
  };
  const [command, address] = positionals;
  if (command === 'list') return list();
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new OperatorError('Name the command and an e-mail address.');
  if (command === 'create') return create(email.data);
  if (command === 'reset-password') return newPassword(email.data);
  if (command === 'reset-second-factor') return resetSecondStep(email.data);
  throw new OperatorError(
    'Known: list, create, reset-password, reset-second-factor, remake-pictures, start-clean.',
  );

  async function list() {
    const { rows } = await listAccounts(db, { page: 1, limit: 200, q: '' });
    return rows.map(({ email, role, name, disabled }) =>
      [email, role, name, ...(disabled ? ['disabled'] : [])].join('\t'),
    );
  }

  async function create(email: string) {
    const role = roleSchema.safeParse(values.role);
    if (!role.success)
      throw new OperatorError(
        'Say which role: --role owner, --role editor, --role manager or --role cashier',
      );
    const name = values.name?.trim() || (email.split('@')[0] ?? email);
    const { password, change } = await oneTimePassword();
    await recordChange(
      db,
      by,
      'account.create',
      (tx) => createAccount(tx, { email, name, role: role.data, ...change }, clock()),
      ({ id }) => ({ target: id, detail: `${email}, ${role.data}` }),
    );
    return shownOnce(email, password);
  }

  async function newPassword(email: string) {
    const account = await login(email);
    const { password, change } = await oneTimePassword();
    const event = { action: 'account.reset-password', target: account.id, detail: email };
    await recordChange(db, by, event, (tx) => resetPassword(tx, account.id, change, clock()));
    const disabled = account.disabled ? ['The account is disabled; an owner can enable it.'] : [];
    return [...shownOnce(email, password), ...disabled];
  }

  async function resetSecondStep(email: string) {
    const { id } = await login(email);
    const event = { action: 'account.reset-second-factor', target: id, detail: email };
    await recordChange(db, by, event, (tx) => resetSecondFactor(tx, id, clock()));
    return [`${email} signs in with the password alone, and is signed out everywhere.`];
  }

  async function login(email: string) {
    const account = await findLogin(db, email);
    if (!account) throw new OperatorError(`There is no account ${email}`);
    return account;
  }
}

const shownOnce = (email: string, password: string) => [
  `E-mail:   ${email}`,
  `Password: ${password}`,
  '',
  'It is shown this once and must be replaced when logging in.',
];
