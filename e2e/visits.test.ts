import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { VisitorLog, VisitorPeriod } from '../src/features/visitors/contract.ts';
import { startSite } from './support/browser.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

/** The test browser calls itself headless and would count as a robot. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const asPhone = { width: 390, userAgent: PHONE };

const { server, open, browser } = await startSite({
  env: { SEED: 'none', FORM_LIMIT: '0', TRUST_PROXY: '1' },
});
const owner = visitor(server.url);
await owner.login();

const log = async (): Promise<VisitorLog[]> =>
  (await owner.send('GET', '/api/admin/visitor-logs')).json();
const period = async (): Promise<VisitorPeriod> => {
  const days = 'from=2026-01-01&to=2029-12-31';
  return (await owner.send('GET', `/api/admin/visitor-stats?${days}`)).json();
};

/** Beacons the page sends from now on. */
function watchBeacons(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(visits|taps)$/.test(request.url())) sent.push(request.url());
  });
  return () => sent;
}

test('each page a visitor sees is counted once, with where they came from', async () => {
  const before = (await log()).length;
  const page = await open('/robots.txt', { ...asPhone, expected: [/no-such-page/] });
  const sent = watchBeacons(page);
  await page.goto('/?utm_campaign=ramadan&name=Budi', { referer: 'https://www.google.com/' });
  await expect.poll(sent).toHaveLength(1);
  await page.goto('/about');
  await expect.poll(async () => (await log()).length).toBe(before + 2);
  await page.goto('/no-such-page');
  await expect.poll(async () => (await log()).length).toBe(before + 3);
  const rows = (await log()).slice(0, 3);
  expect(rows.map((row) => row.page)).toEqual(['404', '/about', '/']);
  expect(rows[2]).toMatchObject({ referrer: 'www.google.com', userAgent: PHONE });
  expect((await period()).campaigns).toEqual([{ campaign: 'ramadan', visits: 1 }]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a page restored by Back is counted again', async () => {
  const page = await open('/robots.txt', asPhone);
  const sent = watchBeacons(page);
  await page.goto('/contact', { referer: 'https://www.google.com/' });
  await expect.poll(sent).toHaveLength(1);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(sent).toHaveLength(2);
  const twice = async () => (await log()).slice(0, 2).map(({ page, referrer }) => [page, referrer]);
  await expect.poll(twice).toEqual([
    ['/contact', null],
    ['/contact', 'www.google.com'],
  ]);
});

test('a prerendered page is counted only once it is shown', async () => {
  const page = await open('/robots.txt', asPhone);
  const sent = watchBeacons(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(sent()).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(sent).toHaveLength(1);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('who sets %s is not counted, and nothing is sent', async (name, value) => {
  const context = await browser.newContext({ baseURL: server.url, userAgent: PHONE });
  await context.addInitScript(
    ([property, wish]) => {
      Object.defineProperty(navigator, String(property), { value: wish });
    },
    [name, value],
  );
  const page = await context.newPage();
  const sent = watchBeacons(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator('[data-tap]:visible').first().click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(sent()).toEqual([]);
});

test('a tap on a link to the app or the shop is counted with the campaign of the page', async () => {
  const page = await open('/contact?c=poster-kasir', asPhone);
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  const targets = ['app_store', 'google_play', 'directions', 'whatsapp'];
  for (const target of targets) {
    await page.locator(`[data-tap=${target}]:visible`).first().dispatchEvent('click');
  }
  const counted = async () =>
    (await period()).taps.filter(({ campaign }) => campaign === 'poster-kasir');
  await expect
    .poll(counted)
    .toEqual(
      targets.map((target) => ({ target, campaign: 'poster-kasir', taps: 1 })).sort(byTarget),
    );
});

test('the campaign that brought a visitor is passed on to the rating form and to no other page', async () => {
  const page = await open('/contact?utm_campaign=ramadan', asPhone);
  await page.locator('a[href="/rating"]').first().click();
  await page.waitForURL('**/rating?c=ramadan');
  await page.goto('/contact');
  await page.locator('a[href="/rating"]').first().click();
  await page.waitForURL(/\/rating$/);
});

const byTarget = (a: { target: string }, b: { target: string }) => (a.target < b.target ? -1 : 1);

test('the built server finds the city of an IP address without calling another server', async () => {
  const places = {
    '8.8.8.8': ['United States', expect.any(String)],
    '36.68.1.1': ['Indonesia', expect.any(String)],
    '2001:448a:2000::1': ['Indonesia', 'Jakarta'],
    '192.168.1.1': [null, null],
    '::1': [null, null],
  };
  for (const address of Object.keys(places)) {
    const answer = await fetch(`${server.url}/api/visits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': PHONE,
        'x-forwarded-for': address,
      },
      body: '{"page":"/"}',
    });
    expect(answer.status).toBe(204);
  }
  const rows = (await log()).slice(0, 5).toReversed();
  expect(rows.map(({ ipAddress }) => ipAddress)).toEqual(Object.keys(places));
  expect(rows.map(({ country, city }) => [country, city])).toEqual(Object.values(places));
});

test('every visit the server has answered is counted, however often it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-visits-'));
  const env = { DATA_DIR: folder, SEED: 'none', FORM_LIMIT: '0' };
  let [answered, sent, cookie] = [0, 0, ''];
  for (let kill = 0; kill < 4; kill += 1) {
    const program = await runServer(env);
    await program.ready();
    const client = visitor(program.url, cookie);
    if (!cookie) {
      await client.login();
      await client.send('PUT', '/api/admin/launch', { isOpen: true });
    }
    cookie = client.cookie;
    const total = await stored(client);
    expect(total).toBeGreaterThanOrEqual(answered);
    expect(total).toBeLessThanOrEqual(sent);
    const end = answered + 40 + 60 * kill;
    const people = Array.from({ length: 25 }, async () => {
      for (;;) {
        sent += 1;
        const headers = { 'user-agent': PHONE, 'content-type': 'application/json' };
        const answer = await fetch(`${program.url}/api/visits`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ page: '/' }),
        });
        if (answer.status !== 204) throw new Error(`It answered ${answer.status}`);
        answered += 1;
        if (answered >= end) program.child.kill('SIGKILL');
      }
    });
    const ends = await Promise.allSettled(people);
    for (const { reason } of ends.filter((one) => one.status === 'rejected')) {
      expect(String(reason)).toContain('fetch failed');
    }
    await program.ended;
  }
  await rm(folder, { recursive: true });
});

async function stored(client: ReturnType<typeof visitor>): Promise<number> {
  const answer = await client.send('GET', '/api/admin/visitor-logs?limit=1');
  const stats: unknown = await (await client.send('GET', '/api/admin/visitor-stats')).json();
  const total = Number(answer.headers.get('x-total-count'));
  expect(stats).toMatchObject({ totalVisits: total });
  return total;
}
