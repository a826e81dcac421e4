import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { PHONE, startVisits } from '../../../test/visits.ts';
import { DAY, MINUTE } from '../../../time.ts';
import { keepPrivacy } from './upkeep.ts';

/** A shop whose clock a test can set; staff are signed in at the time they read. */
async function startAt(start: string, env: Record<string, string> = {}) {
  const clock = { now: new Date(start) };
  const site = await startVisits({ env: { FORM_LIMIT: '0', ...env }, clock: () => clock.now });
  const began = clock.now;
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  /** As read at the time the editor signed in: no session lasts for months. */
  const reading = async <T>(read: () => Promise<T>) => {
    const { now } = clock;
    clock.now = began;
    return read().finally(() => {
      clock.now = now;
    });
  };
  return {
    ...site,
    wait,
    upkeep: () => keepPrivacy(site.deps),
    addresses: () =>
      reading(async () => (await site.log()).map(({ ipAddress }) => ipAddress).toReversed()),
    stats: () => reading(site.stats),
    period: (days: string) => reading(() => site.period(days)),
  };
}

test('after thirty days an address is its network only, and not a minute before', async () => {
  const { send, wait, upkeep, addresses, period } = await startAt('2026-09-01T05:00:00Z');
  await send({ from: '203.0.113.77' });
  await send({ from: '2001:db8:77:1234:5678::9' });
  wait(10 * DAY);
  await send({ from: '198.51.100.9' });
  const whole = ['203.0.113.77', '2001:db8:77:1234:5678::9', '198.51.100.9'];

  wait(20 * DAY - MINUTE);
  await upkeep();
  expect(await addresses()).toEqual(whole);
  wait(2 * MINUTE);
  await upkeep();
  expect(await addresses()).toEqual(['203.0.113.0/24', '2001:db8:77::/48', '198.51.100.9']);
  const { upkeep: done } = await period('from=2026-09-01&to=2026-10-01');
  expect(done).toEqual({ day: '2026-10-01', shortened: 2, deleted: 0 });

  await upkeep();
  wait(10 * DAY);
  await upkeep();
  expect(await addresses()).toEqual(['203.0.113.0/24', '2001:db8:77::/48', '198.51.100.0/24']);
});

test('nothing in the database says which addresses were behind a shortened one', async () => {
  const { send, wait, upkeep, deps } = await startAt('2026-09-01T05:00:00Z');
  await send({ from: '203.0.113.77' });
  wait(31 * DAY);
  await upkeep();
  const { rows } = await deps.database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const found = await deps.database.db.execute(
      sql.raw(`select 1 from "${name}" as t where t::text like '%203.0.113.77%'`),
    );
    expect(found.rows, name).toEqual([]);
  }
});

test('who comes back after the addresses were shortened is still the same visitor', async () => {
  const { send, wait, upkeep, stats, period } = await startAt('2026-09-01T05:00:00Z');
  await send({ from: '203.0.113.77' });
  await send({ from: '203.0.113.78' });
  wait(40 * DAY);
  await upkeep();
  await send({ from: '203.0.113.77' });
  await send({ from: '203.0.113.79' });
  expect(await stats()).toMatchObject({ totalVisits: 4, uniqueVisitors: 3 });
  expect(await period('from=2026-09-01&to=2026-10-11')).toMatchObject({ uniqueVisitors: 3 });
  expect(await period('from=2026-10-01&to=2026-10-11')).toMatchObject({ uniqueVisitors: 2 });
});

test('visits are deleted after the set time, and the figures of their days stay', async () => {
  const { send, wait, upkeep, addresses, stats, period, deps } = await startAt(
    '2026-01-20T05:00:00Z',
    { VISITS_KEEP_DAYS: '60' },
  );
  await send({ from: '203.0.113.1', page: '/about', agent: `${PHONE} Once` });
  wait(DAY); // the same month, and deleted later
  await send({ from: '203.0.113.2' });
  wait(20 * DAY);
  await send({ from: '198.51.100.3' });
  const january = 'from=2026-01-01&to=2026-01-31';
  const [all, before] = [await stats(), await period(january)];
  expect(all).toMatchObject({ totalVisits: 3, uniqueVisitors: 3 });

  wait(39 * DAY - MINUTE);
  await upkeep();
  expect(await addresses()).toEqual(['203.0.113.0/24', '203.0.113.0/24', '198.51.100.0/24']);
  wait(2 * MINUTE);
  await upkeep();
  expect(await addresses()).toEqual(['203.0.113.0/24', '198.51.100.0/24']);
  wait(15 * DAY); // all of January is older now
  await upkeep();
  expect(await addresses()).toEqual(['198.51.100.0/24']);

  expect(await stats()).toEqual(all);
  expect({ ...(await period(january)), upkeep: null }).toEqual({ ...before, upkeep: null });
  const { rows } = await deps.database.db.execute<{ left: string }>(sql`
    select relname as left from pg_class where relname ~ '^visits_[0-9]{4}_[0-9]{2}$'
    union all select text from visit_texts where text like '% Once'
    union all select 'visitor' from visitors where last_at < '2026-02-01'`);
  // The months after those in which the upkeep ran were made ahead.
  const ahead = ['visits_2026_04', 'visits_2026_05'];
  expect(rows.map(({ left }) => left).sort()).toEqual(['visits_2026_02', ...ahead]);
});

