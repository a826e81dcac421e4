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
import { feedbackInput, feedbackMessages } from './contract.ts';
import {
  aspectCountSchema,
  type FeedbackPatch,
  type FeedbackQuery,
  feedbackCsv,
  feedbackExport,
  feedbackHeadings,
  feedbackPatch,
  feedbackQuery,
  feedbackSchema,
} from './staff.contract.ts';
import {
  countAspects,
  deleteFeedback,
  feedbackBefore,
  findFeedback,
  listFeedback,
  updateFeedback,
} from './store.ts';
import { submitFeedback } from './submit.ts';

const path = '/api/admin/feedback';
const done = z.object({ message: z.string() });

function actionOf({ notes, isHandled, assignedTo }: FeedbackPatch) {
  if (notes !== undefined) return 'feedback.update';
  if (assignedTo !== undefined) return 'feedback.assign';
  return isHandled ? 'feedback.handle' : 'feedback.reopen';
}

export function feedbackRoutes(app: App, deps: Deps) {
  const { db } = deps.database;
  const readerOf = ({ staff }: Pick<FastifyRequest, 'staff'>) => ({
    accountId: staff?.id,
    now: deps.clock(),
  });

  app.post(
    '/api/feedback',
    {
      config: { access: 'public' },
      schema: { body: feedbackInput, response: { 201: formAnswer } },
    },
    async (request, reply) => {
      const id = await submitFeedback(deps, request, request.body);
      return reply.code(201).send({ success: true, message: feedbackMessages.sent, id });
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: feedbackQuery, response: { 200: z.array(feedbackSchema) } },
    },
    replyWithPage((query: FeedbackQuery, request) => listFeedback(db, query, readerOf(request))),
  );

  app.get(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, response: { 200: feedbackSchema } },
    },
    ({ params }) => findFeedback(db, params.id),
  );

  app.get(
    `${path}/aspects`,
    { config: { access: 'editor' }, schema: { response: { 200: z.array(aspectCountSchema) } } },
    () => countAspects(db),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: feedbackExport } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'feedback',
        action: 'feedback',
        schema: feedbackCsv,
        headings: feedbackHeadings,
        pages: newestFirst((before, limit) =>
          feedbackBefore(db, request.query, readerOf(request), before, limit),
        ),
      }),
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: feedbackPatch, response: { 200: feedbackSchema } },
    },
    async (request) => {
      const { body, params } = request;
      await expectColleague(db, body.assignedTo ?? null);
      return recordChange(
        db,
        request,
        actionOf(body),
        (tx) => updateFeedback(tx, params.id, body),
        ({ id }) => ({ target: id, detail: Object.keys(body).join(' ') }),
      );
    },
  );

  app.post(
    `${path}/:id/replies`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: replyInput, response: { 201: feedbackSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const by = { id: request.staff?.id ?? null, name: request.staff?.name ?? '' };
      const { mailId } = await recordChange(
        db,
        request,
        'feedback.reply',
        async (tx) => {
          const { details: quote } = await findFeedback(tx, id);
          const to = { feedbackId: id };
          const mailId = await addReply(tx, {
            to,
            input: request.body,
            quote,
            by,
            now: deps.clock(),
          });
          // By mail it is answered once the mail server has accepted that.
          if (mailId === null) await updateFeedback(tx, id, { isHandled: true });
          return { mailId };
        },
        () => ({ target: id, detail: request.body.channel }),
      );
      if (mailId !== null) await deps.outbox.deliver(mailId, REPLY_PATIENCE);
      return reply.code(201).send(await findFeedback(db, id));
    },
  );

  app.delete(
    `${path}/:id`,
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      const { id } = request.params;
      const { messageIds } = await recordChange(db, request, 'feedback.delete', async (tx) => {
        const about = await deleteMailsAbout(tx, 'feedback', id, deps.env);
        const answers = await deleteReplyMails(tx, 'feedbackId', [id], deps.env);
        return { ...(await deleteFeedback(tx, id)), messageIds: [...about, ...answers] };
      });
      await forgetCaptured(deps, messageIds);
      return { message: 'Feedback deleted successfully' };
    },
  );
}
