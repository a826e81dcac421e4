import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/servers/postgres.ts';
import { createLog } from '../log.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { isUnavailable, isUniqueViolation } from './database-errors.ts';

const drinks = pgTable('drinks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique('drinks_name_key'),
  price: numeric({ precision: 10, scale: 2 }),
  sizes: jsonb().$type<string[]>(),
  since: timestamp({ withTimezone: true, mode: 'string' }),
});

const schema = `CREATE TABLE drinks (
  id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CONSTRAINT drinks_name_key UNIQUE,
  price numeric(10, 2),
  sizes jsonb,
  since timestamptz
)`;

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'db-'));
  await mkdir(join(folder, 'migrations'));
  await writeFile(join(folder, 'migrations', '0001_drinks.sql'), schema);
});

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['embedded', 'server'] as const)('the %s database', (kind) => {
  let database: Database;
  let db: Db;

  beforeAll(async () => {
    database = await openDatabase({
      dataDir: folder,
      databaseUrl: kind === 'server' ? postgres.url : undefined,
      migrations: join(folder, 'migrations'),
      log: createLog('silent'),
    });
    db = database.db;
  });
  afterAll(() => database.close());

  const add = (db: Db, name: string) => db.insert(drinks).values({ name }).returning();

  test('opens, is ready and has room to write', async () => {
    expect(database.kind).toBe(kind);
    await database.ready();
    expect(await database.writable()).toBe(true);
  });

  test('returns what was stored, with the same types', async () => {
    const [stored] = await db
      .insert(drinks)
      .values({
        name: 'Kopi',
        price: '18000.50',
        sizes: ['S', 'L'],
        since: '2020-02-29T23:30:00+07',
      })
      .returning();
    const drink = {
      name: 'Kopi',
      price: '18000.50',
      sizes: ['S', 'L'],
      since: '2020-02-29 16:30:00+00',
    };
    expect(stored).toMatchObject(drink);
    const { rows } = await db.execute(
      sql`SELECT count(*), max(id)::int8 * 4000000000 AS large, since::date::text AS day FROM drinks GROUP BY since`,
    );
    expect(rows).toEqual([{ count: 1, large: 4_000_000_000, day: '2020-02-29' }]);
    expect(await db.select({ total: count() }).from(drinks)).toEqual([{ total: 1 }]);
  });

  test('compares and sorts letters in the same way', async () => {
    const { rows } = await db.execute(
      sql`SELECT lower('ÉS') AS lower, 'ÉS' ILIKE 'és' AS same, 'Z' < 'a' AS bytes`,
    );
    expect(rows).toEqual([{ lower: 'és', same: true, bytes: true }]);
  });

  test('saves all of a transaction or nothing', async () => {
    await db.transaction(async (tx) => {
      await add(tx, 'Teh');
      await tx.transaction(async (inner) => add(inner, 'Susu'));
    });
    const failing = db.transaction(async (tx) => {
      await add(tx, 'Air');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await db.select().from(drinks).where(eq(drinks.name, 'Susu'))).toHaveLength(1);
    expect(await db.select().from(drinks).where(eq(drinks.name, 'Air'))).toHaveLength(0);
  });

  test('reports that a rule rejects a second row with the same name', async () => {
    await add(db, 'Jahe');
    const again = await add(db, 'Jahe').catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
    expect(isUnavailable(again)).toBe(false);
    const inside = db.transaction((tx) => add(tx, 'Jahe'));
    await expect(inside).rejects.toSatisfy(isUniqueViolation);
  });

  test('does not report a mistake in a query as an outage', async () => {
    const mistake = await db.execute(sql`SELECT oops`).catch((error: unknown) => error);
    expect(isUnavailable(mistake)).toBe(false);
    expect(isUniqueViolation(mistake)).toBe(false);
  });
});

test('a closed embedded database counts as unavailable', async () => {
  const migrations = join(folder, 'migrations');
  const { db, close } = await openDatabase({
    dataDir: folder,
    migrations,
    log: createLog('silent'),
  });
  await close();
  await expect(db.execute(sql`SELECT 1`)).rejects.toSatisfy(isUnavailable);
});
