import { expect, test } from 'vitest';
import { mailReader } from '../features/email/mail-kind.ts';
import { sampleRewardMail } from '../features/rewards/reward-mail.ts';
import { createTestApp } from '../test/app.ts';
import { PUBLIC_PAGES } from '../test/public-pages.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp({ shop: 'empty' });
const editor = await signIn(deps, 'editor', { email: 'rina@toko.example' });

/** What the demo claims. A year or a number stands between characters that are none of a word. */
const INVENTED =
  /seduh|contoh|menteng|0000 ?0000|id0000|4,9|9[.,]?000\b|1[.,]000[.,]000|99 ?%|(?<!3×)\b24(h| jam)|2021(?!_)|brewing since|sangrai roastery|minuman gratis(?! dengan poin)|free drink(?!s for points)|8:00 AM|08[:.]00|07[:.]00/i;
/** Of the demo, as photographs and screens of its app; drawings belong to the product. */
const PHOTOGRAPH = /\/pictures\/[\w-]+\.(jpg|png)|\/og\/|\/hero(-tall)?\.(mp4|webm)/;
const UNFINISHED = /undefined|\[object|\bnull\b|NaN|\{(brand|app|name)\}/;

const LANGUAGES = ['', '/id', '/en'];
/** Of an app, which an empty shop has not. */
const ABOUT_THE_APP = ['/membership', '/rating', '/barcode', '/terms-of-use'];

const addresses = LANGUAGES.flatMap((prefix) =>
  Object.keys(PUBLIC_PAGES)
    .filter((page) => prefix === '' || page !== '/login')
    .map((page) => prefix + (prefix && page === '/' ? '' : page)),
);

const visible = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'");

test.each(addresses)(
  'an empty shop claims nothing at %s, and the page reads whole',
  async (url) => {
    const page = url.replace(/^\/(id|en)(?=\/|$)/, '') || '/';
    const { body, headers, statusCode } = await app.inject({
      url,
      headers: { accept: 'text/html' },
    });
    if (page !== '/no-such-page' && !ABOUT_THE_APP.includes(page)) expect(statusCode).toBe(200);
    else expect(statusCode).toBe(404);
    // Lengths, hashes, times and the numbers of requests have such digits by chance.
    const chance = ['content-length', 'etag', 'date', 'x-request-id'];
    const words = Object.entries(headers).filter(([name]) => !chance.includes(name));
    expect(`${JSON.stringify(words)}${body}`.match(INVENTED)?.[0]).toBeUndefined();
    expect(body.match(PHOTOGRAPH)?.[0]).toBeUndefined();
    expect(visible(body).match(UNFINISHED)?.[0]).toBeUndefined();
    expect(visible(body).match(/.*\S {2,}\S.*/)?.[0]).toBeUndefined();
    expect(
      body.match(
        /<(h[1-6]|p|li|a|button|dt|dd|address|figure)\b(?! role="status")[^>]*>\s*<\/\1>/,
      )?.[0],
    ).toBeUndefined();
    expect(body.match(/(href|src|content)=""/)?.[0]).toBeUndefined();
    for (const gone of ABOUT_THE_APP) expect(body).not.toMatch(new RegExp(`href="[^"]*${gone}"`));
  },
);

test('nothing that machines read of an empty shop is invented', async () => {
  const hash = /\/share\/[^"]+home\.jpg/.exec((await app.inject('/')).body)?.[0];
  expect(hash).toBeDefined();
  for (const url of [
    '/manifest.webmanifest',
    '/en/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/api/public/cms/contents/home',
    '/api/public/cms/contents/about',
    '/api/public/cms/contents/contact',
    '/api/public/cms/contents/membership',
    '/api/public/outlets',
    '/api/public/menu',
    '/api/faqs',
    '/api/promo-images',
  ]) {
    const answer = await app.inject({ url, headers: editor });
    expect(answer.statusCode, url).toBe(200);
    expect(answer.body.match(INVENTED)?.[0], url).toBeUndefined();
    expect(answer.body, url).not.toMatch(/undefined|\/membership<|\/rating</);
  }
  const home = (await app.inject('/')).body;
  expect(home).not.toContain('CafeOrCoffeeShop');
  expect(home).toContain('<title>Kedai Kopi</title>');
  expect((await app.inject('/en')).body).toContain('<title>Coffee House</title>');
});

test.each(['mixed', 'id', 'en'] as const)(
  'a mail of an empty shop claims nothing: %s',
  async (voice) => {
    const mail = await sampleRewardMail(deps, deps.clock(), mailReader({ voice }));
    const { html, text, subject, fromName } = mail;
    expect(JSON.stringify({ html, text, subject, fromName }).match(INVENTED)?.[0]).toBeUndefined();
    expect(fromName).toBe(voice === 'en' ? 'Coffee House' : 'Kedai Kopi');
    expect(text).not.toMatch(/undefined| {2,}\S/);
  },
);

test('what an owner enters appears, and brings what leans on it', async () => {
  const shop = await createTestApp({ shop: 'empty' });
  const headers = await signIn(shop.deps, 'editor');
  const items: { id: number; section: string; key: string; language: string }[] = (
    await shop.app.inject({ url: '/api/cms/contents/contact', headers })
  ).json();
  const enter = async (section: string, key: string, value: string) => {
    const item = items.find((one) => one.section === section && one.key === key && !one.language);
    const url = `/api/cms/contents/${item?.id}`;
    const put = await shop.app.inject({ method: 'PUT', url, headers, payload: { value } });
    expect(put.statusCode).toBe(200);
  };
  const home = async () => (await shop.app.inject('/')).body;
  await enter('brand', 'name', 'Nusa Kopi');
  expect(await home()).toContain('"CafeOrCoffeeShop"');
  expect(await home()).toContain('<title>Nusa Kopi</title>');
  expect(await home()).not.toContain('/membership');
  await enter('brand', 'app_name', 'Nusa');
  expect(await home()).toContain('/membership');
  expect((await shop.app.inject('/membership')).body).toContain('Nusa');
  expect((await shop.app.inject('/rating')).statusCode).toBe(404);
  await enter('reward', 'name', 'Diskon 10%');
  expect((await shop.app.inject('/rating')).statusCode).toBe(200);
  expect((await shop.app.inject('/barcode')).statusCode).toBe(200);
});
