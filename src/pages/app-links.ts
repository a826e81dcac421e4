import type { FastifyRequest } from 'fastify';
import { campaignIn } from '../features/visitors/campaign.contract.ts';
import { to } from '../pages.contract.ts';
import type { App, Deps } from '../server/deps.ts';
import { createFreshness } from '../server/http/cache/freshness.ts';
import { loadPage } from './site.ts';

const queryOf = ({ url }: FastifyRequest) => url.split('?')[1] ?? '';

/**
 * The specification counts iPhone, iPad and iPod as iOS and anything else as Android. iPads call
 * themselves Macintosh, so pages add `?device=ios` there.
 */
export const isIos = (request: FastifyRequest) =>
  /iPhone|iPad|iPod/.test(request.headers['user-agent'] ?? '') ||
  new URLSearchParams(queryOf(request)).get('device') === 'ios';
const isPhone = (request: FastifyRequest) =>
  isIos(request) || /Android/.test(request.headers['user-agent'] ?? '');

/** True when a person follows the link, false for an image on another site or a link checker. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * `/app` is for posters and QR codes, `/app/promo` for promos. Both lead to the phone's app store.
 */
export function appLinks(app: App, deps: Deps) {
  const store = async (request: FastifyRequest) => {
    const { site } = await loadPage({ deps, freshness: createFreshness() }, 'contact');
    const { app_store, play_store } = site.contact.links;
    return (isIos(request) ? app_store : play_store) || to('/membership');
  };

  app.get('/app', async (request, reply) => {
    if (isNavigation(request)) app.countTap(request, 'app', campaignIn(queryOf(request)));
    return reply
      .header('Vary', 'User-Agent')
      .redirect(isPhone(request) ? await store(request) : to('/membership'), 302);
  });

  app.get('/app/promo', async (request, reply) => {
    const query = queryOf(request);
    const [, promo] = /(?:^|&)promo=([1-9]\d{0,9})(?:&|$)/.exec(query) ?? [];
    const target = promo ? `promo:${promo}` : 'app';
    if (isNavigation(request))
      app.countTap(request, target, campaignIn(query) || (promo ? '' : 'promo'));
    return reply.header('Vary', 'User-Agent').redirect(await store(request), 302);
  });
}
