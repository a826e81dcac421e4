import { z } from 'zod';
import { type ListQuery, listQuery } from '../../../contract.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { replyWithPage } from '../../../server/lists/paging.ts';
import { sectionInput, sectionSchema, sectionUpdate } from './contract.ts';
import { sectionTexts } from './messages.ts';
import { sectionEntries } from './store.ts';

const path = '/api/admin/menu-sections';

export function sectionRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(sectionSchema) } },
    },
    replyWithPage((query: ListQuery) => sectionEntries.list(db, query)),
  );

  listRoutes(app, deps, {
    path,
    action: 'menu-section',
    name: 'menu-sections',
    texts: sectionTexts,
    schema: sectionSchema,
    input: sectionInput,
    update: sectionUpdate,
    entries: sectionEntries,
    canBeHidden: false,
  });
}
