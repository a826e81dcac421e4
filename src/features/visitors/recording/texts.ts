import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';

const MAX_KNOWN = 20_000;

/** Texts that repeat, such as pages, hosts and browsers, are stored once. */
export function createTexts(db: Db) {
  let known = new Map<string, number>();
  let knownOn = '';

  /** Each text is noted on each day it is used, which tells when it can be deleted. */
  return async function numbersOf(texts: Iterable<string>, day: string) {
    if (day !== knownOn || known.size > MAX_KNOWN) {
      known = new Map();
      knownOn = day;
    }
    const unknown = [...new Set(texts)].filter((text) => !known.has(text)).sort();
    if (unknown.length > 0) {
      const { rows } = await db.execute<{ id: number; text: string }>(sql`
        insert into visit_texts (text, last_day)
        select value, ${day}::date from json_array_elements_text(${JSON.stringify(unknown)}::json)
        on conflict (text) do update
        set last_day = greatest(visit_texts.last_day, excluded.last_day)
        returning id, text`);
      for (const { id, text } of rows) known.set(text, id);
    }
    return known;
  };
}
