import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { preloadLink } from '../features/media/sources.ts';
import type { Deps } from '../server/deps.ts';
import { renderDocument } from '../server/render.tsx';
import { Document, type Head } from './frame/document.tsx';
import { Layout } from './frame/layout.tsx';
import type { Site } from './site.ts';

/** A page's HTML: the site's frame around its content. */
export const drawPage = ({ assets }: Deps, site: Site, head: Head, content: ReactNode) =>
  renderDocument(
    <Document head={head} site={site} assets={assets.site}>
      <Layout site={site} path={head.noindex ? '' : head.path}>
        {content}
      </Layout>
    </Document>,
  );

/** Always asked for anew, so that visitors see what staff saved; the browser may keep a copy. */
export const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Speculation-Rules', '"/speculation-rules.json"')
    .send(html);

/** Asks for the picture that is the largest paint before the browser has read its tag. */
export function PreloadPicture({ src, sizes }: { src: string; sizes?: string }) {
  return src === '' ? null : <link {...preloadLink(src, sizes)} />;
}
