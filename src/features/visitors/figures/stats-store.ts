import { and, between, desc, eq, gt, min, or, type SQL, sql } from 'drizzle-orm';
import { countedPages } from '../../../pages.contract.ts';
import type { Db } from '../../../server/database/database.ts';
import type { Days } from '../../../time.ts';
import { addDays, eachDay } from '../../../time.ts';
import { articlePaths } from '../../articles/public-store.ts';
import {
  deviceKinds,
  leftOutReasons,
  type Period,
  systems,
  type VisitorPeriod,
  type VisitorStats,
} from '../contract.ts';
import { countryName } from '../countries.contract.ts';
import { visitCounts, visitorReturns, visitUpkeep } from '../table.ts';

type Count = { value: string; count: number };
/** The largest comes first. */
type Counts = (dimension: string) => Count[];

const TOP = 10;
/** Hosts, cities, campaigns and broken links beyond these are noise on a chart. */
const MANY = 100;

export async function readStats(db: Db): Promise<VisitorStats> {
  const counts = await sumUp(
    db,
    sql`select * from visit_months where dimension in ('all', 'page', 'country')`,
  );
  const [first] = await db
    .select({ visitors: sum(visitorReturns.visitors) })
    .from(visitorReturns)
    .where(eq(visitorReturns.previousDay, '-infinity'));
  return {
    totalVisits: countOf(counts('all'), ''),
    uniqueVisitors: first?.visitors ?? 0,
    topPages: pagesOf(counts, await articlePaths(db)).slice(0, TOP),
    topCountries: countriesOf(counts).slice(0, TOP),
  };
}

export async function readPeriod(db: Db, days: Days): Promise<VisitorPeriod> {
  const { length } = eachDay(days);
  const before = { from: addDays(days.from, -length), to: addDays(days.from, -1) };
  const [period, previous, byWeekHour, began] = await Promise.all([
    readDays(db, days),
    readDays(db, before),
    readByWeekHour(db, days),
    firstDay(db),
  ]);
  const hasPrevious = began !== null && began <= before.from;
  return { ...period, previous, byWeekHour, hasPrevious, upkeep: await readUpkeep(db) };
}

async function readByWeekHour(db: Db, { from, to }: Days): Promise<VisitorPeriod['byWeekHour']> {
  const { rows } = await db.execute<VisitorPeriod['byWeekHour'][number]>(sql`
    select extract(isodow from day)::int - 1 as weekday, value::int as hour,
      sum(count)::int as visits
    from visit_counts
    where dimension = 'hour' and day between ${from} and ${to}
    group by 1, 2 order by 1, 2`);
  return rows;
}

export async function readUpkeep(db: Db): Promise<VisitorPeriod['upkeep']> {
  const [upkeep] = await db
    .select()
    .from(visitUpkeep)
    .where(or(gt(visitUpkeep.shortened, 0), gt(visitUpkeep.deleted, 0)))
    .orderBy(desc(visitUpkeep.day))
    .limit(1);
  return upkeep ?? null;
}

export async function firstDay(db: Db): Promise<string | null> {
  const [first] = await db
    .select({ day: min(visitCounts.day) })
    .from(visitCounts)
    .where(eq(visitCounts.dimension, 'all'));
  return first?.day ?? null;
}

export async function readMarks(
  db: Db,
  days: Days,
): Promise<Pick<Period, 'totalVisits' | 'campaigns' | 'taps'>> {
  const counts = await readCounts(db, days, sql`dimension in ('all', 'campaign', 'tap')`);
  return {
    totalVisits: countOf(counts('all'), ''),
    campaigns: campaignsOf(counts),
    taps: tapsOf(counts),
  };
}

type DayOfVisits = { day: string; visits: number; taps: number };

/** A day counts when it has visits, or taps on these targets. */
export async function readVisitsByDay(
  db: Db,
  { from, to }: Days,
  targets: string[],
): Promise<DayOfVisits[]> {
  const { rows } = await db.execute<DayOfVisits>(sql`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where dimension = 'all'), 0)::int as visits,
      coalesce(sum(count) filter (where dimension = 'tap' and split_part(value, ' ', 1) in ${targets}), 0)::int
        as taps
    from visit_counts
    where dimension in ('all', 'tap') and day between ${from} and ${to}
    group by 1`);
  return rows;
}

