import type { FastifyReply } from 'fastify';
import { createBrandAssets, type Shared } from '../../features/brand/drawing/assets.ts';
import type { Asset } from '../../features/brand/drawing/logos.ts';
import { icons } from '../../features/brand/drawing/mark.ts';
import { builtIn } from '../../features/brand/look.ts';
import { nameWithout } from '../../features/outlets/contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { IMMUTABLE, isKnown } from '../../server/http/cache/headers.ts';
import { notFound } from '../../server/http/errors.ts';
import { setFileHeaders } from '../../server/http/security-headers.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import { loadPage, readShop, type Site } from '../site.ts';
import { sharedArticle, sharedOf, sharedOutlet } from './share.ts';

const PAGES = ['home', 'about', 'contact', 'membership', 'feedback', 'rating', 'legal'];
const SHARED =
  /^\/share\/[0-9a-f]{1,10}\/(mixed|id|en)-(([a-z]{1,10})(?:-([a-z0-9-]{1,80}))?\.jpg)$/;
/** A browser must not keep the present file under an outdated address. */
const FOR_NOW = 'no-store';

/** A page rendered before the brand changed asks for an old address. It gets the present file. */
export function brandAssetRoutes(app: App, deps: Deps) {
  const assets = createBrandAssets(deps);
  const read = () => readShop({ deps, freshness: createFreshness() });

  app.get(
    '/brand-:hash.css',
    { config: { cache: true }, schema: { hide: true } },
    async (request, reply) => {
      const { css, styles } = (await read()).look;
      if (css === '') throw notFound();
      return setFileHeaders(reply)
        .type('text/css; charset=utf-8')
        .header('cache-control', styles.includes(request.url) ? IMMUTABLE : FOR_NOW)
        .send(css);
    },
  );

  app.get('/brand/:hash/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, , hash, file = ''] = request.url.split('/');
    const shop = await read();
    const asset = file in icons ? null : await assets.draw(shop, file);
    if (!asset) throw notFound();
    return sendAsset(reply, asset, hash === shop.look.hash ? IMMUTABLE : FOR_NOW);
  });

  app.get('/share/:hash/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, voice, file, kind = '', slug] = SHARED.exec(request.url.split('?')[0] ?? '') ?? [];
    // Strangers could fill the memory with other files.
    if (!file || !(slug ? ['outlet', 'article'] : PAGES).includes(kind)) throw notFound();
    const freshness = createFreshness();
    const from = { deps, freshness, prefix: voice === 'mixed' ? '' : `/${voice}` };
    const { site, valuesOfPage } = await loadPage(from, 'contact').catch(() =>
      loadPage({ deps, freshness }, 'contact'),
    );
    const lang = voice === 'en' ? 'en' : 'id';
    if (!site.look.isOwn && !slug) return reply.redirect(site.share(lang, file));
    const shared = !slug
      ? sharedOf(file, valuesOfPage)
      : kind === 'article'
        ? sharedOfArticle(site, slug)
        : sharedOfOutlet(site, slug);
    const asset = await assets.share(await read(), shared);
    const isCurrent = site.share(lang, file, shared) === request.url;
    return sendAsset(reply, asset, isCurrent ? IMMUTABLE : FOR_NOW);
  });

  for (const name of PAGES.flatMap((page) => [page, `${page}-en`])) {
    const file = `og/${name}.jpg`;
    const drawn = `${name.replace('-en', '')}.jpg`;
    app.get(`/${file}`, { schema: { hide: true } }, async (_, reply) => {
      const { site, valuesOfPage } = await loadPage(
        { deps, freshness: createFreshness() },
        'contact',
      );
      if (site.look.isOwn) {
        return reply.redirect(site.share('id', drawn, sharedOf(drawn, valuesOfPage)));
      }
      if (!app.hasReplyDecorator('sendFile')) throw notFound();
      return reply.sendFile(file);
    });
  }

  for (const file of Object.keys(icons)) {
    app.get(`/${file}`, { schema: { hide: true } }, async (request, reply) => {
      const shop = await read();
      const isBuiltIn = !shop.look.isOwn || request.url === builtIn(`/${file}`);
      if (isBuiltIn && app.hasReplyDecorator('sendFile')) return reply.sendFile(file);
      const asset = await assets.draw(shop, file);
      if (!asset) throw notFound();
      const tag = `"${shop.look.hash}"`;
      reply.header('etag', tag);
      if (!isKnown(request.headers, tag)) return sendAsset(reply, asset, 'no-cache');
      return reply.header('cache-control', 'no-cache').code(304).send();
    });
  }
}

function sharedOfOutlet({ contact, outlets }: Site, slug: string): Shared {
  const outlet = outlets.outlets.find((one) => one.slug === slug);
  if (!outlet) throw notFound();
  return sharedOutlet(outlet, nameWithout(contact.brand.name, outlet.name)).shared;
}

function sharedOfArticle(site: Site, slug: string): Shared {
  const card = site.articles.cards.find((one) => one.slug === slug && one.kind !== 'legal');
  if (!card) throw notFound();
  const { title } = inLanguage(card, site.voice);
  return sharedArticle(slug, title, card.imageUrl).shared;
}

const sendAsset = (reply: FastifyReply, { type, body }: Asset, cache: string) =>
  setFileHeaders(reply)
    .type(type)
    .header('cache-control', cache)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(body);
