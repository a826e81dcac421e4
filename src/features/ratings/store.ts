import { and, asc, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { type Page, searchFilter, selectPage } from '../../server/lists/paging.ts';
import { isSamePicture } from '../media/store.ts';
import { isRedeemed, isSent } from '../rewards/store.ts';
import type { RatingInput } from './contract.ts';
import type { RatingExport, RatingQuery, RatingState } from './staff.contract.ts';
import { appRatings, type RatingRow } from './table.ts';

const WHAT = 'This rating';

/** What is read of a rating: its sketch only serves to compare. */
const { proofSketch: _sketch, ...columns } = getTableColumns(appRatings);

type Proof = { key: string; sketch: Buffer };

/** A picture is compared with those of so many ratings, the latest. */
const COMPARED = 1000;
/** Known to nothing else that locks. */
const PICTURES = 7_264_823;

/** Keeps what a customer sent, in a transaction; gives the row's id. */
export async function createRating(
  tx: Db,
  input: RatingInput,
  proof: Proof,
  now: Date,
  campaign: string | null = null,
): Promise<number> {
  const { name, email, whatsappNumber, deviceType } = input;
  const createdAt = now.toISOString();
  const row = { name, email, whatsappNumber, deviceType, campaign, createdAt };
  // One after the other: two that come at once with one picture find each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${PICTURES})`);
  const pictureGroup = await findSamePicture(tx, proof.sketch);
  const { id } = inserted(
    await tx
      .insert(appRatings)
      .values({ ...row, proofKey: proof.key, proofSketch: proof.sketch, pictureGroup })
      .returning({ id: appRatings.id }),
  );
  if (pictureGroup === null) await changeRating(tx, id, { pictureGroup: id });
  return id;
}

/** The group of the latest rating with this picture. */
async function findSamePicture(tx: Db, sketch: Buffer): Promise<number | null> {
  const recent = await tx
    .select({ sketch: appRatings.proofSketch, group: appRatings.pictureGroup })
    .from(appRatings)
    .orderBy(desc(appRatings.id))
    .limit(COMPARED);
  return recent.find((one) => one.sketch && isSamePicture(one.sketch, sketch))?.group ?? null;
}

export async function findRating(db: Db, id: number): Promise<RatingRow> {
  return firstOrNotFound(
    await db.select(columns).from(appRatings).where(eq(appRatings.id, id)),
    WHAT,
  );
}

/** For a step that depends on its state: whoever else wants it waits for this transaction. */
export async function lockRating(tx: Db, id: number): Promise<RatingRow> {
  const rows = await tx.select(columns).from(appRatings).where(eq(appRatings.id, id)).for('update');
  return firstOrNotFound(rows, WHAT);
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

/** Whatever has become of the rating since its mail was on the way. */
export async function markRewardSent(tx: Db, id: number, promoCodeSent: boolean): Promise<void> {
  await tx.update(appRatings).set({ promoCodeSent }).where(eq(appRatings.id, id));
}

export async function deleteRating(tx: Db, id: number): Promise<RatingRow> {
  const deleted = await tx.delete(appRatings).where(eq(appRatings.id, id)).returning(columns);
  return firstOrNotFound(deleted, WHAT);
}

export function listRatings(db: Db, query: RatingQuery): Promise<Page<RatingRow>> {
  const select = db.select(columns).from(appRatings).$dynamic();
  const narrowing = { search: [], where: whereFor(query), orderBy: [inOrder(query)] };
  return selectPage(db, select, appRatings, query, narrowing);
}

/** What stands after a row in the order of the list; from its beginning without one. */
export function ratingsAfter(
  db: Db,
  query: RatingExport,
  after: number | undefined,
  limit: number,
): Promise<RatingRow[]> {
  const { id } = appRatings;
  const rest = query.sort === 'oldest' ? sql`${id} > ${after}` : sql`${id} < ${after}`;
  return db
    .select(columns)
    .from(appRatings)
    .where(and(whereFor(query), after === undefined ? undefined : rest))
    .orderBy(inOrder(query))
    .limit(limit);
}

/** The keys of all proofs, so that the sweep keeps their files. */
export async function listProofKeys(db: Db): Promise<string[]> {
  const rows = await db.select({ key: appRatings.proofKey }).from(appRatings);
  return rows.map(({ key }) => key);
}

const inOrder = ({ sort }: Pick<RatingQuery, 'sort'>) =>
  sort === 'oldest' ? asc(appRatings.id) : desc(appRatings.id);

const redeemed = isRedeemed(appRatings.id);
const sent = isSent(appRatings.id);

/** As `stateOf` says it of one rating. */
const inState: Record<RatingState, SQL> = {
  rejected: sql`${appRatings.isRejected}`,
  redeemed: sql`not ${appRatings.isRejected} and ${redeemed}`,
  sent: sql`${appRatings.isVerified} and ${sent} and not ${redeemed}`,
  verified: sql`${appRatings.isVerified} and not ${sent} and not ${redeemed}`,
  pending: sql`not ${appRatings.isVerified} and not ${appRatings.isRejected} and not ${redeemed}`,
};

function whereFor({ q, state, device, similar }: RatingExport): SQL | undefined {
  return and(
    or(searchFilter(q, [appRatings.name, appRatings.email]), numberFilter(q)),
    state && inState[state],
    device && eq(appRatings.deviceType, device),
    similar === undefined ? undefined : isSimilarTo(similar),
  );
}

/** However it was written: 0812-34, +62 812 34 or 81234. */
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
