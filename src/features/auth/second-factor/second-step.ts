import { packed } from '../../../messages.ts';
import type { Deps } from '../../../server/deps.ts';
import { createLimiter } from '../../../server/forms/rate-limits.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { accountErrors } from '../../accounts/messages.ts';
import {
  consumeRecoveryCode,
  consumeStep,
  findSecondFactor,
} from '../../accounts/second-factor-store.ts';
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

/** It counts wrong codes for one account from unknown browsers, whatever their addresses. */
const GUESSES = { name: 'login-codes', points: 20, seconds: 3600 };

type CodeDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

async function consumeCode({ database: { db }, clock }: CodeDeps, accountId: number, code: string) {
  if (isRecoveryCode(code)) return consumeRecoveryCode(db, accountId, hashRecoveryCode(code));
  const factor = await findSecondFactor(db, accountId);
  const step = factor && matchingStep(factor.secret, code.replaceAll(/\s/g, ''), clock());
  return step !== null && consumeStep(db, accountId, step);
}

export const codeRequired = () =>
  new HttpError(401, 'second_factor_required', accountErrors.codeNeeded);

export const wrongCode = (status: 401 | 422) =>
  new HttpError(status, 'second_factor_wrong', accountErrors.wrongCode, {
    fields: { code: packed(accountErrors.wrongCode) },
  });

/**
 * Codes of the app have six digits, so unknown browsers may try only a few. Recovery codes cannot
 * be guessed and are never limited, so an attacker who knows the password cannot lock the owner
 * out.
 */
export function createSecondStep(deps: CodeDeps) {
  const { db } = deps.database;
  const guesses = createLimiter(deps, GUESSES);
  return {
    isNeeded: async (accountId: number) =>
      Boolean((await findSecondFactor(db, accountId))?.confirmedAt),
    /** @param known whether this browser has signed in to the account before */
    async isRight(accountId: number, code: string, known: boolean): Promise<boolean> {
      const limited = !known && !isRecoveryCode(code);
      if (limited) await guesses.consume(String(accountId));
      const right = await consumeCode(deps, accountId, code);
      if (right && limited) await guesses.giveBack(String(accountId));
      return right;
    },
  };
}

export type SecondStep = ReturnType<typeof createSecondStep>;
