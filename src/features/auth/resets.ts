import type { Db } from '../../server/database/database.ts';
import { conflict } from '../../server/http/errors.ts';
import type { Account } from '../accounts/contract.ts';
import { accountErrors } from '../accounts/messages.ts';
import { removePasskeysOf } from '../accounts/passkey-store.ts';
import { removeSecondFactor } from '../accounts/second-factor-store.ts';
import { endSessionsOf } from '../accounts/session-store.ts';
import { findAccount, lockAccount, setPassword } from '../accounts/store.ts';
import { queueSecurityMail } from './devices/security-mail.ts';

/** Removes the passkeys too, because they would still sign in without the new password. */
export async function resetPassword(
  tx: Db,
  accountId: number,
  change: { passwordHash: string; mustChangePassword: boolean },
  now: Date,
): Promise<Account> {
  const account = await setPassword(tx, accountId, change);
  await queueSecurityMail(tx, account, 'password-reset', now);
  await resetPasskeys(tx, account, now);
  return { ...account, passkeys: 0 };
}

/** Removes the passkeys too, because one may be on the lost phone. */
export async function resetSecondFactor(tx: Db, accountId: number, now: Date): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  const had = await removeSecondFactor(tx, accountId);
  const passkeys = await resetPasskeys(tx, account, now);
  if (!had && passkeys === 0) throw conflict(accountErrors.noSecondFactor);
  await endSessionsOf(tx, accountId);
  if (had) await queueSecurityMail(tx, account, 'second-factor-off', now);
  return findAccount(tx, accountId);
}

async function resetPasskeys(tx: Db, account: Account, now: Date): Promise<number> {
  const removed = await removePasskeysOf(tx, account.id);
  if (removed > 0) await queueSecurityMail(tx, account, 'passkey-removed', now);
  return removed;
}
