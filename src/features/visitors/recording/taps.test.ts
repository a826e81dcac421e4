import { expect, test } from 'vitest';
import { PHONE, startVisits } from '../../../test/visits.ts';

const now = new Date('2026-11-20T05:00:00Z');
const start = () => startVisits({ clock: () => now });
type Test = Awaited<ReturnType<typeof start>>;

const tap = ({ app }: Test, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/taps',
    payload,
    headers: { 'user-agent': PHONE, ...headers },
  });
const follow = ({ app }: Test, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': PHONE, ...headers } });

test('taps are counted by what was tapped and by the mark that brought the visitor', async () => {
  const site = await start();
  const targets = ['app_store', 'google_play', 'whatsapp', 'directions', 'promo:3', 'app'];
  for (const target of targets) expect((await tap(site, { target })).statusCode).toBe(204);
  await tap(site, { target: 'whatsapp', campaign: 'Poster Kasir' });
  await tap(site, { target: 'whatsapp', campaign: 'poster-kasir' });
  const { taps, totalVisits } = await site.period('from=2026-11-20&to=2026-11-20');
  expect(taps[0]).toEqual({ target: 'whatsapp', campaign: 'poster-kasir', taps: 2 });
  expect(taps.slice(1).map(({ target }) => target)).toEqual(targets.toSorted());
  expect(totalVisits).toBe(0);
});

test('taps on the page of an outlet are counted for that outlet', async () => {
  const site = await start();
  for (const target of ['gofood:menteng', 'gofood:menteng', 'gofood:dago', 'call:menteng-2']) {
    expect((await tap(site, { target })).statusCode).toBe(204);
  }
  const { taps } = await site.period('from=2026-11-20&to=2026-11-20');
  expect(taps).toEqual([
    { target: 'gofood:menteng', campaign: '', taps: 2 },
    { target: 'call:menteng-2', campaign: '', taps: 1 },
    { target: 'gofood:dago', campaign: '', taps: 1 },
  ]);
});

test('a target that no page has is refused', async () => {
  const site = await start();
  for (const target of [
    '',
    'promo:',
    'promo:0',
    'promo:x',
    'evil',
    'evil:menteng',
    'gofood',
    'gofood:A b',
    'app_store ',
    7,
    null,
  ]) {
    expect((await tap(site, { target })).statusCode, String(target)).toBe(422);
  }
  expect((await site.period()).taps).toEqual([]);
});

test('the address on posters counts who follows it, with the mark of the poster', async () => {
  const site = await start();
  expect((await follow(site, '/app?c=poster-kasir')).statusCode).toBe(302);
  await follow(site, '/app?utm_source=instagram&utm_campaign=ramadan');
  await follow(site, '/app/promo');
  await follow(site, '/app/promo?promo=12');
  await follow(site, '/app/promo?promo=12&device=ios');
  await expect
    .poll(async () => (await site.period()).taps)
    .toEqual([
      { target: 'promo:12', campaign: '', taps: 2 },
      { target: 'app', campaign: 'poster-kasir', taps: 1 },
      { target: 'app', campaign: 'promo', taps: 1 },
      { target: 'app', campaign: 'ramadan', taps: 1 },
    ]);
});

test('who does not follow it as a person is not counted', async () => {
  const site = await start();
  await follow(site, '/app?c=bot', { 'user-agent': 'Googlebot/2.1' });
  await follow(site, '/app?c=picture', { 'sec-fetch-dest': 'image' });
  await follow(site, '/app?c=privacy', { 'sec-gpc': '1' });
  await follow(site, '/app?c=staff', site.editor);
  for (const url of ['/app?c=head', '/app/promo?promo=12']) {
    await site.app.inject({ method: 'HEAD', url, headers: { 'user-agent': PHONE } });
  }
  await follow(site, '/app?c=person', { 'sec-fetch-dest': 'document' });
  await expect
    .poll(async () => (await site.period()).taps)
    .toEqual([{ target: 'app', campaign: 'person', taps: 1 }]);
});

test('an iPad that calls itself a Macintosh is sent to its own store', async () => {
  const site = await start();
  const { app_store } = { app_store: /apple|app-store|ios/i };
  const mac = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15' };
  const ipad = await follow(site, '/app/promo?promo=3&device=ios', mac);
  const other = await follow(site, '/app/promo?promo=3', mac);
  expect(ipad.headers.location).not.toBe(other.headers.location);
  expect(ipad.headers.location).toMatch(app_store);
});

test('five hundred different marks in a day are told apart, more are counted together', async () => {
  const site = await startVisits({ env: { FORM_LIMIT: '0' }, clock: () => now });
  const marks = Array.from({ length: 700 }, (_, nth) => `mark-${nth}`);
  for (let at = 0; at < marks.length; at += 100) {
    await Promise.all(
      marks.slice(at, at + 100).map((campaign) => tap(site, { target: 'app', campaign })),
    );
  }
  const { taps } = await site.period();
  expect(taps).toHaveLength(501);
  expect(taps[0]).toEqual({ target: 'other', campaign: '', taps: 200 });
  expect(taps.reduce((sum, { taps }) => sum + taps, 0)).toBe(700);
});
