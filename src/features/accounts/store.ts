import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract.ts';
import { localized, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { isUniqueViolation } from '../../server/database/database-errors.ts';
import { firstOrNotFound, inserted, lockInOrder } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { listTexts } from '../../server/lists/messages.ts';
import { type Page, selectPage } from '../../server/lists/paging.ts';
import {
  type Account,
  type AccountChanges,
  type AccountInput,
  INVENTED_EMAIL,
  type Role,
  worksAtOutlets,
} from './contract.ts';
import { accountErrors } from './messages.ts';
import { passkeyCount } from './passkey-store.ts';
import { hasSecondFactor, mustSetUpSecondFactor } from './second-factor-store.ts';
import { endSessionsOf } from './session-store.ts';
import { accounts } from './table.ts';

const publicColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
  mustChangePassword: accounts.mustChangePassword,
  disabled: accounts.disabled,
  voice: accounts.voice,
  outletIds: accounts.outletIds,
  createdAt: accounts.createdAt,
  secondFactor: hasSecondFactor,
  passkeys: passkeyCount,
  signedInAt: accounts.signedInAt,
};

type NewAccount = AccountInput & { passwordHash: string; mustChangePassword: boolean };

export type LoginAccount = Account & { mustSetUpSecondFactor: boolean; passwordHash: string };

export async function findLogin(db: Db, email: string): Promise<LoginAccount | null> {
  const [account] = await db
    .select({ ...publicColumns, mustSetUpSecondFactor, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, email));
  return account ?? null;
}

/**
 * Returns false if the account has another password by now, is disabled, or has turned on its second
 * step: whoever signs in with what was right a moment ago must not get a session that stays.
 */
export async function markSignedIn(tx: Db, account: LoginAccount, now: Date): Promise<boolean> {
  const { id, passwordHash, secondFactor } = account;
  const marked = await tx
    .update(accounts)
    .set({ signedInAt: now.toISOString() })
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.passwordHash, passwordHash),
        eq(accounts.disabled, false),
        eq(hasSecondFactor, secondFactor),
      ),
    )
    .returning({ id: accounts.id });
  return marked.length > 0;
}

export async function findAccount(db: Db, id: number): Promise<Account> {
  const found = await db.select(publicColumns).from(accounts).where(eq(accounts.id, id));
  return firstOrNotFound(found, accountErrors.account);
}

/** Call it inside a transaction: the account stays locked until it ends. */
export async function lockAccount(tx: Db, id: number): Promise<Account> {
  await lockInOrder(tx, accounts, [id]);
  return findAccount(tx, id);
}

/** What it needs a password for depends on what it was when the password was asked for. */
export const changedMeanwhile = () =>
  conflict(localized(listTexts.changed, { what: accountErrors.account }));

/**
 * The account stays as it is until the transaction ends. Two owners who change each other would
 * wait for each other for ever, if each did not lock all owners first, in one order. With a lock
 * that is shared, somebody who sends many requests could keep an owner from ever getting one.
 */
export async function lockStaff(tx: Db, id: number, andOwners: boolean): Promise<void> {
  const own = eq(accounts.id, id);
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(andOwners ? or(own, eq(accounts.role, 'owner')) : own)
    .orderBy(asc(accounts.id))
    .for('no key update');
}

export async function passwordHashOf(db: Db, id: number): Promise<string> {
  const select = db.select({ passwordHash: accounts.passwordHash }).from(accounts);
  return firstOrNotFound(await select.where(eq(accounts.id, id)), accountErrors.account)
    .passwordHash;
}

export const listAccounts = (db: Db, query: ListQuery): Promise<Page<Account>> =>
  selectPage(db, db.select(publicColumns).from(accounts).$dynamic(), accounts, query, {
    search: [accounts.email, accounts.name],
    orderBy: [asc(accounts.name), asc(accounts.id)],
  });

export async function createAccount(db: Db, input: NewAccount, now: Date): Promise<Account> {
  const voice = worksAtOutlets(input.role) ? ('id' as const) : ('mixed' as const);
  const values = { ...input, ...outletsFor(input), voice, createdAt: now.toISOString() };
  const made = db.insert(accounts).values(values).returning(publicColumns);
  return inserted(await made.catch(refuseTakenEmail));
}

