import { expect, test } from 'vitest';
import { PHONE, startVisits } from '../../../test/visits.ts';
import type { LeftOutReason, VisitorPeriod } from '../contract.ts';

const filtered = ({ filtered }: VisitorPeriod) =>
  Object.fromEntries(filtered.map(({ reason, count }) => [reason, count]));
const none = { bot: 0, preview: 0, prerender: 0, staff: 0, privacy: 0 };

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'curl/8.5.0',
  '',
];
const previews = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
];

test('crawlers and link previews are no visitors, and staff see how many there were', async () => {
  const { send, log, stats, period } = await startVisits();
  for (const agent of [...bots, ...previews]) expect((await send({ agent })).statusCode).toBe(204);
  await send({});
  expect(await log()).toHaveLength(1);
  expect(await stats()).toMatchObject({ totalVisits: 1, uniqueVisitors: 1 });
  expect(filtered(await period())).toEqual({ ...none, bot: bots.length, preview: 3 });
});

test('a crawler that runs no script is counted by the pages it fetches', async () => {
  const { app, period } = await startVisits();
  const fetchPage = (url: string, agent: string) =>
    app.inject({ url, headers: { 'user-agent': agent, accept: 'text/html' } });
  for (const agent of [...bots, ...previews]) await fetchPage('/about', agent);
  await fetchPage('/about', PHONE);
  await fetchPage('/robots.txt', 'curl/8.5.0');
  await expect.poll(async () => filtered(await period())).toEqual({ ...none, bot: 6, preview: 3 });
  expect((await period()).totalVisits).toBe(0);
});

const others: [reason: LeftOutReason, headers: Record<string, string>][] = [
  ['privacy', { 'sec-gpc': '1' }],
  ['privacy', { dnt: '1' }],
  ['prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['staff', { cookie: `session=${'x'.repeat(43)}` }],
];

test.each(others)('who is left out because of %s (%o) leaves no trace', async (reason, headers) => {
  const { app, send, log, stats, period } = await startVisits();
  expect((await send({ headers })).statusCode).toBe(204);
  const tap = { method: 'POST', url: '/api/taps', payload: { target: 'whatsapp' } } as const;
  await app.inject({ ...tap, headers: { 'user-agent': PHONE, ...headers } });
  expect(await log()).toEqual([]);
  expect(await stats()).toEqual({
    totalVisits: 0,
    uniqueVisitors: 0,
    topPages: [],
    topCountries: [],
  });
  const all = await period();
  expect(filtered(all)).toEqual({ ...none, [reason]: 2 });
  expect(all.taps).toEqual([]);
});

test('staff who look at the site they edit are not its visitors', async () => {
  const { send, log, editor } = await startVisits();
  await send({ headers: editor });
  await send({ page: '/login' });
  await send({ page: '/admin/visitors' });
  expect(await log()).toEqual([]);
});

test('whatever headers a visitor invents, they are one visitor', async () => {
  const { send, log, stats } = await startVisits();
  const visits = Array.from({ length: 100 }, (_, nth) => {
    const fake = `198.51.100.${nth}`;
    return send({
      headers: { 'x-forwarded-for': fake, 'x-real-ip': fake, forwarded: `for=${fake}` },
    });
  });
  await Promise.all(visits);
  expect(await stats()).toMatchObject({ totalVisits: 100, uniqueVisitors: 1 });
  expect(new Set((await log()).map(({ ipAddress }) => ipAddress))).toEqual(
    new Set(['203.0.113.7']),
  );
});

test('behind a proxy the address is the one the proxy saw, however it writes it', async () => {
  const { send, log, stats } = await startVisits({ env: { TRUST_PROXY: '1' } });
  const seen = {
    '198.51.100.9': '198.51.100.9',
    '1.2.3.4, 198.51.100.9': '198.51.100.9',
    '198.51.100.9:51234': '198.51.100.9',
    '::ffff:198.51.100.9': '198.51.100.9',
    '[2001:DB8:77::5]:443': '2001:db8:77::5',
    '2001:0db8:0077:0000:0000:0000:0000:0005': '2001:db8:77::5',
    'nonsense <script>': '10.0.0.1',
  };
  for (const header of Object.keys(seen)) {
    await send({ from: '10.0.0.1', headers: { 'x-forwarded-for': header } });
  }
  const rows = (await log()).toReversed();
  expect(rows.map(({ ipAddress }) => ipAddress)).toEqual(Object.values(seen));
  expect(rows.map(({ city }) => city)).toEqual([
    ...Array.from({ length: 4 }, () => 'Singapore'),
    'Makassar',
    'Makassar',
    null,
  ]);
  expect(await stats()).toMatchObject({
    uniqueVisitors: 3,
    topCountries: [
      { country: 'Singapore', visits: 4 },
      { country: 'Indonesia', visits: 2 },
      { country: 'Unknown', visits: 1 },
    ],
  });
});
