import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/servers/postgres.ts';
import { startProxy } from '../../test/servers/silent-proxy.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './database-errors.ts';
import { connect, createPool, drizzlePool } from './postgres.ts';

const log = createLog('silent');
let postgres: TestPostgres;
let migrations: string;

beforeAll(async () => {
  postgres = await startPostgres();
  migrations = await mkdtemp(join(tmpdir(), 'migrations-'));
  // Neither can run twice, and the second is slow enough for both servers to meet.
  await writeFile(join(migrations, '0001_notes.sql'), 'CREATE TABLE notes (id int PRIMARY KEY);');
  await writeFile(
    join(migrations, '0002_one.sql'),
    'INSERT INTO notes VALUES (0); SELECT pg_sleep(1);',
  );
});

afterAll(async () => {
  await postgres?.stop();
  await rm(migrations, { recursive: true, force: true });
});

const open = (databaseUrl: string) =>
  openDatabase({ dataDir: 'unused', databaseUrl, migrations, log });

const applied = async ({ db }: Database) =>
  (await db.execute(sql`SELECT name FROM migrations ORDER BY name`)).rows;

test('servers that start together migrate once', async () => {
  const url = await postgres.createDatabase('together');
  const instances = await Promise.all([open(url), open(url), open(url)]);
  for (const instance of instances) {
    expect(await applied(instance)).toEqual([{ name: '0001_notes.sql' }, { name: '0002_one.sql' }]);
    await instance.close();
  }
});

test('a migration interrupted by a kill is completed by the next start', async () => {
  const url = await postgres.createDatabase('killed');
  const program = join(import.meta.dirname, '../../test/database-writer.ts');
  const child = spawn(process.execPath, [program, '', migrations, url]);
  for await (const line of child.stdout) if (String(line).includes('0002_one.sql')) break;
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = await open(url);
  expect(await applied(database)).toHaveLength(2);
  expect((await database.db.execute(sql`SELECT id FROM notes`)).rows).toEqual([{ id: 0 }]);
  await database.close();
});

test('a database server that crashes under load loses nothing confirmed and recovers by itself', async () => {
  const url = await postgres.createDatabase('crash');
  const [database, idle] = await Promise.all([open(url), open(url)]);
  const { db } = database;
  await idle.ready();
  const acknowledged = new Set<number>();
  const unexpected: unknown[] = [];
  let next = 1;
  let stopped = false;
  const visitor = async () => {
    while (!stopped) {
      const id = next++;
      const write = db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO notes VALUES (${id})`);
        await sleep(2);
      });
      await write.then(
        () => acknowledged.add(id),
        async (error: unknown) => {
          if (!isUnavailable(error)) unexpected.push(error);
          await sleep(20);
        },
      );
    }
  };
  const visitors = Array.from({ length: 50 }, visitor);
  await sleep(300);
  await postgres.restart('immediate');
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
  await sleep(200);
  stopped = true;
  await Promise.all(visitors);

  expect(unexpected).toEqual([]);
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM notes`);
  expect(acknowledged.difference(new Set(rows.map(({ id }) => id)))).toEqual(new Set());
  await idle.ready();
  // No connection of the pool was lost.
  await Promise.all(Array.from({ length: 10 }, () => db.transaction(() => sleep(50))));
  await Promise.all([database.close(), idle.close()]);
});

test('a transaction with a failed statement never counts as a success', async () => {
  const { db, close } = await open(await postgres.createDatabase('failed'));
  const swallowed = db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES (1)`);
    await tx.execute(sql`INSERT INTO notes VALUES (1)`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('Rolled back');
  await close();
});

test('a change of a table waits for a long reader without holding anybody else up', async () => {
  const url = await postgres.createDatabase('reader');
  await (await open(url)).close();
  const newer = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(migrations, newer, { recursive: true });
  await writeFile(join(newer, '0003_text.sql'), 'ALTER TABLE notes ADD text text;');
  const [reader, other] = [await connect(url, log), await connect(url, log)];
  await reader.query('BEGIN; SELECT * FROM notes');

  const upgrade = openDatabase({ dataDir: 'unused', databaseUrl: url, migrations: newer, log });
  const waiting = async () =>
    (await other.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount;
  await expect.poll(waiting, { interval: 20 }).toBe(1);
  // The change gives way after a second, long before this statement would be ended.
  await other.query(`SET statement_timeout = '5s'; SELECT * FROM notes`);
  await reader.query('COMMIT');
  const database = await upgrade;
  expect(await applied(database)).toHaveLength(3);
  await Promise.all([database.close(), reader.end(), other.end()]);
  await rm(newer, { recursive: true });
});

test('a connection that fell silent in a transaction is not used again', async () => {
  const proxy = await startProxy(await postgres.createDatabase('silent'));
  const pool = createPool(proxy.url, log);
  pool.options.query_timeout = 300;
  const db = drizzlePool(pool);
  await db.execute(sql`CREATE TABLE kept (id int)`);
  proxy.fallSilent();
  await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
  proxy.speak();
  await db.execute(sql`INSERT INTO kept VALUES (1)`);
  await pool.end();

  const after = await connect(proxy.url, log);
  expect((await after.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
  await after.end();
  await proxy.stop();
});

test('connections that were cut without a word keep one request waiting, and it only once', async () => {
  const proxy = await startProxy(await postgres.createDatabase('cut'));
  const pool = createPool(proxy.url, log);
  pool.options.query_timeout = 1000;
  const db = drizzlePool(pool);
  const five = () => Promise.all(Array.from({ length: 5 }, () => db.execute(sql`SELECT 1`)));
  for (const first of [
    () => db.execute(sql`SELECT 1`),
    () => db.transaction((tx) => tx.execute(sql`SELECT 1`)),
  ]) {
    await five();
    proxy.cut();
    const from = performance.now();
    await expect(first()).rejects.toSatisfy(isUnavailable);
    expect(performance.now() - from).toBeLessThan(1900);
    await five();
  }
  await pool.end();
  await proxy.stop();
});

test('an unreachable database server is retried, then reported without its password', async () => {
  const url = 'postgres://somebody:secret@127.0.0.1:1/shop';
  await expect(connect(url, log, 600)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 cannot be opened: .*ECONNREFUSED/,
  );
});

test('the database is not ready while it takes no connections', async () => {
  const { db, ready, close } = await open(await postgres.createDatabase('shut'));
  const other = await open(await postgres.createDatabase('beside'));
  await other.db.execute(sql`ALTER DATABASE shut ALLOW_CONNECTIONS false`);
  await other.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shut'`,
  );
  await expect(ready()).rejects.toSatisfy(isUnavailable);
  await expect(db.execute(sql`SELECT 1`)).rejects.toSatisfy(isUnavailable);
  await Promise.all([close(), other.close()]);
});

test('the database is not ready while its server is down', async () => {
  const { db, ready, close } = await open(await postgres.createDatabase('away'));
  await ready();
  await postgres.stop();
  await expect(ready()).rejects.toSatisfy(isUnavailable);
  await expect(db.execute(sql`SELECT 1`)).rejects.toSatisfy(isUnavailable);
  await close();
});
