import { z } from 'zod';
import { idParams } from '../../contract.ts';
import { type Csv, newestFirst, sendCsv } from '../../server/csv.ts';
import type { App, Deps } from '../../server/deps.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import {
  type ContactMessage,
  contactAnswer,
  contactExport,
  contactInput,
  contactMessageSchema,
  contactPatch,
  contactQuery,
  messageTexts,
} from './contract.ts';
import { contactMessages } from './form.contract.ts';
import { contactReceiver } from './receive.ts';
import {
  contactMessagesBefore,
  deleteContactMessage,
  handleContactMessage,
  listContactMessages,
} from './store.ts';

const path = '/api/admin/contact-messages';
const columns: Csv<ContactMessage>['columns'] = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  message: ({ message }) => message,
  isHandled: ({ isHandled }) => isHandled,
};
const done = z.object({ message: z.string() });

export function contactRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const receive = contactReceiver(deps);

  app.post(
    '/api/contact',
    {
      config: { access: 'public' },
      schema: { body: contactInput, response: { 201: contactAnswer } },
    },
    async (request, reply) => {
      const id = await receive(request, request.body);
      return reply.code(201).send({ success: true, message: contactMessages.sent, id });
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: contactQuery, response: { 200: z.array(contactMessageSchema) } },
    },
    async (request, reply) => sendRows(reply, await listContactMessages(db, request.query)),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: contactExport } },
    async (request, reply) => {
      await audit(db, request, 'contact.export', '');
      const pages = newestFirst((before, limit) =>
        contactMessagesBefore(db, request.query, before, limit),
      );
      return sendCsv(reply, { name: 'contact-messages', columns, pages }, clock());
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: contactPatch, response: { 200: contactMessageSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const { isHandled } = request.body;
        const message = await handleContactMessage(tx, request.params.id, isHandled);
        await audit(tx, request, isHandled ? 'contact.handle' : 'contact.reopen', message.id);
        return message;
      }),
  );

  app.delete(
    `${path}/:id`,
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteContactMessage(tx, request.params.id);
        await audit(tx, request, 'contact.delete', request.params.id);
        return { message: messageTexts.deleted };
      }),
  );
}
