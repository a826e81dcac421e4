import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { contents } from '../table.ts';
import { demoFact } from './facts.ts';

export async function seedContents(db: Db, now: Date): Promise<void> {
  const rows = await db.select().from(contents);
  const facts = rows.flatMap((row) => {
    const value = demoFact(row);
    return value === undefined ? [] : [{ id: row.id, value }];
  });
  await db.execute(sql`
    update contents
    set value = fact.value, updated_at = ${now.toISOString()}, published_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact (id integer, value text)
    where contents.id = fact.id`);
}
