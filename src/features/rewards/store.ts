import { randomInt } from 'node:crypto';
import {
  type AnyColumn,
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { dayOf, startOfDay } from '../../time.ts';
import { readValues, valuesOf } from '../content/store.ts';
import { rewardTemplate } from '../email/contract.ts';
import { enqueueMail } from '../email/store.ts';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type IssuedReward,
  type Reward,
  validFrom,
} from './contract.ts';
import { rewards } from './table.ts';

/** Seventy-eight random bits: nobody guesses one. */
const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/**
 * The reward of a rating: the one it already has, or a new one. A voided one becomes valid again
 * with the code and the words the customer may already hold, and once it was sent, until the day
 * that the mail named.
 */
export async function issueReward(
  tx: Db,
  { ratingId, name }: { ratingId: number; name: string },
  now: Date,
): Promise<IssuedReward> {
  const contact = valuesOf('contact', await readValues(tx));
  const terms = {
    name,
    reward: contact.reward.name,
    issuedAt: now.toISOString(),
    validUntil: validFrom(now),
  };
  const validUntil = sql`case when ${rewards.sentAt} is null then excluded.valid_until else ${rewards.validUntil} end`;
  const issued = await tx
    .insert(rewards)
    .values({ ...terms, code: newCode(), ratingId })
    .onConflictDoUpdate({
      target: rewards.ratingId,
      set: { voidedAt: null, validUntil },
      setWhere: isNotNull(rewards.voidedAt),
    })
    .returning();
  const has = () => tx.select().from(rewards).where(eq(rewards.ratingId, ratingId));
  return { ...inserted(issued.length > 0 ? issued : await has()), ratingId };
}

/**
 * Queues the mail that brings a reward to its customer; asked again, it is the same mail.
 *
 * @param nth which mail with this reward it is: another one has a Message-ID of its own, since mail
 *   programs drop what they believe to have already
 */
export function queueRewardMail(
  tx: Db,
  { ratingId, code }: IssuedReward,
  recipient: string,
  now: Date,
  nth = 1,
) {
  const key = nth === 1 ? `reward:${ratingId}` : `reward:${ratingId}:${nth}`;
  const about = { about: 'rating', aboutId: ratingId } as const;
  const mail = { key, kind: 'reward', ...about, recipient, subject: rewardTemplate.subject };
  return enqueueMail(tx, { ...mail, data: { code } }, now);
}

/** What was not used yet works no longer; what was used stays used, and is void if that is undone. */
export async function voidReward(tx: Db, ratingId: number, now: Date): Promise<void> {
  await tx
    .update(rewards)
    .set({ voidedAt: now.toISOString() })
    .where(and(eq(rewards.ratingId, ratingId), isNull(rewards.voidedAt)));
}

/**
 * Parts a reward from its rating, which is being deleted: without its customer's name it stays on
 * record, void unless it was used.
 */
export async function detachReward(
  tx: Db,
  { id, createdAt }: { id: number; createdAt: string },
  now: Date,
): Promise<void> {
  await voidReward(tx, id, now);
  await tx
    .update(rewards)
    .set({ ratingId: null, name: '', ratedAt: createdAt })
    .where(eq(rewards.ratingId, id));
}

export async function listRewardsByRating(
  db: Db,
  ratingIds: number[],
): Promise<Map<number, Reward>> {
  const rows = await db.select().from(rewards).where(inArray(rewards.ratingId, ratingIds));
  return new Map(
    rows.flatMap((reward) => (reward.ratingId === null ? [] : [[reward.ratingId, reward]])),
  );
}

/** A condition for queries of ratings: whether the reward of one was used. */
export const isRedeemed = (ratingId: AnyColumn | SQL): SQL =>
  sql`exists (select from ${rewards} where ${rewards.ratingId} = ${ratingId} and ${rewards.usedAt} is not null)`;

/** The same: whether the mail server accepted a mail with it. */
export const isSent = (ratingId: AnyColumn | SQL): SQL =>
  sql`exists (select from ${rewards} where ${rewards.ratingId} = ${ratingId} and ${rewards.sentAt} is not null)`;

/** For queries that count many ratings: their rewards as what stands behind a `join`. */
export const rewardOfRating = (ratingId: AnyColumn): SQL =>
  sql`${rewards} on ${rewards.ratingId} = ${ratingId}`;
export const wasRedeemed: SQL = sql`${rewards.usedAt} is not null`;
export const wasSent: SQL = sql`${rewards.sentAt} is not null`;
/** Of a rating, also when only its reward is left. */
export const submittedAt = (createdAt: AnyColumn): SQL =>
  sql`coalesce(${createdAt}, ${rewards.ratedAt})`;

export async function findReward(db: Db, code: string): Promise<Reward | undefined> {
  const [reward] = await db.select().from(rewards).where(eq(rewards.code, code));
  return reward;
}

/** Its thirty days begin when the mail server has accepted the first mail with it. */
export async function startValidity(tx: Db, code: string, now: Date): Promise<void> {
  await tx
    .update(rewards)
    .set({ validUntil: validFrom(now), sentAt: now.toISOString() })
    .where(and(eq(rewards.code, code), isNull(rewards.sentAt)));
}

type Redemption = { id: number; name: string; where: string };

/** One conditional update: of any number at once, one gets the reward and the others nothing. */
export async function redeem(
  db: Db,
  code: string,
  { id, name, where }: Redemption,
  now: Date,
): Promise<Reward | undefined> {
  const at = now.toISOString();
  const [redeemed] = await db
    .update(rewards)
    .set({ usedAt: at, usedBy: id, usedByName: name, usedWhere: where || null })
    .where(
      and(
        eq(rewards.code, code),
        isNull(rewards.usedAt),
        isNull(rewards.voidedAt),
        gte(rewards.validUntil, at),
      ),
    )
    .returning();
  return redeemed;
}

/** The reward as it was before it was redeemed; undefined when it was not, or has no rating any more. */
export async function undoRedemption(db: Db, code: string): Promise<Reward | undefined> {
  const [undone] = await db
    .update(rewards)
    .set({ usedAt: null, usedBy: null, usedByName: null, usedWhere: null })
    .where(and(eq(rewards.code, code), isNotNull(rewards.usedAt), isNotNull(rewards.ratingId)))
    .returning();
  return undone;
}

/** How many reached the mail server in a stretch of time. */
export const countSent = (db: Db, from: Date, to: Date): Promise<number> =>
  db.$count(
    rewards,
    and(gte(rewards.sentAt, from.toISOString()), lt(rewards.sentAt, to.toISOString())),
  );

/** How many were redeemed in a stretch of time. */
export const countRedeemed = (db: Db, from: Date, to: Date): Promise<number> =>
  db.$count(
    rewards,
    and(gte(rewards.usedAt, from.toISOString()), lt(rewards.usedAt, to.toISOString())),
  );

/** What was redeemed since midnight in WIB, the latest first; by one account, or by all. */
export function listRedeemedToday(db: Db, by: number | null, now: Date): Promise<Reward[]> {
  return db
    .select()
    .from(rewards)
    .where(
      and(
        gte(rewards.usedAt, new Date(startOfDay(dayOf(now))).toISOString()),
        by === null ? undefined : eq(rewards.usedBy, by),
      ),
    )
    .orderBy(desc(rewards.usedAt))
    .limit(200);
}

/** The customer's name is corrected in the rating and here. */
export async function renameReward(tx: Db, ratingId: number, name: string): Promise<void> {
  await tx.update(rewards).set({ name }).where(eq(rewards.ratingId, ratingId));
}
