import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { migrate } from './migrate.ts';

let folder: string;
let client: PGlite;
const log = createLog('silent');

beforeAll(async () => {
  client = await PGlite.create();
  folder = await mkdtemp(join(tmpdir(), 'migrate-'));
});

afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));

async function build(files: Record<string, string>) {
  const migrations = await mkdtemp(join(folder, 'build-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(migrations, name), text);
  return () => migrate(client, migrations, log);
}

const rows = async (statement: string) => (await client.query(statement)).rows;

const first = { '0001_menu.sql': 'CREATE TABLE menu (name text);' };
const second = {
  '0002_price.sql': "ALTER TABLE menu ADD price int;\nINSERT INTO menu VALUES ('Es', 5);",
};

test('a new version applies the missing migrations once and in order', async () => {
  await (await build(first))();
  const newer = await build({ ...second, ...first });
  await newer();
  await newer();
  expect(await rows('SELECT * FROM menu')).toEqual([{ name: 'Es', price: 5 }]);
  expect(await rows('SELECT name FROM migrations ORDER BY applied_at')).toEqual([
    { name: '0001_menu.sql' },
    { name: '0002_price.sql' },
  ]);
});

test('an older version refuses a newer database', async () => {
  await (await build({ ...first, ...second }))();
  const older = await build(first);
  await expect(older()).rejects.toThrow(
    'The database is newer than this version of the program (it has 0002_price.sql)',
  );
});

test('a version with an edited migration refuses to start', async () => {
  await (await build(first))();
  const edited = await build({ '0001_menu.sql': 'CREATE TABLE menu (title text);' });
  await expect(edited()).rejects.toThrow('0001_menu.sql was changed after it had been applied');
});

test('different line endings do not count as an edit', async () => {
  await (await build({ '0001_a.sql': 'SELECT 1;\nSELECT 2;\n' }))();
  await (await build({ '0001_a.sql': 'SELECT 1;\r\nSELECT 2;\r\n' }))();
});

test('a failed migration changes nothing and runs again once corrected', async () => {
  const broken = await build({
    ...first,
    '0002_price.sql': `${second['0002_price.sql']} SELECT oops;`,
  });
  await expect(broken()).rejects.toThrow('Migration 0002_price.sql failed and changed nothing');
  expect(await rows('SELECT * FROM menu')).toEqual([]);
  await (await build({ ...first, ...second }))();
  expect(await rows('SELECT price FROM menu')).toEqual([{ price: 5 }]);
});

test('a migration numbered before one already applied is refused', async () => {
  await (await build({ ...first, '0003_c.sql': 'SELECT 1;' }))();
  const merged = await build({ ...first, ...second, '0003_c.sql': 'SELECT 1;' });
  await expect(merged()).rejects.toThrow('0002_price.sql comes before 0003_c.sql');
});

test('a misnamed file is refused', async () => {
  await expect((await build({ 'price.sql': '' }))()).rejects.toThrow('must be named NNNN_name.sql');
});
