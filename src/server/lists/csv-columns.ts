import { z } from 'zod';
import { type Localized, type Message, type Reader, textOf } from '../../messages.ts';
import type { Db } from '../database/database.ts';

export type CsvImport = {
  columns: Record<string, Message>;
  write: (row: object, reader: Reader) => Record<string, unknown>;
  /** Errors at a field with several columns name this heading. */
  fields?: Record<string, Message>;
  /** What the form calls a column is a heading, too. */
  labels?: Record<string, Message>;
  ignored: string[];
  /** It puts ids where people write names, and is made once for a file. */
  resolver?: (db: Db, now: Date) => Promise<Resolver>;
  read: (cells: Cells) => object;
  /** It finds the entry of a row without id, or null for a new one. */
  find?: (db: Db, cells: Cells) => Promise<number | null>;
  /** It adds the new entries of many rows with few queries, in their order. */
  createMany?(db: Db, inputs: object[], now: Date): Promise<Record<string, unknown>[]>;
};

export type Resolver = { resolve: (cells: Cells) => Promise<Cells>; notes?: () => Localized[] };

export type Cells = Record<string, string>;

export const schemaOf = ({ columns }: CsvImport) =>
  z.object(Object.fromEntries(Object.keys(columns).map((name) => [name, z.unknown()])));

export async function* writtenPages(
  { write }: CsvImport,
  pages: AsyncIterable<object[]>,
  reader: Reader,
): AsyncGenerator<object[]> {
  for await (const rows of pages) yield rows.map((row) => write(row, reader));
}

export function translationIn(cells: Cells, names: Record<string, string>): object {
  const texts = Object.entries(names).flatMap(([column, name]) => {
    const text = cells[column];
    return text === undefined ? [] : [[name, text] as const];
  });
  return texts.length > 0 ? { translation: Object.fromEntries(texts) } : {};
}

export const languageIn = (text: string): string | undefined =>
  text.trim().toLowerCase() || undefined;

export function columnNamed(csv: CsvImport, heading: string): string | undefined {
  const { columns, labels = {} } = csv;
  const wanted = heading.trim().toLowerCase();
  const textsOf = (message?: Message) =>
    message ? [message.id, message.en, message.mixed ?? message.en] : [];
  return Object.entries(columns).find(([name, message]) =>
    [name, ...textsOf(message), ...textsOf(labels[name])].some(
      (text) => text.toLowerCase() === wanted,
    ),
  )?.[0];
}

export const headingOf = ({ columns, fields }: CsvImport, name: string, reader: Reader): string => {
  const message = columns[name] ?? fields?.[name];
  return message ? textOf(message, reader) : name;
};

export const choicesIn = (text: string, names: Record<string, Message>): string[] =>
  text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const wanted = part.toLowerCase();
      const found = Object.entries(names).find(([name, { id, en }]) =>
        [name, id, en].some((one) => one.toLowerCase() === wanted),
      );
      return found?.[0] ?? part;
    });

const YES = ['ya', 'yes', 'true', '1', 'benar', 'x'];
const NO = ['tidak', 'no', 'false', '0', 'salah'];

/** Other texts are returned as they are, so that the schema refuses them. */
export function yesOrNo(text: string): boolean | string | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return undefined;
  return YES.includes(word) || (NO.includes(word) ? false : text);
}

/** A spreadsheet in Indonesian writes `-6,19`. */
export function numberIn(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

/** A spreadsheet writes 9 March as `9/3/2027` or `09-03-2027`. */
export function dayIn(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return text.trim() || null;
}
