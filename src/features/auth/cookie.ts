import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../server/env.ts';
import { BROWSER_KNOWN } from '../accounts/session-store.ts';

/**
 * It is the product's only cookie. On https its name starts with `__Host-`, so that no other host
 * can set it. Over plain http browsers reject such a name.
 */
export function sessionCookie({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const secure = SITE_URL.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  // The cookie outlives the session to show that this browser has signed in before.
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
