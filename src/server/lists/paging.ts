import { type AnyColumn, and, ilike, or, type SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '../../contract.ts';
import { onceForAll } from '../concurrency.ts';
import type { Db } from '../database/database.ts';

export type Page<Row> = { rows: Row[]; total: number };

/** Rows in which a column contains the text; `%` and `_` are not wildcards. */
export function searchFilter(q: string, columns: (AnyColumn | SQL)[]): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

export const limitOffset = ({ page, limit }: ListQuery) => ({ limit, offset: (page - 1) * limit });

/**
 * How many rows there are in all, as a column beside those of a page: one statement, where a count
 * of its own would take as long again.
 */
export const besidesTotal = (db: Db, table: PgTable, filter: SQL | undefined) => ({
  total: db.$count(table, filter),
});

/** @param count for a page behind the last one, whose rows cannot say it */
export async function asPage<Row extends { total?: number }>(
  rows: Row[],
  { page }: ListQuery,
  count: () => PromiseLike<number>,
): Promise<Page<Row>> {
  const total = rows[0]?.total ?? (page > 1 ? await count() : 0);
  return { rows, total };
}

type Narrowing = { search: AnyColumn[]; where?: SQL | undefined; orderBy: SQL[] };

/**
 * Reads one page of a list.
 *
 * @param select the rows of `table`, as in `db.select().from(faqs).$dynamic()`
 * @param search the columns that are searched
 */
export async function selectPage<Select extends PgSelect>(
  db: Db,
  select: Select,
  table: PgTable,
  query: ListQuery,
  { search, where, orderBy }: Narrowing,
): Promise<Page<Awaited<Select>[number]>> {
  const filter = and(searchFilter(query.q, search), where);
  const { limit, offset } = limitOffset(query);
  const rows = await select
    .where(filter)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  // A page that is not full is the last one.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLast ? offset + rows.length : await db.$count(table, filter) };
}

type Request<Query> = Pick<FastifyRequest, 'staff' | 'url'> & { query: Query };

/**
 * Answers with the plain array that the specification asks for; the total is a header. What one
 * person asks for several times at the same moment, as from many tabs, is read once.
 */
export function replyWithPage<Query, Row>(
  read: (query: Query, request: Request<Query>) => Promise<Page<Row>>,
) {
  const shared = onceForAll<Page<Row>>();
  return async (request: Request<Query>, reply: FastifyReply): Promise<Row[]> => {
    const { rows, total } = await shared(`${request.staff?.id} ${request.url}`, () =>
      read(request.query, request),
    );
    reply.header('X-Total-Count', total);
    return rows;
  };
}
