import { expect, test } from 'vitest';
import { countedPages } from '../../../pages.contract.ts';
import { signIn } from '../../../test/signin.ts';
import { PHONE, startVisits } from '../../../test/visits.ts';
import { DAY } from '../../../time.ts';
import type { VisitorPeriod, VisitorStats } from '../contract.ts';

test('a page view is in the log with all that is known about it', async () => {
  const { send, log } = await startVisits();
  const answer = await send({
    page: '/membership',
    referrer: 'https://www.google.com/search?q=kopi',
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await log()).toEqual([
    {
      id: expect.any(Number),
      page: '/membership',
      ipAddress: '203.0.113.7',
      country: 'Indonesia',
      city: 'Bandung',
      referrer: 'www.google.com',
      userAgent: PHONE,
      visitedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});

test('every public page is counted by its name', async () => {
  const { app, routes } = await startVisits({ env: { LOG_LEVEL: 'silent' } });
  const own = routes.filter(
    ({ method, url }) =>
      method === 'GET' && !/^\/(api|admin|login|media|pictures|preview)|[:*]/.test(url),
  );
  const pages: string[] = [];
  for (const { url } of own) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    if (answer.headers['content-type']?.includes('text/html')) pages.push(url);
  }
  expect(pages.toSorted()).toEqual(countedPages().toSorted());
});

test('popular pages are pages that exist: any other address is in neither list nor log', async () => {
  const { send, log, period, stats } = await startVisits();
  const junk = ['/no-such-page', '/about/', '/ABOUT', '//evil.example', '/a'.repeat(900), '', 'x'];
  for (const page of [...junk, '/.env', '/wp-login.php?c=1', '/%61bout', '/menu;x', '/api/faqs']) {
    expect((await send({ page })).statusCode, page).toBe(204);
  }
  await send({ page: '/about?name=Budi&email=budi@mail.example#visi' });
  expect(new Set((await log()).map(({ page }) => page))).toEqual(new Set(['404', '/about']));
  expect((await period()).pages).toEqual([{ page: '/about', visits: 1 }]);
  expect(await stats()).toMatchObject({
    totalVisits: junk.length + 6,
    topPages: [{ page: '/about', visits: 1 }],
  });
});

test('a link that leads nowhere is listed with where it was followed, and with nothing about a person', async () => {
  const { send, period } = await startVisits();
  const instagram = 'https://www.instagram.com/p/abc?igsh=secret';
  await send({ page: '/promo-agustus?name=Budi', referrer: instagram });
  await send({ page: '/promo-agustus#syarat', referrer: instagram });
  await send({ page: '/promo-agustus' });
  await send({ page: '/menu.html', referrer: 'http://localhost:3000/about?c=poster' });
  await send({ page: '/old/budi@mail.example/081234567890/%E2%82%AC/<b>/more' });
  await send({ page: `/${'a'.repeat(41)}/a/b/c/d/e/f` });
  await send({ page: 'javascript:alert(1)' });
  await send({ page: '/about' });
  expect((await period()).brokenLinks).toEqual([
    { address: '/promo-agustus', from: 'www.instagram.com', visits: 2 },
    { address: '/menu.html', from: '/about', visits: 1 },
    { address: '/old/…/…/…/…/…', from: '', visits: 1 },
    { address: '/promo-agustus', from: '', visits: 1 },
    { address: '/…/a/b/c/d/…', from: '', visits: 1 },
    { address: '…', from: '', visits: 1 },
  ]);
});

test('of broken links no more are told apart in a day than a stranger may fill', async () => {
  const { send, period } = await startVisits({ env: { FORM_LIMIT: '0' } });
  await Promise.all(Array.from({ length: 510 }, (_, nth) => send({ page: `/x${nth}` })));
  const { brokenLinks } = await period();
  expect(brokenLinks[0]).toEqual({ address: 'other', from: '', visits: 10 });
  expect(brokenLinks).toHaveLength(100);
});

test('of where a visitor came from the host is kept, and nothing of this site itself', async () => {
  const { send, log, period } = await startVisits();
  const referrers = {
    'https://www.instagram.com/p/abc?igsh=secret': 'www.instagram.com',
    'http://user:password@Blog.Example:8080/x': 'blog.example',
    'android-app://com.google.android.gm/': 'com.google.android.gm',
    'http://localhost:3000/about': null,
    'javascript:alert(1)': null,
    'https:': null,
    'not an address': null,
    '': null,
  };
  for (const referrer of Object.keys(referrers)) await send({ referrer });
  const kept = (await log()).map(({ referrer }) => referrer).toReversed();
  expect(kept).toEqual(Object.values(referrers));
  expect((await period()).referrers).toHaveLength(3);
});

test('a mark in the address, as on a poster, is counted as a campaign in one spelling', async () => {
  const { send, period } = await startVisits();
  await send({ page: '/?utm_source=instagram&utm_campaign=Ramadan%202026' });
  await send({ page: '/about?utm_source=instagram' });
  await send({ page: '/', campaign: 'ramadan-2026' });
  await send({ page: '/?c=<script>alert(1)</script>' });
  await send({ page: '/' });
  expect((await period()).campaigns).toEqual([
    { campaign: 'ramadan-2026', visits: 2 },
    { campaign: 'instagram', visits: 1 },
    { campaign: 'script-alert-1-script', visits: 1 },
  ]);
});

test('a phone, a tablet and a computer are told apart, also an iPad that says it is a Macintosh', async () => {
  const { send, period } = await startVisits();
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  await send({ agent: PHONE });
  await send({ agent: PHONE.replace(' Mobile', '') });
  await send({ agent: mac, touch: true });
  await send({ agent: mac });
  await send({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' });
  expect((await period()).devices).toEqual([
    { device: 'phone', system: 'android', visits: 1 },
    { device: 'phone', system: 'ios', visits: 1 },
    { device: 'tablet', system: 'android', visits: 1 },
    { device: 'tablet', system: 'ios', visits: 1 },
    { device: 'computer', system: 'other', visits: 1 },
  ]);
});

test('midnight is in WIB: a visit at 17.00 UTC is one of the next day', async () => {
  let now = new Date('2026-11-20T16:59:59.999Z');
  const { send, period } = await startVisits({ clock: () => now });
  await send({ from: '203.0.113.7' });
  now = new Date('2026-11-20T17:00:00.000Z');
  await send({ from: '203.0.113.7' });
  await send({ from: '203.0.113.8' });
  const { byDay, byWeekHour, uniqueVisitors } = await period('from=2026-11-20&to=2026-11-21');
  expect(byDay).toEqual([
    { day: '2026-11-20', visits: 1, visitors: 1 },
    { day: '2026-11-21', visits: 2, visitors: 2 },
  ]);
  expect(uniqueVisitors).toBe(2);
  expect(byWeekHour).toEqual([
    { weekday: 4, hour: 23, visits: 1 },
    { weekday: 5, hour: 0, visits: 2 },
  ]);
});

test('what is no page view is refused, and a long one is cut', async () => {
  const { app, send, log } = await startVisits();
  const post = (payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/visits',
      payload,
      headers: { 'user-agent': PHONE, ...headers },
    });
  expect((await post({})).statusCode).toBe(422);
  expect((await post({ page: 7 })).statusCode).toBe(422);
  expect((await post({ page: '/\u0000' })).statusCode).toBe(400);
  expect((await post({ page: '/', referrer: '\ud800' })).statusCode).toBe(400);
  expect((await post({ page: 'x'.repeat(20_000) })).statusCode).toBe(413);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await post({ page: '/' }, headers)).statusCode).toBe(403);
  }
  expect(await log()).toEqual([]);
  await send({ page: '/', agent: `${PHONE} ${'x'.repeat(5000)}` });
  expect((await log())[0]?.userAgent).toHaveLength(400);
});

test('one address that clicks without end is told to wait, and others are still counted', async () => {
  let now = new Date('2026-11-20T05:00:00Z');
  const { send, log } = await startVisits({ env: { FORM_LIMIT: '1' }, clock: () => now });
  const first = await Promise.all(Array.from({ length: 30 }, () => send({})));
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  const late = await send({});
  expect(late.statusCode).toBe(429);
  expect(late.headers['retry-after']).toBe('60');
  expect((await send({ from: '198.51.100.4' })).statusCode).toBe(204);
  now = new Date('2026-11-20T05:01:00Z');
  expect((await send({})).statusCode).toBe(204);
  expect(await log()).toHaveLength(32);
});

test('a clock that was wrong for a while keeps nobody in the future', async () => {
  const time = { now: Date.parse('2026-11-20T05:00:00Z') };
  const { send, app, deps } = await startVisits({ clock: () => new Date(time.now) });
  const read = async <T>(url: string) => {
    const headers = await signIn(deps, 'editor');
    return (await app.inject({ url: `/api/admin/${url}`, headers })).json<T>();
  };
  time.now += 400 * DAY;
  await send({ from: '203.0.113.7' });
  time.now -= 400 * DAY;
  for (const from of ['203.0.113.7', '203.0.113.8']) await send({ from });
  time.now += DAY;
  await send({ from: '203.0.113.7' });
  const period = (days: string) => read<VisitorPeriod>(`visitor-stats?${days}`);
  expect(await period('from=2026-11-20&to=2026-11-20')).toMatchObject({
    totalVisits: 2,
    uniqueVisitors: 2,
  });
  expect(await period('from=2026-11-19&to=2026-11-22')).toMatchObject({
    totalVisits: 3,
    uniqueVisitors: 2,
    byDay: [{ visitors: 0 }, { visitors: 2 }, { visitors: 1 }, { visitors: 0 }],
  });
  expect(await read<VisitorStats>('visitor-stats')).toMatchObject({
    totalVisits: 4,
    uniqueVisitors: 2,
  });
});

test('a clock that is set back by minutes loses nobody and counts nobody twice', async () => {
  const time = { now: Date.parse('2026-11-20T17:10:00Z') };
  const { send, stats, period } = await startVisits({ clock: () => new Date(time.now) });
  await send({});
  time.now -= 30 * 60_000;
  await send({});
  expect(await stats()).toMatchObject({ totalVisits: 2, uniqueVisitors: 1 });
  expect(await period('from=2026-11-20&to=2026-11-21')).toMatchObject({
    uniqueVisitors: 1,
    byDay: [{ visits: 0 }, { visits: 2, visitors: 1 }],
  });
});
