import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '../contract.ts';
import { promoLink } from '../features/promos/store.ts';
import { campaignIn } from '../features/visitors/campaign.contract.ts';
import { inVoice, to } from '../pages.contract.ts';
import type { App, Deps } from '../server/deps.ts';
import { createFreshness } from '../server/http/cache/freshness.ts';
import { prefixOf } from '../server/http/reader.ts';
import { loadPage } from './site.ts';

const queryOf = ({ url }: FastifyRequest) => url.split('?')[1] ?? '';

/**
 * The specification counts iPhone, iPad and iPod as iOS, and all others as Android. iPads call
 * themselves Macintosh, so pages add `?device=ios` there.
 */
export const isIos = (request: FastifyRequest) =>
  /iPhone|iPad|iPod/.test(request.headers['user-agent'] ?? '') ||
  new URLSearchParams(queryOf(request)).get('device') === 'ios';
const isPhone = (request: FastifyRequest) =>
  isIos(request) || /Android/.test(request.headers['user-agent'] ?? '');

/** An image on another site or a link checker must not count as a person who follows the link. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** `/app` is for posters and QR codes, `/app/promo` for promos; both lead to an app store. */
export function appLinks(app: App, deps: Deps) {
  async function waysFor(request: FastifyRequest) {
    const reading = { deps, freshness: createFreshness(), prefix: prefixOf(request) };
    const { site } = await loadPage(reading, 'contact');
    const { app_store, play_store } = site.contact.links;
    const page = inVoice(site.prefix, to(site.hasApp ? '/membership' : '/'));
    return { page, store: (isIos(request) ? app_store : play_store) || page };
  }

  app.get('/app', async (request, reply) => {
    if (isNavigation(request)) app.countTap(request, 'app', campaignIn(queryOf(request)));
    const { page, store } = await waysFor(request);
    return reply.header('Vary', 'User-Agent').redirect(isPhone(request) ? store : page, 302);
  });

  app.get('/app/promo', async (request, reply) => {
    const query = queryOf(request);
    const [, promo] = /(?:^|&)promo=([1-9]\d{0,9})(?:&|$)/.exec(query) ?? [];
    const target = promo ? `promo:${promo}` : 'app';
    if (isNavigation(request))
      app.countTap(request, target, campaignIn(query) || (promo ? '' : 'promo'));
    const { store } = await waysFor(request);
    const link =
      promo && Number(promo) <= MAX_ID ? await promoLink(deps.database.db, Number(promo)) : null;
    const way = link?.startsWith('/') ? inVoice(prefixOf(request), link) : link;
    return reply.header('Vary', 'User-Agent').redirect(way ?? store, 302);
  });
}
