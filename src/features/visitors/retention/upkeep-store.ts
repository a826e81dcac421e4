import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { dropMonth, endsBefore, listMonths, lockBriefly } from '../months.ts';
import { visits, visitUpkeep } from '../table.ts';

/** Rows in one go: some hundredths of a second, in which visitors wait at most. */
const BATCH = 200;
/** So many times as long as each batch took, the database is left to visitors. */
const PAUSE = 4;

/** As the index of the addresses that are still whole says it. */
const isWhole = sql`masklen(address) = case family(address) when 4 then 32 else 128 end`;

/** Leaves of older addresses the network only: /24, of IPv6 /48. Answers how many those were. */
export const shortenAddresses = (db: Db, before: Date): Promise<number> =>
  inBatches(db, before, isWhole, (range) =>
    db.execute(sql`
      update visits
      set address = network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
      where ${range} and ${isWhole}
      returning id`),
  );

/** Deletes older rows, whole months at once; the daily summaries keep what they have counted. */
export async function deleteVisits(db: Db, before: Date): Promise<number> {
  let months = 0;
  for (const month of await listMonths(db)) {
    if (endsBefore(month, before.getTime())) months += await dropMonth(db, month);
  }
  const days = await inBatches(db, before, undefined, (range) =>
    db.execute(sql`delete from visits where ${range} returning id`),
  );
  return months + days;
}

/** Who was last seen before, and texts that no row can name any more. */
export async function forgetUnused(db: Db, before: Date, day: string): Promise<void> {
  await repeat(() =>
    db.execute(sql`
      delete from visitors where digest in (
        select digest from visitors where last_at < ${before.toISOString()} limit ${BATCH})
      returning digest`),
  );
  await repeat(() =>
    db.execute(sql`
      delete from visit_texts where id in (
        select id from visit_texts where last_day < ${day} limit ${BATCH})
      returning id`),
  );
}

export async function recordUpkeep(db: Db, day: string, shortened: number, deleted: number) {
  await db
    .insert(visitUpkeep)
    .values({ day, shortened, deleted })
    .onConflictDoUpdate({
      target: visitUpkeep.day,
      set: {
        shortened: sql`${visitUpkeep.shortened} + excluded.shortened`,
        deleted: sql`${visitUpkeep.deleted} + excluded.deleted`,
      },
    });
}

/**
 * Adds up this month and the last again where their sums differ from their days: beside this instance
 * there may be one of an earlier version, which adds to days only.
 */
export async function sumMonths(db: Db, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBriefly(tx);
    await tx.execute(sql`
      with sums as (
        select dimension, date_trunc('month', day)::date as month, value, sum(count) as count
        from visit_counts
        where day >= date_trunc('month', ${day}::date) - interval '1 month'
        group by 1, 2, 3
      )
      insert into visit_months (dimension, month, value, count)
      select dimension, month, value, sums.count
      from sums left join visit_months kept using (dimension, month, value)
      where kept.count is distinct from sums.count
      on conflict (dimension, month, value) do update set count = excluded.count`);
  });
}

type Changed = PromiseLike<{ rows: unknown[] }>;

/** Oldest first, a stretch of time after the other. */
async function inBatches(
  db: Db,
  before: Date,
  where: SQL | undefined,
  change: (range: SQL) => Changed,
): Promise<number> {
  return repeat(async () => {
    const next = await db
      .select({ at: visits.visitedAt })
      .from(visits)
      .where(and(lt(visits.visitedAt, before.toISOString()), where))
      .orderBy(asc(visits.visitedAt))
      .limit(BATCH);
    const [first] = next;
    const last = next.at(-1);
    if (!first || !last) return { rows: [] };
    return change(sql`visited_at between ${first.at} and ${last.at}`);
  });
}

/** Until a batch is not full. */
async function repeat(run: () => Changed): Promise<number> {
  let changed = 0;
  for (;;) {
    const began = performance.now();
    const { rows } = await run();
    changed += rows.length;
    if (rows.length < BATCH) return changed;
    await sleep(PAUSE * (performance.now() - began));
  }
}
