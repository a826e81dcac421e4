import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isRecord } from '../../record.contract.ts';
import { dayOf, minuteOf } from '../../time.ts';

export type Csv = {
  name: string;
  columns: Record<string, string>;
  /** In these columns are instants. A text elsewhere may look like one, and stays as it was typed. */
  times: ReadonlySet<string>;
  pages: AsyncIterable<object[]>;
};

export function sendCsv(reply: FastifyReply, { name, columns, times, pages }: Csv, now: Date) {
  async function* lines() {
    // Excel recognises UTF-8 by this byte order mark.
    yield `\uFEFF${line(Object.values(columns))}`;
    const names = Object.keys(columns);
    const cellOf = (row: object, name: string) => {
      const value = valueAt(row, name);
      return times.has(name) && typeof value === 'string' ? minuteIn(value) : value;
    };
    for await (const rows of pages) {
      yield rows.map((row) => line(names.map((name) => cellOf(row, name)))).join('');
      // Without a pause the embedded database, in this thread, would stop all other requests.
      await setImmediate();
    }
  }
  const file = `${name}-${dayOf(now)}.csv`;
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${file}"`)
    .send(Readable.from(lines()));
}

/** `translation.title` is a text within the translation. */
const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), row);

/** Times are in WIB, as on the screen, and in a format that spreadsheets sort: 2026-11-21 18:40. */
export const minuteIn = (instant: string): string => minuteOf(instant).replace('T', ' ');

const line = (cells: unknown[]) => `${cells.map(quote).join(',')}\r\n`;

/**
 * Spreadsheets run texts that start like this as formulas (OWASP: CSV injection), full-width signs
 * included. Excel in Indonesia separates by `;`, so a cell may start after any separator. A quote
 * that was written there gets a second one, or an import would take it for the guard.
 */
const FORMULA = /(^|[;,|\t\r\n])([^\S\t\r\n]*)(?='*[=+\-@＝＋－＠])/g;

/** Returns the cell as `sendCsv` writes it, without the guard against formulas. */
export function cellText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value);
}

const GUARDED = /(^|[;,|\t\r\n])([^\S\t\r\n]*)'(?='*[=+\-@＝＋－＠])/g;
export const unguarded = (cell: string): string => cell.replaceAll(GUARDED, '$1$2');

/** Other separators must stay inside the cell, so it is quoted. */
function quote(cell: unknown): string {
  const isFigure = typeof cell === 'number' || typeof cell === 'boolean';
  const text = isFigure ? String(cell) : textOf(cell).replaceAll(FORMULA, "$1$2'");
  return `"${text.replaceAll('"', '""')}"`;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (Array.isArray(cell)) return cell.map(textOf).join('; ');
  return isRecord(cell) ? textOf(cell.name) : '';
}
