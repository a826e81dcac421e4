import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ListQuery } from '../contract.ts';

/** One page of a staff list, and how many rows there are in all. */
export type Rows<Row> = { rows: Row[]; total: number };

/** Rows whose columns contain what staff typed, as typed: `%` and `_` are no wildcards. */
export function matches(q: string, columns: AnyColumn[]): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

export const window = ({ page, limit }: ListQuery) => ({ limit, offset: (page - 1) * limit });

/** Answers the rows as the plain array the specification shows; the total is a header. */
export function sendRows<Row>(reply: FastifyReply, { rows, total }: Rows<Row>): Row[] {
  reply.header('X-Total-Count', total);
  return rows;
}
