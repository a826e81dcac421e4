import { z } from 'zod';
import { idParams } from '../../contract.ts';
import { type Csv, newestFirst, sendCsv } from '../../server/csv.ts';
import type { App, Deps } from '../../server/deps.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import {
  aspectCountSchema,
  type Feedback,
  feedbackAnswer,
  feedbackExport,
  feedbackInput,
  feedbackPatch,
  feedbackQuery,
  feedbackSchema,
} from './contract.ts';
import { feedbackMessages } from './form.contract.ts';
import { feedbackReceiver } from './receive.ts';
import {
  countAspects,
  deleteFeedback,
  feedbackBefore,
  listFeedback,
  updateFeedback,
} from './store.ts';

const path = '/api/admin/feedback';
const done = z.object({ message: z.string() });

const columns: Csv<Feedback>['columns'] = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  category: ({ category }) => category,
  menuItem: ({ menuItem }) => menuItem?.name ?? null,
  aspects: ({ aspects }) => aspects.join('; '),
  details: ({ details }) => details,
  rating: ({ rating }) => rating,
  notes: ({ notes }) => notes,
  isHandled: ({ isHandled }) => isHandled,
};

export function feedbackRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const receive = feedbackReceiver(deps);

  app.post(
    '/api/feedback',
    {
      config: { access: 'public' },
      schema: { body: feedbackInput, response: { 201: feedbackAnswer } },
    },
    async (request, reply) => {
      const id = await receive(request, request.body);
      return reply.code(201).send({ success: true, message: feedbackMessages.sent, id });
    },
  );

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: feedbackQuery, response: { 200: z.array(feedbackSchema) } },
    },
    async (request, reply) => sendRows(reply, await listFeedback(db, request.query)),
  );

  app.get(
    `${path}/aspects`,
    { config: { access: 'editor' }, schema: { response: { 200: z.array(aspectCountSchema) } } },
    () => countAspects(db),
  );

  app.get(
    `${path}.csv`,
    { config: { access: 'editor' }, schema: { querystring: feedbackExport } },
    async (request, reply) => {
      await audit(db, request, 'feedback.export', '');
      const pages = newestFirst((before, limit) =>
        feedbackBefore(db, request.query, before, limit),
      );
      return sendCsv(reply, { name: 'feedback', columns, pages }, clock());
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: feedbackPatch, response: { 200: feedbackSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const changed = await updateFeedback(tx, request.params.id, request.body);
        await audit(
          tx,
          request,
          'feedback.update',
          changed.id,
          Object.keys(request.body).join(' '),
        );
        return changed;
      }),
  );

  app.delete(
    `${path}/:id`,
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteFeedback(tx, request.params.id);
        await audit(tx, request, 'feedback.delete', request.params.id);
        return { message: 'Feedback deleted successfully' };
      }),
  );
}
