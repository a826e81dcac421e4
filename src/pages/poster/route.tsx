import { posterTexts } from '../../features/visitors/messages.ts';
import {
  type PosterPurpose,
  posterPurposes,
  posterQuery,
} from '../../features/visitors/poster.contract.ts';
import { localized } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { notFound } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { renderDocument } from '../../server/http/render-document.tsx';
import { readMenuItems } from '../menu/read-menu.ts';
import { loadPage, siteReader } from '../site.ts';
import { Poster } from './poster.tsx';

async function readPurposes(deps: Deps) {
  const reading = { deps, freshness: createFreshness() };
  const [{ site }, menu] = await Promise.all([
    loadPage(reading, 'contact'),
    readMenuItems(reading),
  ]);
  const purposes: PosterPurpose[] = site.hasApp ? ['app', 'feedback'] : ['feedback'];
  if (menu.items.length > 0) purposes.push('menu');
  return { site, purposes };
}

/** It is for staff only, because the address could make the shop's poster say anything. */
export function posterRoute(app: App, deps: Deps) {
  app.get(
    '/api/admin/poster-purposes',
    { config: { access: 'editor' }, schema: { response: { 200: posterPurposes } } },
    async () => (await readPurposes(deps)).purposes,
  );

  app.get(
    '/api/admin/poster',
    { config: { access: 'editor' }, schema: { querystring: posterQuery } },
    async (request, reply) => {
      const { site, purposes } = await readPurposes(deps);
      const { purpose = 'feedback' } = request.query;
      if (!purposes.includes(purpose)) throw notFound(localized(posterTexts.notHere));
      const poster = (
        <Poster
          site={site}
          styles={[...deps.assets.site.styles, ...site.look.styles]}
          staff={requestReader(request)}
          {...request.query}
          purpose={purpose}
        />
      );
      return reply
        .type('text/html; charset=utf-8')
        .send(renderDocument(siteReader(site, 'id'), poster));
    },
  );
}
