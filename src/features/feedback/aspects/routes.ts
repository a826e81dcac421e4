import { z } from 'zod';
import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { replyWithTotal } from '../../../server/lists/paging.ts';
import {
  aspectInput,
  aspectMessages,
  aspectQuery,
  aspectSchema,
  aspectUpdate,
} from './contract.ts';
import { aspectEntries, inCategory } from './store.ts';

const path = '/api/admin/feedback-aspects';

export function aspectRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: aspectQuery, response: { 200: z.array(aspectSchema) } },
    },
    async ({ query }, reply) =>
      replyWithTotal(reply, await aspectEntries.list(db, query, inCategory(query.category))),
  );

  listRoutes(app, deps, {
    path,
    adminPath: path,
    action: 'aspect',
    name: 'aspek',
    messages: aspectMessages,
    schema: aspectSchema,
    input: aspectInput,
    update: aspectUpdate,
    entries: aspectEntries,
  });
}
