import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { readDemoFacts } from '../content/demo/clean-store.ts';
import type { DemoTable, Shared } from '../feature.ts';
import { countVisits } from '../visitors/retention/upkeep-store.ts';
import { demoRows } from './table.ts';
import { thingTexts } from './tasks.messages.ts';

/** Call it before anybody can add a row, because it marks every row as the demo's. */
export async function markDemo(db: Db, demo: DemoTable[]): Promise<void> {
  for (const { table } of demo) {
    await db.execute(
      sql`insert into demo_rows select ${getTableName(table)}, id from ${table}
          on conflict do nothing`,
    );
  }
}

/** In a demo shop that is older than outlets, the first one has the demo's facts. */
export async function markCopyOfDemo(db: Db, outletId: number): Promise<void> {
  const facts = await readDemoFacts(db);
  if (!facts.some(({ section, key }) => section === 'info' && key === 'address')) return;
  await db.insert(demoRows).values({ tableName: 'outlets', rowId: outletId });
}

export async function hasDemoVisits(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from first_start, launch where seed = 'demo' and cleaned_at is null`,
  );
  return rows.length > 0;
}

export async function listDemoRows(db: Db, table: DemoTable['table']): Promise<number[]> {
  const { tableName, rowId } = demoRows;
  const rows = await db
    .select({ id: rowId })
    .from(demoRows)
    .innerJoin(table, and(eq(tableName, getTableName(table)), eq(rowId, table.id)));
  return rows.map(({ id }) => id);
}

type Counted = Omit<Shared['demo'][number], 'table'> & { thing: string; goes: number };

export async function countDemo(db: Db, demo: Shared['demo']): Promise<Counted[]> {
  const facts = await readDemoFacts(db);
  const counted: Counted[] = [
    { thing: 'facts', name: thingTexts.facts, tab: 'cms', isList: true, goes: facts.length },
  ];
  for (const { table, name, tab, isList } of demo) {
    const { length: goes } = await listDemoRows(db, table);
    counted.push({ thing: getTableName(table), name, tab, isList, goes });
  }
  const goes = (await hasDemoVisits(db)) ? await countVisits(db) : 0;
  counted.push({ thing: 'visits', name: thingTexts.visits, tab: 'visitors', isList: false, goes });
  return counted.filter((one) => one.goes > 0);
}
