import {
  and,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { inboxStore } from '../../server/lists/inbox-store.ts';
import { searchFilter } from '../../server/lists/paging.ts';
import { hashSketch, isSamePicture } from '../media/store.ts';
import { isRedeemed, isSent } from '../rewards/store.ts';
import type { RatingInput } from './contract.ts';
import type { RatingQuery, RatingState } from './staff.contract.ts';
import { staffTexts } from './tab/messages.ts';
import { appRatings, type RatingRow } from './table.ts';

const WHAT = staffTexts.thisRating;

/** The sketch and the hash are large, and only needed to compare pictures. */
const { proofSketch: _sketch, proofHash: _hash, ...columns } = getTableColumns(appRatings);

type Proof = { key: string; sketch: Buffer };

/** Only this many ratings, those with the nearest hashes, are compared exactly. */
const COMPARED = 200;
/** Hashes with more differing bits, of 64, are not compared. Copies differed in 2 at most. */
const MOST_BITS = 10;

export async function createRating(
  tx: Db,
  input: RatingInput,
  proof: Proof,
  now: Date,
  from: { campaign?: string | null; voice?: Voice } = {},
): Promise<number> {
  const { name, email, whatsappNumber, deviceType } = input;
  const createdAt = now.toISOString();
  const row = { name, email, whatsappNumber, deviceType, ...from, createdAt };
  const picture = {
    proofKey: proof.key,
    proofSketch: proof.sketch,
    proofHash: hashSketch(proof.sketch),
  };
  const created = await tx
    .insert(appRatings)
    .values({ ...row, ...picture })
    .returning({ id: appRatings.id });
  return inserted(created).id;
}

/**
 * Groups a rating with those that have the same picture. Call it after the commit, or two sent at
 * the same moment do not find each other.
 */
export async function groupByPicture(db: Db, id: number, { sketch }: Proof): Promise<void> {
  const hash = hashSketch(sketch);
  const distance = sql`bit_count((${appRatings.proofHash} # ${hash}::bigint)::bit(64))`;
  const near = await db
    .select({
      id: appRatings.id,
      sketch: appRatings.proofSketch,
      group: appRatings.pictureGroup,
    })
    .from(appRatings)
    .where(and(ne(appRatings.id, id), or(isNull(appRatings.proofHash), lte(distance, MOST_BITS))))
    .orderBy(distance, desc(appRatings.id))
    .limit(COMPARED);
  const same = near.filter((one) => one.sketch && isSamePicture(one.sketch, sketch));
  const pictureGroup = Math.min(id, ...same.map((one) => one.group ?? one.id));
  const ids = [id, ...same.map((one) => one.id)];
  await db.update(appRatings).set({ pictureGroup }).where(inArray(appRatings.id, ids));
}

type Change = Partial<Omit<RatingRow, 'id' | 'createdAt'>>;

export async function changeRating(tx: Db, id: number, change: Change): Promise<RatingRow> {
  const changed = await tx
    .update(appRatings)
    .set(change)
    .where(eq(appRatings.id, id))
    .returning(columns);
  return firstOrNotFound(changed, WHAT);
}

export async function markRewardSent(tx: Db, id: number, promoCodeSent: boolean): Promise<void> {
  await tx.update(appRatings).set({ promoCodeSent }).where(eq(appRatings.id, id));
}

export async function deleteRating(tx: Db, id: number): Promise<RatingRow> {
  const deleted = await tx.delete(appRatings).where(eq(appRatings.id, id)).returning(columns);
  return firstOrNotFound(deleted, WHAT);
}

const redeemed = isRedeemed(appRatings.id);
const sent = isSent(appRatings.id);

/** Each condition must agree with `stateOf`. */
const inState: Record<RatingState, SQL> = {
  rejected: sql`${appRatings.isRejected}`,
  redeemed: sql`not ${appRatings.isRejected} and ${redeemed}`,
  sent: sql`${appRatings.isVerified} and ${sent} and not ${redeemed}`,
  verified: sql`${appRatings.isVerified} and not ${sent} and not ${redeemed}`,
  pending: sql`not ${appRatings.isVerified} and not ${appRatings.isRejected} and not ${redeemed}`,
};

export const ratingInbox = inboxStore({
  table: appRatings,
  select: (db: Db, total: SQL<number>) =>
    db
      .select({ ...columns, total })
      .from(appRatings)
      .$dynamic(),
  where: ({ q, state, device, similar }: Filter) =>
    and(
      or(searchFilter(q, [appRatings.name, appRatings.email]), numberFilter(q)),
      state && inState[state],
      device && eq(appRatings.deviceType, device),
      similar === undefined ? undefined : isSimilarTo(similar),
    ),
  waiting: or(inState.pending, inState.verified),
  what: WHAT,
});
type Filter = Partial<Pick<RatingQuery, 'state' | 'device' | 'similar' | 'sort'>> &
  Pick<RatingQuery, 'q'>;

/** A verified rating is not done before its reward has gone to the customer. */
export const countToSend = (db: Db): Promise<number> => db.$count(appRatings, inState.verified);

/** Finds a number however it is written: 0812-34, +62 812 34 or 81234. */
function numberFilter(q: string): SQL | undefined {
  const digits = q.replaceAll(/[\s.()+\p{Pd}]/gu, '');
  if (!/^\d{3,}$/.test(digits)) return undefined;
  return ilike(appRatings.whatsappNumber, `%${digits.replace(/^(0|62)/, '')}%`);
}

const isSimilarTo = (id: number): SQL => sql`exists (
  select from app_ratings as one where one.id = ${id} and (
    one.whatsapp_number = ${appRatings.whatsappNumber}
    or lower(one.email) = lower(${appRatings.email})
    or one.picture_group = ${appRatings.pictureGroup}
  ))`;
