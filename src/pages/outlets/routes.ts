import type { App, Deps } from '../../server/deps.ts';
import { pageContext, sendPage } from '../render-page.tsx';
import { choiceQuery } from './choice.ts';
import { renderOutlets } from './render.tsx';

export function outletPageRoutes(app: App, deps: Deps) {
  app.get(
    '/outlets',
    { config: { cache: true }, schema: { querystring: choiceQuery } },
    async (request, reply) =>
      sendPage(reply, await renderOutlets(pageContext(deps, request), request.query)),
  );
}
