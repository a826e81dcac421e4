import { idParams } from '../../contract.ts';
import { readerOf } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { renderWritten } from '../articles/render.tsx';
import { pageContext } from '../render-page.tsx';
import { previewQuery, sendPreview, standing } from './route.tsx';

/** A page of the owner's own with its draft, for staff. */
export function articlePreview(app: App, deps: Deps) {
  app.get(
    '/preview/article/:id',
    { config: { access: 'editor' }, schema: { params: idParams, querystring: previewQuery } },
    async (request, reply) => {
      const context = { ...pageContext(deps, request), voice: request.query.voice };
      const page = await renderWritten(context, request.params.id);
      const reader = readerOf(request.staff?.voice ?? 'mixed', 'id');
      return sendPreview(reply, standing(page, reader, '/admin/articles'));
    },
  );
}
