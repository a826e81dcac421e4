import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { dropMonth, endsBefore, listMonths, lockBriefly } from '../months.ts';
import {
  visitCounts,
  visitMonths,
  visitorReturns,
  visitors,
  visits,
  visitUpkeep,
} from '../table.ts';

/** A larger batch would keep visitors waiting for longer than some hundredths of a second. */
const BATCH = 200;
/** The pause between batches is this many times as long as a batch. */
const PAUSE = 4;

/** It must be the condition of the index of whole addresses, or PostgreSQL would not use it. */
const isWhole = sql`masklen(address) = case family(address) when 4 then 32 else 128 end`;

/** Shortens older addresses to their network (/24, or /48 of IPv6) and returns how many. */
export const shortenAddresses = (db: Db, before: Date): Promise<number> =>
  inBatches(db, before, isWhole, (range) =>
    db.execute(sql`
      update visits
      set address = network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
      where ${range} and ${isWhole}
      returning id`),
  );

/** Deletes whole months at once. The daily summaries stay. */
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

/** Deletes visitors last seen before, and texts that no row refers to. */
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
 * Adds up this month and the last again when they differ from their days: during an upgrade, an
 * instance of an older version adds to days only.
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

export const countVisits = (db: Db): Promise<number> => db.$count(visits);

/** Texts stay until nothing refers to them, because instances remember their numbers. */
export async function deleteFigures(tx: Db): Promise<void> {
  for (const table of [visits, visitCounts, visitMonths, visitors, visitorReturns, visitUpkeep]) {
    await tx.delete(table);
  }
}

type Changed = PromiseLike<{ rows: unknown[] }>;

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
