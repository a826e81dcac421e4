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
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { say, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { inserted } from '../../server/database/rows.ts';
import { inScope, type OutletScope } from '../../server/lists/outlet-scope.ts';
import { mentions, type Person, redact } from '../../server/privacy/person.ts';
import { dayOf, startOfDay, type Zone } from '../../time.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { mailReader } from '../email/mail-kind.ts';
import { enqueueMail } from '../email/store.ts';
import { zones } from '../outlets/contract.ts';
import { zonesOfOutlets } from '../outlets/store.ts';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type IssuedReward,
  type Reward,
  validFrom,
} from './contract.ts';
import { rewardMailTexts } from './mail.messages.ts';
import { rewards } from './table.ts';

/** The code has 78 random bits, which nobody can guess. */
const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A voided reward becomes valid again with the code and last day that the customer may have. */
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
 * A further mail needs another Message-ID, because mail programs drop duplicates.
 * @param nth the number of the mail; the same number returns the same mail
 */
export function queueRewardMail(
  tx: Db,
  { ratingId, code }: IssuedReward,
  { email: recipient, voice = 'mixed' }: { email: string; voice?: Voice },
  now: Date,
  nth = 1,
) {
  const key = nth === 1 ? `reward:${ratingId}` : `reward:${ratingId}:${nth}`;
  const about = { about: 'rating', aboutId: ratingId } as const;
  const subject = say(mailReader({ voice }), rewardMailTexts.subject);
  const mail = { key, kind: 'reward', ...about, recipient, voice, subject };
  return enqueueMail(tx, { ...mail, data: { code } }, now);
}

/** A redeemed reward stays redeemed; if the redemption is undone, it is void. */
export async function voidReward(tx: Db, ratingId: number, now: Date): Promise<void> {
  await tx
    .update(rewards)
    .set({ voidedAt: now.toISOString() })
    .where(and(eq(rewards.ratingId, ratingId), isNull(rewards.voidedAt)));
}

/** The reward of a deleted rating stays on record without a name, void unless redeemed. */
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

export async function deleteRewards(tx: Db, ratingIds: number[]): Promise<void> {
  await tx.delete(rewards).where(inArray(rewards.ratingId, ratingIds));
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

export const isRedeemed = (ratingId: AnyColumn | SQL): SQL =>
  sql`exists (select from ${rewards} where ${rewards.ratingId} = ${ratingId} and ${rewards.usedAt} is not null)`;

export const isSent = (ratingId: AnyColumn | SQL): SQL =>
  sql`exists (select from ${rewards} where ${rewards.ratingId} = ${ratingId} and ${rewards.sentAt} is not null)`;

export const rewardOfRating = (ratingId: AnyColumn): SQL =>
  sql`${rewards} on ${rewards.ratingId} = ${ratingId}`;
export const wasRedeemed: SQL = sql`${rewards.usedAt} is not null`;
export const wasSent: SQL = sql`${rewards.sentAt} is not null`;
export const isRedeemable = (now: Date): SQL =>
  sql`(${rewards.usedAt} is null and ${rewards.voidedAt} is null and ${rewards.validUntil} >= ${now.toISOString()})`;
/** Also dates a rating of which only the reward is left. */
export const submittedAt = (createdAt: AnyColumn): SQL =>
  sql`coalesce(${createdAt}, ${rewards.ratedAt})`;

export async function findReward(db: Db, code: string): Promise<Reward | undefined> {
  const [reward] = await db.select().from(rewards).where(eq(rewards.code, code));
  return reward;
}

/** The thirty days begin when the reward has gone to the customer, as `sentAt` says. */
export async function startValidity(tx: Db, code: string, now: Date): Promise<void> {
  await tx
    .update(rewards)
    .set({ validUntil: validFrom(now), sentAt: now.toISOString() })
    .where(and(eq(rewards.code, code), isNull(rewards.sentAt)));
}

type Redemption = { id: number; name: string; where: string; outletId?: number | null };

/** One conditional update lets only one of several simultaneous redemptions succeed. */
export async function redeem(
  db: Db,
  code: string,
  { id, name, where, outletId = null }: Redemption,
  now: Date,
): Promise<Reward | undefined> {
  const at = now.toISOString();
  const [redeemed] = await db
    .update(rewards)
    .set({
      usedAt: at,
      usedBy: id,
      usedByName: name,
      usedWhere: where || null,
      usedOutletId: outletId,
    })
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

/** Returns undefined when the reward was not redeemed or its rating was deleted. */
export async function undoRedemption(db: Db, code: string): Promise<Reward | undefined> {
  const [undone] = await db
    .update(rewards)
    .set({ usedAt: null, usedBy: null, usedByName: null, usedWhere: null, usedOutletId: null })
    .where(and(eq(rewards.code, code), isNotNull(rewards.usedAt), isNotNull(rewards.ratingId)))
    .returning();
  return undone;
}

export const countSent = (db: Db, from: Date, to: Date): Promise<number> =>
  db.$count(
    rewards,
    and(gte(rewards.sentAt, from.toISOString()), lt(rewards.sentAt, to.toISOString())),
  );

export const countRedeemed = (db: Db, from: Date, to: Date): Promise<number> =>
  db.$count(
    rewards,
    and(gte(rewards.usedAt, from.toISOString()), lt(rewards.usedAt, to.toISOString())),
  );

type Asked = { by: number | null; scope: OutletScope };

/** The day is that of the outlet, or at home. */
function isFromToday(zoneAt: Map<number, Zone>, now: Date): SQL | undefined {
  const since = (zone?: Zone) =>
    gte(rewards.usedAt, new Date(startOfDay(dayOf(now, zone), zone)).toISOString());
  const idsIn = (zone: Zone) => [...zoneAt.keys()].filter((id) => zoneAt.get(id) === zone);
  return or(
    and(isNull(rewards.usedOutletId), since()),
    ...zones.map((zone) => and(inArray(rewards.usedOutletId, idsIn(zone)), since(zone))),
  );
}

/** Lists the latest first. `by` is null for all accounts. */
export async function listRedeemedToday(
  db: Db,
  { by, scope }: Asked,
  now: Date,
): Promise<Reward[]> {
  const zoneAt = await zonesOfOutlets(db);
  return db
    .select()
    .from(rewards)
    .where(
      and(
        isFromToday(zoneAt, now),
        by === null ? undefined : eq(rewards.usedBy, by),
        inScope(rewards.usedOutletId, scope),
      ),
    )
    .orderBy(desc(rewards.usedAt))
    .limit(200);
}

export async function renameReward(tx: Db, ratingId: number, name: string): Promise<void> {
  await tx.update(rewards).set({ name }).where(eq(rewards.ratingId, ratingId));
}

/** Somebody else's reward carries the name as its customer typed it, and may mention them. */
export async function redactRewards(tx: Db, person: Person): Promise<void> {
  await tx
    .update(rewards)
    .set({ name: redact(person, rewards.name) })
    .where(mentions(person, rewards.name));
}
