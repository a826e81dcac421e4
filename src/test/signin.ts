import type { Role } from '../features/auth/contract.ts';
import { sessionCookie } from '../features/auth/cookie.ts';
import { hashPassword } from '../features/auth/password.ts';
import { startSession } from '../features/auth/session-store.ts';
import { createAccount } from '../features/auth/store.ts';
import type { Deps } from '../server/deps.ts';

export const PASSWORD = 'tiga cangkir sebelum hujan';

// Hashing is slow on purpose; one hash serves every account of a test.
const hashed = hashPassword(PASSWORD);
let made = 0;

type Wanted = { email?: string; password?: string; mustChangePassword?: boolean };

/** An account in the database; its password is `PASSWORD` unless another is wanted. */
export async function makeAccount(
  { database, clock }: Deps,
  role: Role = 'owner',
  wanted: Wanted = {},
) {
  made += 1;
  const { email = `${role}-${made}@kedai-seduh.example`, mustChangePassword = false } = wanted;
  const passwordHash = await (wanted.password ? hashPassword(wanted.password) : hashed);
  const account = { email, name: `Rina ${role}`, role, passwordHash, mustChangePassword };
  return createAccount(database.db, account, clock());
}

/** Signs somebody in and returns the headers that a browser of theirs would send. */
export async function signIn(deps: Deps, role: Role = 'owner', wanted: Wanted = {}) {
  const { id } = await makeAccount(deps, role, wanted);
  const session = { id, userAgent: 'test', replaces: null };
  const token = await startSession(deps.database.db, session, deps.clock());
  return {
    cookie: `${sessionCookie(deps.env).name}=${token}`,
    origin: deps.env.SITE_URL,
    'sec-fetch-site': 'same-origin',
  };
}
