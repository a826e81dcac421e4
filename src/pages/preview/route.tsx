import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { previewInput } from '../../features/content/contract.ts';
import { readDrafts } from '../../features/content/store.ts';
import type { App, Deps } from '../../server/deps.ts';
import { renderDocument } from '../../server/http/render-document.tsx';
import { legalLinks, pageLinks } from '../frame/links.ts';
import { withContents } from '../site.ts';
import { PreviewNote } from './preview-note.tsx';

const PATHS = [...pageLinks, ...legalLinks].map(({ href }) => href).concat('/rating', '/barcode');

const params = z.object({ page: z.enum(PATHS.map((path) => path.slice(1))) });
/** `?frame`: for the editor, which needs neither the page's scripts nor the note. */
const query = z.object({ frame: z.string().optional() });
const config = { access: 'editor' } as const;

/**
 * The pages of the site with the drafts, for staff only: `/preview/about`. A `POST` also takes what
 * is being typed.
 */
export function previewRoute(app: App, deps: Deps) {
  const { db } = deps.database;

  async function draw(
    path: string,
    { cookie = '' }: IncomingHttpHeaders,
    typed: Record<string, string> = {},
  ) {
    const contents = await readDrafts(db, typed);
    // With the session, so that nothing takes it for a page that all visitors get.
    const headers = { accept: 'text/html', cookie };
    return withContents(contents, async () => await app.inject({ url: path, headers }));
  }

  for (const url of ['/preview', '/preview/:page']) {
    const schema = url === '/preview' ? { querystring: query } : { querystring: query, params };
    const pathOf = (given: unknown) => `/${params.safeParse(given).data?.page ?? ''}`;
    app.get(url, { config, schema }, async (request, reply) => {
      const page = await draw(pathOf(request.params), request.headers);
      return sendPreview(reply, page, request.query.frame === undefined ? standing : framed);
    });
    app.post(url, { config, schema: { ...schema, body: previewInput } }, async (request, reply) =>
      sendPreview(
        reply,
        await draw(pathOf(request.params), request.headers, request.body.values),
        framed,
      ),
    );
  }
}

type Drawn = Awaited<ReturnType<App['inject']>>;

/** Public pages refuse every frame; this one stands in the editor's, on the same site. */
const sendPreview = (
  reply: FastifyReply,
  { body, headers }: Drawn,
  change: (html: string) => string,
) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('X-Frame-Options', 'SAMEORIGIN')
    .header(
      'Content-Security-Policy',
      String(headers['content-security-policy']).replace(
        "frame-ancestors 'none'",
        "frame-ancestors 'self'",
      ),
    )
    .send(change(body));

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

const framed = (html: string) => html.replaceAll(SCRIPT, '');

/** Its links lead to the other previews. */
function standing(html: string) {
  const linked = html.replaceAll(
    /(<a\b[^>]*\shref=")(\/[\w-]*)(["#?])/g,
    (all, start, path, end) =>
      PATHS.includes(path) ? `${start}/preview${path === '/' ? '' : path}${end}` : all,
  );
  const note = renderDocument(<PreviewNote />).replace('<!doctype html>', '');
  return linked.replace(/<body\b[^>]*>/, (body) => body + note);
}
