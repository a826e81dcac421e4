import { z } from 'zod';
import { idParams, listQuery, orderSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { csvRoute } from '../../server/list-csv.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import { faqInput, faqMessages, faqSchema } from './contract.ts';
import { createFaq, deleteFaq, listActiveFaqs, listFaqs, orderFaqs, updateFaq } from './store.ts';

const done = z.object({ message: z.string() });

export function faqRoutes(app: App, deps: Deps) {
  const {
    database: { db },
    clock,
  } = deps;

  app.get(
    '/api/faqs',
    {
      config: { access: 'public' },
      schema: { querystring: listQuery, response: { 200: z.array(faqSchema) } },
    },
    async (request, reply) =>
      request.staff ? sendRows(reply, await listFaqs(db, request.query)) : listActiveFaqs(db),
  );

  app.post(
    '/api/faqs',
    { config: { access: 'editor' }, schema: { body: faqInput, response: { 201: faqSchema } } },
    async (request, reply) => {
      const faq = await db.transaction(async (tx) => {
        const created = await createFaq(tx, request.body, clock());
        await audit(tx, request, 'faq.create', created.id);
        return created;
      });
      return reply.code(201).send(faq);
    },
  );

  app.put(
    '/api/faqs/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: faqInput, response: { 200: faqSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const faq = await updateFaq(tx, request.params.id, request.body);
        await audit(tx, request, 'faq.update', faq.id);
        return faq;
      }),
  );

  app.delete(
    '/api/faqs/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteFaq(tx, request.params.id);
        await audit(tx, request, 'faq.delete', request.params.id);
        return { message: faqMessages.deleted };
      }),
  );

  app.put(
    '/api/admin/faqs/order',
    { config: { access: 'editor' }, schema: { body: orderSchema, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await orderFaqs(tx, request.body.ids);
        await audit(tx, request, 'faq.order', request.body.ids.join(' '));
        return { message: faqMessages.updated };
      }),
  );

  csvRoute(app, deps, {
    path: '/api/admin/faqs',
    name: 'faqs',
    access: 'editor',
    columns: ['id', 'question', 'answer', 'displayOrder', 'isActive', 'createdAt'],
    read: (query) => listFaqs(db, query),
  });
}
