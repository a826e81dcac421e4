import { and, count, eq, getTableName, isNotNull, isNull, sql } from 'drizzle-orm';
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
  const rows = await db
    .select({ id: demoRows.rowId })
    .from(demoRows)
    .innerJoin(table, isRowOf(table))
    .where(isNull(demoRows.brought));
  return rows.map(({ id }) => id);
}

const isRowOf = (table: DemoTable['table']) =>
  and(eq(demoRows.tableName, getTableName(table)), eq(demoRows.rowId, table.id));

/** Counts what a clean start leaves, because staff have changed it. */
export async function countChangedDemo(db: Db, demo: Shared['demo']) {
  const counted = [];
  for (const { table, name } of demo) {
    const isShown = sql`to_jsonb(${table}) ->> 'deleted_at' is null`;
    const [changed] = await db
      .select({ count: count() })
      .from(demoRows)
      .innerJoin(table, isRowOf(table))
      .where(and(isNotNull(demoRows.brought), isShown));
    if (changed?.count) counted.push({ name, count: changed.count });
  }
  return counted;
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
