import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './db.ts';
import { createLog } from './log.ts';

const writer = join(import.meta.dirname, '../test/database-writer.ts');
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

/** A data folder as the first start leaves it. */
async function dataFolder(name: string) {
  const dataDir = join(folder, name);
  await cp(join(folder, 'created'), dataDir, { recursive: true });
  return dataDir;
}

const write = (dataDir: string) =>
  spawn(process.execPath, [writer, dataDir, migrations], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Reads a writer's acknowledgements into a set. */
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
  test('no acknowledged row is lost, and none half written, when the process is killed', async () => {
    const dataDir = await dataFolder('killed');
    const acknowledged = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const child = write(dataDir);
      const reading = acknowledgedBy(child, acknowledged);
      await says(child, 'open');
      await sleep(Math.random() * 300);
      child.kill('SIGKILL');
      await reading;
    }
    const { db, close } = await open(dataDir);
    const { rows } = await db.execute<{ id: number; copy: number | null }>(
      sql`SELECT notes.id, copies.id AS copy FROM notes FULL JOIN copies USING (id)`,
    );
    await close();
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(acknowledged.difference(new Set(rows.map(({ id }) => id)))).toEqual(new Set());
    expect(rows.filter(({ id, copy }) => id !== copy)).toEqual([]);
  }, 60_000);

  test('a folder is open in one process, and free again when that is killed', async () => {
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

  test('a second opening in the same process is refused, and closing makes room for it', async () => {
    const dataDir = await dataFolder('twice');
    const database = await open(dataDir);
    const asked = Date.now();
    await expect(open(dataDir)).rejects.toThrow('Another process is using');
    expect(Date.now() - asked).toBeLessThan(500);
    await database.close();
    await (await open(dataDir)).close();
  });

  test('a start that was cut short while creating it is repeated', async () => {
    const dataDir = join(folder, 'cut');
    await mkdir(join(dataDir, 'db.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'db.new', 'PG_VERSION'), '18\n');
    const { ready, close } = await open(dataDir);
    await ready();
    await close();
    expect(await readdir(dataDir)).not.toContain('db.new');
  });

  test('files of another PostgreSQL are refused in a sentence', async () => {
    const dataDir = join(folder, 'old');
    await mkdir(join(dataDir, 'db'), { recursive: true });
    await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n');
    await expect(open(dataDir)).rejects.toThrow('was made by PostgreSQL 17');
  });
});
