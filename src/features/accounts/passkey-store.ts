import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { isUniqueViolation } from '../../server/database/database-errors.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { conflict } from '../../server/http/errors.ts';
import { MINUTE } from '../../time.ts';
import { accountErrors } from './messages.ts';
import { accounts, passkeyChallenges, passkeys } from './table.ts';

export const CHALLENGE_LIFE = 5 * MINUTE;
const MAX_PASSKEYS = 20;

export const passkeyCount = sql<number>`(
  select count(*)::integer from passkeys where passkeys.account_id = accounts.id)`;

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

const ofAccount = (accountId: number) => eq(passkeys.accountId, accountId);
const one = (accountId: number, id: number) => and(ofAccount(accountId), eq(passkeys.id, id));

export const listPasskeys = (db: Db, accountId: number) =>
  db.select(shown).from(passkeys).where(ofAccount(accountId)).orderBy(asc(passkeys.id));

/** The browser rejects a device that already has one of these passkeys. */
export const listCredentials = (db: Db, accountId: number) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(ofAccount(accountId));

export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, email: accounts.email })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ? { ...found.passkey, email: found.email } : null;
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'>;

/** It is checked first, or the device would keep a passkey that the server refused. */
export async function assertBelowPasskeyLimit(db: Db, accountId: number) {
  const had = await db.$count(passkeys, ofAccount(accountId));
  if (had >= MAX_PASSKEYS) throw conflict(accountErrors.tooManyPasskeys);
}

export async function addPasskey(tx: Db, passkey: NewPasskey, now: Date) {
  try {
    const added = await tx
      .insert(passkeys)
      .values({ ...passkey, createdAt: now.toISOString() })
      .returning(shown);
    return firstOrNotFound(added, accountErrors.passkey);
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(accountErrors.passkeyTaken) : error;
  }
}

export async function renamePasskey(tx: Db, accountId: number, id: number, name: string) {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(one(accountId, id))
    .returning(shown);
  return firstOrNotFound(renamed, accountErrors.passkey);
}

export async function removePasskey(tx: Db, accountId: number, id: number) {
  const removed = await tx.delete(passkeys).where(one(accountId, id)).returning(shown);
  return firstOrNotFound(removed, accountErrors.passkey);
}

export async function removePasskeysOf(tx: Db, accountId: number): Promise<number> {
  return (await tx.delete(passkeys).where(ofAccount(accountId)).returning({ id: passkeys.id }))
    .length;
}

/** Resolves to false for a counter that has not grown: a repeated signature, or a copied device. */
export async function advanceCounter(tx: Db, id: number, counter: number, now: Date) {
  const further = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now.toISOString() })
    .where(and(eq(passkeys.id, id), further))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

/** @param accountId null for a sign-in */
export async function saveChallenge(
  db: Db,
  challenge: string,
  accountId: number | null,
  now: Date,
) {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now.toISOString()));
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE).toISOString();
  await db.insert(passkeyChallenges).values({ challenge, accountId, expiresAt });
}

/** Deletes the challenge, whether it is valid or not. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  accountId: number | null,
  now: Date,
): Promise<boolean> {
  const { challenge: id, accountId: account, expiresAt } = passkeyChallenges;
  const [spent] = await db
    .delete(passkeyChallenges)
    .where(and(eq(id, challenge), accountId === null ? isNull(account) : eq(account, accountId)))
    .returning({ expiresAt });
  return spent !== undefined && spent.expiresAt > now.toISOString();
}
