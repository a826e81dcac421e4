import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { listen } from '../../test/listening.ts';
import { freePort } from '../../test/servers/free-port.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { signIn } from '../../test/signin.ts';
import { enqueueMail } from '../email/store.ts';

const folder = await mkdtemp(join(tmpdir(), 'metrics-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const TOKEN = 'a-token-for-prometheus';
const bearer = { authorization: `Bearer ${TOKEN}` };

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/** A shop that listens and shows its figures to whoever knows the token. */
async function openShop({ env, ...options }: Options = {}) {
  const shop = await createTestApp({ ...options, env: { METRICS_TOKEN: TOKEN, ...env } });
  const { url } = await listen(shop.app);
  const read = async () => (await fetch(`${url}/metrics`, { headers: bearer })).text();
  return { ...shop, url, read };
}

/** The value of a line, by its name with its labels. */
const valueIn = (figures: string, name: string) => {
  const line = figures.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

const shop = await openShop();

test('without a setting there is no such page, and without the token neither', async () => {
  const { app } = await createTestApp();
  const about = async (where: typeof app, headers: Record<string, string>, url = '/metrics') => {
    const answer = await where.inject({ url, headers: { accept: 'text/html', ...headers } });
    const { 'x-request-id': _id, date: _date, ...rest } = answer.headers;
    return { status: answer.statusCode, rest, body: answer.body };
  };
  const unknown = await about(app, {}, '/none');
  expect(unknown.status).toBe(404);
  expect(await about(app, bearer)).toEqual(await about(app, bearer, '/none'));
  expect(await about(app, {})).toEqual(unknown);
  for (const authorization of ['', 'Bearer wrong', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
    const headers = { authorization };
    expect(await about(shop.app, headers)).toEqual(await about(shop.app, headers, '/none'));
  }
  const owner = await signIn(shop.deps);
  expect((await about(shop.app, owner)).status).toBe(404);
});

test('requests are counted by their route, and what visitors make up is no label', async () => {
  const { url, read } = shop;
  const get = async (path: string) => (await fetch(url + path)).text();
  const before = await read();
  for (const path of ['/about', '/about?utm_source=x', '/about']) await get(path);
  for (const path of ['/barcode/KSABC', '/barcode/KSXYZ', '/secret-1', '/secret-2'])
    await get(path);
  await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' });

  const after = await read();
  const more = (labels: string) => {
    const name = `http_requests_total{${labels}}`;
    return (valueIn(after, name) ?? 0) - (valueIn(before, name) ?? 0);
  };
  const about = (from: string) => more(`route="/about",method="GET",status="2xx",from="${from}"`);
  expect(about('application') + about('memory')).toBe(3);
  expect(about('memory')).toBeGreaterThan(0);
  // Pages of the owner's own stand at such addresses.
  const own = 'route="/:slug(^[a-z0-9-]{1,80}$)",method="GET",status="4xx"';
  expect(more(`${own},from="application"`) + more(`${own},from="memory"`)).toBe(2);
  expect(more('route="/api/contact",method="POST",status="4xx",from="application"')).toBe(1);
  expect(after).toContain('http_request_duration_seconds_bucket{le="0.1",route="/about"');
  expect(after).not.toMatch(/secret-|KSABC|utm_source/);
});

test('the outbox shows what waits and for how long', async () => {
  let now = new Date('2026-11-21T05:00:00Z');
  const { deps, read } = await openShop({ clock: () => now });
  expect(valueIn(await read(), 'shop_outbox_oldest_seconds{state="queued"}')).toBe(0);
  const mail = { kind: 'test', recipient: 'sari@kopi.example', subject: 'Halo', data: {} };
  await enqueueMail(deps.database.db, { ...mail, key: 'test:1' }, now);
  now = new Date('2026-11-21T05:10:00Z');
  await enqueueMail(deps.database.db, { ...mail, key: 'test:2' }, now);
  const figures = await read();
  expect(valueIn(figures, 'shop_outbox_mails{state="queued"}')).toBe(2);
  expect(valueIn(figures, 'shop_outbox_mails{state="failed"}')).toBe(0);
  expect(valueIn(figures, 'shop_outbox_oldest_seconds{state="queued"}')).toBe(600);
  expect(figures).not.toContain('sari');
});

test('jobs show when they last succeeded, and that they fail', async () => {
  let now = new Date('2026-11-21T05:00:00Z');
  const { deps, read } = await openShop({ clock: () => now });
  let fails = false;
  const run = async () => {
    if (fails) throw new Error('no');
  };
  const stop = deps.jobs.start([{ name: 'tidy', every: 5, run }], deps);
  const last = async () =>
    valueIn(await read(), 'shop_job_last_success_timestamp_seconds{job="tidy"}');
  await expect.poll(last).toBe(now.getTime() / 1000);
  fails = true;
  const failures = async () => valueIn(await read(), 'shop_job_failures{job="tidy"}');
  await expect.poll(failures).toBeGreaterThan(1);
  const then = now.getTime() / 1000;
  now = new Date('2026-11-21T06:00:00Z');
  expect(await last()).toBe(then);
  stop();
});

test('room on the disk, memory, the event loop and the age of the newest backup are there', async () => {
  const file = join(folder, 'shop-2026-11-21.tar');
  const { read } = await openShop({ env: { BACKUP_DIR: folder } });
  expect(valueIn(await read(), 'shop_backup_timestamp_seconds')).toBe(0);
  await writeFile(file, 'all');
  await utimes(file, 1_795_000_000, 1_795_000_000);
  const figures = await read();
  expect(valueIn(figures, 'shop_backup_timestamp_seconds')).toBe(1_795_000_000);
  for (const name of [
    'shop_disk_free_bytes{folder="data"}',
    'shop_disk_free_bytes{folder="backups"}',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(valueIn(figures, name), name).toBeGreaterThan(0);
  }
  expect(valueIn(figures, 'shop_database_up')).toBe(1);
});

test('with a PostgreSQL server its connections are counted, and a server that is away is said to be', async () => {
  const postgres = await startPostgres();
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
  const { read } = await openShop({ deps: { database } });
  const figures = await read();
  expect(valueIn(figures, 'shop_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(valueIn(figures, 'shop_database_connections{state="waiting"}')).toBe(0);
  expect(valueIn(figures, 'shop_database_up')).toBe(1);
  await postgres.stop();
  const away = await read();
  expect(valueIn(away, 'shop_database_up')).toBe(0);
  expect(away).not.toContain('shop_outbox_mails{');
  await database.close();
});

test('an address of its own shows the figures and nothing else, and the site does not', async () => {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const { app } = await createTestApp({ env: { METRICS_ADDRESS: address } });
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const apart = `http://${address}`;
  expect(await (await fetch(`${apart}/metrics`)).text()).toContain('shop_database_up 1');
  for (const path of ['/', '/about', '/api/faqs', '/livez'])
    expect((await fetch(apart + path)).status, path).toBe(404);
  await expect(createTestApp({ env: { METRICS_ADDRESS: address } })).rejects.toThrow(
    'METRICS_ADDRESS cannot be used',
  );
});

test('an overloaded server still shows its metrics and counts refused and abandoned requests', async () => {
  const env = { METRICS_TOKEN: TOKEN, OVERLOAD_REQUESTS: '1' };
  const { app } = await createTestApp({ ready: false, env });
  const { promise, resolve } = Promise.withResolvers<void>();
  app.get('/slow', () => promise.then(() => 'done'));
  const { url, port } = await listen(app);
  const figure = async (name: string) => {
    const answer = await fetch(`${url}/metrics`, { headers: bearer });
    return valueIn(await answer.text(), name);
  };

  const impatient = request({ port, path: '/slow' }).on('error', () => {});
  impatient.end();
  await expect.poll(() => figure('http_requests_in_flight')).toBe(1);
  for (let times = 0; times < 2; times += 1) expect((await fetch(`${url}/slow`)).status).toBe(503);
  expect(await figure('http_requests_refused_total')).toBe(2);
  impatient.destroy();
  await expect.poll(() => figure('http_requests_in_flight')).toBe(0);
  const gone = 'http_requests_total{route="/slow",method="GET",status="gone",from="application"}';
  expect(await figure(gone)).toBe(1);
  resolve();
});
