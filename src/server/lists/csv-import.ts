import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { max } from 'drizzle-orm';
import type { ZodError, ZodType } from 'zod';
import type { ImportedRow } from '../../contract.ts';
import { fieldErrors } from '../../form.contract.ts';
import { localized, type Reader, sayLocalized, unpacked } from '../../messages.ts';
import type { Db } from '../database/database.ts';
import { lockInOrder } from '../database/rows.ts';
import { toHttpError } from '../http/error-handler.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { cellText } from './csv.ts';
import { type Cells, type CsvImport, headingOf, type Resolver } from './csv-columns.ts';
import { changesOf, type Entries } from './entry-store.ts';
import { csvTexts } from './messages.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

export type Importing = {
  csv: CsvImport;
  entries: Entries;
  input: ZodType<object>;
  update: ZodType<object>;
  check?: ((input: object) => Promise<void>) | undefined;
};
type Context = { reader: Reader; now: Date };

/**
 * Imports every row and says what happened to it. The caller commits or rolls back. `seen` changes
 * when any result changes or something was added, so that staff import only what the preview
 * showed, and only once.
 */
export async function importRows(tx: Db, list: Importing, text: string, context: Context) {
  const { csv, entries } = list;
  // Two files with the same rows in another order would wait for each other.
  await lockInOrder(tx, entries.table, 'all');
  const newest = await tx.select({ id: max(entries.table.id) }).from(entries.table);
  const resolver = await csv.resolver?.(tx, context.now);
  const given = readCsv(text, csv);
  const named = given.map(({ cells: { name = '' } }) => name.trim());
  const taken = new Set(await entries.namesAmong(tx, named));
  // A query for each row would keep the embedded database from everybody else much longer.
  const ids = given.flatMap(({ cells: { id = '' } }) => (ID.test(id) ? [Number(id)] : []));
  const found = await entries.findMany(tx, ids);
  const byId = new Map(found.map((row) => [Number(row.id), row]));
  const done: Done = { byId, lines: new Map(), versions: [newest] };
  const rows: ImportedRow[] = [];
  // Where rows are found by their texts, a row may find the one before it.
  const together = csv.createMany ? TOGETHER : 1;
  for (let from = 0; from < given.length; from += together) {
    const read: (ImportedRow | NewRow)[] = [];
    for (const row of given.slice(from, from + together)) {
      const failed = (thrown: unknown) => refused(csv, row, thrown, context.reader);
      read.push(await importRow(tx, list, row, { ...context, ...done, resolver }).catch(failed));
      // The embedded database runs in this thread, so without a pause nobody else would be answered.
      await setImmediate();
    }
    rows.push(...(await withAdded(tx, list, read, context)));
  }
  for (const row of rows) row.hasNamesake = row.kind === 'added' && taken.has(row.name);
  const notes = (resolver?.notes?.() ?? []).map((note) => sayLocalized(context.reader, note));
  const seen = createHash('sha256').update(JSON.stringify([rows, notes, done.versions]));
  return { rows, notes, seen: seen.digest('base64url') };
}

/** Somebody else's query waits until so many rows are added. */
const TOGETHER = 50;

/** It is checked, but not added yet. */
type NewRow = { row: CsvRow; input: object };
const isNew = (row: ImportedRow | NewRow): row is NewRow => 'input' in row;

async function withAdded(
  tx: Db,
  { csv, entries }: Importing,
  rows: (ImportedRow | NewRow)[],
  { reader, now }: Context,
): Promise<ImportedRow[]> {
  const inputs = rows.filter(isNew).map(({ input }) => input);
  const many = inputs.length > 1 ? await write(tx, createAll).catch(() => null) : null;
  const done: ImportedRow[] = [];
  for (const row of rows) {
    if (!isNew(row)) done.push(row);
    else {
      const saved = many?.shift();
      done.push(saved ? addedRow(row, saved) : await addOne(row));
    }
  }
  return done;

  async function createAll(inner: Db): Promise<Stored[]> {
    return (await csv.createMany?.(inner, inputs, now)) ?? [];
  }

  /** When one of many is refused, none is added, and each is tried alone. */
  async function addOne(given: NewRow): Promise<ImportedRow> {
    try {
      return addedRow(given, await write(tx, (inner) => entries.create(inner, given.input, now)));
    } catch (thrown) {
      return refused(csv, given.row, thrown, reader);
    }
  }

  function addedRow({ row }: NewRow, saved: Stored): ImportedRow {
    const made = writtenCells(csv, saved, reader);
    return { ...rowOf('added', row.line, made), changes: differences(csv, {}, made, reader) };
  }
}

