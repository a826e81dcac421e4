import { readdirSync } from 'node:fs';
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { accountTab, tabGroups } from '../admin/tabs.ts';
import { seedOnce } from '../seed.ts';
import { createTestApp } from '../test/app.ts';
import { fieldTexts } from './audit/messages.ts';
import { demo, features, personalData } from './index.ts';
import { removeDemo } from './launch/clean-store.ts';

const { deps } = await createTestApp();
const { db } = deps.database;

/** Tables of `src/server` and of the start, which belong to no feature. */
const SERVER_TABLES = [
  'first_start',
  'migrations',
  'rate_limits',
  'received_forms',
  'retention_runs',
];
/** Of a picture that was uploaded, to recognise it when it comes again; it keeps none alive. */
const NO_PICTURES = ['uploads.url'];

type Column = { table: string; column: string };

async function columnsLike(name: RegExp): Promise<string[]> {
  const { rows } = await db.execute<Column>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  return rows
    .filter(({ table, column }) => !SERVER_TABLES.includes(table) && name.test(column))
    .map(({ table, column }) => `${table}.${column}`);
}

async function allTables(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
     and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;
const listTables = features.flatMap(({ lists = [] }) =>
  lists.map(({ table }) => getTableName(table)),
);
const editedTables = listTables.concat(
  features.flatMap(({ editedTables: edited = [] }) => edited.map(getTableName)),
);
const otherTables = features.flatMap(({ otherTables: others = [] }) => others.map(getTableName));

test('every feature is in the list of all features', () => {
  const folders = readdirSync('src/features', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('every table of the database belongs to one feature', async () => {
  const owned = [...editedTables, ...otherTables, ...SERVER_TABLES];
  expect(owned.toSorted()).toEqual((await allTables()).toSorted());
});

const LEFT_BY_CLEAN_START = [
  // What it did, and that the shop began with the demo.
  'audit_entries',
  'first_start',
  // Tidied when nothing refers to them any more.
  'visit_texts',
];

test('a clean start takes away all that the demo fills, and knows what staff change of it', async () => {
  const { deps: shop } = await createTestApp({ shop: 'empty' });
  const { env, files, log, clock } = shop;
  const tables = await allTables();
  const countRows = () =>
    Promise.all(tables.map((name) => shop.database.db.$count(sql.identifier(name))));
  const before = await countRows();
  await seedOnce(shop.database.db, files, 'demo', clock());
  const by = { staff: { id: null, name: 'Ani' }, id: '1', log };
  await removeDemo(shop.database.db, demo, by, { env, now: clock() });
  const after = await countRows();
  const left = tables.filter((_, nth) => after[nth] !== before[nth]);
  expect(left.toSorted()).toEqual(LEFT_BY_CLEAN_START);

  const { rows: watched } = await db.execute<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'own_demo_row'`,
  );
  const ofStaff = demo.filter(({ isList }) => isList).map(({ table }) => getTableName(table));
  expect(watched.map(({ name }) => name).toSorted()).toEqual(ofStaff.toSorted());
});

test('every table with a bin is a list of a feature, so that its bin is emptied', async () => {
  const { rows } = await db.execute<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'deleted_at'`,
  );
  expect(listTables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('the sweep knows every column that refers to uploaded pictures and files', async () => {
  const claimed = features
    .flatMap(({ pictures, privateFiles = [] }) => [
      ...(pictures?.columns ?? []),
      ...(pictures?.earlier ?? []),
      ...privateFiles,
    ])
    .map(nameOf);
  const found = await columnsLike(/(^|_)(url|image|photo|picture|proof|file|html)(_|$)/);
  expect([...claimed, ...NO_PICTURES]).toEqual(expect.arrayContaining(found));
});

test('the audit log learns from every table that staff edit what stood there before', async () => {
  const { rows } = await db.execute<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger
     where tgname = 'audit_row' and tgparentid = 0`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(editedTables.toSorted());
});

test('what the audit log records has a name in the reader’s language', async () => {
  const { rows } = await db.execute<{ name: string; args: string }>(
    `select attname as name, encode(tgargs, 'escape') as args
     from pg_trigger join pg_attribute on attrelid = tgrelid
     where tgname = 'audit_row' and tgparentid = 0 and attnum > 0 and not attisdropped`,
  );
  const recorded = rows.filter(({ name, args }) => {
    const [kind, ...names] = args.split('\\000');
    return (kind === 'only') === names.includes(name);
  });
  const unnamed = recorded.filter(({ name }) => !(name in fieldTexts)).map(({ name }) => name);
  expect(new Set(unnamed)).toEqual(new Set());
});

test('People looks through every column that may name a customer', async () => {
  const searched = personalData.flatMap(({ columns }) => columns).map(nameOf);
  const harmless = features.flatMap(({ notSearched = [] }) => notSearched).map(nameOf);
  const found = await columnsLike(
    /(^|_)(e?mail|phone|whatsapp|address|name|person|recipient|message|details|notes?|reason|body)(_|$)/,
  );
  expect([...searched, ...harmless]).toEqual(expect.arrayContaining(found));
});

test('the dashboard has the tabs that the features name, and no others', () => {
  const tabs = [...tabGroups.flatMap((group) => group.tabs), accountTab];
  const named = features.flatMap(({ tabs: own = [] }) => own);
  expect(named.toSorted()).toEqual(tabs.map(({ id }) => id).toSorted());
});
