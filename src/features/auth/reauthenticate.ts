import type { FastifyRequest } from 'fastify';
import { packed, unpackLocalized } from '../../messages.ts';
import type { Deps } from '../../server/deps.ts';
import { createLimiter } from '../../server/forms/rate-limits.ts';
import { invalid } from '../../server/http/errors.ts';
import { codeNeeded, passwordNeeded, type Reauthentication } from '../accounts/contract.ts';
import { verifyPassword } from '../accounts/password.ts';
import { passwordHashOf } from '../accounts/store.ts';
import { sessionCookie } from './cookie.ts';
import { signedIn } from './guard.ts';
import { authTexts } from './messages.ts';
import { type SecondStep, wrongCode } from './second-factor/second-step.ts';

/**
 * Attempts are limited, because anybody could be guessing at an unlocked screen. Each session has
 * its own, or whoever stole one could keep the account's owner from changing the password. Throws a
 * 422 at the wrong field; returns the hash that the password matched.
 */
export function createReauthentication(deps: Deps, secondStep: SecondStep) {
  const { db } = deps.database;
  const cookie = sessionCookie(deps.env);
  const guesses = createLimiter(deps, { name: 'password-change', points: 10, seconds: 900 });

  async function reauthenticate(
    request: FastifyRequest,
    { password, code }: Reauthentication,
    field = 'password',
  ): Promise<string> {
    const { id } = signedIn(request);
    const session = `${id} ${cookie.read(request)}`;
    await guesses.consume(session);
    const hash = await passwordHashOf(db, id);
    // A request that waits to hash would keep other requests out.
    request.leaveQueue();
    if (!(await verifyPassword(hash, password, true))) {
      throw invalid(authTexts.wrongPassword, { [field]: packed(authTexts.wrongPassword) });
    }
    if (code !== undefined && !(await secondStep.isRight(id, code, true))) {
      throw wrongCode(422);
    }
    await guesses.giveBack(session);
    return hash;
  }

  /** Weakening an account or creating an owner requires a code from accounts that have one. */
  async function reauthenticateFully(
    request: FastifyRequest,
    { password, code }: Partial<Record<keyof Reauthentication, string | undefined>>,
  ): Promise<void> {
    const { id } = signedIn(request);
    const needsCode = code === undefined && (await secondStep.isNeeded(id));
    const fields = {
      ...(password === undefined && { password: passwordNeeded }),
      ...(needsCode && { code: codeNeeded }),
    };
    const [missing] = Object.values(fields);
    if (password === undefined || missing) throw invalid(unpackLocalized(missing ?? ''), fields);
    await reauthenticate(request, { password, ...(code !== undefined && { code }) });
  }

  return { reauthenticate, reauthenticateFully };
}

type Reauthentications = ReturnType<typeof createReauthentication>;
export type Reauthenticate = Reauthentications['reauthenticate'];
export type ReauthenticateFully = Reauthentications['reauthenticateFully'];
