import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLAGS } from '../../test/servers/built-server.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';

const writer = join(import.meta.dirname, '../../test/database-writer.ts');
let folder: string;
let migrations: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  migrations = join(folder, 'migrations');
  await mkdir(migrations);
  await writeFile(
    join(migrations, '0001_notes.sql'),
    'CREATE TABLE notes (id serial PRIMARY KEY); CREATE TABLE copies (id int PRIMARY KEY);',
  );
  await (await open(join(folder, 'created'))).close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openDatabase({ dataDir, migrations, log: createLog('silent') });

/** Copied, because creating a database takes seconds. */
async function dataFolder(name: string) {
  const dataDir = join(folder, name);
  await cp(join(folder, 'created'), dataDir, { recursive: true });
  return dataDir;
}

const write = (dataDir: string) =>
  spawn(process.execPath, [...FLAGS, writer, dataDir, migrations], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function acknowledgedBy(child: ChildProcess, numbers: Set<number>) {
  if (!child.stdout) return;
  for await (const line of createInterface(child.stdout)) {
    if (/^\d+$/.test(line)) numbers.add(Number(line));
  }
}

async function says(child: ChildProcess, text: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on('data', (data) => String(data).includes(text) && resolve());
  child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)));
  await promise;
}

describe('the embedded database', () => {
  test('opens although a power cut has left an empty postmaster.pid', async () => {
    const dataDir = await dataFolder('cut');
    await writeFile(join(dataDir, 'db', 'postmaster.pid'), '');
    const { db, close } = await open(dataDir);
    await db.execute(sql`insert into notes default values`);
    await close();
  });

  test('a new database can be copied from an empty one, readable by its owner only', async () => {
    const template = join(folder, 'created', 'db');
    await chmod(join(template, 'PG_VERSION'), 0o644);
    const dataDir = join(folder, 'copied');
    const { db, close } = await openDatabase({
      dataDir,
      migrations,
      template,
      log: createLog('silent'),
    });
    await db.execute(sql`insert into notes default values`);
    const { rows } = await db.execute(sql`select applied_at < now() - '1ms'::interval as earlier
      from migrations where name = '0001_notes.sql'`);
    expect(rows).toEqual([{ earlier: true }]);
    await close();
    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect(mode & 0o077, entry.name).toBe(0);
    }
  });

  test('no confirmed row is lost or half written when the process is killed', async () => {
    const dataDir = await dataFolder('killed');
    const acknowledged = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const child = write(dataDir);
      const before = acknowledged.size;
      const reading = acknowledgedBy(child, acknowledged);
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
      await sleep(Math.random() * 300);
      child.kill('SIGKILL');
      await reading;
    }
    const { db, close } = await open(dataDir);
    const { rows } = await db.execute<{ id: number; copy: number | null }>(
      sql`SELECT notes.id, copies.id AS copy FROM notes FULL JOIN copies USING (id)`,
    );
    await close();
    expect(acknowledged.difference(new Set(rows.map(({ id }) => id)))).toEqual(new Set());
    expect(rows.filter(({ id, copy }) => id !== copy)).toEqual([]);
  });

  test('only one process can use a folder, until it ends or is killed', async () => {
    const dataDir = await dataFolder('shared');
    const first = write(dataDir);
    await says(first, 'open');

    const second = write(dataDir);
    const [[sentence], [code]] = await Promise.all([
      once(second.stderr, 'data'),
      once(second, 'exit'),
    ]);
    expect(code).toBe(1);
    expect(String(sentence)).toMatch(/^Another process is using .*\n$/);

    first.kill('SIGKILL');
    await once(first, 'exit');
    await (await open(dataDir)).close();
  });

  test('the same process cannot open a folder twice until it closes it', async () => {
    const dataDir = await dataFolder('twice');
    const database = await open(dataDir);
    await expect(open(dataDir)).rejects.toThrow('Another process is using');
    await database.close();
    await (await open(dataDir)).close();
  });

  test('a first start that was interrupted can be repeated', async () => {
    const dataDir = join(folder, 'interrupted');
    await mkdir(join(dataDir, 'db.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'db.new', 'PG_VERSION'), '18\n');
    const { ready, close } = await open(dataDir);
    await ready();
    await close();
    expect(await readdir(dataDir)).not.toContain('db.new');
  });

  test('files of another PostgreSQL version are refused with a clear message', async () => {
    const dataDir = join(folder, 'old');
    await mkdir(join(dataDir, 'db'), { recursive: true });
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n');
    await expect(open(dataDir)).rejects.toThrow('was made by PostgreSQL 17');
  });
});
