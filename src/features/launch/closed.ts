import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../server/database/database-errors.ts';
import type { App, Deps } from '../../server/deps.ts';
import { HttpError } from '../../server/http/errors.ts';
import { HOUR } from '../../time.ts';
import { launchAnswers } from './messages.ts';
import { readLaunch } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isOpen: () => Promise<boolean>;
  }
}

/** A search engine may ask again after a day. */
const RETRY_AFTER_SECONDS = (24 * HOUR) / 1000;

/** Staff must sign in, monitors check the program, and the code in a mail is its customer's. */
const ALWAYS_OPEN = /^\/(login|admin|preview|livez|readyz|metrics|api\/auth|api\/admin)(\/|$)/;
/** Staff who sign in are no visitors: nothing is counted, and their browsers show no error. */
const COUNTED = ['/api/visits', '/api/taps'];
const FILE = /\.[a-z\d]+$/i;
/** These pictures show what is not to be seen yet. */
const SHARED = /^\/share\/[^/]+\/[a-z]+-(outlet|article)-/;
const FOR_SEARCH_ENGINES = ['/robots.txt', '/sitemap.xml'];

/**
 * While the shop is not open, visitors get one page instead of every page, and a clear no from the
 * calls. Staff who are signed in see the site. The page comes with 503, so that search engines
 * neither index it nor forget a site that is closed for some days.
 */
export function closeToVisitors(
  app: App,
  { database }: Pick<Deps, 'database'>,
  closedPage: (request: FastifyRequest) => Promise<string>,
): void {
  let known: { version: number; isOpen: boolean } | undefined;

  app.decorate('isOpen', async () => {
    const { changes } = database;
    const { version } = changes;
    if (known?.version === version && changes.isCurrent()) return known.isOpen;
    // While the database does not answer, nobody waits for it.
    if (known && !(await changes.verify())) return known.isOpen;
    try {
      const { isOpen } = await readLaunch(database.db);
      known = { version, isOpen };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return known?.isOpen ?? true;
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isForVisitors(request) && (await isClosedTo(request))) return refuse(request, reply);
  });

  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (path === '/robots.txt') {
      return reply.type('text/plain').send('User-agent: *\nDisallow: /\n');
    }
    if (COUNTED.includes(path)) return reply.code(204).send();
    if (path.startsWith('/api/') || path === '/sitemap.xml') {
      throw new HttpError(503, 'not_open', launchAnswers.closed, {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    return reply
      .code(503)
      .header('Retry-After', RETRY_AFTER_SECONDS)
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await closedPage(request));
  }
}

export async function isClosedTo(request: FastifyRequest): Promise<boolean> {
  if (await request.server.isOpen()) return false;
  return (request.staff ?? (await request.readStaff())) === null;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function isForVisitors(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (FOR_SEARCH_ENGINES.includes(path)) return true;
  if (ALWAYS_OPEN.test(path)) return false;
  if (path === '/barcode' && request.url.includes('?code=')) return false;
  return path.startsWith('/api/') || request.is404 || SHARED.test(path) || !FILE.test(path);
}
