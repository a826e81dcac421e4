import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordChange, recordEvent } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { isPlainForm } from '../../server/http/error-handler.ts';
import { HttpError } from '../../server/http/errors.ts';
import { formatDay } from '../../ui/time.tsx';
import type { Staff } from '../accounts/contract.ts';
import { verifyPassword } from '../accounts/password.ts';
import { endSession, isKnownBrowser, startSession } from '../accounts/session-store.ts';
import { findLogin, markSignedIn } from '../accounts/store.ts';
import { authMessages, checkAnswer, loginAnswer, loginInput, safeNext } from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { deviceOf, type PlaceOf, senderOf } from './devices/device.ts';
import { deviceRoutes, signInRoutes } from './devices/routes.ts';
import { tellAccount } from './devices/tell-account.ts';
import { requireOrigin } from './origin.ts';
import { passwordRoutes } from './password-routes.ts';
import { answerPlainLogin } from './plain-login.ts';
import { createReauthentication } from './reauthenticate.ts';
import { isRecoveryCode } from './second-factor/recovery-codes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { codeRequired, createSecondStep, wrongCode } from './second-factor/second-step.ts';
import { type Admission, createThrottle } from './throttle.ts';

export function authRoutes(app: App, deps: Deps, placeOf: PlaceOf) {
  const { clock, env } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(env);
  const admit = createThrottle(deps);
  const secondStep = createSecondStep(deps);
  const reauthenticate = createReauthentication(deps, secondStep);

  /**
   * Hashes a password even for an unknown address, so that the time does not show who has an
   * account.
   */
  async function login(
    request: FastifyRequest,
    reply: FastifyReply,
    input: z.output<typeof loginInput>,
  ) {
    const email = input.email.toLowerCase();
    const account = await findLogin(db, email);
    const token = cookie.read(request);
    const known = account && token && (await isKnownBrowser(db, account.id, token, clock()));
    const recordFailure = async (action: string) => {
      const target = account?.id ?? 'unknown';
      await recordEvent(db, request, action, { target, detail: email });
    };
    const admission = await admit({
      address: clientAddress(request),
      email,
      knownBrowser: known ? `${account.id} ${token}` : null,
      refused: () => recordFailure('login.refused'),
    });
    const { known: first } = admission;
    const matches = await verifyPassword(account?.passwordHash, input.password, first);
    if (!matches || !account || account.disabled) {
      await recordFailure('login.failed');
      throw new HttpError(401, 'unauthenticated', authMessages.wrong);
    }
    const usedCode = await passSecondStep(request, account, input.code, admission, recordFailure);
    await admission.right();
    const { id, name, role, mustChangePassword, mustSetUpSecondFactor } = account;
    const staff: Staff = {
      id,
      email: account.email,
      name,
      role,
      mustChangePassword,
      mustSetUpSecondFactor,
    };
    const isNewDevice = !known && account.signedInAt !== null;
    const events = [
      ...(isNewDevice ? (['new-device'] as const) : []),
      ...(usedCode === 'recovery' ? (['recovery-code'] as const) : []),
    ];
    const device = events.length > 0 ? await deviceOf(request, placeOf) : null;
    const fresh = await recordChange(
      db,
      { staff, id: request.id, log: request.log },
      'login',
      async (tx) => {
        const now = clock();
        await markSignedIn(tx, id, now);
        for (const event of events) {
          await tellAccount(tx, account, { event, at: now.toISOString(), from: device });
        }
        return startSession(tx, { id, ...senderOf(request), replaces: token }, now);
      },
      () => ({ target: id }),
    );
    if (events.length > 0) deps.outbox.wake();
    // Also for the session that this one replaces: it has ended.
    request.recorded = true;
    cookie.write(reply, fresh);
    return { success: true, message: authMessages.welcome, authenticated: true, staff };
  }

  /** After a right password; a wrong code counts like a wrong password. */
  async function passSecondStep(
    request: FastifyRequest,
    account: { id: number; email: string },
    code: string | undefined,
    admission: Admission,
    recordFailure: (action: string) => Promise<void>,
  ): Promise<'none' | 'app' | 'recovery'> {
    if (!(await secondStep.isNeeded(account.id))) return 'none';
    if (code === undefined) {
      await admission.right();
      throw codeRequired();
    }
    try {
      if (await secondStep.isRight(account.id, code, admission.known)) {
        return isRecoveryCode(code) ? 'recovery' : 'app';
      }
    } catch (error) {
      if (error instanceof HttpError && error.status === 429)
        await warnOfGuessing(request, account);
      throw error;
    }
    await recordFailure('login.failed-code');
    throw wrongCode(401);
  }

  /** Somebody has the password: the account hears of it, once a day. */
  async function warnOfGuessing(request: FastifyRequest, account: { id: number; email: string }) {
    const at = clock().toISOString();
    const from = await deviceOf(request, placeOf);
    await db.transaction((tx) =>
      tellAccount(tx, account, { event: 'wrong-codes', at, from }, formatDay(at)),
    );
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
      // A page of another site could sign its visitors in as somebody else.
      if (isPlainForm(request)) requireOrigin(request);
      const answer = await login(request, reply, request.body);
      if (!isPlainForm(request)) return answer;
      return reply.redirect(safeNext(request.query.next), 303);
    },
  );

  app.get(
    '/api/auth/check',
    {
      config: { access: 'public', beforeReady: true },
      schema: { response: { 200: checkAnswer } },
    },
    async ({ staff }) => (staff ? { authenticated: true, staff } : { authenticated: false }),
  );

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'public', beforeReady: true },
      schema: { response: { 200: z.object({ success: z.boolean() }) } },
    },
    async (request) => {
      const token = cookie.read(request);
      const { staff } = request;
      if (token && staff) {
        await recordChange(
          db,
          request,
          'logout',
          (tx) => endSession(tx, token, clock()),
          () => ({ target: staff.id }),
        );
      }
      return { success: true };
    },
  );

  passwordRoutes(app, deps, reauthenticate);
  secondFactorRoutes(app, deps, { reauthenticate, placeOf });
  deviceRoutes(app, deps, placeOf);
  signInRoutes(app, deps);
}
