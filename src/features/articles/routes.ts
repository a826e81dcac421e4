import { z } from 'zod';
import { idParams } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { expectPictures } from '../media/store.ts';
import {
  ARTICLE_BYTES,
  type ArticleQuery,
  articleInput,
  articleQuery,
  articleSchema,
  articleUpdate,
  articleVersionSchema,
  dropInput,
  restoreInput,
} from './contract.ts';
import { articleTexts } from './messages.ts';
import { findPublished, findVersion, listVersions } from './publish-store.ts';
import { articleEntries, isOfKind } from './store.ts';

const path = '/api/articles';
const config = { access: 'editor' } as const;

export function articleRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;

  app.get(
    `${path}/:id/history`,
    { config, schema: { params: idParams, response: { 200: z.array(articleVersionSchema) } } },
    (request) => listVersions(db, request.params.id),
  );

  app.post(
    `${path}/:id/restore`,
    { config, schema: { params: idParams, body: restoreInput, response: { 200: articleSchema } } },
    (request) =>
      recordChange(db, request, 'article.restore', async (tx) => {
        const { version, updatedAt } = request.body;
        const texts = await findVersion(tx, request.params.id, version);
        const changes = { ...texts, publish: 'now' as const, updatedAt };
        const by = request.staff?.name;
        return articleEntries.update(tx, request.params.id, changes, clock(), by);
      }),
  );

  app.delete(
    `${path}/:id/draft`,
    {
      config,
      schema: { params: idParams, querystring: dropInput, response: { 200: articleSchema } },
    },
    (request) =>
      recordChange(db, request, 'article.drop_draft', async (tx) => {
        const texts = await findPublished(tx, request.params.id);
        const changes = { ...texts, publish: 'now' as const, updatedAt: request.query.updatedAt };
        const by = request.staff?.name;
        return articleEntries.update(tx, request.params.id, changes, clock(), by);
      }),
  );

  listRoutes(app, deps, {
    path,
    action: 'article',
    name: 'pages',
    texts: articleTexts,
    schema: articleSchema,
    input: articleInput,
    update: articleUpdate,
    check: expectPictures(deps, ['imageUrl']),
    entries: articleEntries,
    filter: { query: articleQuery, where: ({ kind }: ArticleQuery) => isOfKind(kind) },
    bodyLimit: ARTICLE_BYTES,
  });
}
