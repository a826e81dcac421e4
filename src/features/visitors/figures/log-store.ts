import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../../contract.ts';
import type { Db } from '../../../server/database/database.ts';
import { limitOffset, type Page } from '../../../server/lists/paging.ts';
import { addDays, dayOf, startOfDay } from '../../../time.ts';
import type { VisitorLog } from '../contract.ts';
import { countryName } from '../countries.contract.ts';
import { visitCounts, visits, visitTexts } from '../table.ts';
import { matching } from './search.ts';

/** Matches are counted only this far beyond the page that is asked for. */
const COUNTED_BEYOND = 1000;
const PORTION = 500;
const newestFirst = [desc(visits.visitedAt), desc(visits.id)];

export async function listVisits(db: Db, query: ListQuery): Promise<Page<VisitorLog>> {
  return query.q === '' ? listAll(db, query) : listMatches(db, query);
}

/** With an offset the database would read every newer visit, so daily summaries are used. */
async function listAll(db: Db, query: ListQuery): Promise<Page<VisitorLog>> {
  const days = await countByDay(db);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  let { limit, offset } = limitOffset(query);
  for (const { day, count } of days) {
    if (offset < count) {
      const before = instantOf(startOfDay(addDays(day, 1)));
      return { rows: await read(db, lt(visits.visitedAt, before), limit, offset), total };
    }
    offset -= count;
  }
  return { rows: [], total };
}

/** The newest day comes first. Some rows of the oldest may already be deleted. */
async function countByDay(db: Db) {
  const oldest = await db
    .select({ at: visits.visitedAt })
    .from(visits)
    .orderBy(asc(visits.visitedAt))
    .limit(1);
  const [first] = oldest.map(({ at }) => dayOf(Date.parse(at)));
  if (first === undefined) return [];
  const end = instantOf(startOfDay(addDays(first, 1)));
  const { day, count, dimension } = visitCounts;
  return [
    ...(await db
      .select({ day, count })
      .from(visitCounts)
      .where(and(eq(dimension, 'all'), gt(day, first)))
      .orderBy(desc(day))),
    { day: first, count: await db.$count(visits, lt(visits.visitedAt, end)) },
  ];
}

async function listMatches(db: Db, query: ListQuery): Promise<Page<VisitorLog>> {
  const where = await matching(db, query.q);
  if (!where) return { rows: [], total: 0 };
  const { limit, offset } = limitOffset(query);
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(visits)
    .where(where)
    .limit(offset + limit + COUNTED_BEYOND)
    .as('found');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return { rows: await read(db, where, limit, offset), total: counted?.total ?? 0 };
}

/** Reads portions by id, so that visits that arrive meanwhile move nothing. */
export async function* everyVisit(db: Db, q: string): AsyncGenerator<VisitorLog[]> {
  const where = q === '' ? undefined : await matching(db, q);
  if (q !== '' && !where) return;
  for (let older: SQL | undefined; ; ) {
    const rows = await read(db, and(where, older), PORTION, 0);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    older = sql`(${visits.visitedAt}, ${visits.id}) < (${last.visitedAt}::timestamptz, ${last.id}::bigint)`;
  }
}

async function read(db: Db, where: SQL | undefined, limit: number, offset: number) {
  const rows = await db
    .select()
    .from(visits)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const texts = await readTexts(db, rows);
  const textOf = (id: number | null) => (id === null ? null : (texts.get(id) ?? null));
  return rows.map((row): VisitorLog => {
    const country = textOf(row.country);
    return {
      id: row.id,
      page: textOf(row.page) ?? '',
      ipAddress: row.address,
      country: country && countryName(country),
      city: textOf(row.city),
      referrer: textOf(row.referrer),
      userAgent: textOf(row.userAgent) ?? '',
      visitedAt: row.visitedAt,
    };
  });
}

async function readTexts(db: Db, rows: (typeof visits.$inferSelect)[]) {
  const ids = rows.flatMap(({ page, referrer, country, city, userAgent, campaign }) =>
    [page, referrer, country, city, userAgent, campaign].filter((id) => id !== null),
  );
  if (ids.length === 0) return new Map<number, string>();
  const found = await db
    .select({ id: visitTexts.id, text: visitTexts.text })
    .from(visitTexts)
    .where(inArray(visitTexts.id, [...new Set(ids)]));
  return new Map(found.map(({ id, text }) => [id, text]));
}

const instantOf = (at: number) => new Date(at).toISOString();
