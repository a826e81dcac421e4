import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Localized } from '../../messages.ts';
import { recordPrivateChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { HttpError, unauthenticated } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import type { Staff } from '../accounts/contract.ts';
import { zonesOfOutlets } from '../outlets/store.ts';
import {
  type RewardView,
  reasonNotRedeemable,
  redemptionInput,
  rewardSchema,
  undoInput,
  viewOf,
} from './contract.ts';
import { rewardTexts } from './messages.ts';
import { placeOf } from './place.ts';
import { findReward, listRedeemedToday, redeem, undoRedemption } from './store.ts';
import { createRewardFinder } from './unknown-codes.ts';

const params = z.object({ code: z.string().max(300) });
const path = '/api/rewards/:code';

export function rewardRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const find = createRewardFinder(deps);
  const response = { 200: rewardSchema };
  const askedBy = async (request: FastifyRequest) => ({
    by: signedIn(request.staff).id,
    now: clock(),
    reader: requestReader(request),
    zones: await zonesOfOutlets(db),
  });

  app.get(
    path,
    { config: { access: 'cashier' }, schema: { params, response } },
    async (request) => {
      const { id } = signedIn(request.staff);
      const reward = await find(`account:${id}`, request.params.code);
      return viewOf(reward, await askedBy(request));
    },
  );

  app.post(
    `${path}/redemption`,
    {
      config: { access: 'cashier' },
      schema: { params, body: redemptionInput.nullish(), response },
    },
    async (request) => {
      const { id, name } = signedIn(request.staff);
      const reward = await find(`account:${id}`, request.params.code);
      const { code } = reward;
      const asked = await askedBy(request);
      const redeemed = await recordPrivateChange(
        db,
        request,
        'reward.redeem',
        async (tx) => {
          const place = await placeOf(tx, request.scope, request.body ?? { where: '' });
          const done = await redeem(tx, code, { id, name, ...place }, asked.now);
          if (done) return done;
          const current = viewOf((await findReward(tx, code)) ?? reward, asked);
          throw notNow(current, reasonNotRedeemable(current) ?? rewardTexts.changed);
        },
        ({ ratingId, usedWhere }) => ({
          target: ratingId ?? '',
          detail: [code, usedWhere].join(' ').trim(),
        }),
      );
      return viewOf(redeemed, asked);
    },
  );

  app.delete(
    `${path}/redemption`,
    { config: { access: 'owner' }, schema: { params, body: undoInput, response } },
    async (request) => {
      const asked = await askedBy(request);
      const used = await find(`account:${asked.by}`, request.params.code);
      const undone = await recordPrivateChange(
        db,
        request,
        'reward.undo',
        async (tx) => {
          const done = await undoRedemption(tx, used.code);
          if (done) return done;
          const why = used.ratingId === null ? rewardTexts.ratingGone : rewardTexts.notUsed;
          throw notNow(viewOf(used, asked), why);
        },
        ({ ratingId, code }) => ({
          target: ratingId ?? '',
          detail: `${code} ${used.usedByName} ${used.usedAt}: ${request.body.reason}`,
        }),
      );
      return viewOf(undone, asked);
    },
  );

  app.get(
    '/api/admin/redemptions',
    { config: { access: 'cashier' }, schema: { response: { 200: z.array(rewardSchema) } } },
    async (request) => {
      const { id, role } = signedIn(request.staff);
      const asked = await askedBy(request);
      const { scope } = request;
      const by = role === 'owner' || role === 'manager' ? null : id;
      const redeemed = await listRedeemedToday(db, { by, scope }, asked.now);
      return redeemed.map((reward) => viewOf(reward, asked));
    },
  );
}

const notNow = (current: RewardView, why: Localized) =>
  new HttpError(409, 'not_redeemable', why, { current });

function signedIn(staff: Staff | null): Staff {
  if (!staff) throw unauthenticated();
  return staff;
}