/** Rows that the database refuses must leave the transaction usable for the next. */
const write = <Saved>(tx: Db, by: (inner: Db) => Promise<Saved>) => tx.transaction(by);

type Done = {
  byId: Map<number, Stored>;
  /** It maps the id of each entry to the line that changes it. */
  lines: Map<number, number>;
  versions: unknown[];
};

async function importRow(
  tx: Db,
  { csv, entries, input, update, check }: Importing,
  row: CsvRow,
  {
    reader,
    now,
    byId,
    lines,
    versions,
    resolver,
  }: Context & Done & { resolver: Resolver | undefined },
): Promise<ImportedRow | NewRow> {
  const { line, cells, isLonger } = row;
  if (isLonger) throw invalid(csvTexts.tooManyCells);
  const read = async (whole: Cells) => csv.read((await resolver?.resolve(whole)) ?? whole);
  const id = cells.id ? numberIn(cells.id, entries) : ((await csv.find?.(tx, cells)) ?? null);
  if (id === null) {
    const parsed = input.safeParse(await read(cells));
    if (!parsed.success) throw wrongFields(parsed.error);
    await check?.(parsed.data);
    return { row, input: parsed.data };
  }
  const other = lines.get(id);
  if (other !== undefined) throw conflict(localized(csvTexts.twice, { line: other }));
  lines.set(id, line);

  const stored: Stored = byId.get(id) ?? (await entries.find(tx, id));
  const { updatedAt } = stored;
  versions.push(updatedAt);
  const before = writtenCells(csv, stored, reader);
  const parsed = update.safeParse(await read({ ...before, ...cells }));
  if (!parsed.success) throw wrongFields(parsed.error);
  const changes = changesOf(stored, parsed.data);
  if (Object.keys(changes).length === 0) return rowOf('same', line, before);
  await check?.(changes);
  const saved = await write(tx, (inner) =>
    entries.update(inner, id, { ...changes, updatedAt }, now),
  );
  const after = writtenCells(csv, saved, reader);
  return { ...rowOf('changed', line, after), changes: differences(csv, before, after, reader) };
}

type Stored = Record<string, unknown>;

const ID = /^\d{1,9}$/;

function numberIn(id: string, { what }: Entries): number {
  if (!ID.test(id)) throw notFound(what);
  return Number(id);
}

const wrongFields = ({ issues }: ZodError) => invalid(csvTexts.wrong, fieldErrors(issues));

function refused(csv: CsvImport, row: CsvRow, thrown: unknown, reader: Reader): ImportedRow {
  const error = toHttpError(thrown);
  if (error.status >= 500) throw thrown;
  const atFields = Object.entries(error.fields ?? {}).map(([field, message]) => ({
    column: headingOf(csv, field, reader),
    message: unpacked(message, reader),
  }));
  const atRow = { column: '', message: sayLocalized(reader, error.sentence) };
  const errors = atFields.length > 0 ? atFields : [atRow];
  return { ...rowOf('wrong', row.line, row.cells), errors };
}

const rowOf = (kind: ImportedRow['kind'], line: number, { name = '' }: Cells): ImportedRow => ({
  kind,
  line,
  name,
  hasNamesake: false,
  changes: [],
  errors: [],
});

function writtenCells(csv: CsvImport, row: Stored, reader: Reader): Cells {
  const written = csv.write(row, reader);
  const names = Object.keys(csv.columns).filter((name) => !csv.ignored.includes(name));
  return Object.fromEntries(names.map((name) => [name, cellText(written[name])]));
}

/** A new entry has another id in the preview than after the import, so the id is left out. */
const differences = (csv: CsvImport, before: Cells, after: Cells, reader: Reader) =>
  Object.keys(csv.columns)
    .filter((name) => name !== 'id')
    .map((name) => ({
      column: headingOf(csv, name, reader),
      before: before[name] ?? '',
      after: after[name] ?? '',
    }))
    .filter((change) => change.before !== change.after);
