import type { FastifyRequest } from 'fastify';
import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { conflict } from '../../server/http/errors.ts';
import type { OutboxMail } from '../email/mail-kind.ts';
import { cancelMail, deleteMailsAbout, listMailsByKey } from '../email/store.ts';
import { rewardMailKey } from '../rewards/contract.ts';
import {
  issueReward,
  listRewardsByRating,
  queueRewardMail,
  releaseReward,
  voidReward,
} from '../rewards/store.ts';
import { type SendAnswer, staffMessages } from './staff.contract.ts';
import { changeRating, deleteRating, lockRating } from './store.ts';
import type { RatingRow } from './table.ts';

/** Verified again, the code that a customer may already hold works again. */
export async function verifyRating(tx: Db, id: number, by: string, now: Date): Promise<RatingRow> {
  const rating = await lockRating(tx, id);
  if (rating.isVerified) return rating;
  if (rating.isRejected) throw conflict(staffMessages.isRejected, 'rejected');
  const issued = await listRewardsByRating(tx, [id]);
  if (issued.has(id)) await issueReward(tx, { ratingId: id, name: rating.name }, now);
  const verifiedAt = now.toISOString();
  return changeRating(tx, id, { isVerified: true, verifiedAt, verifiedByName: by });
}

/** Its code no longer works, unless it was used. */
export async function unverifyRating(tx: Db, id: number, now: Date): Promise<RatingRow> {
  await takeBack(tx, id, now);
  return changeRating(tx, id, { isVerified: false, verifiedAt: null, verifiedByName: null });
}

export async function rejectRating(tx: Db, id: number, reason: string): Promise<RatingRow> {
  const { isVerified } = await lockRating(tx, id);
  if (isVerified) throw conflict(staffMessages.isVerified, 'verified');
  return changeRating(tx, id, { isRejected: true, rejectedReason: reason });
}

export const restoreRating = (tx: Db, id: number): Promise<RatingRow> =>
  changeRating(tx, id, { isRejected: false, rejectedReason: null });

type Removed = { proofKey: string; messageIds: string[] };

/** With the mails about it; gives what is left to delete from the disk after the transaction. */
export async function removeRating(
  tx: Db,
  id: number,
  env: Pick<Deps['env'], 'SITE_URL'>,
  now: Date,
): Promise<Removed> {
  const rating = await lockRating(tx, id);
  await releaseReward(tx, rating, now);
  const announced = await deleteMailsAbout(tx, 'reward', id, env);
  const notified = await deleteMailsAbout(tx, 'rating', id, env);
  const { proofKey } = await deleteRating(tx, id);
  return { proofKey, messageIds: [...announced, ...notified] };
}

/** The rating first, as everywhere: in one order, nobody waits in a circle. */
async function takeBack(tx: Db, id: number, now: Date): Promise<void> {
  await lockRating(tx, id);
  await voidReward(tx, id, now);
  await cancelMail(tx, rewardMailKey(id));
}

/** Staff wait no longer than two seconds. */
const PATIENCE = 1_500;

/**
 * Issues the reward and queues its mail in one transaction, then tries to send it. Whoever else
 * wants the same at this moment waits for the first, and is told that it is on its way.
 */
export async function sendReward(
  { database: { db }, outbox, mail: { server }, clock }: Deps,
  request: FastifyRequest,
  id: number,
): Promise<SendAnswer> {
  const mail = await recordChange(
    db,
    request,
    'rating.send',
    (tx) => queueReward(tx, id, clock()),
    () => ({ target: id }),
  );
  const { state, error } = await outbox.deliver(mail.id, PATIENCE);
  if (state === 'accepted') return accepted(server.mode, mail.recipient);
  if (state === 'queued' || state === 'sending') return queued(mail.recipient, error);
  return { success: false, state: 'failed', message: error ?? staffMessages.sendFailed };
}

async function queueReward(tx: Db, id: number, now: Date): Promise<OutboxMail> {
  const { name, email, isVerified, promoCodeSent } = await lockRating(tx, id);
  if (!isVerified) throw conflict(staffMessages.notVerified, 'not_verified');
  if (promoCodeSent) throw conflict(staffMessages.alreadySent, 'already_sent');
  const key = rewardMailKey(id);
  const earlier = (await listMailsByKey(tx, [key])).get(key);
  if (earlier && earlier.state !== 'failed' && earlier.state !== 'cancelled') {
    throw conflict(staffMessages.onItsWay, 'on_its_way');
  }
  const reward = await issueReward(tx, { ratingId: id, name }, now);
  if (reward.usedAt !== null) throw conflict(staffMessages.redeemed, 'redeemed');
  return queueRewardMail(tx, reward, email, now);
}

function accepted(mode: Deps['mail']['server']['mode'], to: string): SendAnswer {
  const message =
    mode === 'smtp'
      ? `The mail server accepted the reward for ${to}`
      : `The reward for ${to} was kept here: there is no mail server`;
  return { success: true, state: 'accepted', message };
}

function queued(to: string, error: string | null): SendAnswer {
  const why = error ? ` (${error})` : '';
  const message = `The reward for ${to} is queued${why}. It is tried again by itself.`;
  return { success: true, state: 'queued', message };
}
