import { formAnswer, idParams, outcomesSchema, someIds } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordPrivateChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { changeEach } from '../../server/lists/change-each.ts';
import { inboxRoutes, presentOne } from '../../server/lists/inbox-routes.ts';
import { servePrivatePicture } from '../media/store.ts';
import {
  markSent,
  rejectRating,
  resendReward,
  restoreRating,
  sendReward,
  unverifyRating,
  verifyAndSend,
  verifyRating,
} from './actions.ts';
import { ratingTexts } from './messages.ts';
import { countFunnel } from './numbers-store.ts';
import { removeRatings } from './person-store.ts';
import { presentRatings, presentStates } from './present.ts';
import {
  funnelSchema,
  ratingColumns,
  ratingQuery,
  ratingSchema,
  rejectInput,
  sendAnswer,
  verifyInput,
} from './staff.contract.ts';
import { ratingInbox } from './store.ts';
import { submitRating } from './submit.ts';
import { ratingHeadings, staffTexts } from './tab/messages.ts';

const path = '/api/admin/app-ratings';
const config = { access: 'editor' } as const;
const response = { 200: ratingSchema };

const inbox = {
  path,
  action: 'rating',
  schema: ratingSchema,
  query: ratingQuery,
  store: ratingInbox,
  present: presentRatings,
  csv: {
    name: 'app-ratings',
    schema: ratingColumns,
    headings: ratingHeadings,
    present: presentStates,
  },
  remove: removeRatings,
  deletedBy: 'owner',
  deleted: staffTexts.deleted,
} as const;

export function ratingRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;

  app.post(
    '/api/app-ratings',
    { config: { access: 'public', takesUpload: true }, schema: { response: { 201: formAnswer } } },
    async (request, reply) => {
      const id = await submitRating(deps, request, reply);
      return reply
        .code(201)
        .send({ success: true, message: say(requestReader(request), ratingTexts.sentDetail), id });
    },
  );

  inboxRoutes(app, deps, inbox);

  app.get(`${path}/funnel`, { config, schema: { response: { 200: funnelSchema } } }, () =>
    countFunnel(db),
  );

  app.get(`${path}/:id/proof`, { config, schema: { params: idParams } }, async (request, reply) => {
    const { proofKey } = await ratingInbox.find(db, request.params.id, request.scope);
    return servePrivatePicture(request, reply, deps, proofKey);
  });

  app.patch(
    `${path}/:id/verify`,
    { config, schema: { params: idParams, body: verifyInput, response } },
    async (request) => {
      const { id } = request.params;
      const { isVerified } = request.body;
      const by = request.staff?.name ?? '';
      await recordPrivateChange(
        db,
        request,
        isVerified ? 'rating.verify' : 'rating.unverify',
        (tx) => (isVerified ? verifyRating(tx, id, by, clock()) : unverifyRating(tx, id, clock())),
      );
      return presentOne(deps, inbox, request);
    },
  );

  app.patch(
    `${path}/:id/reject`,
    { config, schema: { params: idParams, body: rejectInput, response } },
    async (request) => {
      const { id } = request.params;
      const input = request.body;
      await recordPrivateChange(
        db,
        request,
        {
          action: input.isRejected ? 'rating.reject' : 'rating.restore',
          target: id,
          detail: input.isRejected ? input.reason : '',
        },
        (tx) => (input.isRejected ? rejectRating(tx, id, input.reason) : restoreRating(tx, id)),
      );
      return presentOne(deps, inbox, request);
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

  app.patch(
    `${path}/:id/mark-sent`,
    { config, schema: { params: idParams, response } },
    async (request) => {
      const { id } = request.params;
      const action = { action: 'rating.mark-sent', target: id };
      await recordPrivateChange(db, request, action, (tx) => markSent(tx, id, clock()));
      return presentOne(deps, inbox, request);
    },
  );

  app.post(
    `${path}/verify-and-send`,
    { config, schema: { body: someIds, response: { 200: outcomesSchema } } },
    async (request) => {
      const outcomes = await changeEach(request, request.body.ids, (id) =>
        verifyAndSend(deps, request, id),
      );
      deps.outbox.wake();
      return outcomes;
    },
  );
}
