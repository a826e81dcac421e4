import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Database, type Db, openDatabase } from './database.ts';

let folder: string;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pglite-'));
  dataDir = join(folder, 'data');
  const migrations = join(folder, 'migrations');
  await mkdir(migrations);
  database = await openDatabase({ dataDir, migrations, log: createLog('silent') });
});

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('only their owner can read the files of the embedded database', async () => {
  const entries = await readdir(dataDir, { withFileTypes: true, recursive: true });
  const modes = entries.map((entry) => stat(join(entry.parentPath, entry.name)));
  const shared = (await Promise.all(modes)).filter(({ mode }) => mode & 0o077);
  expect(shared).toEqual([]);
});

test('simultaneous transactions and queries do not affect each other', async () => {
  const { db } = database;
  await db.execute(sql`CREATE TABLE counter AS SELECT 0 AS value`);
  await db.execute(sql`CREATE TABLE notes (id serial)`);
  const increment = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ value: number }>(sql`SELECT value FROM counter`);
      await sleep(Math.random() * 4);
      await tx.execute(sql`UPDATE counter SET value = ${(rows[0]?.value ?? 0) + 1}`);
    });
  const failing = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE counter SET value = -1000`);
      await sleep(2);
      throw new Error('changed its mind');
    });
  const plain = () => db.execute(sql`INSERT INTO notes DEFAULT VALUES`);
  const work = Array.from({ length: 20 }, () => [increment(), plain(), failing()]);
  const results = await Promise.allSettled(work.flat());
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  const { rows } = await db.execute(
    sql`SELECT value, (SELECT count(*) FROM notes) AS notes FROM counter`,
  );
  expect(rows).toEqual([{ value: 20, notes: 20 }]);
});

test('a query that bypasses its own transaction is refused instead of waiting for ever', async () => {
  const { db } = database;
  const mistake = db.transaction(() => db.execute(sql`SELECT 1`));
  await expect(mistake).rejects.toMatchObject({
    cause: { message: 'Inside a transaction every query must go through that transaction' },
  });
  await db.execute(sql`SELECT 1`);
});

test('a prepared statement still works after its table was changed', async () => {
  const { db } = database;
  await db.execute(sql`CREATE TABLE cups AS SELECT 'small' AS size`);
  const read = async () => (await db.execute(sql`SELECT * FROM cups`)).rows;
  expect(await read()).toEqual([{ size: 'small' }]);
  await db.execute(sql`ALTER TABLE cups ADD price int DEFAULT 18000`);
  expect(await read()).toEqual([{ size: 'small', price: 18_000 }]);
});

test('a statement works again after it has failed, inside and outside a transaction', async () => {
  const { db } = database;
  await db.execute(sql`CREATE TABLE names (name text PRIMARY KEY)`);
  const add = (name: string, tx: Db = db) => tx.execute(sql`INSERT INTO names VALUES (${name})`);
  await add('Sari');
  await expect(add('Sari')).rejects.toThrow();
  await expect(db.transaction((tx) => add('Sari', tx))).rejects.toThrow();
  await add('Budi');
  await db.transaction((tx) => add('Dewi', tx));
  const { rows } = await db.execute(sql`SELECT count(*) FROM names`);
  expect(rows).toEqual([{ count: 3 }]);
});

test('more statements than stay prepared all work, repeatedly', async () => {
  const { db } = database;
  const ask = (number: number) => db.execute(sql.raw(`SELECT ${number} AS number`));
  for (const _ of [1, 2]) {
    for (let number = 0; number < 250; number += 1) {
      expect((await ask(number)).rows).toEqual([{ number }]);
    }
  }
  const { rows } = await db.execute(
    sql`SELECT count(*) <= 100 AS bounded FROM pg_prepared_statements`,
  );
  expect(rows).toEqual([{ bounded: true }]);
});

test('long, empty, Unicode and binary values are returned as they were written', async () => {
  const { db } = database;
  const text = 'Kopi susu ☕ “dingin”, '.repeat(2000);
  const { rows } = await db.execute(sql`
    SELECT ${text}::text AS text, NULL AS nothing, ''::text AS empty, ARRAY['a,b', NULL] AS list,
      '{"a": [1, "é"]}'::jsonb AS json, ${Buffer.from([0, 255])}::bytea AS bytes`);
  const row = { text, nothing: null, empty: '', list: ['a,b', null], json: { a: [1, 'é'] } };
  expect(rows).toEqual([{ ...row, bytes: Uint8Array.from([0, 255]) }]);
});

test('a notification that a query sends itself is received', async () => {
  const { db, changes } = database;
  const before = changes.version;
  await db.execute(sql`SELECT pg_notify('public_changes', '')`);
  await expect.poll(() => changes.version).toBe(before + 1);
});

test('whether there is room to write is looked up again although the clock was set back', async () => {
  const isWritable = () => database.writable().catch(() => 'no folder');
  expect(await isWritable()).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60_000 });
  const away = `${dataDir}-away`;
  await rename(dataDir, away);
  onTestFinished(async () => {
    vi.useRealTimers();
    await rename(away, dataDir);
    await expect.poll(isWritable).toBe(true);
  });
  await expect.poll(isWritable).toBe('no folder');
});
