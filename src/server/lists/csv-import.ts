import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { max } from 'drizzle-orm';
import type { ZodError, ZodType } from 'zod';
import type { ImportedRow } from '../../contract.ts';
import { fieldErrors } from '../../form.contract.ts';
import { type Reader, said, sayAgain, unpacked } from '../../messages.ts';
import type { Db } from '../database/database.ts';
import { toHttpError } from '../http/error-handler.ts';
import { conflict, invalid } from '../http/errors.ts';
import { cellText } from './csv.ts';
import { type Cells, type CsvImport, headingOf } from './csv-columns.ts';
import type { Entries } from './entry-store.ts';
import { csvTexts } from './messages.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

export type Importing = {
  csv: CsvImport;
  entries: Entries;
  input: ZodType<object>;
  update: ZodType<object>;
};
type Context = { reader: Reader; now: Date };

/**
 * Imports every row and says what happened to it. The caller commits or rolls back. `seen` changes
 * when any result changes or something was added, so that staff import only what the preview
 * showed, and only once.
 */
export async function importRows(tx: Db, list: Importing, text: string, context: Context) {
  const rows: ImportedRow[] = [];
  const { table } = list.entries;
  const newest = await tx.select({ id: max(table.id) }).from(table);
  const done: Done = { lines: new Map(), versions: [newest] };
  for (const row of readCsv(text, list.csv)) {
    // A row that the database refuses must leave the transaction usable for the next.
    const written = tx.transaction((inner) => importRow(inner, list, row, { ...context, ...done }));
    const failed = (thrown: unknown) => refused(list.csv, row, thrown, context.reader);
    rows.push(await written.catch(failed));
    // The embedded database runs in this thread, so without a pause nobody else would be answered.
    await setImmediate();
  }
  const seen = createHash('sha256').update(JSON.stringify([rows, done.versions]));
  return { rows, seen: seen.digest('base64url') };
}

type Done = {
  /** The line that changes each entry, by the entry's id. */
  lines: Map<number, number>;
  versions: unknown[];
};

async function importRow(
  tx: Db,
  { csv, entries, input, update }: Importing,
  { line, cells, isLonger }: CsvRow,
  { reader, now, lines, versions }: Context & Done,
): Promise<ImportedRow> {
  if (isLonger) throw invalid(csvTexts.tooManyCells);
  const read = async (whole: Cells) => csv.read((await csv.resolve?.(tx, whole)) ?? whole);
  const id = await csv.find(tx, cells);
  if (id === null) {
    const parsed = input.safeParse(await read(cells));
    if (!parsed.success) throw wrongFields(parsed.error);
    const made = writtenCells(csv, await entries.create(tx, parsed.data, now), reader);
    return { ...rowOf('added', line, made), changes: differences(csv, {}, made, reader) };
  }
  const other = lines.get(id);
  if (other !== undefined) throw conflict(said(csvTexts.twice, { line: other }));
  lines.set(id, line);

  const stored: object = Object(await entries.find(tx, id));
  const updatedAt = Reflect.get(stored, 'updatedAt');
  versions.push(updatedAt);
  const before = writtenCells(csv, stored, reader);
  const parsed = update.safeParse(await read({ ...before, ...cells }));
  if (!parsed.success) throw wrongFields(parsed.error);
  const changes = changesOf(stored, parsed.data);
  if (Object.keys(changes).length === 0) return rowOf('same', line, before);
  const saved = await entries.update(tx, id, { ...changes, updatedAt }, now);
  const after = writtenCells(csv, saved, reader);
  return { ...rowOf('changed', line, after), changes: differences(csv, before, after, reader) };
}

const wrongFields = ({ issues }: ZodError) => invalid(csvTexts.wrong, fieldErrors(issues));

function refused(csv: CsvImport, row: CsvRow, thrown: unknown, reader: Reader): ImportedRow {
  const error = toHttpError(thrown);
  if (error.status >= 500) throw thrown;
  const atFields = Object.entries(error.fields ?? {}).map(([field, message]) => ({
    column: headingOf(csv, field, reader),
    message: unpacked(message, reader),
  }));
  const atRow = { column: '', message: sayAgain(reader, error.said) };
  const errors = atFields.length > 0 ? atFields : [atRow];
  return { ...rowOf('wrong', row.line, row.cells), errors };
}

const rowOf = (kind: ImportedRow['kind'], line: number, { name = '' }: Cells): ImportedRow => ({
  kind,
  line,
  name,
  changes: [],
  errors: [],
});

function writtenCells(csv: CsvImport, row: unknown, reader: Reader): Cells {
  const written = csv.write(Object(row), reader);
  const names = Object.keys(csv.columns).filter((name) => !csv.ignored.includes(name));
  return Object.fromEntries(names.map((name) => [name, cellText(written[name])]));
}

const changesOf = (stored: object, parsed: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parsed).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(value, Reflect.get(stored, name)),
    ),
  );

/** Without the id, because a new entry has another one in the preview than after the import. */
const differences = (csv: CsvImport, before: Cells, after: Cells, reader: Reader) =>
  Object.keys(csv.columns)
    .filter((name) => name !== 'id')
    .map((name) => ({
      column: headingOf(csv, name, reader),
      before: before[name] ?? '',
      after: after[name] ?? '',
    }))
    .filter((change) => change.before !== change.after);
