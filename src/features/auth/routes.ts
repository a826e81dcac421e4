import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, Deps } from '../../server/deps.ts';
import { HttpError } from '../../server/errors.ts';
import { clientAddress } from '../../server/limits.ts';
import { audit } from '../audit/store.ts';
import { accountRoutes } from './account-routes.ts';
import {
  authMessages,
  checkAnswer,
  loginAnswer,
  loginInput,
  type Staff,
  safeNext,
} from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { verifyPassword } from './password.ts';
import { passwordRoutes } from './password-routes.ts';
import { endSession, isKnownBrowser, startSession } from './session-store.ts';
import { findLogin } from './store.ts';
import { createThrottle } from './throttle.ts';

export function authRoutes(app: App, deps: Deps) {
  const { clock, env } = deps;
  const { db } = deps.database;
  const cookie = sessionCookie(env);
  const admit = createThrottle(deps);

  /** Everything about a login takes the same steps whether or not there is such an account. */
  async function login(
    request: FastifyRequest,
    reply: FastifyReply,
    input: z.output<typeof loginInput>,
  ) {
    const email = input.email.toLowerCase();
    const account = await findLogin(db, email);
    const token = cookie.read(request);
    const known = account && token && (await isKnownBrowser(db, account.id, token, clock()));
    const admission = await admit({
      address: clientAddress(request),
      email,
      knownBrowser: known ? `${account.id} ${token}` : null,
    });
    const { known: first } = admission;
    const matches = await verifyPassword(account?.passwordHash, input.password, first);
    if (!matches || !account || account.disabled) {
      await audit(db, request, 'login.failed', account?.id ?? 'unknown', email);
      throw new HttpError(401, 'unauthenticated', authMessages.wrong);
    }
    await admission.right();
    const { id, name, role, mustChangePassword } = account;
    const staff: Staff = { id, email: account.email, name, role, mustChangePassword };
    const userAgent = request.headers['user-agent'] ?? '';
    const fresh = await db.transaction(async (tx) => {
      await audit(tx, { staff, id: request.id, log: request.log }, 'login', id);
      return startSession(tx, { id, userAgent, replaces: token }, clock());
    });
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
    },
    async (request, reply) => {
      if (!isPlainForm(request)) return login(request, reply, request.body);
      const next = safeNext(request.query.next);
      return login(request, reply, request.body).then(
        () => reply.redirect(next, 303),
        () => reply.redirect(`/login?failed=1&next=${encodeURIComponent(next)}`, 303),
      );
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
      if (token && request.staff) {
        await db.transaction(async (tx) => {
          await endSession(tx, token, clock());
          await audit(tx, request, 'logout', request.staff?.id ?? '');
        });
      }
      return { success: true };
    },
  );

  passwordRoutes(app, deps);
  accountRoutes(app, deps);
}

/** Sent by the page before its script had arrived: people get a page, not JSON. */
const isPlainForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
