import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { readDemoFacts } from '../content/demo/clean-store.ts';
import type { CleanThing } from './contract.ts';
import { demoRows } from './table.ts';

/** In the order in which a clean start deletes their rows. */
export const DEMO_TABLES = [
  'promos',
  'faqs',
  'team_members',
  'mockups',
  'menu_items',
  'menu_sections',
  'special_hours',
  'outlets',
  'articles',
  'contact_messages',
  'feedback',
  'app_ratings',
] as const satisfies CleanThing[];

/** Marks every row as the demo's. Call it before anybody can add one. */
export async function markDemo(db: Db): Promise<void> {
  for (const table of DEMO_TABLES) {
    await db.execute(
      sql`insert into demo_rows select ${table}, id from ${sql.identifier(table)}
          on conflict do nothing`,
    );
  }
}

/** Of a demo shop that is older than outlets, the first one has the demo's facts. */
export async function markCopyOfDemo(db: Db, outletId: number): Promise<void> {
  const facts = await readDemoFacts(db);
  if (!facts.some(({ section, key }) => section === 'info' && key === 'address')) return;
  await db.insert(demoRows).values({ tableName: 'outlets', rowId: outletId });
}

/** Whether figures may still hold the demo's month of visits. */
export async function hasDemoVisits(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from first_start, launch where seed = 'demo' and cleaned_at is null`,
  );
  return rows.length > 0;
}

type Counted = { thing: CleanThing; goes: number };

/** What a clean start would take away; without things that it knows none of. */
export async function countDemo(db: Db): Promise<Counted[]> {
  const counted: Counted[] = [{ thing: 'facts', goes: (await readDemoFacts(db)).length }];
  for (const thing of DEMO_TABLES) {
    const { rows } = await db.execute<{ goes: number }>(sql`
      select count(*)::int as goes from ${sql.identifier(thing)}
      join demo_rows on table_name = ${thing} and row_id = id`);
    counted.push({ thing, goes: rows[0]?.goes ?? 0 });
  }
  if (await hasDemoVisits(db)) {
    const { rows } = await db.execute<{ goes: number }>(
      sql`select count(*)::int as goes from visits`,
    );
    counted.push({ thing: 'visits', goes: rows[0]?.goes ?? 0 });
  }
  return counted.filter(({ goes }) => goes > 0);
}
