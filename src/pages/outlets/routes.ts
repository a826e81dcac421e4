import { z } from 'zod';
import { outletTexts } from '../../features/outlets/messages.ts';
import { presentSlug } from '../../features/outlets/slug-store.ts';
import { localized } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { notFound } from '../../server/http/errors.ts';
import { prefixOf } from '../../server/http/reader.ts';
import { pageContext, SLUG, sendPage } from '../render-page.tsx';
import { choiceQuery } from './choice.ts';
import { renderOutlet, renderOutlets } from './render.tsx';

export function outletPageRoutes(app: App, deps: Deps) {
  app.get(
    '/outlets',
    { config: { cache: true }, schema: { querystring: choiceQuery } },
    async (request, reply) =>
      sendPage(reply, await renderOutlets(pageContext(deps, request), request.query)),
  );
  app.get(
    `/outlets/:slug(${SLUG})`,
    {
      config: { cache: { anyQuery: true } },
      schema: { params: z.object({ slug: z.string().max(200) }) },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const page = await renderOutlet(pageContext(deps, request), slug);
      if (page) return sendPage(reply, page);
      const present = await presentSlug(deps.database.db, slug);
      if (present === null) throw notFound(localized(outletTexts.what));
      // With a cached redirect, an outlet that got its old address back would redirect for ever.
      return reply
        .header('Cache-Control', 'no-cache')
        .redirect(inVoice(prefixOf(request), `/outlets/${present}`), 301);
    },
  );
}
