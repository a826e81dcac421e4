import type { PageName } from '../features/content/contract.ts';
import { lastChanges } from '../features/content/store.ts';
import type { App, Deps } from '../server/deps.ts';
import { lastKnown, loadPage } from './site.ts';

/**
 * Pages for search engines, and whose texts date them; the back office, the sign-in and rewards are
 * nobody's to index.
 */
const INDEXED: [path: string, page?: PageName][] = [
  ['/', 'home'],
  ['/about', 'about'],
  ['/membership', 'membership'],
  ['/contact', 'contact'],
  ['/feedback'],
  ['/data-privacy'],
  ['/privacy'],
  ['/terms-of-use'],
];

const readChanges = lastKnown(lastChanges, new Map());

/** What machines ask a site for: sitemap, robots, manifest, speculation rules. */
export function discovery(app: App, deps: Deps) {
  const { env } = deps;

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${env.SITE_URL}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const changes = await readChanges(deps.database.db);
    const urls = INDEXED.map(([path, page]) => {
      const at = page && changes.get(page);
      return `<url><loc>${env.SITE_URL}${path}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`;
    });
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      );
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { site } = await loadPage(deps, 'home');
    const { name, tagline } = site.contact.brand;
    return reply.type('application/manifest+json').send(
      JSON.stringify({
        name,
        short_name: name.slice(0, 12),
        description: tagline,
        start_url: '/',
        display: 'browser',
        background_color: '#faf5ec',
        theme_color: '#faf5ec',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      }),
    );
  });

  // As a file, because a strict Content-Security-Policy allows no inline rules.
  app.get('/speculation-rules.json', async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('Cache-Control', 'public, max-age=86400')
      .send(
        JSON.stringify({
          prefetch: [
            {
              where: {
                and: [
                  { href_matches: '/*' },
                  { not: { href_matches: ['/admin*', '/api/*', '/app*', '/login*'] } },
                ],
              },
              eagerness: 'moderate',
            },
          ],
        }),
      ),
  );
}
