import { desc, sql } from 'drizzle-orm';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dayOf } from '../../time.ts';
import type { Db } from '../database/database.ts';

const retentionRuns = pgTable('retention_runs', {
  kind: text().notNull(),
  day: date().notNull(),
  count: integer().notNull(),
});

export async function recordRetention(
  db: Db,
  kind: string,
  count: number,
  now: Date,
): Promise<void> {
  if (count === 0) return;
  const day = dayOf(now);
  await db
    .insert(retentionRuns)
    .values({ kind, day, count })
    .onConflictDoUpdate({
      target: [retentionRuns.kind, retentionRuns.day],
      set: { count: sql`${retentionRuns.count} + excluded.count` },
    });
}

export async function lastRetention(db: Db): Promise<Map<string, { day: string; count: number }>> {
  const { kind, day, count } = retentionRuns;
  const rows = await db
    .selectDistinctOn([kind], { kind, day, count })
    .from(retentionRuns)
    .orderBy(kind, desc(day));
  return new Map(rows.map((row) => [row.kind, { day: row.day, count: row.count }]));
}
