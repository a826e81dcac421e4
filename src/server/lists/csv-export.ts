import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodISODateTime, ZodNullable, ZodObject, ZodOptional } from 'zod';
import { listQuery, MAX_ID } from '../../contract.ts';
import { type Message, type Reader, readerOf, say, textOf } from '../../messages.ts';
import { recordEvent } from '../audit/record-change.ts';
import type { Deps } from '../deps.ts';
import { requestReader } from '../http/reader.ts';
import { columnTexts } from './csv.messages.ts';
import { sendCsv } from './csv.ts';
import type { Page } from './paging.ts';

export type Headings = Record<string, Message>;

type CsvExport = {
  name: string;
  action: string;
  schema: ZodObject;
  /** These are for columns that are not in `csv.messages.ts`, or are called otherwise there. */
  headings?: Headings;
  pages: AsyncIterable<object[]>;
};

export async function replyWithCsv(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, action, schema, headings = {}, pages }: CsvExport,
) {
  await recordEvent(db, request, `${action}.export`);
  const known: Headings = { ...columnTexts, ...headings };
  const given = requestReader(request);
  // In the mixed voice the names of columns are in two languages, and a file would have both.
  const reader = given.voice === 'mixed' ? readerOf('en', 'en') : given;
  const heading = (field: string) => headingOf(reader, field, known[field]);
  const columns = Object.fromEntries(
    Object.entries(schema.shape).flatMap(([field, type]) =>
      type instanceof ZodObject
        ? Object.keys(type.shape).map((text) => [
            `${field}.${text}`,
            say(reader, columnTexts.translated, { name: heading(text) }),
          ])
        : [[field, heading(field)]],
    ),
  );
  const times = new Set(Object.keys(schema.shape).filter((field) => isTime(schema.shape[field])));
  return sendCsv(reply, { name, columns, times, pages }, clock());
}

function isTime(type: unknown): boolean {
  if (type instanceof ZodNullable || type instanceof ZodOptional) return isTime(type.unwrap());
  return type instanceof ZodISODateTime;
}

function headingOf(reader: Reader, field: string, heading: Message | undefined): string {
  if (!heading) throw new Error(`The column ${field} has no heading`);
  return textOf(heading, reader);
}

export const exportQuery = listQuery.pick({ q: true });

/** Every page counts and skips all rows before it, so pages are large. */
const LIMIT = 2000;

export async function* everyPage<Row>(
  read: (query: { page: number; limit: number; q: string }) => Promise<Page<Row>>,
  { q }: { q: string },
): AsyncGenerator<Row[]> {
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read({ page, limit: LIMIT, q });
    if (rows.length > 0) yield rows;
    if (rows.length < LIMIT || page * LIMIT >= total) return;
  }
}

const PORTION = 500;

/** Reading from the newest row backwards neither skips nor repeats rows added meanwhile. */
export async function* newestFirst<Row extends { id: number }>(
  read: (before: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let before = MAX_ID;
  for (;;) {
    const rows = await read(before, PORTION);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    before = rows.at(-1)?.id ?? 0;
  }
}
