import { CsvError, parse } from 'csv-parse/sync';
import { localized } from '../../messages.ts';
import { invalid } from '../http/errors.ts';
import { unguarded } from './csv.ts';
import { type Cells, type CsvImport, columnNamed } from './csv-columns.ts';
import { csvTexts } from './messages.ts';

const MAX_ROWS = 1000;
const MAX_COLUMNS = 200;

/** A row with `isLonger` has texts beyond the last heading. */
export type CsvRow = { line: number; cells: Cells; isLonger: boolean };

export function readCsv(text: string, csv: CsvImport): CsvRow[] {
  const [headings = [], ...rows] = records(text);
  const columns = headings.map((heading) => columnNamed(csv, heading));
  const unknown = headings.filter((heading, at) => heading.trim() !== '' && !columns[at]);
  if (unknown.length > 0) {
    throw invalid(localized(csvTexts.unknownColumns, { names: unknown.join(', ') }));
  }
  const double = columns.find((name, at) => name && columns.indexOf(name) !== at);
  if (double) throw invalid(localized(csvTexts.doubleColumn, { name: double }));
  if (rows.length > MAX_ROWS) throw invalid(localized(csvTexts.tooMany, { max: MAX_ROWS }));
  const read = rows.map((row, at) => ({
    line: at + 2,
    cells: cellsOf(row, columns, csv),
    isLonger: row.slice(columns.length).some((cell) => cell !== ''),
  }));
  const filled = read.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (filled.length === 0) throw invalid(csvTexts.empty);
  return filled;
}

/** Excel in Indonesia separates by `;`. */
function records(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      cast: (cell, { index }) => {
        // A line of a million separators would keep everybody else waiting for seconds.
        if (index >= MAX_COLUMNS) {
          throw invalid(localized(csvTexts.tooManyColumns, { max: MAX_COLUMNS }));
        }
        return cell;
      },
      delimiter: separatorOf(text),
      // The parser expects the headings' line end everywhere, and would take lines for one row.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_ROWS + 2,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid(localized(csvTexts.unreadable, { reason: error.message }));
  }
}

function separatorOf(text: string): string {
  const [headings = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => headings.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function cellsOf(row: string[], columns: (string | undefined)[], { ignored }: CsvImport): Cells {
  const cells = columns.flatMap((name, at): [string, string][] =>
    name && !ignored.includes(name) ? [[name, unguarded(row[at] ?? '')]] : [],
  );
  return Object.fromEntries(cells);
}
