import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number | boolean | null;

export type Csv<Row> = {
  /** Base name of the file that is saved. */
  name: string;
  columns: Record<string, (row: Row) => Cell>;
  /** Pages of rows in their order; memory holds one of them at a time. */
  pages: AsyncIterable<Row[]>;
};

/** Sends a list as a file that spreadsheets open as it is: UTF-8, quoted, nothing computed. */
export function sendCsv<Row>(reply: FastifyReply, { name, columns, pages }: Csv<Row>, now: Date) {
  async function* lines() {
    // The mark by which Excel knows UTF-8.
    yield `\uFEFF${line(Object.keys(columns))}`;
    for await (const rows of pages) {
      yield rows.map((row) => line(Object.values(columns).map((read) => read(row)))).join('');
    }
  }
  const file = `${name}-${now.toISOString().slice(0, 10)}.csv`;
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${file}"`)
    .send(Readable.from(lines()));
}

/** Reads a list backwards from its newest row, so that rows added meanwhile move nothing. */
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

const line = (cells: Cell[]) => `${cells.map(quote).join(',')}\r\n`;

function quote(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  // A spreadsheet would run a text that starts so as a formula (OWASP: CSV injection).
  const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
