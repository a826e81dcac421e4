import { z } from 'zod';
import { type ListQuery, listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { faqInput, faqSchema, faqUpdate, publicFaqSchema } from './contract.ts';
import { faqTexts } from './messages.ts';
import { faqEntries, listActiveFaqs } from './store.ts';

const path = '/api/faqs';

export function faqRoutes(app: App, deps: Deps) {
  const { db } = deps.database;
  const listForStaff = replyWithPage((query: ListQuery) => faqEntries.list(db, query));

  app.get(
    path,
    {
      config: { access: 'public', cache: true },
      schema: {
        querystring: listQuery,
        response: { 200: z.array(z.union([faqSchema, publicFaqSchema])) },
      },
    },
    async (request, reply) => (request.staff ? listForStaff(request, reply) : listActiveFaqs(db)),
  );

  listRoutes(app, deps, {
    path,
    action: 'faq',
    name: 'faqs',
    texts: faqTexts,
    schema: faqSchema,
    input: faqInput,
    update: faqUpdate,
    entries: faqEntries,
    canBeHidden: true,
  });
}
