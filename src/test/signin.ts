import type { Role } from '../features/accounts/contract.ts';
import { hashPassword } from '../features/accounts/password.ts';
import { startSession } from '../features/accounts/session-store.ts';
import { createAccount } from '../features/accounts/store.ts';
import { sessionCookie } from '../features/auth/cookie.ts';
import type { Deps } from '../server/deps.ts';

export const PASSWORD = 'tiga cangkir sebelum hujan';

// Hashing is slow on purpose, so all accounts share one hash.
const hashed = hashPassword(PASSWORD);
let made = 0;

type AccountFields = {
  email?: string;
  password?: string;
  mustChangePassword?: boolean;
  outletIds?: number[];
};

export async function makeAccount(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  role: Role = 'owner',
  fields: AccountFields = {},
) {
  made += 1;
  const { email = `${role}-${made}@kedai-seduh.example`, mustChangePassword = false } = fields;
  const { outletIds = [] } = fields;
  const passwordHash = await (fields.password ? hashPassword(fields.password) : hashed);
  const account = {
    email,
    name: `Rina ${role}`,
    role,
    outletIds,
    passwordHash,
    mustChangePassword,
  };
  return createAccount(database.db, account, clock());
}

/** Returns the headers that the account's browser would send. */
export async function signIn(deps: Deps, role: Role = 'owner', fields: AccountFields = {}) {
  const { id } = await makeAccount(deps, role, fields);
  const session = { id, userAgent: 'test', address: '203.0.113.7', replaces: null };
  const token = await startSession(deps.database.db, session, deps.clock());
  return {
    cookie: `${sessionCookie(deps.env).name}=${token}`,
    origin: deps.env.SITE_URL,
    'sec-fetch-site': 'same-origin',
  };
}
