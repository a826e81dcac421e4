import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';

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

test('reports that there is room to write', async () => {
  expect(await database.writable()).toBe(true);
});
