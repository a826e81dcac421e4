import { z } from 'zod';
import type { App, Deps } from '../../server/deps.ts';
import { pageContext, sendPage } from '../render-page.tsx';
import { choiceQuery } from './choice.ts';
import { renderItem, renderMenu } from './render.tsx';

const cached = { cache: true } as const;

export function menuRoutes(app: App, deps: Deps) {
  app.get(
    '/menu',
    { config: cached, schema: { querystring: choiceQuery } },
    async (request, reply) =>
      sendPage(reply, await renderMenu(pageContext(deps, request), request.query)),
  );
  app.get(
    '/menu/:slug',
    {
      config: { cache: { anyQuery: true } },
      schema: { params: z.object({ slug: z.string().max(200) }) },
    },
    async (request, reply) =>
      sendPage(reply, await renderItem(pageContext(deps, request), request.params.slug)),
  );
}
