import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { addDays, startOfDay } from '../../time.ts';

/** Any constant will do that no other lock of this program uses. */
const LOCK = 7_340_034;

/**
 * Lets one writer of visits at a time through, over all instances, until its transaction ends: so
 * that an address that is seen by two at once is one visitor. Writes are few, since they are
 * collected.
 */
export const lockVisits = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

const partition = (month: string) => `visits_${month.replace('-', '_')}`;
const nextMonth = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

/** When a month begins and when the next one does. */
const boundsOf = (month: string) =>
  [month, nextMonth(month)].map((start) => `${start}-01 00:00+07`);

/** Makes the part of the table in which the visits of a month lie, as in `2026-11`. */
export const createMonth = (db: Db, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVisits(tx);
    await tx.execute(creation(month));
  });

/**
 * Makes the part for the month after this day's: at midnight it is there, even if a backup that
 * runs then would keep everybody waiting for it.
 */
export async function prepareNextMonth(db: Db, day: string): Promise<void> {
  const month = nextMonth(day.slice(0, 7));
  if ((await listMonths(db)).includes(month)) return;
  await db.transaction(async (tx) => {
    await lockBriefly(tx);
    await tx.execute(creation(month));
  });
}

function creation(month: string) {
  const [from, to] = boundsOf(month);
  return sql.raw(
    `create table if not exists ${partition(month)} partition of visits for values from ('${from}') to ('${to}')`,
  );
}

export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'visits'::regclass order by relname`);
  return rows.map(({ name }) => name.slice('visits_'.length).replace('_', '-'));
}

/** Whether every visit of a month is older. */
export const endsBefore = (month: string, at: number) => startOfDay(`${nextMonth(month)}-01`) <= at;

/**
 * Lets go of a whole month at once, and answers how many visits that were: none when another
 * instance was faster. Nothing is written to a month that old, so it is counted beforehand, while
 * visitors need not wait.
 */
export async function dropMonth(db: Db, month: string): Promise<number> {
  const [from, to] = boundsOf(month);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from visits where visited_at >= ${from} and visited_at < ${to}`);
  const dropped = await db.transaction(async (tx) => {
    await lockBriefly(tx);
    const name = partition(month);
    const found = await tx.execute(sql`select 1 from pg_class where oid = to_regclass(${name})`);
    await tx.execute(sql.raw(`drop table if exists ${name}`));
    return found.rows.length > 0;
  });
  return dropped ? (rows[0]?.count ?? 0) : 0;
}

/** Visitors wait for this lock, so it may not wait long for others itself; the next run tries again. */
export async function lockBriefly(tx: Db) {
  await tx.execute(sql`set local lock_timeout = '1s'`);
  await lockVisits(tx);
}
