import { posterQuery } from '../../features/visitors/poster.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { requestReader } from '../../server/http/reader.ts';
import { renderDocument } from '../../server/http/render-document.tsx';
import { loadPage, siteReader } from '../site.ts';
import { Poster } from './poster.tsx';

/**
 * For staff only: the address sets the sentence on the poster, so anybody could make a poster with
 * the shop's name that says anything.
 */
export function posterRoute(app: App, deps: Deps) {
  app.get(
    '/api/admin/poster',
    { config: { access: 'editor' }, schema: { querystring: posterQuery } },
    async (request, reply) => {
      const { site } = await loadPage({ deps, freshness: createFreshness() }, 'contact');
      const poster = (
        <Poster
          site={site}
          styles={[...deps.assets.site.styles, ...site.look.styles]}
          staff={requestReader(request)}
          {...request.query}
        />
      );
      return reply
        .type('text/html; charset=utf-8')
        .send(renderDocument(siteReader(site, 'id'), poster));
    },
  );
}
