import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../server/deps.ts';
import { loadPage } from './site.ts';

/**
 * As specified: iPhone, iPad or iPod means iOS, anything else Android. `?device=ios` comes from a
 * page that felt touch points on what calls itself a Macintosh: an iPad.
 */
const isIos = (request: FastifyRequest) =>
  /iPhone|iPad|iPod/.test(request.headers['user-agent'] ?? '') ||
  request.url.endsWith('?device=ios');
const isPhone = (request: FastifyRequest) =>
  isIos(request) || /Android/.test(request.headers['user-agent'] ?? '');

/** `/app` for posters and QR codes, `/app/promo` for promos: where a phone finds the app. */
export function appLinks(app: App, deps: Deps) {
  const store = async (request: FastifyRequest) => {
    const { site } = await loadPage(deps, 'contact');
    const { app_store, play_store } = site.contact.links;
    return (isIos(request) ? app_store : play_store) || '/membership';
  };

  app.get('/app', async (request, reply) =>
    reply
      .header('Vary', 'User-Agent')
      .redirect(isPhone(request) ? await store(request) : '/membership', 302),
  );
  app.get('/app/promo', async (request, reply) =>
    reply.header('Vary', 'User-Agent').redirect(await store(request), 302),
  );
}
