import type { Db } from '../../../server/database/database.ts';
import { conflict } from '../../../server/http/errors.ts';
import type { Account } from '../../accounts/contract.ts';
import { accountErrors } from '../../accounts/messages.ts';
import { removeSecondFactor } from '../../accounts/second-factor-store.ts';
import { endSessionsOf } from '../../accounts/session-store.ts';
import { findAccount } from '../../accounts/store.ts';
import { queueSecurityMail } from '../devices/security-mail.ts';
import { resetPasskeys } from '../passkeys/reset.ts';

/** Removes the passkeys too, because one may be on the lost phone. */
export async function resetSecondFactor(tx: Db, accountId: number, now: Date): Promise<Account> {
  const account = await findAccount(tx, accountId);
  const had = await removeSecondFactor(tx, accountId);
  const passkeys = await resetPasskeys(tx, account, now);
  if (!had && passkeys === 0) throw conflict(accountErrors.noSecondFactor);
  await endSessionsOf(tx, accountId);
  if (had) {
    await queueSecurityMail(tx, account, 'second-factor-off', now);
  }
  return findAccount(tx, accountId);
}
