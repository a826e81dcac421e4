import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { faqInput, faqSchema, faqUpdate, publicFaqSchema } from './contract.ts';
import { faqTexts } from './messages.ts';
import { faqEntries, listActiveFaqs } from './store.ts';

export const faqRoutes = (app: App, deps: Deps) =>
  listRoutes(app, deps, {
    path: '/api/faqs',
    action: 'faq',
    name: 'faqs',
    texts: faqTexts,
    schema: faqSchema,
    input: faqInput,
    update: faqUpdate,
    entries: faqEntries,
    visitors: { schema: publicFaqSchema, list: listActiveFaqs },
  });
