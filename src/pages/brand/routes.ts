import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { notFound } from '../../server/http/errors.ts';
import { setFileHeaders } from '../../server/http/security-headers.ts';
import { readLook } from '../site.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function brandAssetRoutes(app: App, deps: Deps) {
  app.get('/brand-:hash.css', { schema: { hide: true } }, async (request, reply) => {
    const { css, styles } = await readLook({ deps, freshness: createFreshness() });
    if (css === '') throw notFound();
    // A page that was drawn before the colours changed asks for the old ones.
    const isCurrent = styles.includes(request.url);
    return setFileHeaders(reply)
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? FOR_EVER : 'no-cache')
      .send(css);
  });
}
