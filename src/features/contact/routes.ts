import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formAnswer, idParams } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { newestFirst, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { deleteMailsAbout, forgetCaptured } from '../email/store.ts';
import { replyInput } from '../replies/contract.ts';
import { deleteReplyMails } from '../replies/person-store.ts';
import { addReply, expectColleague, REPLY_PATIENCE } from '../replies/store.ts';
import { contactInput, contactMessages } from './contract.ts';
import {
  type ContactPatch,
  type ContactQuery,
  contactCsv,
  contactExport,
  contactMessageSchema,
  contactPatch,
  contactQuery,
  messageTexts,
} from './staff.contract.ts';
import {
  changeContactMessage,
  contactMessagesBefore,
  deleteContactMessage,
  findContactMessage,
  listContactMessages,
} from './store.ts';
import { submitContactMessage } from './submit.ts';

const path = '/api/admin/contact-messages';
const done = z.object({ message: z.string() });

function actionOf(change: ContactPatch) {
  if ('assignedTo' in change) return 'contact.assign';
  return change.isHandled ? 'contact.handle' : 'contact.reopen';
}

export function contactRoutes(app: App, deps: Deps) {
  const { db } = deps.database;
  const readerOf = ({ staff }: Pick<FastifyRequest, 'staff'>) => ({
    accountId: staff?.id,
    now: deps.clock(),
  });

  app.post(
    '/api/contact',
    {
      config: { access: 'public' },
      schema: { body: contactInput, response: { 201: formAnswer } },
    },
    async (request, reply) => {
      const id = await submitContactMessage(deps, request, request.body);
      return reply.code(201).send({ success: true, message: contactMessages.sent, id });
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: contactQuery, response: { 200: z.array(contactMessageSchema) } },
    },
    replyWithPage((query: ContactQuery, request) =>
      listContactMessages(db, query, readerOf(request)),
    ),
  );

  app.get(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, response: { 200: contactMessageSchema } },
    },
    ({ params }) => findContactMessage(db, params.id),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: contactExport } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'contact-messages',
        action: 'contact',
        schema: contactCsv,
        pages: newestFirst((before, limit) =>
          contactMessagesBefore(db, request.query, readerOf(request), before, limit),
        ),
      }),
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: contactPatch, response: { 200: contactMessageSchema } },
    },
    async (request) => {
      const { body, params } = request;
      if ('assignedTo' in body) await expectColleague(db, body.assignedTo);
      return recordChange(db, request, actionOf(body), (tx) =>
        changeContactMessage(tx, params.id, body),
      );
    },
  );

  app.post(
    `${path}/:id/replies`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: replyInput, response: { 201: contactMessageSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const by = { id: request.staff?.id ?? null, name: request.staff?.name ?? '' };
      const { mailId } = await recordChange(
        db,
        request,
        'contact.reply',
        async (tx) => {
          const { message: quote } = await findContactMessage(tx, id);
          const to = { messageId: id };
          const mailId = await addReply(tx, {
            to,
            input: request.body,
            quote,
            by,
            now: deps.clock(),
          });
          // By mail it is answered once the mail server has accepted that.
          if (mailId === null) await changeContactMessage(tx, id, { isHandled: true });
          return { mailId };
        },
        () => ({ target: id, detail: request.body.channel }),
      );
      if (mailId !== null) await deps.outbox.deliver(mailId, REPLY_PATIENCE);
      return reply.code(201).send(await findContactMessage(db, id));
    },
  );

  app.delete(
    `${path}/:id`,
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      const { id } = request.params;
      const { messageIds } = await recordChange(db, request, 'contact.delete', async (tx) => {
        const about = await deleteMailsAbout(tx, 'message', id, deps.env);
        const answers = await deleteReplyMails(tx, 'messageId', [id], deps.env);
        return { ...(await deleteContactMessage(tx, id)), messageIds: [...about, ...answers] };
      });
      await forgetCaptured(deps, messageIds);
      return { message: messageTexts.deleted };
    },
  );
}
