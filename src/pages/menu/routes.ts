import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { findOutlet } from '../../features/menu/public-store.ts';
import { presentSlug } from '../../features/outlets/slug-store.ts';
import { inVoice } from '../../pages.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { prefixOf } from '../../server/http/reader.ts';
import { type PageContext, pageContext, SLUG, sendPage } from '../render-page.tsx';
import { atOutlet, choiceAddress, choiceQuery, outletQuery } from './choice.ts';
import { readMenuItems } from './read-menu.ts';
import { renderItem, renderMenu } from './render.tsx';

export function menuRoutes(app: App, deps: Deps) {
  app.get(
    '/menu',
    { config: { cache: { query: 'outlet' } }, schema: { querystring: choiceQuery } },
    async (request, reply) => {
      const context = pageContext(deps, request);
      const { query } = request;
      const outlet = await presentOutlet(context, query.outlet);
      if (outlet !== query.outlet) {
        const address = choiceAddress({ ...query, outlet });
        return redirectTo(reply, inVoice(prefixOf(request), address), outlet ? 301 : 302);
      }
      return sendPage(reply, await renderMenu(context, query));
    },
  );
  app.get(
    `/menu/:slug(${SLUG})`,
    {
      config: { cache: { anyQuery: true, query: 'outlet' } },
      schema: { params: z.object({ slug: z.string().max(200) }), querystring: outletQuery },
    },
    async (request, reply) => {
      const context = pageContext(deps, request);
      const { slug } = request.params;
      const outlet = await presentOutlet(context, request.query.outlet);
      if (outlet !== request.query.outlet) {
        const address = atOutlet(`/menu/${encodeURIComponent(slug)}`, outlet);
        return redirectTo(reply, inVoice(prefixOf(request), address), outlet ? 301 : 302);
      }
      return sendPage(reply, await renderItem(context, slug, outlet));
    },
  );
}

/** An outlet may get an earlier slug again, so the redirect is not cached. */
const redirectTo = (reply: FastifyReply, address: string, status: 301 | 302) =>
  reply.header('Cache-Control', 'no-cache').redirect(address, status);

/** Follows a slug that the outlet had before. Resolves to an empty one if there is none. */
async function presentOutlet(from: PageContext, slug: string): Promise<string> {
  if (slug === '' || findOutlet(await readMenuItems(from), slug)) return slug;
  return (await presentSlug(from.deps.database.db, slug)) ?? '';
}
