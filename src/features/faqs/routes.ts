import { z } from 'zod';
import { listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithTotal } from '../../server/lists/paging.ts';
import { faqInput, faqMessages, faqSchema, faqUpdate, publicFaqSchema } from './contract.ts';
import { faqEntries, listActiveFaqs } from './store.ts';

const path = '/api/faqs';

export function faqRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(
    path,
    {
      config: { access: 'public', kept: {} },
      schema: {
        querystring: listQuery,
        response: { 200: z.array(z.union([faqSchema, publicFaqSchema])) },
      },
    },
    async (request, reply) =>
      request.staff
        ? replyWithTotal(reply, await faqEntries.list(db, request.query))
        : listActiveFaqs(db),
  );

  listRoutes(app, deps, {
    path,
    adminPath: '/api/admin/faqs',
    action: 'faq',
    name: 'faqs',
    messages: faqMessages,
    schema: faqSchema,
    input: faqInput,
    update: faqUpdate,
    entries: faqEntries,
  });
}
