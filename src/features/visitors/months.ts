import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { addDays, startOfDay } from '../../time.ts';

/** No other lock may use this number. */
const LOCK = 7_340_034;

/**
 * Lets one writer of visits in at a time, over all instances, until its transaction ends: otherwise
 * an address that two see at once would be two visitors.
 */
export const lockVisits = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

const partition = (month: string) => `visits_${month.replace('-', '_')}`;
const nextMonth = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

const boundsOf = (month: string) =>
  [month, nextMonth(month)].map((start) => `${start}-01 00:00+07`);

export const createMonth = (db: Db, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVisits(tx);
    await tx.execute(creation(month));
  });

/** A partition that is created at midnight would let visitors wait. */
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

export const endsBefore = (month: string, at: number) => startOfDay(`${nextMonth(month)}-01`) <= at;

/**
 * Drops a month's partition and returns how many visits it had, or 0 when another instance was
 * faster. They are counted before the lock is taken, so that visitors do not wait.
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

/** Gives up soon, because visitors wait for this lock; the next run tries again. */
export async function lockBriefly(tx: Db) {
  await tx.execute(sql`set local lock_timeout = '1s'`);
  await lockVisits(tx);
}
