import type { FastifyRequest } from 'fastify';
import { type Localized, localized, sayLocalized, unpackLocalized } from '../../messages.ts';
import { recordEvent, recordPrivateChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { conflict } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { EVERY_OUTLET } from '../../server/lists/outlet-scope.ts';
import type { MailState } from '../../server/mail.ts';
import type { OutboxMail } from '../email/mail-kind.ts';
import { cancelMails, deleteMailsAbout, listMailsAbout } from '../email/store.ts';
import { stateOf } from '../rewards/contract.ts';
import {
  detachReward,
  issueReward,
  listRewardsByRating,
  queueRewardMail,
  startValidity,
  voidReward,
} from '../rewards/store.ts';
import type { SendAnswer } from './staff.contract.ts';
import { changeRating, deleteRating, markRewardSent, ratingInbox } from './store.ts';
import { staffTexts } from './tab/messages.ts';
import type { RatingRow } from './table.ts';

/** A code that the customer already has becomes valid again. */
export async function verifyRating(tx: Db, id: number, by: string, now: Date): Promise<RatingRow> {
  const rating = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  if (rating.isVerified) return rating;
  if (rating.isRejected) throw conflict(staffTexts.isRejected, 'rejected');
  const issued = await listRewardsByRating(tx, [id]);
  if (issued.has(id)) await issueReward(tx, { ratingId: id, name: rating.name }, now);
  const verifiedAt = now.toISOString();
  return changeRating(tx, id, { isVerified: true, verifiedAt, verifiedByName: by });
}

/** A code that was used stays used; any other no longer works. */
export async function unverifyRating(tx: Db, id: number, now: Date): Promise<RatingRow> {
  await voidAndCancel(tx, id, now);
  return changeRating(tx, id, { isVerified: false, verifiedAt: null, verifiedByName: null });
}

export async function rejectRating(tx: Db, id: number, reason: string): Promise<RatingRow> {
  const { isVerified, rejectedReason } = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  if (isVerified) throw conflict(staffTexts.isVerified, 'verified');
  if (rejectedReason !== null && rejectedReason !== reason) {
    throw conflict(localized(staffTexts.rejectedAlready, { reason: rejectedReason }), 'rejected');
  }
  return changeRating(tx, id, { isRejected: true, rejectedReason: reason });
}

export const restoreRating = (tx: Db, id: number): Promise<RatingRow> =>
  changeRating(tx, id, { isRejected: false, rejectedReason: null });

type Removed = { proofKey: string; messageIds: string[] };

/** Also deletes its mails. Returns the files to delete after the transaction. */
export async function removeRating(
  tx: Db,
  id: number,
  env: Pick<Deps['env'], 'SITE_URL'>,
  now: Date,
): Promise<Removed> {
  const rating = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  await detachReward(tx, rating, now);
  const messageIds = await deleteMailsAbout(tx, 'rating', id, env);
  const { proofKey } = await deleteRating(tx, id);
  return { proofKey, messageIds };
}

/** Locks the rating first, as every step does, or two steps could wait for each other. */
async function voidAndCancel(tx: Db, id: number, now: Date): Promise<void> {
  await ratingInbox.lock(tx, id, EVERY_OUTLET);
  await voidReward(tx, id, now);
  await cancelMails(tx, 'reward', 'rating', id);
}

/** The API promises an answer within two seconds, so staff wait no longer for the mail server. */
const PATIENCE_MS = 1_500;

/** Without a mail server the audit log must not say "sent": the reward has reached nobody. */
const KEEPING = 'rating.keep';
const hasServer = ({ mail }: Deps) => mail.server.mode === 'smtp';

/**
 * Issues the reward and queues its mail in one transaction, then tries to send it. A second call at
 * the same moment waits for the first and learns that the mail is on its way.
 */
export const sendReward = (deps: Deps, request: FastifyRequest, id: number): Promise<SendAnswer> =>
  recordAndDeliver(deps, request, 'rating.send', id, (tx) =>
    queueReward(tx, id, hasServer(deps), deps.clock()),
  );

/** A customer who never got the reward gets the same code with the same last day. */
export const resendReward = (
  deps: Deps,
  request: FastifyRequest,
  id: number,
): Promise<SendAnswer> =>
  recordAndDeliver(deps, request, 'rating.resend', id, (tx) =>
    queueRewardAgain(tx, id, deps.clock()),
  );

async function recordAndDeliver(
  deps: Deps,
  request: FastifyRequest,
  sending: 'rating.send' | 'rating.resend',
  id: number,
  queue: (tx: Db) => Promise<OutboxMail>,
): Promise<SendAnswer> {
  const { database, outbox } = deps;
  const action = hasServer(deps) ? sending : KEEPING;
  const mail = await recordPrivateChange(database.db, request, { action, target: id }, queue);
  // A request that waits for the mail server would keep other requests out.
  request.leaveQueue();
  const { state, error } = await outbox.deliver(mail.id, PATIENCE_MS);
  const why = error === null ? null : unpackLocalized(error);
  const answer = answerFor(state, mail.recipient, why);
  return { ...answer, message: sayLocalized(requestReader(request), answer.message) };
}

function answerFor(
  state: MailState,
  to: string,
  why: Localized | null,
): Omit<SendAnswer, 'message'> & { message: Localized } {
  const { mailAccepted, mailKeptFor, mailQueuedFor, mailQueuedBecause, sendFailed } = staffTexts;
  switch (state) {
    case 'accepted':
      return { success: true, state, message: localized(mailAccepted, { to }) };
    case 'kept':
      return { success: true, state, message: localized(mailKeptFor, { to }) };
    case 'queued':
    case 'sending': {
      const message = why
        ? localized(mailQueuedBecause, { to, why })
        : localized(mailQueuedFor, { to });
      return { success: true, state: 'queued', message };
    }
    case 'failed':
    case 'cancelled':
      return { success: false, state: 'failed', message: why ?? sendFailed };
  }
}

/** The mail is queued, and sent soon after the answer. */
export async function verifyAndSend(
  deps: Deps,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  const { database, clock } = deps;
  const action = hasServer(deps) ? 'rating.send' : KEEPING;
  await recordPrivateChange(database.db, request, { action, target: id }, async (tx) => {
    const now = clock();
    if (!(await ratingInbox.lock(tx, id, EVERY_OUTLET)).isVerified) {
      await verifyRating(tx, id, request.staff?.name ?? '', now);
      await recordEvent(tx, request, 'rating.verify', { target: id });
    }
    await queueReward(tx, id, hasServer(deps), now);
  });
}

async function queueReward(tx: Db, id: number, canSend: boolean, now: Date): Promise<OutboxMail> {
  const { name, email, voice, isVerified } = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  if (!isVerified) throw conflict(staffTexts.notVerified, 'not_verified');
  const reward = await issueReward(tx, { ratingId: id, name }, now);
  if (reward.sentAt !== null) throw conflict(staffTexts.alreadySent, 'already_sent');
  if (reward.usedAt !== null) throw conflict(staffTexts.alreadyRedeemed, 'redeemed');
  const earlier = (await rewardMailsOf(tx, id)).at(-1);
  if (earlier?.state === 'kept' && !canSend) throw conflict(staffTexts.keptAlready, 'already_sent');
  if (earlier && isOnItsWay(earlier)) throw conflict(staffTexts.onItsWay, 'on_its_way');
  await markRewardSent(tx, id, false);
  return queueRewardMail(tx, reward, { email, voice }, now);
}

/** A shop that sends the code by WhatsApp says so itself: nothing else can know that it arrived. */
export async function markSent(tx: Db, id: number, now: Date): Promise<void> {
  const { isVerified } = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  if (!isVerified) throw conflict(staffTexts.notVerified, 'not_verified');
  const reward = (await listRewardsByRating(tx, [id])).get(id);
  if (!reward || stateOf(reward, now) !== 'issued') {
    throw conflict(staffTexts.notValid, 'not_valid');
  }
  if (reward.sentAt !== null) throw conflict(staffTexts.alreadySent, 'already_sent');
  if ((await rewardMailsOf(tx, id)).some(({ state }) => state === 'sending')) {
    throw conflict(staffTexts.onItsWay, 'on_its_way');
  }
  await cancelMails(tx, 'reward', 'rating', id);
  await markRewardSent(tx, id, true);
  await startValidity(tx, reward.code, now);
}

/** The first mail counts, too. */
const MAX_MAILS = 4;

async function queueRewardAgain(tx: Db, id: number, now: Date): Promise<OutboxMail> {
  const { email, voice } = await ratingInbox.lock(tx, id, EVERY_OUTLET);
  const reward = (await listRewardsByRating(tx, [id])).get(id);
  if (!reward || reward.sentAt === null) throw conflict(staffTexts.notSentYet, 'not_sent');
  if (stateOf(reward, now) !== 'issued') throw conflict(staffTexts.notValid, 'not_valid');
  const mails = await rewardMailsOf(tx, id);
  if (mails.some(isOnItsWay)) throw conflict(staffTexts.onItsWay, 'on_its_way');
  if (mails.length >= MAX_MAILS) throw conflict(staffTexts.tooOften, 'too_often');
  const to = { email, voice };
  return queueRewardMail(tx, { ...reward, ratingId: id }, to, now, mails.length + 1);
}

const rewardMailsOf = async (tx: Db, id: number): Promise<OutboxMail[]> =>
  (await listMailsAbout(tx, 'reward', 'rating', [id])).get(id) ?? [];

const isOnItsWay = ({ state }: OutboxMail) => state === 'queued' || state === 'sending';
