import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodObject } from 'zod';
import { listQuery } from '../../contract.ts';
import { type Message, textOf } from '../../messages.ts';
import { recordEvent } from '../audit/record-change.ts';
import type { Deps } from '../deps.ts';
import { requestReader } from '../http/reader.ts';
import { sendCsv } from './csv.ts';
import { columnTexts } from './messages.ts';
import type { Page } from './paging.ts';

type CsvExport = {
  name: string;
  action: string;
  schema: ZodObject;
  /** By the name of the field; those that many files have are in `columnTexts`. */
  headings?: Record<string, Message | string>;
  pages: AsyncIterable<object[]>;
};

export async function replyWithCsv(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, action, schema, headings = {}, pages }: CsvExport,
) {
  await recordEvent(db, request, `${action}.export`);
  const reader = requestReader(request);
  const known: Record<string, Message | string> = { ...columnTexts, ...headings };
  const heading = (field: string) => {
    const found = known[field] ?? headingOf(field);
    return typeof found === 'string' ? found : textOf(found, reader);
  };
  const columns = Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, heading(field)]),
  );
  return sendCsv(reply, { name, columns, pages }, clock());
}

/** 'Display order' for `displayOrder`, 'Created (WIB)' for `createdAt`. */
function headingOf(field: string): string {
  const words = field
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ at$/, ' (WIB)');
  const heading = words
    .replace(/^(id|ip)\b/, (short) => short.toUpperCase())
    .replace('whatsapp', 'WhatsApp')
    .replace('(wib)', '(WIB)');
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

export const exportQuery = listQuery.pick({ q: true });

/** Large pages, because every page counts and skips all rows before it. */
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

/**
 * Reads from the newest row backwards, so that rows added meanwhile are neither skipped nor
 * repeated.
 */
export async function* newestFirst<Row extends { id: number }>(
  read: (before: number, limit: number) => Promise<Row[]>,
  limit = 500,
): AsyncGenerator<Row[]> {
  let before = 2_147_483_647;
  for (;;) {
    const rows = await read(before, limit);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    before = rows.at(-1)?.id ?? 0;
  }
}
