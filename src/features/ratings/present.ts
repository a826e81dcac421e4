import { type Reader, unpacked } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { prefixFor } from '../content/registry/languages.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import type { OutboxMail } from '../email/mail-kind.ts';
import { listMailsAbout, perhapsSent } from '../email/store.ts';
import { barcodePath, type Reward, stateOf as rewardStateOf } from '../rewards/contract.ts';
import { listRewardsByRating } from '../rewards/store.ts';
import { countHints } from './numbers-store.ts';
import type { Rating, RatingState } from './staff.contract.ts';
import type { RatingRow } from './table.ts';
import { ageOf } from './working-days.ts';

/** One transaction reads everything, so that the parts fit together. */
export async function presentRatings(
  tx: Db,
  { env, clock }: Pick<Deps, 'env' | 'clock'>,
  rows: RatingRow[],
  reader: Reader,
): Promise<Rating[]> {
  const ids = rows.map(({ id }) => id);
  const rewards = await listRewardsByRating(tx, ids);
  const mails = await listMailsAbout(tx, 'reward', 'rating', ids);
  const hints = await countHints(tx, ids);
  const { languages } = valuesOf('contact', await readValues(tx));
  const now = clock();
  return rows.map(({ proofKey: _key, pictureGroup: _group, ...row }) => {
    const reward = rewards.get(row.id);
    const state = stateOf(row, reward);
    return {
      ...row,
      state,
      proofImageUrl: `/api/admin/app-ratings/${row.id}/proof`,
      age: state === 'pending' ? ageOf(row.createdAt, now) : null,
      reward: reward
        ? rewardOf(
            reward,
            env.SITE_URL + barcodePath(reward.code, prefixFor(row.voice, languages)),
            now,
          )
        : null,
      delivery: deliveryOf(mails.get(row.id)?.at(-1), reader),
      hints: hints.get(row.id) ?? { sameNumber: 0, sameEmail: 0, samePicture: 0 },
    };
  });
}

/** The CSV file must hold no codes, so it gets the states only. */
export async function presentStates({ database: { db } }: Deps, rows: RatingRow[]) {
  const ids = rows.map(({ id }) => id);
  const rewards = await listRewardsByRating(db, ids);
  return rows.map((row) => ({ ...row, state: stateOf(row, rewards.get(row.id)) }));
}

function stateOf(
  row: RatingRow | Omit<RatingRow, 'proofKey' | 'pictureGroup'>,
  reward?: Reward,
): RatingState {
  if (row.isRejected) return 'rejected';
  if (reward?.usedAt) return 'redeemed';
  if (!row.isVerified) return 'pending';
  return reward?.sentAt ? 'sent' : 'verified';
}

function rewardOf(reward: Reward, link: string, now: Date): Rating['reward'] {
  const { code, validUntil, usedAt, sentAt } = reward;
  return { code, state: rewardStateOf(reward, now), validUntil, usedAt, sentAt, link };
}

function deliveryOf(mail: OutboxMail | undefined, reader: Reader): Rating['delivery'] {
  if (!mail) return null;
  const { state, attempts, error, nextAttemptAt } = mail;
  return {
    state,
    attempts,
    perhapsSent: perhapsSent(mail),
    reason: error && unpacked(error, reader),
    nextAttemptAt: state === 'queued' ? nextAttemptAt : null,
  };
}
