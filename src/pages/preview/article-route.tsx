import type { FastifyReply, FastifyRequest } from 'fastify';
import { idParams } from '../../contract.ts';
import { ARTICLE_BYTES, typedInput } from '../../features/articles/contract.ts';
import { readerOf } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { renderTyped, renderWritten } from '../articles/render.tsx';
import { pageContext, type RenderedPage } from '../render-page.tsx';
import { previewQuery, sendPreview, standing } from './route.tsx';

export function articlePreview(app: App, deps: Deps) {
  const config = { access: 'editor' } as const;
  const send = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage) =>
    sendPreview(
      reply,
      standing(page, readerOf(request.staff?.voice ?? 'mixed', 'id'), '/admin/articles'),
    );

  app.get(
    '/preview/article/:id',
    { config, schema: { params: idParams, querystring: previewQuery } },
    async (request, reply) => {
      const context = { ...pageContext(deps, request), voice: request.query.voice };
      return send(request, reply, await renderWritten(context, request.params.id));
    },
  );

  app.post(
    '/preview/article',
    { config, bodyLimit: ARTICLE_BYTES, schema: { body: typedInput } },
    async (request, reply) =>
      send(request, reply, await renderTyped(pageContext(deps, request), request.body.typed)),
  );
}
