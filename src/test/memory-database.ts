import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { embeddedChanges } from '../server/database/changes.ts';
import type { Database } from '../server/database/database.ts';

type Reusable = { client: PGlite; empty(): Promise<boolean> };

/** Starting a database takes ten times as long as emptying one that a test no longer uses. */
const idle: Reusable[] = [];
const MAX_IDLE = 2;

/** The database in memory has the schema and the rows of a new shop. */
export async function openMemory(): Promise<Database> {
  const reusable = idle.pop() ?? (await start());
  const { client } = reusable;
  let closed = false;
  // A query that comes after the end of its test must not reach the rows of the next one.
  const lent = new Proxy(client, {
    get(target, name) {
      if (closed) throw new Error('PGlite is closed');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  let unlisten = async () => {};
  const changes = await embeddedChanges({
    listen: async (channel, heard) => {
      unlisten = await client.listen(channel, heard);
    },
  });
  return {
    db: drizzle({ client: lent }),
    kind: 'embedded',
    changes,
    ready: async () => void (await lent.query('select 1')),
    writable: async () => true,
    close: async () => {
      if (closed) return;
      closed = true;
      await unlisten();
      if (idle.length < MAX_IDLE && (await reusable.empty())) idle.push(reusable);
      else await client.close();
    },
  };
}

/** All migrations take seconds, so `openDatabase` copies this folder. */
export async function makeTemplate(dataDir: string): Promise<string> {
  const client = await PGlite.create({ dataDir, loadDataDir: await emptyDatabase() });
  await client.close();
  return dataDir;
}

const emptyDatabase = async () => new Blob([await readFile(inject('emptyDatabase'))]);

/** Migrations would take seconds in a test that needs the schema alone. */
export const startMemory = async () => PGlite.create({ loadDataDir: await emptyDatabase() });

async function start(): Promise<Reusable> {
  const client = await startMemory();
  const schema = await schemaOf(client);
  const tables = await tablesOf(client);
  const restore = await insertsOf(client, tables);

  /** Returns false if a test has changed more than rows. */
  async function empty(): Promise<boolean> {
    await client.exec('discard all');
    await dropOthers(client, tables);
    if ((await schemaOf(client)) !== schema) return false;
    const filled = await filledOf(client, tables);
    // Triggers and foreign keys would refuse the rows.
    await client.exec(`
      set session_replication_role = replica;
      truncate ${filled} cascade;
      ${restore};
      reset session_replication_role`);
    return true;
  }
  return { client, empty };
}

/** It differs if anything but rows does. */
async function schemaOf(client: PGlite): Promise<string> {
  const catalogs = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'trigger', 'type'];
  const sums = [...catalogs, 'namespace', 'authid', 'db_role_setting'].map(
    (name) => `select '${name}', count(*), sum(xmin::text::bigint) from pg_${name}`,
  );
  const { rows } = await client.query(sums.join(' union all '));
  return JSON.stringify(rows);
}

/** The columns are those whose values are stored. */
async function tablesOf(client: PGlite) {
  const { rows } = await client.query<{ name: string; columns: string }>(`
    select attrelid::regclass::text as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by attrelid`);
  return rows;
}

type Tables = Awaited<ReturnType<typeof tablesOf>>;

/** A test that counts a visit makes the partition of its month, for example. */
async function dropOthers(client: PGlite, tables: Tables) {
  const kept = tables.map(({ name }) => `'${name}'::regclass`);
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and oid not in (${kept})`);
  if (rows.length > 0) await client.exec(`drop table ${rows.map(({ name }) => name)} cascade`);
}

async function filledOf(client: PGlite, tables: Tables): Promise<string> {
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name).join(', ');
}

/** The statements insert the present rows and set the sequences. */
async function insertsOf(client: PGlite, tables: Tables): Promise<string> {
  const each = tables.map(
    ({ name, columns }) => `
      select format('insert into ${name} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${name}, %L)', json_agg(whole_row)) as text
      from ${name} whole_row having count(*) > 0`,
  );
  const sequences = `
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
        coalesce(last_value, start_value), last_value is not null) as text
    from pg_sequences`;
  const { rows } = await client.query<{ text: string }>([...each, sequences].join(' union all '));
  return rows.map(({ text }) => text).join(';\n');
}
