import { articlePath } from '../features/articles/contract.ts';
import type { PageName } from '../features/content/contract.ts';
import { lastChanges } from '../features/content/store.ts';
import { allPages, inVoice } from '../pages.contract.ts';
import type { App, Deps } from '../server/deps.ts';
import { createFreshness } from '../server/http/cache/freshness.ts';
import { withoutLanguages } from '../server/http/language-marks.ts';
import { prefixOf } from '../server/http/reader.ts';
import { alternatesOf } from './frame/alternates.ts';
import { isOpenPage } from './frame/links.ts';
import { isHidden } from './frame/own-links.ts';
import { readMenuItems } from './menu/read-menu.ts';
import { cachedPage } from './render-page.tsx';
import { lastGoodValue, loadPage, siteReader } from './site.ts';

const indexed = allPages().filter(({ isHidden }) => !isHidden);
const readChanges = lastGoodValue(lastChanges, new Map());

export function discovery(app: App, deps: Deps) {
  const { env } = deps;

  app.get('/robots.txt', cachedPage, async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${env.SITE_URL}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', cachedPage, async (_request, reply) => {
    const freshness = createFreshness();
    const changes = await readChanges({ deps, freshness });
    reply.freshness = freshness;
    const { site } = await loadPage({ deps, freshness }, 'contact');
    const menu = await readMenuItems({ deps, freshness });
    const { cards } = site.articles;
    const hasNews = cards.some(({ kind }) => kind === 'news');
    const pages: { address: string; contents?: PageName; at?: string }[] = [
      ...indexed.filter(
        ({ address }) =>
          isOpenPage(site, address) && (address !== '/news' || hasNews) && !isHidden(site, address),
      ),
      ...cards
        .filter(({ kind }) => kind !== 'legal')
        .map((card) => ({ address: articlePath(card), at: card.publishedAt })),
      ...menu.items.map(({ slug }) => ({ address: `/menu/${slug}` })),
      ...site.outlets.outlets.map(({ slug }) => ({ address: `/outlets/${slug}` })),
    ];
    const urls = pages.flatMap(({ address, contents, at = contents && changes.get(contents) }) => {
      const alternates = alternatesOf(site, address);
      const links = alternates
        .map(
          ({ hrefLang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
        )
        .join('');
      const addresses = new Set([env.SITE_URL + address, ...alternates.map(({ href }) => href)]);
      return [...addresses].map(
        (href) => `<url><loc>${href}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}${links}</url>`,
      );
    });
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      );
  });

  app.get('/manifest.webmanifest', cachedPage, async (request, reply) => {
    const freshness = createFreshness();
    const { site } = await loadPage({ deps, freshness, prefix: prefixOf(request) }, 'home');
    reply.freshness = freshness;
    const { name, tagline } = site.contact.brand;
    const { paper } = site.look.palette;
    return reply.type('application/manifest+json').send(
      JSON.stringify({
        name,
        short_name: name.slice(0, 12),
        description: tagline === '' ? undefined : withoutLanguages(tagline),
        lang: siteReader(site, 'en').lang,
        start_url: inVoice(site.prefix, '/'),
        display: 'browser',
        background_color: paper,
        theme_color: paper,
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
}
