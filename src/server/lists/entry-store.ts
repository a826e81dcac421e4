import { isDeepStrictEqual } from 'node:util';
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { ZodType } from 'zod';
import type { BinnedEntry, ListQuery } from '../../contract.ts';
import type { Language, Message } from '../../messages.ts';
import { DAY } from '../../time.ts';
import type { Db } from '../database/database.ts';
import { inserted, lockInOrder } from '../database/rows.ts';
import { parseOrThrow } from '../forms/parse-or-throw.ts';
import { notFound } from '../http/errors.ts';
import { saveOrder } from './order.ts';
import { type Page, searchFilter, selectPage } from './paging.ts';
import type { Placed } from './placed.ts';
import { isUntranslated, type Translation, translatedTexts } from './translation.ts';
import { conflict, isVersion, nextVersion } from './version.ts';

/** Deleted entries and their pictures can be restored for so many days. */
const BIN_DAYS = 30;
const daysLater = (instant: string | Date, days: number) =>
  isoOf(new Date(instant).getTime() + days * DAY);

type EntryTable = PgTable & Record<'id' | 'updatedAt' | 'deletedAt', PgColumn>;
type OrderedTable = EntryTable & Record<'displayOrder', PgColumn>;

export const isLive = (table: Pick<EntryTable, 'deletedAt'>): SQL => isNull(table.deletedAt);
export const inOrder = (table: Pick<OrderedTable, 'displayOrder' | 'id'>): SQL[] => [
  asc(table.displayOrder),
  asc(table.id),
];

type EntryList<Select extends PgSelect> = Sorted & {
  /** An example is `db.select(columns).from(faqs).$dynamic()`, with the columns that staff see. */
  select: (db: Db) => Select;
  search: AnyColumn[];
  /** These texts have a translation, and are searched in both languages. */
  translation: Translation;
  /** The tab's main list is meant if it is absent. */
  part?: TabPart;
  name: PgColumn;
  line?: AnyColumn | SQL;
  /** It starts a sentence about an entry: 'This FAQ'. */
  what: Message<never>;
  /** It must hold of a saved entry, also when an update names only one of its days. */
  whole?: ZodType;
};

/** The query is as in `view=special`; the search in the address may be that part's. */
type TabPart = {
  query: string | SQL<string>;
  isSearched: boolean;
  /** Beside the entries of the main list, one of these is called so: 'Topic'. */
  name?: Message<never>;
};

type Searched = Placed & { texts: string; line: string };

/** Staff order entries by `displayOrder`; others are ordered by `orderBy`. */
type Sorted = { table: OrderedTable; orderBy?: undefined } | { table: EntryTable; orderBy: SQL[] };

const isOrdered = (table: EntryTable): table is OrderedTable => 'displayOrder' in table;

export type Named = { id: number; name: string };
type Fields<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

