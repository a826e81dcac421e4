import { z } from 'zod';
import { askedSlug } from '../../features/outlets/contract.ts';
import { presentSlug } from '../../features/outlets/slug-store.ts';
import { inVoice } from '../../pages.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { prefixOf } from '../../server/http/reader.ts';
import { type PageContext, pageContext, type RenderedPage, sendPage } from '../render-page.tsx';
import { loadPage } from '../site.ts';

const outletQuery = z.object({ outlet: askedSlug, topic: askedSlug });

type Page = (context: PageContext, outlet: string, topic: string) => Promise<RenderedPage>;

/**
 * The page begins with the outlet of its address, as from a QR on a table:
 * `/feedback?outlet=menteng`. An earlier slug leads to the present one, an unknown one to the page
 * without an outlet. The contact form also begins with a topic.
 */
export function pageAtOutlet(
  app: App,
  deps: Deps,
  path: '/feedback' | '/contact',
  page: Page,
  topicsOf: (context: PageContext) => Promise<{ slug: string }[]> = async () => [],
) {
  app.get(
    path,
    {
      config: { cache: { anyQuery: true, query: ['outlet', 'topic'] } },
      schema: { querystring: outletQuery },
    },
    async (request, reply) => {
      const context = pageContext(deps, request);
      const { outlet, topic } = request.query;
      const { site } = await loadPage(context, 'contact');
      const isTopic = topic === '' || (await topicsOf(context)).some(({ slug }) => slug === topic);
      if (!isTopic) return reply.redirect(inVoice(prefixOf(request), path), 302);
      const isKnown = outlet === '' || site.outlets.outlets.some(({ slug }) => slug === outlet);
      if (isKnown) return sendPage(reply, await page(context, outlet, topic));
      const present = await presentSlug(deps.database.db, outlet);
      const address = inVoice(prefixOf(request), present ? `${path}?outlet=${present}` : path);
      return reply.header('Cache-Control', 'no-cache').redirect(address, present ? 301 : 302);
    },
  );
}
