import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { isPlainForm } from '../../server/http/error-handler.ts';
import { HttpError } from '../../server/http/errors.ts';
import { formatDay } from '../../time.ts';
import { verifyPassword } from '../accounts/password.ts';
import { endSession } from '../accounts/session-store.ts';
import { findLogin } from '../accounts/store.ts';
import { voiceRoutes } from './account/voice-routes.ts';
import { checkAnswer, loginAnswer, loginInput, safeNext } from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { type PlaceOf, readLoginContext } from './devices/login-context.ts';
import { deviceRoutes, signInRoutes } from './devices/routes.ts';
import { queueSecurityMail, type Recipient } from './devices/security-mail.ts';
import { requireOrigin } from './guard.ts';
import { answerPlainLogin } from './login/plain-login.ts';
import { authTexts } from './messages.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passkeySignInRoutes } from './passkeys/sign-in-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { createReauthentication } from './reauthenticate.ts';
import { isRecoveryCode } from './second-factor/recovery-codes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { codeRequired, createSecondStep, wrongCode } from './second-factor/second-step.ts';
import { type Attempt, createSignIn } from './sign-in.ts';

export function authRoutes(app: App, deps: Deps, placeOf: PlaceOf) {
  const { clock, env } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(env);
  const signIn = createSignIn(deps, placeOf);
  const secondStep = createSecondStep(deps);
  const { reauthenticate, reauthenticateFully } = createReauthentication(deps, secondStep);

  /** Hashes a password even for an unknown address, so that the time does not reveal accounts. */
  async function login(
    request: FastifyRequest,
    reply: FastifyReply,
    input: z.output<typeof loginInput>,
  ) {
    const email = input.email.toLowerCase();
    const account = await findLogin(db, email);
    const attempt = await signIn.begin(request, account, email);
    const matches = await verifyPassword(account?.passwordHash, input.password, attempt.first);
    if (!matches || !account || account.disabled) {
      await attempt.recordFailure('login.failed');
      throw new HttpError(401, 'unauthenticated', authTexts.wrong);
    }
    const usedRecoveryCode = await passSecondStep(request, account, input.code, attempt);
    return signIn.enter(request, reply, account, attempt, {
      action: 'login',
      events: usedRecoveryCode ? ['recovery-code'] : [],
    });
  }

  /** A wrong code counts like a wrong password. Returns whether it was a recovery code. */
  async function passSecondStep(
    request: FastifyRequest,
    account: Recipient,
    code: string | undefined,
    attempt: Attempt,
  ): Promise<boolean> {
    if (!(await secondStep.isNeeded(account.id))) return false;
    if (code === undefined) {
      await attempt.right();
      throw codeRequired();
    }
    try {
      if (await secondStep.isRight(account.id, code, attempt.first)) return isRecoveryCode(code);
    } catch (error) {
      if (error instanceof HttpError && error.status === 429)
        await warnOfGuessing(request, account);
      throw error;
    }
    await attempt.recordFailure('login.failed-code');
    throw wrongCode(401);
  }

  /** Somebody knows the password, so the account gets a mail, at most once a day. */
  async function warnOfGuessing(request: FastifyRequest, account: Recipient) {
    const now = clock();
    const from = readLoginContext(request, placeOf);
    await queueSecurityMail(db, account, 'wrong-codes', now, from, formatDay(now));
    deps.outbox.wake();
  }

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      schema: {
        body: loginInput,
        querystring: z.object({ next: z.string().optional() }),
        response: { 200: loginAnswer },
      },
      errorHandler: (error, request, reply) => answerPlainLogin(error, request, reply),
    },
    async (request, reply) => {
      // Otherwise a page of another site could sign its visitors in to an account of its own.
      if (isPlainForm(request)) requireOrigin(request);
      const answer = await login(request, reply, request.body);
      if (!isPlainForm(request)) return answer;
      return reply.redirect(safeNext(request.query.next), 303);
    },
  );

  app.get(
    '/api/auth/check',
    { config: { access: 'public', beforeReady: true }, schema: { response: { 200: checkAnswer } } },
    async ({ staff }) => (staff ? { authenticated: true, staff } : { authenticated: false }),
  );

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'public', beforeReady: true },
      schema: { response: { 200: z.object({ success: z.boolean() }) } },
    },
    async (request, reply) => {
      const token = cookie.read(request);
      const { staff } = request;
      if (token && staff) {
        await recordChange(db, request, { action: 'logout', target: staff.id }, (tx) =>
          endSession(tx, token, clock()),
        );
      }
      // Without JavaScript the dashboard has this form and nothing else.
      if (isPlainForm(request)) return reply.redirect('/login', 303);
      return { success: true };
    },
  );

  voiceRoutes(app, deps);
  passwordRoutes(app, deps, { reauthenticate, placeOf });
  secondFactorRoutes(app, deps, { reauthenticate, placeOf });
  passkeyRoutes(app, deps, { reauthenticateFully, placeOf });
  passkeySignInRoutes(app, deps, signIn);
  deviceRoutes(app, deps, placeOf);
  signInRoutes(app, deps, { reauthenticateFully });
  return { reauthenticateFully };
}
