import fs, { fdatasyncSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof import('node:fs')>();
  return { ...actual, fdatasyncSync: vi.fn(actual.fdatasyncSync) };
});

let folder: string;
let used: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'));
  await writeFile(join(folder, '0001_notes.sql'), 'CREATE TABLE notes (id int PRIMARY KEY);');
  used = join(folder, 'used');
  await (await open(used)).close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (dataDir: string) =>
  openDatabase({ dataDir, migrations: folder, log: createLog('silent') });

test('everything confirmed as saved before a power cut is there after it', async () => {
  const disk = join(folder, 'disk'); // holds only what was synced
  await cp(used, disk, { recursive: true });

  const { db, close } = await open(used);
  vi.mocked(fdatasyncSync).mockImplementation(keepOn(disk, used));
  for (let id = 1; id <= 60; id++) {
    await db.execute(sql`INSERT INTO notes VALUES (${id})`);
    if (id === 20) await db.execute(sql`CHECKPOINT`);
    if (id === 40) await db.execute(sql`CREATE TABLE later AS SELECT * FROM notes`);
  }
  vi.mocked(fdatasyncSync).mockReset();
  await close();

  const after = await open(disk);
  const { rows } = await after.db.execute(
    sql`SELECT (SELECT count(*) FROM notes) AS notes, (SELECT count(*) FROM later) AS later`,
  );
  expect(rows).toEqual([{ notes: 60, later: 40 }]);
  await after.close();
});

test('each change is on the disk before it is confirmed', async () => {
  const { db, close } = await open(used);
  const syncs = async (work: () => Promise<unknown>) => {
    vi.mocked(fdatasyncSync).mockClear();
    await work();
    return vi.mocked(fdatasyncSync).mock.calls.length;
  };
  for (let id = 101; id <= 110; id++) {
    expect(await syncs(() => db.execute(sql`INSERT INTO notes VALUES (${id})`))).toBe(1);
  }
  const both = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (111)`);
      await tx.execute(sql`INSERT INTO notes VALUES (112)`);
    });
  expect(await syncs(both)).toBe(1);
  expect(await syncs(() => db.execute(sql`SELECT * FROM notes`))).toBe(0);
  await close();
});

/** Copies the file to a second folder, which is the disk as it would be after a power cut. */
function keepOn(disk: string, used: string) {
  return (descriptor: number) => {
    const path = pathOf(descriptor, used);
    const kept = join(disk, relative(used, path));
    fs.mkdirSync(dirname(kept), { recursive: true });
    if (fs.fstatSync(descriptor).isFile()) fs.copyFileSync(path, kept);
  };
}

function pathOf(descriptor: number, folder: string) {
  const { ino } = fs.fstatSync(descriptor);
  const paths = fs.readdirSync(folder, { encoding: 'utf8', recursive: true });
  const found = paths.find((path) => fs.statSync(join(folder, path)).ino === ino);
  if (found === undefined) throw new Error('A file outside the database was synced');
  return join(folder, found);
}
