import { z } from 'zod';
import { formAnswer, idParams } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { forgetCaptured } from '../email/store.ts';
import { servePrivatePicture } from '../media/store.ts';
import {
  rejectRating,
  removeRating,
  resendReward,
  restoreRating,
  sendReward,
  unverifyRating,
  verifyRating,
} from './actions.ts';
import { ratingMessages } from './contract.ts';
import { countFunnel } from './numbers-store.ts';
import { inOneSnapshot, presentRating, presentRatings, presentStates } from './present.ts';
import {
  funnelSchema,
  type RatingExport,
  type RatingQuery,
  ratingColumns,
  ratingExport,
  ratingQuery,
  ratingSchema,
  rejectInput,
  sendAnswer,
  staffMessages,
  verifyInput,
} from './staff.contract.ts';
import { findRating, listRatings, ratingsAfter } from './store.ts';
import { submitRating } from './submit.ts';

const path = '/api/admin/app-ratings';
const config = { access: 'editor' } as const;
const response = { 200: ratingSchema };
const done = z.object({ message: z.string() });

export function ratingRoutes(app: App, deps: Deps) {
  const { clock, env, files } = deps;
  const { db } = deps.database;

  app.post(
    '/api/app-ratings',
    { config: { access: 'public' }, schema: { response: { 201: formAnswer } } },
    async (request, reply) => {
      const id = await submitRating(deps, request, reply);
      return reply.code(201).send({ success: true, message: ratingMessages.sentDetail, id });
    },
  );

  app.get(
    path,
    { config, schema: { querystring: ratingQuery, response: { 200: z.array(ratingSchema) } } },
    replyWithPage((query: RatingQuery) =>
      inOneSnapshot(db, async (tx) => {
        const { rows, total } = await listRatings(tx, query);
        return { rows: await presentRatings(tx, deps, rows), total };
      }),
    ),
  );

  app.get(`${path}/funnel`, { config, schema: { response: { 200: funnelSchema } } }, () =>
    countFunnel(db),
  );

  app.get(`${path}.csv`, { config, schema: { querystring: ratingExport } }, (request, reply) =>
    replyWithCsv(deps, request, reply, {
      name: 'app-ratings',
      action: 'rating',
      schema: ratingColumns,
      pages: everyRating(deps, request.query),
    }),
  );

  app.get(`${path}/:id`, { config, schema: { params: idParams, response } }, (request) =>
    presentRating(deps, request.params.id),
  );

  app.get(`${path}/:id/proof`, { config, schema: { params: idParams } }, async (request, reply) => {
    const { proofKey } = await findRating(db, request.params.id);
    return servePrivatePicture(request, reply, deps, proofKey);
  });

  app.patch(
    `${path}/:id/verify`,
    { config, schema: { params: idParams, body: verifyInput, response } },
    async (request) => {
      const { id } = request.params;
      const { isVerified } = request.body;
      const by = request.staff?.name ?? '';
      await recordChange(db, request, isVerified ? 'rating.verify' : 'rating.unverify', (tx) =>
        isVerified ? verifyRating(tx, id, by, clock()) : unverifyRating(tx, id, clock()),
      );
      return presentRating(deps, id);
    },
  );

  app.patch(
    `${path}/:id/reject`,
    { config, schema: { params: idParams, body: rejectInput, response } },
    async (request) => {
      const { id } = request.params;
      const input = request.body;
      await recordChange(
        db,
        request,
        input.isRejected ? 'rating.reject' : 'rating.restore',
        (tx) => (input.isRejected ? rejectRating(tx, id, input.reason) : restoreRating(tx, id)),
        () => ({ target: id, detail: input.isRejected ? input.reason : '' }),
      );
      return presentRating(deps, id);
    },
  );

  app.post(
    `${path}/:id/send-reward`,
    { config, schema: { params: idParams, response: { 200: sendAnswer } } },
    (request) => sendReward(deps, request, request.params.id),
  );

  app.post(
    `${path}/:id/resend-reward`,
    { config, schema: { params: idParams, response: { 200: sendAnswer } } },
    (request) => resendReward(deps, request, request.params.id),
  );

  app.delete(
    `${path}/:id`,
    {
      config: { access: 'owner' },
      schema: { params: idParams, response: { 200: done } },
    },
    async (request) => {
      const { id } = request.params;
      const { proofKey, messageIds } = await recordChange(
        db,
        request,
        'rating.delete',
        (tx) => removeRating(tx, id, env, clock()),
        () => ({ target: id }),
      );
      await forgetCaptured(deps, messageIds);
      await files
        .delete(proofKey)
        .catch((err: unknown) => request.log.warn({ err }, 'A proof stays until the sweep'));
      return { message: staffMessages.deleted };
    },
  );
}

const PAGE = 500;

async function* everyRating(deps: Deps, query: RatingExport) {
  let after: number | undefined;
  do {
    const rows = await ratingsAfter(deps.database.db, query, after, PAGE);
    if (rows.length > 0) yield presentStates(deps, rows);
    after = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}
