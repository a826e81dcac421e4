import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Kind } from '../../features/articles/contract.ts';
import { presentPath } from '../../features/articles/public-store.ts';
import { listSlugs } from '../../features/articles/slug-store.ts';
import { localized } from '../../messages.ts';
import { inVoice, to } from '../../pages.contract.ts';
import { isRecord } from '../../record.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { notFound } from '../../server/http/errors.ts';
import { prefixOf } from '../../server/http/reader.ts';
import { pageTexts } from '../messages.ts';
import { pageContext, SLUG, sendPage } from '../render-page.tsx';
import { loadPage } from '../site.ts';
import { findCard, renderArticle, renderNews } from './render.tsx';

const newsQuery = z.object({ page: z.coerce.number().int().min(1).max(1000).catch(1) });

/** The short name of `/terms-of-use`, unless the owner's own page has it. */
const TERMS = 'terms';

export function articleRoutes(app: App, deps: Deps) {
  const isKnown = knownSlugs(deps);
  const exists = async ({ params }: FastifyRequest) =>
    isRecord(params) && (params.slug === TERMS || (await isKnown(String(params.slug))));
  const cached = { config: { cache: { anyQuery: true, exists } } };

  /** An earlier address leads to the present one. */
  async function show(request: FastifyRequest, reply: FastifyReply, kind: Kind, slug: string) {
    const { db } = deps.database;
    // An address without a page must not lead to another language first.
    if (!(await isKnown(slug))) {
      if (kind === 'page' && slug === TERMS)
        return reply.redirect(inVoice(prefixOf(request), to('/terms-of-use')), 301);
      throw notFound(localized(pageTexts.address));
    }
    const context = pageContext(deps, request);
    const { site } = await loadPage(context, 'contact');
    const card = findCard(site, kind, slug);
    if (card) return sendPage(reply, await renderArticle(context, card));
    const present = await presentPath(db, site.articles, slug);
    if (present) return reply.redirect(inVoice(site.prefix, present), 301);
    throw notFound(localized(pageTexts.address));
  }

  app.get(
    '/news',
    { config: { cache: true }, schema: { querystring: newsQuery } },
    async (request, reply) =>
      sendPage(reply, await renderNews(pageContext(deps, request), request.query.page)),
  );
  app.get<{ Params: { slug: string } }>(`/news/:slug(${SLUG})`, cached, (request, reply) =>
    show(request, reply, 'news', request.params.slug),
  );
  app.get<{ Params: { slug: string } }>(`/:slug(${SLUG})`, cached, (request, reply) =>
    show(request, reply, 'page', request.params.slug),
  );
}

/** While the database is down, any address may be a page. */
function knownSlugs({ database: { db, changes } }: Deps) {
  let last: { version: number; slugs: Promise<Set<string>> } | undefined;
  return async (slug: string): Promise<boolean> => {
    const { version } = changes;
    if (last?.version !== version) last = { version, slugs: listSlugs(db) };
    try {
      return (await last.slugs).has(slug);
    } catch {
      last = undefined;
      return true;
    }
  };
}
