import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { UPRIGHT, type Upright } from '../features/media/picture/picture-view.tsx';
import { preloadLink } from '../features/media/picture/sources.ts';
import type { Deps } from '../server/deps.ts';
import { renderDocument } from '../server/http/render-document.tsx';
import { allowFrames } from '../server/http/security-headers.ts';
import { Document, type Head } from './frame/document.tsx';
import { Layout } from './frame/layout.tsx';
import type { Site } from './site.ts';

export const drawPage = ({ assets }: Deps, site: Site, head: Head, content: ReactNode) =>
  renderDocument(
    <Document head={head} site={site} assets={assets.site}>
      <Layout site={site} path={head.noindex ? '' : head.path}>
        {content}
      </Layout>
    </Document>,
  );

/** Of a page that all visitors get alike; what a link to it adds in its query changes nothing. */
export const keptPage = { config: { kept: { anyQuery: true } } };

/**
 * Browsers must revalidate every time, so that visitors see what staff have just saved.
 *
 * @param frames addresses of other sites' frames that the page shows
 */
export function sendPage(reply: FastifyReply, html: string, frames: string[] = []): FastifyReply {
  allowFrames(reply, frames);
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
}

type PreloadProps = { src: string; sizes?: string; upright?: Upright<string> | undefined };

/** Preloads the largest picture of a page, before the browser has found its tag. */
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
