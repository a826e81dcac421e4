import { and, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { EVERY_OUTLET } from '../../server/lists/outlet-scope.ts';
import {
  isRedeemable,
  rewardOfRating,
  submittedAt,
  wasRedeemed,
  wasSent,
} from '../rewards/store.ts';
import type { Age, Funnel, Rating } from './staff.contract.ts';
import { ratingInbox } from './store.ts';
import { appRatings } from './table.ts';
import { ageOf } from './working-days.ts';

type Hints = Rating['hints'];

/** Counts for each id how many other ratings have the same number, e-mail address or picture. */
export async function countHints(db: Db, ids: number[]): Promise<Map<number, Hints>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number } & Hints>(sql`
    select one.id,
      (select count(*)::int from ${appRatings} as other
        where other.id <> one.id and other.whatsapp_number = one.whatsapp_number) as "sameNumber",
      (select count(*)::int from ${appRatings} as other
        where other.id <> one.id and lower(other.email) = lower(one.email)) as "sameEmail",
      (select count(*)::int from ${appRatings} as other
        where other.id <> one.id and other.picture_group = one.picture_group) as "samePicture"
    from ${appRatings} as one
    where one.id in ${ids}`);
  return new Map(rows.map(({ id, ...hints }) => [id, hints]));
}

export async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  const query = { page: 1, limit: 1, q: '', state: 'pending', sort: 'oldest' } as const;
  const { rows, total } = await ratingInbox.list(db, query, { now, scope: EVERY_OUTLET });
  const [oldest] = rows;
  return { count: total, oldest: oldest ? ageOf(oldest.createdAt, now) : null };
}
type Waiting = { count: number; oldest: Age | null };

export const countSubmitted = (db: Db, from: Date, to: Date): Promise<number> =>
  db.$count(
    appRatings,
    and(gte(appRatings.createdAt, from.toISOString()), lt(appRatings.createdAt, to.toISOString())),
  );

export type MarkedRatings = { campaign: string; ratings: number; sent: number; redeemed: number };

/** Counts by the mark that brought a rating; '' stands for none. */
export async function countByMark(db: Db, from: Date, to: Date): Promise<MarkedRatings[]> {
  const { rows } = await db.execute<MarkedRatings>(sql`
    select coalesce(campaign, '') as campaign,
      count(*)::int as ratings,
      (count(*) filter (where ${wasSent} or ${wasRedeemed}))::int as sent,
      (count(*) filter (where ${wasRedeemed}))::int as redeemed
    from ${appRatings} left join ${rewardOfRating(appRatings.id)}
    where created_at >= ${from.toISOString()} and created_at < ${to.toISOString()}
    group by 1`);
  return rows;
}

/**
 * A rating can still come to `sent` unless it is sent or rejected, and to `redeemed` while its
 * reward is neither used nor void, up to its last day. All others that have not come there are
 * lost.
 */
export async function countOpen(db: Db, from: Date, to: Date, now: Date): Promise<OpenRatings> {
  const { rows } = await db.execute<OpenRatings>(sql`
    select
      (count(*) filter (where not (${wasSent} or ${wasRedeemed} or is_rejected)))::int as sent,
      (count(*) filter (where ${wasSent} and ${isRedeemable(now)}))::int as redeemed
    from ${appRatings} left join ${rewardOfRating(appRatings.id)}
    where created_at >= ${from.toISOString()} and created_at < ${to.toISOString()}`);
  return rows[0] ?? { sent: 0, redeemed: 0 };
}
type OpenRatings = { sent: number; redeemed: number };

type DayOfRatings = { day: string; ratings: number; redeemed: number };

export async function countByDay(db: Db, from: Date, to: Date): Promise<DayOfRatings[]> {
  const { rows } = await db.execute<DayOfRatings>(sql`
    select to_char(created_at at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD') as day,
      count(*)::int as ratings,
      (count(*) filter (where ${wasRedeemed}))::int as redeemed
    from ${appRatings} left join ${rewardOfRating(appRatings.id)}
    where created_at >= ${from.toISOString()} and created_at < ${to.toISOString()}
    group by 1`);
  return rows;
}

const WEEKS = 12;

/**
 * A later stage counts for all earlier ones, even if staff undid one since. A redeemed reward stays
 * counted when its rating is deleted.
 */
const stages = sql`
  count(*)::int as submitted,
  (count(*) filter (where is_verified or ${wasSent} or ${wasRedeemed}))::int as verified,
  (count(*) filter (where ${wasSent} or ${wasRedeemed}))::int as sent,
  (count(*) filter (where ${wasRedeemed}))::int as redeemed`;
const ratings = sql`${appRatings} full join ${rewardOfRating(appRatings.id)}
  where ${appRatings.id} is not null or ${wasRedeemed}`;
const none = { submitted: 0, verified: 0, sent: 0, redeemed: 0 };

export async function countStages(db: Db): Promise<Funnel['total']> {
  const { rows } = await db.execute<Funnel['total']>(sql`select ${stages} from ${ratings}`);
  return rows[0] ?? none;
}

/** Weeks begin on Monday at midnight in WIB. */
export async function countFunnel(db: Db): Promise<Funnel> {
  const week = sql`to_char(date_trunc('week', ${submittedAt(appRatings.createdAt)} at time zone 'UTC' + interval '7 hours'), 'YYYY-MM-DD')`;
  const [total, weeks] = await Promise.all([
    countStages(db),
    db.execute<Funnel['weeks'][number]>(
      sql`select ${week} as week, ${stages} from ${ratings} group by 1 order by 1 desc limit ${WEEKS}`,
    ),
  ]);
  return { total, weeks: weeks.rows };
}