function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? conflict(accountErrors.emailTaken, 'email_taken') : error;
}

/** Returns whether there was no account yet. */
export async function createFirstAccount(db: Db, input: NewAccount, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two instances may start with different addresses, which no unique index would catch.
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.$count(accounts)) > 0) return false;
    await tx.insert(accounts).values({ ...input, createdAt: now.toISOString() });
    return true;
  });
}

export const countAccounts = (db: Db) => db.$count(accounts);

/** Counts enabled accounts only. */
export const countOneTimePasswords = (db: Db) =>
  db.$count(accounts, and(eq(accounts.mustChangePassword, true), eq(accounts.disabled, false)));

export const countInventedAddresses = (db: Db) =>
  db.$count(accounts, and(eq(accounts.email, INVENTED_EMAIL), eq(accounts.disabled, false)));

/** Counts enabled owners only. */
export const countOwnersWithoutSecondFactor = (db: Db) =>
  db.$count(
    accounts,
    and(eq(accounts.role, 'owner'), eq(accounts.disabled, false), not(hasSecondFactor)),
  );

/**
 * Call it inside a transaction: the owners stay locked until it ends.
 * @param before from `lockAccount`, or another change made meanwhile would be undone
 */
export async function updateAccount(
  db: Db,
  before: Account,
  changes: AccountChanges,
): Promise<Account> {
  const { id } = before;
  const { name = before.name, role = before.role, outletIds } = changes;
  if (role !== 'owner' || changes.disabled) await assertOwnerRemains(db, id);
  const updated = await db
    .update(accounts)
    .set({ ...changes, name, ...outletsFor({ role, outletIds }) })
    .where(eq(accounts.id, id))
    .returning(publicColumns)
    .catch(refuseTakenEmail);
  const account = firstOrNotFound(updated, accountErrors.account);
  if (account.disabled) await endSessionsOf(db, id);
  return account;
}

/** Whoever works for all outlets has none of their own, also after they had some. */
function outletsFor({ role, outletIds }: { role: Role; outletIds?: number[] | undefined }) {
  if (!worksAtOutlets(role)) return { outletIds: [] };
  return outletIds && { outletIds: [...new Set(outletIds)].toSorted((a, b) => a - b) };
}

export async function saveVoice(db: Db, id: number, voice: Voice): Promise<void> {
  await db.update(accounts).set({ voice }).where(eq(accounts.id, id));
}

/** Call it inside a transaction: the owners stay locked until it ends. */
export async function deleteAccount(db: Db, id: number): Promise<Account> {
  await assertOwnerRemains(db, id);
  const deleted = await db.delete(accounts).where(eq(accounts.id, id)).returning(publicColumns);
  return firstOrNotFound(deleted, accountErrors.account);
}

/** Ends all sessions. Returns false, and changes nothing, when the password is another by now. */
export async function replacePassword(
  tx: Db,
  id: number,
  earlierHash: string,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await tx
    .update(accounts)
    .set({ passwordHash, mustChangePassword: false })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, earlierHash)))
    .returning({ id: accounts.id });
  if (replaced.length === 0) return false;
  await endSessionsOf(tx, id);
  return true;
}

export async function setPassword(
  db: Db,
  id: number,
  change: { passwordHash: string; mustChangePassword: boolean },
): Promise<Account> {
  const changed = await db
    .update(accounts)
    .set(change)
    .where(eq(accounts.id, id))
    .returning(publicColumns);
  await endSessionsOf(db, id);
  return firstOrNotFound(changed, accountErrors.account);
}

/** Locks the owners, so that two of them cannot delete each other at the same time. */
async function assertOwnerRemains(db: Db, leaving: number) {
  const owners = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'owner'), eq(accounts.disabled, false)))
    .orderBy(asc(accounts.id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === leaving) {
    throw conflict(accountErrors.lastOwner, 'last_owner');
  }
}

/** An address without an account gets mails in the mixed voice. */
export async function voiceOfAddress(db: Db, email: string): Promise<Voice> {
  const [account] = await db
    .select({ voice: accounts.voice })
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email})`)
    .limit(1);
  return account?.voice ?? 'mixed';
}
