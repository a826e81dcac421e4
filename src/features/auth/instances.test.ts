import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db.ts';
import { createLimiter } from '../../server/limits.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { startPostgres } from '../../test/postgres.ts';
import { makeAccount } from '../../test/signin.ts';
import { firstRun } from './first-run.ts';

/** Two instances of the application on one PostgreSQL server. */
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
const one = await createTestApp({ deps: { database: databases[0] } });
const two = await createTestApp({ deps: { database: databases[1] } });

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('two instances that start together make one account between them', async () => {
  const shown = await Promise.all([firstRun(one.deps), firstRun(two.deps)]);
  expect(shown.filter(Boolean)).toHaveLength(1);
  const { rows } = await one.deps.database.db.execute('select id from accounts');
  expect(rows).toHaveLength(1);
});

test('a session made on one instance holds on the other, and so does its end', async () => {
  const { email } = await makeAccount(one.deps);
  const here = openBrowser(one.app, one.deps);
  await here.login(email);
  const there = openBrowser(two.app, two.deps);
  there.cookie = here.cookie;
  expect(await there.authenticated()).toBe(true);
  await there.send('POST', '/api/auth/logout');
  expect(await here.authenticated()).toBe(false);
});

test('guesses at one instance count at the other', async () => {
  const { email } = await makeAccount(one.deps);
  const guess = (instance: typeof one) =>
    openBrowser(instance.app, instance.deps, '198.51.100.9').login(email, 'wrong password');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, times) => guess(times % 2 ? one : two)),
  );
  const looked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.length).toBeLessThan(10);
});

test('two owners cannot remove each other over two instances', async () => {
  await one.deps.database.db.execute('truncate accounts cascade');
  const [rina, bayu] = [await makeAccount(one.deps), await makeAccount(one.deps)];
  const browsers = [openBrowser(one.app, one.deps), openBrowser(two.app, two.deps, '203.0.113.8')];
  await browsers[0]?.login(rina.email);
  await browsers[1]?.login(bayu.email);
  await Promise.all([
    browsers[0]?.send('DELETE', `/api/admin/accounts/${bayu.id}`),
    browsers[1]?.send('DELETE', `/api/admin/accounts/${rina.id}`),
  ]);
  const { rows } = await one.deps.database.db.execute('select id from accounts');
  expect(rows).toHaveLength(1);
});

test('while the database is away limits are kept in memory', async () => {
  const away = await open();
  await away.close();
  const limiter = createLimiter(
    { ...one.deps, database: away },
    { name: 'outage', points: 2, seconds: 60 },
  );
  await limiter.consume('203.0.113.7');
  await limiter.consume('203.0.113.7');
  await expect(limiter.consume('203.0.113.7')).rejects.toMatchObject({ status: 429 });
});