test('many old visits go in portions, and the visitors of that moment are counted', async () => {
  const { send, wait, upkeep, addresses, stats } = await startAt('2026-09-05T05:00:00Z', {
    VISITS_KEEP_DAYS: '31',
  });
  for (let portion = 0; portion < 5; portion += 1) {
    await Promise.all(Array.from({ length: 450 }, () => send({})));
  }
  wait(32 * DAY);
  const kept = upkeep();
  const visits = Array.from({ length: 20 }, () => send({ from: '198.51.100.3' }));
  for (const { statusCode } of await Promise.all(visits)) expect(statusCode).toBe(204);
  await kept;
  expect(await addresses()).toEqual(visits.map(() => '198.51.100.3'));
  expect(await stats()).toMatchObject({ totalVisits: 2270, uniqueVisitors: 2 });
});

test('two instances on a PostgreSQL server that clean up at once drop a month at its last moment', async () => {
  const postgres = await startPostgres();
  const log = createLog('silent');
  const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
  const databases = await Promise.all([open(), open()]);
  const clock = { now: Date.parse('2026-01-31T16:59:59.999Z') };
  const start = (database: (typeof databases)[0]) =>
    startVisits({
      env: { FORM_LIMIT: '0', VISITS_KEEP_DAYS: '60' },
      deps: { database },
      clock: () => new Date(clock.now),
    });
  const [one, two] = [await start(databases[0]), await start(databases[1])];
  const { db } = databases[0];
  const left = async () => {
    const { rows } = await db.execute<{ address: string; month: string }>(
      sql`select host(address) as address, tableoid::regclass::text as month from visits order by visited_at, id`,
    );
    return rows.map(({ address, month }) => `${address} in ${month}`);
  };
  const upkeepOfBoth = () => Promise.all([keepPrivacy(one.deps), keepPrivacy(two.deps)]);

  await one.send({ from: '203.0.113.1' });
  clock.now += 1;
  await two.send({ from: '203.0.113.2' });
  expect(await left()).toEqual(['203.0.113.1 in visits_2026_01', '203.0.113.2 in visits_2026_02']);

  clock.now += 60 * DAY;
  const visits = Array.from({ length: 20 }, () => one.send({ from: '198.51.100.3' }));
  await upkeepOfBoth();
  for (const { statusCode } of await Promise.all(visits)) expect(statusCode).toBe(204);
  const [first, ...others] = await left();
  expect(first).toBe('203.0.113.0 in visits_2026_02');
  expect(others).toEqual(visits.map(() => '198.51.100.3 in visits_2026_04'));
  const months = sql`select relname from pg_class where relname ~ '^visits_2026_[0-9]+$' order by 1`;
  const { rows } = await db.execute<{ relname: string }>(months);
  expect(rows.map(({ relname }) => relname)).toEqual([
    'visits_2026_02',
    'visits_2026_04',
    'visits_2026_05',
  ]);
  const upkeep = await db.execute(sql`select sum(deleted)::int as deleted from visit_upkeep`);
  expect(upkeep.rows).toEqual([{ deleted: 1 }]);

  clock.now += 1;
  await upkeepOfBoth();
  expect(await left()).toEqual(others);
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('a month is made before it begins, so that a backup at midnight keeps no visitor waiting', async () => {
  const { send, wait, upkeep, deps } = await startAt('2026-09-30T10:00:00Z');
  await upkeep();
  const { rows } = await deps.database.db.execute(
    sql`select 1 from pg_class where relname = 'visits_2026_10'`,
  );
  expect(rows).toHaveLength(1);
  wait(DAY);
  expect((await send({})).statusCode).toBe(204);
});

test('what an instance of an earlier version has counted by the day only is in the totals within the hour', async () => {
  const { send, wait, upkeep, stats, deps } = await startAt('2026-10-31T05:00:00Z');
  await send({ page: '/about' });
  wait(DAY);
  await send({ page: '/about' });
  await deps.database.db.execute(sql`
    update visit_counts set count = count + 5 where dimension in ('all', 'page')`);
  await deps.database.db.execute(sql`
    insert into visit_counts (dimension, day, value, count) values ('page', '2026-11-01', '/contact', 3)`);
  for (let hour = 0; hour < 2; hour += 1) {
    await upkeep();
    const { totalVisits, topPages } = await stats();
    expect(totalVisits).toBe(12);
    expect(topPages).toEqual([
      { page: '/about', visits: 12 },
      { page: '/contact', visits: 3 },
    ]);
  }
  await send({ page: '/about' });
  await upkeep();
  expect(await stats()).toMatchObject({ totalVisits: 13 });
});
