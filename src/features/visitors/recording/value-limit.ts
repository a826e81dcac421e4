import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { OTHER } from '../contract.ts';
import { visitCounts } from '../table.ts';

/** A stranger could send any number of different hosts, campaigns or cities a day. */
const MOST = 500;
const LIMITED = ['referrer', 'campaign', 'city', 'tap', 'broken_link'];

/** New values beyond the limit are counted as "other". */
export function createValueLimit(db: Db) {
  let known = new Map<string, Map<string, Set<string>>>();

  async function load(days: string[]) {
    const { dimension, day, value } = visitCounts;
    const rows = await db
      .select({ dimension, day, value })
      .from(visitCounts)
      .where(and(inArray(dimension, LIMITED), inArray(day, days)));
    const sets = () => new Map(LIMITED.map((name) => [name, new Set<string>()]));
    known = new Map(days.map((one) => [one, known.get(one) ?? sets()]));
    for (const row of rows) known.get(row.day)?.get(row.dimension)?.add(row.value);
  }

  return {
    async prepare(days: string[]) {
      if (days.some((day) => !known.has(day))) await load(days);
    },
    atMost(dimension: string, day: string, value: string): string {
      const values = known.get(day)?.get(dimension);
      if (!values || values.has(value)) return value;
      if (values.size >= MOST) return OTHER;
      values.add(value);
      return value;
    },
  };
}
