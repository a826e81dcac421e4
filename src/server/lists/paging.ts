import { type AnyColumn, and, ilike, or, type SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '../../contract.ts';
import { coalesce } from '../concurrency.ts';
import type { Db } from '../database/database.ts';
import { type ReaderRequest, requestReader } from '../http/reader.ts';

export type Page<Row> = { rows: Row[]; total: number };

/** `%` and `_` are not wildcards. */
export function searchFilter(q: string, columns: (AnyColumn | SQL)[]): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

export const limitOffset = ({ page, limit }: ListQuery) => ({ limit, offset: (page - 1) * limit });

/** @param count for pages after the last one, which have no row with the total */
export async function asPage<Row extends { total?: number }>(
  rows: Row[],
  { page }: ListQuery,
  count: () => PromiseLike<number>,
): Promise<Page<Row>> {
  const total = rows[0]?.total ?? (page > 1 ? await count() : 0);
  return { rows, total };
}

type Narrowing = { search: (AnyColumn | SQL)[]; where?: SQL | undefined; orderBy: SQL[] };

/** @param select such as `db.select().from(faqs).$dynamic()` */
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
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLast ? offset + rows.length : await db.$count(table, filter) };
}

type Request<Query> = ReaderRequest & Pick<FastifyRequest, 'url' | 'scope'> & { query: Query };

/**
 * The specification wants a plain array, so the total is in a header. When one person sends the
 * same request several times at once, as from many tabs, one query serves all.
 */
export function replyWithPage<Query, Row>(
  read: (query: Query, request: Request<Query>) => Promise<Page<Row>>,
) {
  const shared = coalesce<Page<Row>>();
  return async (request: Request<Query>, reply: FastifyReply): Promise<Row[]> => {
    const { voice, lang } = requestReader(request);
    const asked = `${request.staff?.id} ${request.scope} ${voice} ${lang} ${request.url}`;
    const { rows, total } = await shared(asked, () => read(request.query, request));
    reply.header('X-Total-Count', total);
    return rows;
  };
}
