import { z } from 'zod';
import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { replyWithPage } from '../../../server/lists/paging.ts';
import {
  type AspectQuery,
  aspectInput,
  aspectQuery,
  aspectSchema,
  aspectUpdate,
} from './contract.ts';
import { aspectTexts } from './messages.ts';
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
    replyWithPage((query: AspectQuery) =>
      aspectEntries.list(db, query, inCategory(query.category)),
    ),
  );

  listRoutes(app, deps, {
    path,
    action: 'aspect',
    name: 'aspek',
    texts: aspectTexts,
    schema: aspectSchema,
    input: aspectInput,
    update: aspectUpdate,
    entries: aspectEntries,
    canBeHidden: true,
  });
}