async function readDays(db: Db, days: Days): Promise<Period> {
  const [counts, visitors] = await Promise.all([readCounts(db, days), readByDay(db, days)]);
  return {
    ...days,
    totalVisits: countOf(counts('all'), ''),
    ...visitors,
    pages: pagesOf(counts, await articlePaths(db)),
    brokenLinks: counts('broken_link')
      .slice(0, MANY)
      .map(({ value, count }) => ({ ...brokenLinkOf(value), visits: count })),
    referrers: counts('referrer')
      .slice(0, MANY)
      .map(({ value, count }) => ({ referrer: value, visits: count })),
    countries: countriesOf(counts),
    cities: counts('city')
      .slice(0, MANY)
      .map(({ value, count }) => ({ ...cityOf(value), visits: count })),
    devices: deviceKinds
      .flatMap((device) => systems.map((system) => ({ device, system })))
      .map((kind) => ({
        ...kind,
        visits: countOf(counts('device'), `${kind.device}/${kind.system}`),
      }))
      .filter(({ visits }) => visits > 0),
    campaigns: campaignsOf(counts).slice(0, MANY),
    taps: tapsOf(counts),
    filtered: leftOutReasons.map((reason) => ({
      reason,
      count: countOf(counts('filtered'), reason),
    })),
  };
}

/** Adds up the whole months within the period, and the days before and after them. */
function readCounts(db: Db, { from, to }: Days, which = sql`true`): Promise<Counts> {
  const begin = firstOfMonth(addDays(firstOfMonth(addDays(from, -1)), 31));
  const end = firstOfMonth(addDays(to, 1));
  // Without a whole month, all days are added up.
  const [first, next] = begin < end ? [begin, end] : [from, from];
  return sumUp(
    db,
    sql`
      select dimension, value, count from visit_months
      where ${which} and month >= ${first} and month < ${next}
      union all
      select dimension, value, count from visit_counts
      where ${which} and day between ${from} and ${to} and not (day >= ${first} and day < ${next})`,
  );
}

async function sumUp(db: Db, counts: SQL): Promise<Counts> {
  const { rows } = await db.execute<Count & { dimension: string }>(sql`
    select dimension, value, sum(count)::int as count from (${counts}) as counts
    group by dimension, value`);
  const sorted = rows.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const groups = Map.groupBy(sorted, (row) => row.dimension);
  return (name) => groups.get(name) ?? [];
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Also counts the different visitors of the whole period. */
async function readByDay(db: Db, { from, to }: Days) {
  const visits = await db
    .select({ day: visitCounts.day, count: visitCounts.count })
    .from(visitCounts)
    .where(and(eq(visitCounts.dimension, 'all'), between(visitCounts.day, from, to)));
  const visitors = await db
    .select({
      day: visitorReturns.day,
      count: sum(visitorReturns.visitors),
      // A visitor with several days in the period is counted on the first.
      unique: sql<number>`coalesce(sum(visitors) filter (where previous_day < ${from}), 0)`.mapWith(
        Number,
      ),
    })
    .from(visitorReturns)
    .where(between(visitorReturns.day, from, to))
    .groupBy(visitorReturns.day);
  const visitsOn = new Map(visits.map(({ day, count }) => [day, count]));
  const visitorsOn = new Map(visitors.map(({ day, count }) => [day, count]));
  return {
    byDay: eachDay({ from, to }).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
      visitors: visitorsOn.get(day) ?? 0,
    })),
    uniqueVisitors: visitors.reduce((total, { unique }) => total + unique, 0),
  };
}

const exists = new Set<string>(countedPages());

const pagesOf = (counts: Counts, own: Set<string>) =>
  counts('page')
    .filter(({ value }) => exists.has(value) || own.has(value))
    .map(({ value, count }) => ({ page: value, visits: count }));

const countriesOf = (counts: Counts) =>
  counts('country').map(({ value, count }) => ({
    country: value === '' ? 'Unknown' : countryName(value),
    visits: count,
  }));

const campaignsOf = (counts: Counts) =>
  counts('campaign').map(({ value, count }) => ({ campaign: value, visits: count }));

const tapsOf = (counts: Counts) =>
  counts('tap').map(({ value, count }) => {
    const [target = '', campaign = ''] = value.split(' ');
    return { target, campaign, taps: count };
  });

function brokenLinkOf(value: string) {
  const [address = '', from = ''] = value.split(' ');
  return { address, from };
}

function cityOf(value: string) {
  const [country = '', ...city] = value.split('/');
  return { city: city.join('/'), country: countryName(country) };
}

const countOf = (counts: Count[], wanted: string) =>
  counts.find(({ value }) => value === wanted)?.count ?? 0;

const sum = (column: typeof visitCounts.count | typeof visitorReturns.visitors) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