/** An update leaves absent fields unchanged. */
export function entryStore<Select extends PgSelect>(options: EntryList<Select>) {
  type Row = Awaited<Select>[number];
  const { select, what, translation } = options;
  const table: EntryTable = options.table;
  const orderBy = options.orderBy ?? inOrder(options.table);
  const search = [...options.search, ...translatedTexts(translation)];
  const { id: idOf, deletedAt } = table;
  const named = { id: sql<number>`${idOf}`, name: sql<string>`${options.name}` };
  const { query: part = '', isSearched = true } = options.part ?? {};
  const placed = { name: named.name, part: sql<string>`${part}::text` };
  const live = (ids: number[]) => and(inArray(idOf, ids), isLive(table));

  async function find(db: Db, id: number): Promise<Row> {
    const [row] = await select(db).where(live([id]));
    if (row === undefined) throw notFound(what);
    return row;
  }

  async function createMany(db: Db, inputs: Fields<Row>[], now: Date): Promise<Row[]> {
    const at = now.toISOString();
    const times = { createdAt: at, updatedAt: at };
    const last = (turn: number) =>
      sql`(select coalesce(max(display_order), 0) + ${turn}::int from ${table})`;
    const values = inputs.map((input, index) => ({
      ...(isOrdered(table) && { displayOrder: last(index + 1) }),
      ...times,
      ...input,
    }));
    const made = await db.insert(table).values(values).returning({ id: named.id });
    const ids = made.map(({ id }) => id);
    return [...(await select(db).where(live(ids)).orderBy(asc(idOf)))];
  }

  return {
    table,
    what,
    partName: options.part?.name,
    find,
    /** Leaves out those that are not there. */
    async findMany(db: Db, ids: number[]): Promise<Row[]> {
      return [...(await select(db).where(live(ids)))];
    },
    among: (ids: number[]): SQL => inArray(idOf, ids),
    async namesAmong(db: Db, names: string[]): Promise<string[]> {
      const rows = await db
        .select(named)
        .from(table)
        .where(and(inArray(options.name, names), isLive(table)));
      return rows.map(({ name }) => name);
    },

    list(db: Db, query: ListQuery, only?: SQL): Promise<Page<Row>> {
      const where = and(isLive(table), only);
      return selectPage(db, select(db), table, query, { search, where, orderBy });
    },

    /** Lists entries that lack a text in one language, and where in the tab they are. */
    async untranslated(db: Db): Promise<(Placed & { language: Language })[]> {
      const language = sql<Language>`case language when 'id' then 'en' else 'id' end`;
      const rows = await db
        .select({ ...placed, language })
        .from(table)
        .where(and(isLive(table), isUntranslated(translation)))
        .orderBy(...orderBy)
        .limit(200);
      return rows.map((row) => ({ ...row, isSearched }));
    },

    /** Leaves out deleted entries. */
    async places(db: Db, ids: number[]): Promise<(Placed & { id: number })[]> {
      const rows = await db
        .select({ ...placed, id: named.id })
        .from(table)
        .where(live(ids));
      return rows.map((row) => ({ ...row, isSearched }));
    },

    /** Entries that are called `q` come first, then those with it in other texts. */
    async search(db: Db, q: string, limit: number): Promise<Searched[]> {
      const others = search
        .filter((column) => column !== options.name)
        .map((column) => sql`nullif(${column}::text, '')`);
      const texts = sql<string>`concat_ws(' · ', ${sql.join([sql`null`, ...others], sql`, `)})`;
      const line = sql<string>`coalesce(${options.line ?? null}::text, '')`;
      const rows = await db
        .select({ ...placed, texts, line })
        .from(table)
        .where(and(isLive(table), searchFilter(q, search)))
        .orderBy(sql`${searchFilter(q, [options.name])} desc`, ...orderBy)
        .limit(limit);
      return rows.map((row) => ({ ...row, isSearched }));
    },

    /**
     * Without a `displayOrder` the entry comes last.
     * @param _by whose change it is, for lists that keep it
     */
    async create(db: Db, input: Fields<Row>, now: Date, _by?: string): Promise<Row> {
      return inserted(await createMany(db, [input], now));
    },

    createMany,

    /** Throws a 409 with the stored row when it is newer than the one that was read. */
    async update(db: Db, id: number, input: Fields<Row>, now: Date, _by?: string): Promise<Row> {
      const { updatedAt, ...changes } = { updatedAt: undefined, ...input };
      const saved = await db
        .update(table)
        .set({ ...changes, updatedAt: nextVersion(table.updatedAt, now) })
        .where(and(live([id]), isVersion(table.updatedAt, updatedAt)))
        .returning(named);
      const row = await find(db, id);
      if (saved.length === 0) throw conflict(what, row);
      if (options.whole) parseOrThrow(options.whole, row);
      return row;
    },

    /** Leaves `updatedAt`, so that somebody who is editing the texts can still save. */
    async activate(db: Db, ids: number[], isActive: boolean): Promise<Named[]> {
      await lockInOrder(db, table, ids);
      return foundOf(await db.update(table).set({ isActive }).where(live(ids)).returning(named));
    },

    /** Moves entries to the bin; ids that are already there are skipped. */
    async remove(db: Db, ids: number[], now: Date): Promise<Named[]> {
      const set = { deletedAt: now.toISOString() };
      await lockInOrder(db, table, ids);
      return foundOf(await db.update(table).set(set).where(live(ids)).returning(named));
    },

    /** Restores only entries that were deleted after `since`. */
    async restore(db: Db, ids: number[], since: Date): Promise<Named[]> {
      const binned = and(inArray(idOf, ids), gt(deletedAt, since.toISOString()));
      await lockInOrder(db, table, ids);
      return foundOf(
        await db.update(table).set({ deletedAt: null }).where(binned).returning(named),
      );
    },

    async bin(db: Db, query: ListQuery): Promise<Page<BinnedEntry>> {
      const columns = { ...named, deletedAt: sql`${deletedAt}`.mapWith(isoOf) };
      const binned = db.select(columns).from(table).$dynamic();
      const { rows, total } = await selectPage(db, binned, table, query, {
        search: [],
        where: isNotNull(deletedAt),
        orderBy: [desc(deletedAt), desc(idOf)],
      });
      return {
        rows: rows.map((row) => ({ ...row, goneAt: daysLater(row.deletedAt, BIN_DAYS) })),
        total,
      };
    },

    /** It is null for an entry that is not in the bin. */
    async binnedAt(db: Db, id: number): Promise<Date | null> {
      const where = and(eq(idOf, id), isNotNull(deletedAt));
      const at = sql`${deletedAt}`.mapWith((value: string) => new Date(value));
      const [row] = await db.select({ at }).from(table).where(where);
      return row?.at ?? null;
    },

    async purge(db: Db, ids: number[]): Promise<Named[]> {
      const binned = and(inArray(idOf, ids), isNotNull(deletedAt));
      await lockInOrder(db, table, ids);
      return foundOf(await db.delete(table).where(binned).returning(named));
    },

    async emptyBin(db: Db, now: Date): Promise<void> {
      await db.delete(table).where(lt(deletedAt, daysLater(now, -BIN_DAYS)));
    },

    async order(db: Db, ids: number[]): Promise<void> {
      if (isOrdered(table)) await saveOrder(db, table, ids);
    },
  };

  function foundOf(rows: Named[]): Named[] {
    if (rows.length === 0) throw notFound(what);
    return rows;
  }
}

const isoOf = (value: string | Date | number) => new Date(value).toISOString();

export type Entries = ReturnType<typeof entryStore>;

/** The fields that are sent with another value than the stored one. */
export const changesOf = (stored: Record<string, unknown>, sent: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name]),
    ),
  );
