import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordChange, recordEvent } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { clientAddress } from '../../server/forms/rate-limits.ts';
import { isPlainForm } from '../../server/http/error-handler.ts';
import { HttpError } from '../../server/http/errors.ts';
import type { Staff } from '../accounts/contract.ts';
import { verifyPassword } from '../accounts/password.ts';
import { endSession, isKnownBrowser, startSession } from '../accounts/session-store.ts';
import { findLogin } from '../accounts/store.ts';
import { authMessages, checkAnswer, loginAnswer, loginInput, safeNext } from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { requireOrigin } from './origin.ts';
import { passwordRoutes } from './password-routes.ts';
import { answerPlainLogin } from './plain-login.ts';
import { createThrottle } from './throttle.ts';

export function authRoutes(app: App, deps: Deps) {
  const { clock, env } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(env);
  const admit = createThrottle(deps);

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
    await admission.right();
    const { id, name, role, mustChangePassword } = account;
    const staff: Staff = { id, email: account.email, name, role, mustChangePassword };
    const userAgent = request.headers['user-agent'] ?? '';
    const fresh = await recordChange(
      db,
      { staff, id: request.id, log: request.log },
      'login',
      (tx) => startSession(tx, { id, userAgent, replaces: token }, clock()),
      () => ({ target: id }),
    );
    // Also for the session that this one replaces: it has ended.
    request.recorded = true;
    cookie.write(reply, fresh);
    return { success: true, message: authMessages.welcome, authenticated: true, staff };
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
      config: { access: 'public', beforePasswordChange: true },
      schema: { response: { 200: checkAnswer } },
    },
    async ({ staff }) => (staff ? { authenticated: true, staff } : { authenticated: false }),
  );

  app.post(
    '/api/auth/logout',
    {
      config: { access: 'public', beforePasswordChange: true },
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

  passwordRoutes(app, deps);
}
