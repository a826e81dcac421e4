import type { Db } from '../../../server/database/database.ts';
import type { Account } from '../../accounts/contract.ts';
import { removeSecondFactor } from '../../accounts/second-factor-store.ts';
import { endSessionsOf } from '../../accounts/session-store.ts';
import { findAccount } from '../../accounts/store.ts';
import { tellAccount } from '../devices/tell-account.ts';

/** For who has lost phone and recovery codes: done by the owner, or by the operator without mail. */
export async function resetSecondFactor(tx: Db, accountId: number, now: Date): Promise<Account> {
  const account = await findAccount(tx, accountId);
  await removeSecondFactor(tx, accountId);
  await endSessionsOf(tx, accountId);
  await tellAccount(tx, account, { event: 'second-factor-off', at: now.toISOString(), from: null });
  return { ...account, secondFactor: false };
}
