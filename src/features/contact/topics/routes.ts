import { z } from 'zod';
import { type ListQuery, listQuery } from '../../../contract.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { replyWithPage } from '../../../server/lists/paging.ts';
import { topicInput, topicSchema, topicUpdate } from './contract.ts';
import { topicTexts } from './messages.ts';
import { topicEntries } from './store.ts';

const path = '/api/admin/contact-topics';

export function topicRoutes(app: App, deps: Deps) {
  const { db } = deps.database;
  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(topicSchema) } },
    },
    replyWithPage((query: ListQuery) => topicEntries.list(db, query)),
  );
  listRoutes(app, deps, {
    path,
    action: 'topic',
    name: 'topics',
    texts: topicTexts,
    schema: topicSchema,
    input: topicInput,
    update: topicUpdate,
    entries: topicEntries,
    canBeHidden: true,
  });
}
