import type { Db } from '../../../server/database/database.ts';
import type { Account } from '../../accounts/contract.ts';
import { removePasskeysOf } from '../../accounts/passkey-store.ts';
import { setPassword } from '../../accounts/store.ts';
import { queueSecurityMail } from '../devices/security-mail.ts';

export async function resetPasskeys(tx: Db, account: Account, now: Date): Promise<number> {
  const removed = await removePasskeysOf(tx, account.id);
  if (removed > 0) await queueSecurityMail(tx, account, 'passkey-removed', now);
  return removed;
}

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
