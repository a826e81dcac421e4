import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Connection } from '../database/migrate.ts';

/**
 * The migrations fill `migrations` themselves, everybody signs in again without sessions and
 * passkey challenges, and rate limits last an hour.
 */
const EXCLUDED_TABLES = ['migrations', 'sessions', 'passkey_challenges', 'rate_limits'];

const BATCH = 1000;
const ENTRY_BYTES = 8_000_000;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** A table comes after those it refers to. */
export const schemaSchema = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier).min(1), rows: z.int() }),
  ),
  partitions: z.array(
    z.object({
      name: identifier,
      parent: identifier,
      bound: z.string().regex(/^FOR VALUES FROM \('[\d: +.-]+'\) TO \('[\d: +.-]+'\)$/),
    }),
  ),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/) })),
});
export type Schema = z.output<typeof schemaSchema>;
type Table = Schema['tables'][number];

const countSchema = z.object({ rows: z.int() });
const linesSchema = z.array(z.object({ line: z.string() }));

/** Call it in the transaction that reads the rows, so that the counts are right. */
export async function describeSchema(connection: Connection): Promise<Schema> {
  const ask = async (statement: string, params?: unknown[]) =>
    (await connection.query(statement, params)).rows;
  const named = z.array(z.object({ name: identifier, columns: z.array(identifier) })).parse(
    await ask(
      `select c.relname as name,
           (select json_agg(a.attname order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
              and a.attgenerated = '') as columns
         from pg_class c
         where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
           and not c.relispartition and c.relname <> all ($1::text[])
         order by c.relname`,
      [EXCLUDED_TABLES],
    ),
  );
  const references = z.array(z.object({ child: identifier, parent: identifier })).parse(
    await ask(
      `select child.relname as child, parent.relname as parent from pg_constraint
         join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
         where contype = 'f' and connamespace = current_schema()::regnamespace
           and conrelid <> confrelid`,
    ),
  );
  const tables: Table[] = [];
  for (const { name, columns } of parentsFirst(named, references)) {
    const [counted] = await ask(`select count(*)::int as rows from "${name}"`);
    tables.push({ name, columns, ...countSchema.parse(counted) });
  }
  return schemaSchema.parse({
    migrations: await ask('select name, checksum from migrations order by name'),
    tables,
    partitions: await ask(
      `select part.relname as name, parent.relname as parent,
         pg_get_expr(part.relpartbound, part.oid) as bound
       from pg_inherits join pg_class part on part.oid = inhrelid
       join pg_class parent on parent.oid = inhparent
       where part.relnamespace = current_schema()::regnamespace and part.relispartition
         and part.relkind = 'r'
       order by part.relname`,
    ),
    sequences: await ask(
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = current_schema() and last_value is not null order by sequencename`,
    ),
  });
}

function parentsFirst<T extends { name: string }>(
  tables: T[],
  references: { child: string; parent: string }[],
): T[] {
  const ordered: T[] = [];
  const waiting = new Set(tables);
  const blocked = (table: T) =>
    references.some(
      ({ child, parent }) =>
        child === table.name && [...waiting].some((other) => other.name === parent),
    );
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) => !blocked(table));
    if (free.length === 0) throw new Error('Tables refer to one another in a circle');
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** Yields gzipped JSON lines, about `ENTRY_BYTES` at a time. */
export async function* readRows(
  connection: Connection,
  { name, columns }: Table,
): AsyncIterable<Uint8Array> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await connection.exec(
    `declare backup_rows cursor for select row_to_json(r)::text as line from (select ${list} from "${name}") r`,
  );
  let lines: string[] = [];
  let bytes = 0;
  for (;;) {
    const { rows } = await connection.query(`fetch ${BATCH} from backup_rows`);
    for (const { line } of linesSchema.parse(rows)) {
      lines.push(line);
      bytes += line.length;
    }
    const last = rows.length < BATCH;
    if (lines.length > 0 && (last || bytes > ENTRY_BYTES)) {
      yield await promisify(gzip)(`${lines.join('\n')}\n`);
      lines = [];
      bytes = 0;
    }
    if (last) break;
  }
  await connection.exec('close backup_rows');
}

export async function prepareTables(connection: Connection, { tables, partitions }: Schema) {
  const names = tables.map(({ name }) => `"${name}"`).join(', ');
  await connection.exec(`truncate ${names} cascade`);
  for (const { name, parent, bound } of partitions) {
    await connection.exec(`create table if not exists "${name}" partition of "${parent}" ${bound}`);
  }
}

export async function writeRows(
  connection: Connection,
  { name, columns }: Table,
  portion: Uint8Array,
): Promise<number> {
  const text = (await promisify(gunzip)(portion)).toString();
  const lines = text.split('\n').filter((line) => line !== '');
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (let at = 0; at < lines.length; at += BATCH) {
    await connection.query(
      `insert into "${name}" (${list}) overriding system value
       select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
      [`[${lines.slice(at, at + BATCH).join(',')}]`],
    );
  }
  return lines.length;
}

export async function setSequences(connection: Connection, { sequences }: Schema) {
  for (const { name, value } of sequences) {
    await connection.query(`select setval($1::regclass, $2::bigint)`, [`"${name}"`, value]);
  }
}
