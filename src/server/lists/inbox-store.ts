import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { InboxQuery, Period } from '../../contract.ts';
import type { Localized } from '../../messages.ts';
import { addDays, boundsOf, dayOf, lastDays, weekOf } from '../../time.ts';
import type { Db } from '../database/database.ts';
import { firstOrNotFound } from '../database/rows.ts';
import { notFound } from '../http/errors.ts';
import { inScope, type OutletScope } from './outlet-scope.ts';
import { asPage, limitOffset, type Page } from './paging.ts';

export type Asking = { accountId?: number | undefined; now: Date; scope: OutletScope };

type InboxTable = PgTable & Record<'id' | 'createdAt', PgColumn>;
type Searched = { q: string; sort?: 'newest' | 'oldest' | 'waiting' | undefined };

type InboxList<Select extends PgSelect, Query extends Searched> = {
  table: InboxTable;
  /** An example is `db.select({ …, total }).from(table).$dynamic()`. */
  select: (db: Db, total: SQL<number>) => Select;
  where: (query: Query, reader: Asking) => SQL | undefined;
  /** Without the outlet of a row, only those who see every outlet see the rows. */
  outletId?: PgColumn;
  /** Sorted by 'waiting', rows that somebody waits for come first, the oldest of them on top. */
  waiting?: SQL;
  /** It starts a sentence about a row: 'This message'. */
  what: Localized;
};

const UNCOUNTED = sql<number>`0`;
const PAGE = 500;

export function inboxStore<Select extends PgSelect, Query extends Searched>(
  options: InboxList<Select, Query>,
) {
  type Row = Awaited<Select>[number];
  type Narrowing = Query & Pick<InboxQuery, 'period' | 'ids'>;
  const { table, select, outletId, waiting, what } = options;

  const whereFor = (query: Narrowing, reader: Asking) =>
    and(
      options.where(query, reader),
      inScope(outletId, reader.scope),
      inPeriod(table.createdAt, query.period, reader.now),
      query.ids && inArray(table.id, query.ids),
    );
  const byId = ({ sort }: Pick<Searched, 'sort'>) =>
    sort === 'oldest' ? asc(table.id) : desc(table.id);
  const inOrder = (query: Pick<Searched, 'sort'>) =>
    query.sort === 'waiting' && waiting
      ? [sql`case when ${waiting} then ${table.id} end`, byId(query)]
      : [byId(query)];
  const only = (id: number, scope: OutletScope) => and(eq(table.id, id), inScope(outletId, scope));
  const one = (db: Db, id: number, scope: OutletScope) =>
    select(db, UNCOUNTED).where(only(id, scope));

  return {
    async list(db: Db, query: Narrowing & InboxQuery, reader: Asking): Promise<Page<Row>> {
      const where = whereFor(query, reader);
      const { limit, offset } = limitOffset(query);
      // A second statement for the count takes twice the time.
      const rows = await select(db, db.$count(table, where))
        .where(where)
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset);
      return asPage(rows, query, () => db.$count(table, where));
    },

    async find(db: Db, id: number, scope: OutletScope): Promise<Row> {
      return firstOrNotFound(await one(db, id, scope), what);
    },

    /** Other changes of the row wait until this transaction ends. */
    async lock(tx: Db, id: number, scope: OutletScope): Promise<Row> {
      return firstOrNotFound(await one(tx, id, scope).for('update'), what);
    },

    async change(tx: Db, id: number, change: object, scope: OutletScope): Promise<void> {
      const changed = await tx
        .update(table)
        .set(change)
        .where(only(id, scope))
        .returning({ id: table.id });
      if (changed.length === 0) throw notFound(what);
    },

    /** Going by id rather than offset neither skips nor repeats rows added meanwhile. */
    async *pages(db: Db, query: Narrowing, reader: Asking): AsyncGenerator<Row[]> {
      const beyond = (id: unknown) =>
        query.sort === 'oldest' ? gt(table.id, id) : lt(table.id, id);
      let last: unknown;
      for (;;) {
        const rows: Row[] = await select(db, UNCOUNTED)
          .where(and(whereFor(query, reader), last === undefined ? undefined : beyond(last)))
          .orderBy(byId(query))
          .limit(PAGE);
        if (rows.length > 0) yield rows;
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.id;
      }
    },
  };
}

type Handled = Record<'isHandled' | 'assignedTo', AnyColumn>;
export const handledFilter = (
  { isHandled, assignedTo }: Handled,
  { handled, mine }: { handled?: boolean | undefined; mine?: boolean | undefined },
  { accountId }: Asking,
): SQL | undefined =>
  and(
    handled === undefined ? undefined : eq(isHandled, handled),
    mine && accountId ? eq(assignedTo, accountId) : undefined,
  );

function inPeriod(at: AnyColumn, period: Period | undefined, now: Date): SQL | undefined {
  if (period === undefined) return undefined;
  const isWeek = period === 'last-week';
  const days = isWeek ? weekOf(addDays(dayOf(now), -7)) : lastDays(now, Number(period));
  const [from, until] = boundsOf(days);
  return and(gte(at, from.toISOString()), lt(at, until.toISOString()));
}
