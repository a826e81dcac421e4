import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { previewInput } from '../../features/content/contract.ts';
import { readDrafts } from '../../features/content/store.ts';
import { localized, type Reader, readerOf, type Voice, voices } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { notFound } from '../../server/http/errors.ts';
import { renderHtml } from '../../server/http/render-document.tsx';
import { allowFrames } from '../../server/http/security-headers.ts';
import { useLang, useSay } from '../../ui/reader.tsx';
import { pageTexts } from '../messages.ts';
import { previewedPages } from '../public-pages.ts';
import { pageContext, type RenderedPage } from '../render-page.tsx';
import { previewTexts } from './messages.ts';

const params = z.object({ page: z.enum([...previewedPages.keys()].map((path) => path.slice(1))) });
/** `?frame` is for the editor, which wants neither the page's scripts nor the note. */
export const previewQuery = z.object({
  frame: z.string().optional(),
  voice: z.enum(voices).optional(),
});
const config = { access: 'editor' } as const;

type Drawn = {
  withoutScripts: boolean;
  voice: Voice | undefined;
  typed?: Record<string, string>;
};

/** Staff see pages with their drafts (`/preview/about`). A `POST` adds what is being typed. */
export function previewRoute(app: App, deps: Deps) {
  async function render(
    request: FastifyRequest,
    { withoutScripts, voice, typed = {} }: Drawn,
  ): Promise<RenderedPage> {
    const path = `/${params.safeParse(request.params).data?.page ?? ''}`;
    const page = previewedPages.get(path);
    if (!page) throw notFound(localized(pageTexts.address));
    const drafts = await readDrafts(deps.database.db, typed);
    return page({ ...pageContext(deps, request), drafts, withoutScripts, voice });
  }

  for (const url of ['/preview', '/preview/:page']) {
    const schema =
      url === '/preview' ? { querystring: previewQuery } : { querystring: previewQuery, params };
    app.get(url, { config, schema }, async (request, reply) => {
      const withoutScripts = request.query.frame !== undefined;
      const page = await render(request, { withoutScripts, voice: request.query.voice });
      return sendPreview(
        reply,
        withoutScripts ? page : standing(page, readerOf(request.staff?.voice ?? 'mixed', 'id')),
      );
    });
    app.post(url, { config, schema: { ...schema, body: previewInput } }, async (request, reply) =>
      sendPreview(
        reply,
        await render(request, {
          withoutScripts: true,
          voice: request.query.voice,
          typed: request.body.values,
        }),
      ),
    );
  }
}

/** Public pages may not be framed; a preview may, by the editor on the same site. */
export function sendPreview(reply: FastifyReply, { html, frames }: RenderedPage) {
  allowFrames(reply, frames);
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('X-Frame-Options', 'SAMEORIGIN')
    .header(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
    .send(html);
}

const LINK = /(<a\b[^>]*\shref=")(?:\/(id|en)(?=[/"#]))?(\/[\w-]*)?(["#?])/g;

/** In a tab of its own, links must lead to other previews, and a note says that it is one. */
export function standing(page: RenderedPage, reader: Reader, editor = '/admin/cms'): RenderedPage {
  const linked = page.html.replaceAll(LINK, (all, start, language, path, end) => {
    const address = path ?? (language ? '/' : '');
    if (!previewedPages.has(address)) return all;
    const voice = language ? `?voice=${language}` : '';
    return `${start}/preview${address === '/' ? '' : address}${voice}${end}`;
  });
  const note = renderHtml({ ...reader, prefix: '' }, <PreviewNote editor={editor} />);
  return { ...page, html: linked.replace(/<body\b[^>]*>/, (body) => body + note) };
}

function PreviewNote({ editor }: { editor: string }) {
  const say = useSay();
  return (
    <p
      lang={useLang('id')}
      className="fixed inset-x-0 bottom-0 z-50 bg-ink px-4 py-3 text-center text-sm font-semibold text-paper print:hidden"
    >
      {say(previewTexts.note)}{' '}
      <a className="underline" href={editor}>
        {say(previewTexts.back)}
      </a>
    </p>
  );
}
