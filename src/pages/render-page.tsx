import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { UPRIGHT, type Upright } from '../features/media/picture/picture-view.tsx';
import { preloadLink } from '../features/media/picture/sources.ts';
import type { App, Deps } from '../server/deps.ts';
import { createFreshness, type Freshness } from '../server/http/cache/freshness.ts';
import { prefixOf } from '../server/http/reader.ts';
import { renderDocument } from '../server/http/render-document.tsx';
import { allowFrames } from '../server/http/security-headers.ts';
import { isIos } from './app-links.ts';
import type { Chatting } from './frame/chat.tsx';
import { Document, type Head } from './frame/document.tsx';
import { Layout } from './frame/layout.tsx';
import { withoutHiddenLinks } from './frame/own-links.ts';
import { type Reading, type Site, siteReader } from './site.ts';

/** A page depends on this alone, and on parameters of its address, as the 2 of `/promos/2`. */
export type PageContext = Reading & {
  deps: Deps;
  device: 'android' | 'ios';
  /** The editor's frame allows no scripts. */
  withoutScripts?: boolean;
};

export type RenderedPage = {
  html: string;
  /** The page's Content-Security-Policy lets it frame these sites. */
  frames: string[];
  freshness: Freshness;
};

export type Page = (context: PageContext) => Promise<RenderedPage>;

type Parts = {
  site: Site;
  head: Head;
  content: ReactNode;
  frames?: string[];
  /** The chat button reaches the shop without it. */
  chatting?: Chatting;
  /** The language switch leads there, with the query string; empty hides the switch. */
  path?: string;
};

export const pageContext = (deps: Deps, request: FastifyRequest): PageContext => ({
  deps,
  device: isIos(request) ? 'ios' : 'android',
  freshness: createFreshness(),
  prefix: prefixOf(request),
  anyVoice: request.method === 'POST',
});

export function renderPage(context: PageContext, parts: Parts) {
  const { site, head, content, frames = [], chatting, path = head.path } = parts;
  const html = renderDocument(
    siteReader(site, head.lang),
    <Document
      head={head}
      site={site}
      assets={context.deps.assets.site}
      withoutScripts={context.withoutScripts}
    >
      <Layout site={site} path={path} chatting={chatting}>
        {content}
      </Layout>
    </Document>,
  );
  return { html: withoutHiddenLinks(html, site), frames, freshness: context.freshness };
}

/** Any other address gets the 404 page, or leads to the right one. */
export const SLUG = '^[a-z0-9-]{1,80}$';
/** Otherwise `/promos/` would be an address of its own, instead of leading to `/promos`. */
export const NOT_EMPTY = '^.+$';

/** A page that ignores its query string is cached once. */
export const cachedPage = { config: { cache: { anyQuery: true } } };

export function pageRoute(app: App, deps: Deps, path: string, page: Page): void {
  app.get(path, cachedPage, async (request, reply) =>
    sendPage(reply, await page(pageContext(deps, request))),
  );
}

/** Browsers must revalidate every time, so that visitors see what staff have just saved. */
export function sendPage(
  reply: FastifyReply,
  { html, frames, freshness }: RenderedPage,
): FastifyReply {
  allowFrames(reply, frames);
  reply.freshness = freshness;
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
}

/** The photograph of the page before grows into this one, so painting waits until it is there. */
export const grownPhoto = <link rel="expect" href="#photo" blocking="render" />;

type PreloadProps = { src: string; sizes?: string; upright?: Upright<string> | undefined };

/** The largest picture would otherwise wait until the browser finds its tag. */
export function PreloadPicture({ src, sizes, upright }: PreloadProps) {
  if (src === '') return null;
  if (!upright) return <link {...preloadLink(src, sizes)} />;
  return (
    <>
      <link {...preloadLink(upright.picture, upright.sizes, UPRIGHT)} />
      <link {...preloadLink(src, sizes, `not all and ${UPRIGHT}`)} />
    </>
  );
}
