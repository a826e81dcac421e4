import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { forbidden, HttpError, unauthenticated } from '../../server/http/errors.ts';
import type { OutletScope } from '../../server/lists/outlet-scope.ts';
import { type Access, mayAct, type Staff, scopeOf } from '../accounts/contract.ts';
import { findSession } from '../accounts/session-store.ts';
import { lockStaff } from '../accounts/store.ts';
import { sessionCookie } from './cookie.ts';
import { readClient } from './devices/login-context.ts';
import { authTexts } from './messages.ts';
import { createSessions } from './sessions.ts';
import { isStaffAddress } from './staff-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Accounts that must set up two-step sign-in or change their password may call only these. */
    beforeReady?: boolean;
    /** It may change other accounts than the caller's. */
    changesAccounts?: boolean;
  }
  interface FastifyRequest {
    staff: Staff | null;
    /** It is also there when their request is refused, which is said in their language. */
    staffVoice: Voice | null;
    /** Pages call it; routes under `/api` have `staff`. */
    readStaff: () => Promise<Staff | null>;
    /** It holds the outlets whose rows the caller may see; a stranger sees none. */
    scope: OutletScope;
    confirmRights: (tx: Db) => Promise<void>;
    recorded: boolean;
    hasChangedPages: boolean;
  }
}

export function signedIn({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw unauthenticated();
  return staff;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the origin of every change, so a sign-in without one is not from this site. */
export function requireOrigin({ method, headers }: FastifyRequest) {
  if (SAFE_METHODS.has(method)) return;
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) {
    throw forbidden(authTexts.noOrigin);
  }
}

/** Denies every route under `/api` by default, before the body is read and again after it. */
export async function guard(app: App, deps: Deps) {
  await app.register(cookie);
  app.decorateRequest('staff', null);
  app.decorateRequest('staffVoice', null);
  app.decorateRequest('scope', {
    getter() {
      return this.staff ? scopeOf(this.staff) : [];
    },
  });
  app.decorateRequest('readStaff', async function (this: FastifyRequest) {
    const token = session.read(this);
    return token ? staffOf(token, readClient(this).address) : null;
  });
  // A request waits for its turn, a password or a picture, and its sender may lose the right meanwhile.
  app.decorateRequest('confirmRights', async function (this: FastifyRequest, tx: Db) {
    const { access, beforeReady, changesAccounts = false } = this.routeOptions.config;
    const token = session.read(this);
    if (!access || access === 'public' || !this.staff || !token) return;
    await lockStaff(tx, this.staff.id, changesAccounts);
    const found = await findSession(tx, token, readClient(this).address, deps.clock());
    const staff = found?.staff ?? null;
    const missing = staff && !beforeReady ? requiredSetup(staff) : null;
    const refusal = refusalOf(staff, access, missing);
    if (refusal) throw refusal;
    if (rightsOf(staff) !== rightsOf(this.staff)) throw forbidden();
  });
  app.decorateRequest('recorded', false);
  app.decorateRequest('hasChangedPages', false);
  assertAccessDeclared(app);
  const session = sessionCookie(deps.env);
  const staffOf = createSessions(deps);

  app.addHook('onRequest', admit);
  // Otherwise whoever holds back the end of a body would keep rights that were taken away meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    if (!SAFE_METHODS.has(request.method)) await admit(request, reply);
  });

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const { access, beforeReady } = request.routeOptions.config;
    const needed = request.is404 ? unknownAddress(request) : access;
    if (needed === undefined) {
      if (!request.is404 && isApi(request.routeOptions.url)) throw unauthenticated();
      if (session.read(request)) requireOrigin(request);
      return;
    }
    const token = session.read(request);
    const staff = token ? await staffOf(token, readClient(request).address) : null;
    if (needed !== 'public' || staff || request.url.startsWith('/api/auth')) {
      reply.header('Cache-Control', 'no-store');
    }
    // An open dashboard learns that its session has ended, even where strangers get an answer.
    if (token && !staff) reply.header('X-Session', 'ended');
    request.staffVoice = staff?.voice ?? null;
    if (staff) requireOrigin(request);
    const missing = staff && !beforeReady ? requiredSetup(staff) : null;
    if (needed !== 'public') {
      const refusal = refusalOf(staff, needed, missing);
      if (refusal) {
        closeConnection(request, reply);
        throw refusal;
      }
    }
    request.staff = missing ? null : staff;
  }
}

/** Stops the start when a route has no `access`, so that it is never served unprotected. */
function assertAccessDeclared(app: App) {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes.find((route) => isApi(route.url) && !route.config?.access);
    if (silent) throw new Error(`${silent.method} ${silent.url} does not say who may call it`);
  });
}

const isApi = (url: string | undefined) => /^\/api(\/|$)/i.test(url ?? '');

/** A 404 under `/api/admin` is for staff only, or strangers could find out what exists there. */
const unknownAddress = (request: FastifyRequest): Access | undefined =>
  isStaffAddress(request.raw.url ?? '') ? 'cashier' : undefined;

function requiredSetup({ mustChangePassword, mustSetUpSecondFactor }: Staff): HttpError | null {
  if (mustChangePassword) {
    return new HttpError(403, 'password_change_required', authTexts.changeFirst);
  }
  if (mustSetUpSecondFactor) {
    return new HttpError(403, 'second_factor_setup_required', authTexts.setUpFirst);
  }
  return null;
}

const rightsOf = (staff: Staff | null) => [staff?.role, ...(staff?.outletIds ?? [])].join();

function refusalOf(
  staff: Staff | null,
  needed: Exclude<Access, 'public'>,
  missing: HttpError | null,
) {
  if (!staff) return unauthenticated();
  if (missing) return missing;
  return mayAct(staff.role, needed) ? null : forbidden();
}

/** Otherwise Node would receive the whole refused upload to keep the connection usable. */
function closeConnection({ headers }: FastifyRequest, reply: FastifyReply) {
  const long = Number(headers['content-length'] ?? 0) > 65_536;
  if (long || headers['transfer-encoding']) reply.header('Connection', 'close');
}
