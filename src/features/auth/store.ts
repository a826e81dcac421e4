import { and, asc, eq, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import { type Db, isUniqueViolation } from '../../server/db.ts';
import { conflict, notFound } from '../../server/errors.ts';
import { matches, type Rows, window } from '../../server/lists.ts';
import { type Account, type AccountChanges, type AccountInput, authMessages } from './contract.ts';
import { endSessionsOf } from './session-store.ts';
import { accounts } from './table.ts';

/** What leaves this file: everything but the hash. */
const shown = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
  mustChangePassword: accounts.mustChangePassword,
  disabled: accounts.disabled,
  createdAt: accounts.createdAt,
};

type NewAccount = AccountInput & { passwordHash: string; mustChangePassword: boolean };

/** The account a login is for, with its hash. */
export async function findLogin(db: Db, email: string) {
  const [account] = await db
    .select({ ...shown, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, email));
  return account ?? null;
}

export async function passwordHashOf(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!row) throw notFound('This account');
  return row.passwordHash;
}

export async function listAccounts(db: Db, query: ListQuery): Promise<Rows<Account>> {
  const where = matches(query.q, [accounts.email, accounts.name]);
  const { limit, offset } = window(query);
  const rows = await db
    .select(shown)
    .from(accounts)
    .where(where)
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(accounts, where) };
}

export async function createAccount(db: Db, input: NewAccount, now: Date): Promise<Account> {
  const values = { ...input, createdAt: now.toISOString() };
  try {
    const [account] = await db.insert(accounts).values(values).returning(shown);
    if (!account) throw new Error('The database returned no row for an insert');
    return account;
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(authMessages.emailTaken) : error;
  }
}

/** Creates the account unless there is any; of two instances starting together, one does. */
export async function createFirstAccount(db: Db, input: NewAccount, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Even of two that were told different addresses.
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.$count(accounts)) > 0) return false;
    await tx.insert(accounts).values({ ...input, createdAt: now.toISOString() });
    return true;
  });
}

export const countAccounts = (db: Db) => db.$count(accounts);

/** Call it inside a transaction: the owners stay locked until it ends. */
export async function updateAccount(db: Db, id: number, changes: AccountChanges): Promise<Account> {
  if (changes.role !== 'owner' || changes.disabled) await keepOneOwner(db, id);
  const [account] = await db
    .update(accounts)
    .set(changes)
    .where(eq(accounts.id, id))
    .returning(shown);
  if (!account) throw notFound('This account');
  if (account.disabled) await endSessionsOf(db, id);
  return account;
}

/** Call it inside a transaction: the owners stay locked until it ends. */
export async function deleteAccount(db: Db, id: number): Promise<void> {
  await keepOneOwner(db, id);
  const [gone] = await db
    .delete(accounts)
    .where(eq(accounts.id, id))
    .returning({ id: accounts.id });
  if (!gone) throw notFound('This account');
}

/** Ends every session of the account; whoever changed it gets a new one. */
export async function setPassword(
  db: Db,
  id: number,
  change: { passwordHash: string; mustChangePassword: boolean },
): Promise<Account> {
  const [account] = await db
    .update(accounts)
    .set(change)
    .where(eq(accounts.id, id))
    .returning(shown);
  if (!account) throw notFound('This account');
  await endSessionsOf(db, id);
  return account;
}

/** Locks the owners, so that two of them cannot remove each other at the same time. */
async function keepOneOwner(db: Db, leaving: number) {
  const owners = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'owner'), eq(accounts.disabled, false)))
    .orderBy(asc(accounts.id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === leaving) {
    throw conflict(authMessages.lastOwner, 'last_owner');
  }
}
