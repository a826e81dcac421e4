import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createVisitSaver } from '../../src/features/visitors/recording/save-store.ts';
import type { Visit } from '../../src/features/visitors/recording/visit.ts';
import { keepPrivacy } from '../../src/features/visitors/retention/upkeep.ts';
import type { Database } from '../../src/server/database/database.ts';
import { readEnv } from '../../src/server/env.ts';
import { DAY } from '../../src/time.ts';
import { round } from './measure.ts';

const YEAR = 365 * DAY;
const BATCH = 2000;

/** Few browsers, pages and hosts, many addresses. */
function visit(at: number): Visit {
  const some = (below: number) => Math.floor(Math.random() ** 2 * below);
  const person = some(600_000);
  return {
    at: Math.floor(at),
    address: `${100 + (person >> 16)}.${(person >> 8) & 255}.${person & 255}.7`,
    page: ['/', '/membership', '/about', '/contact', '/feedback', '404'][some(6)] ?? '/',
    referrer: Math.random() < 0.5 ? null : `host-${some(60)}.example`,
    country: ['ID', 'SG', 'MY', 'AU', 'US'][some(5)] ?? null,
    city: `City ${person % 250}`,
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${some(400)}.0.0.0 Mobile Safari/537.36`,
    campaign: Math.random() < 0.9 ? null : `mark-${some(20)}`,
    device: 'phone/android',
  };
}

/** Visits of a year up to now, saved as they would have come. */
export async function fill({ db }: Database, count: number) {
  const save = createVisitSaver(db);
  const now = Date.now();
  const before = await size(db);
  const began = performance.now();
  for (let nth = 0; nth < count; nth += BATCH) {
    const length = Math.min(BATCH, count - nth);
    const at = (index: number) => now - YEAR + ((nth + index) / count) * YEAR;
    const visits = Array.from({ length }, (_, index) => visit(at(index)));
    await save({ visits, taps: [], leftOut: [] });
    await pause(1); // as between requests, so that the database is looked after
  }
  const seconds = (performance.now() - began) / 1000;
  // One after the other, since no statement may take long.
  for (const name of await tables(db)) await db.execute(sql.raw(`vacuum analyze ${name}`));
  return {
    'seconds to save': round(seconds),
    'ms a thousand': round((seconds / count) * 1e6),
    'MB a million': round(((await size(db)) - before) * (1e6 / count)),
  };
}

async function tables(db: Database['db']): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relname like 'visit%'`);
  return rows.map(({ name }) => name);
}

async function size(db: Database['db']): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(sql`
    select sum(pg_total_relation_size(oid))::float8 / 1e6 as size from pg_class
    where relkind = 'r' and relname like 'visit%'`);
  return rows[0]?.size ?? 0;
}

/** Deletes half of a year and shortens the rest while visits go on. */
export async function keepWhileVisited(database: Database) {
  const env = readEnv({ VISITS_KEEP_DAYS: '180', LOG_LEVEL: 'silent' });
  const save = createVisitSaver(database.db);
  const waits: number[] = [];
  const began = performance.now();
  let done = false;
  const kept = keepPrivacy({ database, env, clock: () => new Date() }).finally(() => {
    done = true;
  });
  while (!done) {
    const sent = performance.now();
    await save({ visits: [visit(Date.now())], taps: [], leftOut: [] });
    waits.push(performance.now() - sent);
    await pause(20);
  }
  await kept;
  waits.sort((a, b) => a - b);
  return {
    seconds: round((performance.now() - began) / 1000),
    'a visit meanwhile, median ms': round(waits[Math.floor(waits.length / 2)]),
    'p99 ms': round(waits[Math.floor(waits.length * 0.99)]),
    'worst ms': round(waits.at(-1)),
  };
}
