import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { startPostgres, type TestPostgres } from '../../../test/servers/postgres.ts';
import { startVisits } from '../../../test/visits.ts';

let postgres: TestPostgres;
let dataDir: string;
const open: Database[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'coffee-outage-'));
});
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function instance(databaseUrl: string) {
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('silent') });
  open.push(database);
  return startVisits({ env: { FORM_LIMIT: '0' }, deps: { database } });
}

test('a crash of the database loses no visit that was answered, and counts none twice', async () => {
  const site = await instance(await postgres.createDatabase('crash'));
  let acknowledged = 0;
  const others: number[] = [];
  let stopped = false;
  const visitor = async () => {
    while (!stopped) {
      const { statusCode, headers } = await site.send({ page: '/about' });
      if (statusCode === 204) acknowledged += 1;
      else others.push(statusCode);
      if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  };
  const visitors = Array.from({ length: 20 }, visitor);
  await expect.poll(() => acknowledged).toBeGreaterThan(100);
  await postgres.restart('immediate', () => expect.poll(() => others.length).toBeGreaterThan(0));
  const before = acknowledged;
  await expect.poll(() => acknowledged).toBeGreaterThan(before);
  stopped = true;
  await Promise.all(visitors);

  expect(new Set(others)).toEqual(new Set([503]));
  const answer = await site.get('/api/admin/visitor-logs');
  const stored = Number(answer.headers['x-total-count']);
  // What was committed when the connection broke was not answered, and may be there.
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  expect(stored).toBeLessThanOrEqual(acknowledged + others.length);
  expect(await site.stats()).toMatchObject({ totalVisits: stored, uniqueVisitors: 1 });
});

test('more visitors than can be kept waiting are turned away at once, and none that was answered is lost', async () => {
  const url = await postgres.createDatabase('slow');
  const site = await instance(url);
  await site.send({});
  const somebody = new pg.Client(url);
  await somebody.connect();
  // As if the database had come to a stop.
  await somebody.query('begin; lock table visits in access exclusive mode');
  const statuses: number[] = [];
  const visits = Array.from({ length: 6000 }, async () => {
    statuses.push((await site.send({})).statusCode);
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(400);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await somebody.query('rollback');
  await somebody.end();
  await Promise.all(visits);
  const answered = statuses.filter((status) => status === 204).length;
  expect(new Set(statuses)).toEqual(new Set([204, 503]));
  expect(await site.stats()).toMatchObject({ totalVisits: answered + 1 });
});

test('two instances that see the same visitors at once count each of them once', async () => {
  const url = await postgres.createDatabase('together');
  const [one, two] = [await instance(url), await instance(url)];
  for (let round = 1; round <= 25; round += 1) {
    const from = `203.0.113.${round}`;
    const both = await Promise.all([one.send({ from }), two.send({ from })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  }
  expect(await two.stats()).toMatchObject({ totalVisits: 50, uniqueVisitors: 25 });
  const { byDay } = await one.period();
  expect(byDay.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(25);
});
