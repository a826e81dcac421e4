import { z } from 'zod';
import { type ListQuery, languageQuery, listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { inLanguage } from '../../server/lists/translation.ts';
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
        querystring: listQuery.extend(languageQuery.shape),
        response: { 200: z.array(z.union([faqSchema, publicFaqSchema])) },
      },
    },
    async (request, reply) => {
      if (request.staff) return listForStaff(request, reply);
      const { language = 'mixed' } = request.query;
      return (await listActiveFaqs(db)).map((faq) => inLanguage(faq, language));
    },
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
