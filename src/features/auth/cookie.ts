import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../server/env.ts';
import { BROWSER_KNOWN } from './session-store.ts';

/**
 * The one cookie of the product. Over https its name starts with `__Host-`, which makes browsers
 * refuse one planted by another host; over plain http they would drop it, so there it has no prefix.
 */
export function sessionCookie({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const secure = SITE_URL.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  // It outlives the session: afterwards it only says that this browser has logged in before.
  const maxAge = BROWSER_KNOWN / 1000;

  return {
    name,
    read(request: FastifyRequest): string | null {
      const token = request.cookies[name];
      return token && /^[\w-]{43}$/.test(token) ? token : null;
    },
    write(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
    },
  };
}
