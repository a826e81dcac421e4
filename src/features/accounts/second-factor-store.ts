import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { conflict } from '../../server/http/errors.ts';
import type { SignInSettings } from './contract.ts';
import { accountErrors } from './messages.ts';
import { accounts, recoveryCodes, secondFactors, signInSettings } from './table.ts';

export const hasSecondFactor = sql<boolean>`exists (
  select 1 from second_factors
  where second_factors.account_id = accounts.id and second_factors.confirmed_at is not null)`;

export const mustSetUpSecondFactor = sql<boolean>`(not ${hasSecondFactor} and exists (
  select 1 from sign_in_settings where accounts.role = any (second_factor_roles)))`;

const ofAccount = (id: number) => eq(secondFactors.accountId, id);

export async function findSecondFactor(db: Db, accountId: number) {
  const [found] = await db.select().from(secondFactors).where(ofAccount(accountId));
  return found ?? null;
}

/** The secret does not count before it is confirmed; an unconfirmed one is replaced. */
export async function prepareSecondFactor(tx: Db, accountId: number, secret: string) {
  const [prepared] = await tx
    .insert(secondFactors)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.accountId });
  if (!prepared) throw conflict(accountErrors.hasSecondFactor);
}

/** Only one of several simultaneous confirmations succeeds. */
export async function confirmSecondFactor(
  tx: Db,
  accountId: number,
  { secret, step }: { secret: string; step: number },
  now: Date,
) {
  const [confirmed] = await tx
    .update(secondFactors)
    .set({ confirmedAt: now.toISOString(), lastStep: step })
    .where(
      and(
        ofAccount(accountId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ id: secondFactors.accountId });
  if (!confirmed) throw conflict(accountErrors.anotherCode);
}

/** Only one of several simultaneous requests may use the code of a step. */
export async function consumeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        ofAccount(accountId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ id: secondFactors.accountId });
  return used.length === 1;
}

export async function removeSecondFactor(tx: Db, accountId: number): Promise<boolean> {
  const [removed] = await tx.delete(secondFactors).where(ofAccount(accountId)).returning();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return Boolean(removed?.confirmedAt);
}

export async function replaceRecoveryCodes(tx: Db, accountId: number, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
}

export async function consumeRecoveryCode(
  db: Db,
  accountId: number,
  hash: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
    .returning({ id: recoveryCodes.accountId });
  return used.length === 1;
}

export const countRecoveryCodes = (db: Db, accountId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));

export const countSecondFactors = async (db: Db) => ({
  using: await db.$count(secondFactors, isNotNull(secondFactors.confirmedAt)),
  accounts: await db.$count(accounts),
});

export async function readSignInSettings(db: Db): Promise<SignInSettings> {
  const [settings] = await db.select().from(signInSettings);
  return settings ?? { secondFactorRoles: [] };
}

export async function saveSignInSettings(
  tx: Db,
  { secondFactorRoles }: SignInSettings,
): Promise<SignInSettings> {
  await tx.update(signInSettings).set({ secondFactorRoles: [...new Set(secondFactorRoles)] });
  return readSignInSettings(tx);
}
