import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App, Deps } from '../../server/deps.ts';
import { forbidden, HttpError, unauthenticated } from '../../server/errors.ts';
import { isAdminAddress } from './admin-address.ts';
import { type Access, authMessages, mayAct, type Staff } from './contract.ts';
import { sessionCookie } from './cookie.ts';
import { findStaff } from './session-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; every route under `/api` says so. */
    access?: Access;
    /** Open to an account that has yet to replace its one-time password. */
    beforePasswordChange?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in account, or null. */
    staff: Staff | null;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses by default: what is under `/api` is open to those its route names and nobody else, and
 * is decided before anything of the body is read.
 */
export async function guard(app: App, deps: Deps) {
  await app.register(cookie);
  app.decorateRequest('staff', null);
  everyRouteSaysWho(app);
  const session = sessionCookie(deps.env);

  app.addHook('onRequest', async (request, reply) => {
    const { access, beforePasswordChange } = request.routeOptions.config;
    const needed = request.is404 ? unknownAddress(request) : access;
    if (needed === undefined) {
      if (!request.is404 && isApi(request.routeOptions.url)) throw unauthenticated();
      return;
    }
    const token = session.read(request);
    const staff = token ? await findStaff(deps.database.db, token, deps.clock()) : null;
    if (needed !== 'public' || staff || request.url.startsWith('/api/auth')) {
      reply.header('Cache-Control', 'no-store');
    }
    if (staff) fromABrowser(request);
    const ready = !staff?.mustChangePassword || beforePasswordChange;
    if (needed !== 'public') {
      const refusal = refusalOf(staff, needed, ready);
      if (refusal) {
        hangUp(request, reply);
        throw refusal;
      }
    }
    request.staff = ready ? staff : null;
  });
}

/** Fails the start: a route somebody forgot to protect is never served. */
function everyRouteSaysWho(app: App) {
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

/** Who may learn that there is nothing at this address: anybody, except in the back office. */
const unknownAddress = (request: FastifyRequest): Access | undefined =>
  isAdminAddress(request.raw.url ?? '') ? 'cashier' : undefined;

function refusalOf(
  staff: Staff | null,
  needed: Exclude<Access, 'public'>,
  ready: boolean | undefined,
) {
  if (!staff) return unauthenticated();
  if (!ready) return new HttpError(403, 'password_change_required', authMessages.changeFirst);
  return mayAct(staff.role, needed) ? null : forbidden();
}

/** Every browser says where a change comes from; what carries a session and does not is none. */
function fromABrowser({ method, headers }: FastifyRequest) {
  if (SAFE_METHODS.has(method)) return;
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) {
    throw forbidden('This request does not say which site it comes from');
  }
}

/** Otherwise Node would receive a refused upload to its end, to keep the connection. */
function hangUp({ headers }: FastifyRequest, reply: FastifyReply) {
  const long = Number(headers['content-length'] ?? 0) > 65_536;
  if (long || headers['transfer-encoding']) reply.header('Connection', 'close');
}
