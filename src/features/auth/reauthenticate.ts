import type { Deps } from '../../server/deps.ts';
import { createLimiter } from '../../server/forms/rate-limits.ts';
import { invalid } from '../../server/http/errors.ts';
import { verifyPassword } from '../accounts/password.ts';
import { passwordHashOf } from '../accounts/store.ts';
import { authMessages } from './contract.ts';
import { type SecondStep, wrongCode } from './second-factor/second-step.ts';

type Asked = { password: string; code?: string };

/**
 * Asks signed-in staff for their password again, and for a code where that is given. Limits guessing
 * at an unlocked screen.
 *
 * Throws a 422 at the field that is wrong.
 */
export function createReauthentication(deps: Deps, secondStep: SecondStep) {
  const { db } = deps.database;
  const guesses = createLimiter(deps, { name: 'password-change', points: 10, seconds: 900 });
  return async function reauthenticate(
    accountId: number,
    { password, code }: Asked,
    field = 'password',
  ): Promise<void> {
    await guesses.consume(String(accountId));
    if (!(await verifyPassword(await passwordHashOf(db, accountId), password))) {
      throw invalid(authMessages.wrongPassword, { [field]: authMessages.wrongPassword });
    }
    if (code !== undefined && !(await secondStep.isRight(accountId, code, true))) {
      throw wrongCode(422);
    }
    await guesses.giveBack(String(accountId));
  };
}

export type Reauthenticate = ReturnType<typeof createReauthentication>;
