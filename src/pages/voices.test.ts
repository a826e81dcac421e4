import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

async function write(key: string, value: string) {
  const items: { id: number; section: string; key: string }[] = (
    await app.inject({ url: '/api/cms/contents/contact', headers: editor })
  ).json();
  const item = items.find((one) => one.section === 'languages' && one.key === key);
  const url = `/api/cms/contents/${item?.id}`;
  const answer = await app.inject({ method: 'PUT', url, headers: editor, payload: { value } });
  expect(answer.statusCode).toBe(200);
}

test('a page is at /, /id and /en, and says where its other languages are', async () => {
  for (const [url, lang] of [
    ['/about', 'en'],
    ['/id/about', 'id'],
    ['/en/about', 'en'],
    ['/feedback', 'id'],
    ['/en/feedback', 'en'],
    ['/id', 'id'],
  ] as const) {
    const { statusCode, body } = await open(url);
    expect(statusCode, url).toBe(200);
    expect(body, url).toContain(`<html lang="${lang}"`);
    expect(body, url).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`);
    const path = url.replace(/^\/(id|en)\b/, '');
    for (const [language, prefix] of [
      ['x-default', ''],
      ['id', '/id'],
      ['en', '/en'],
    ]) {
      expect(body, url).toContain(
        `<link rel="alternate" hrefLang="${language}" href="http://localhost:3000${`${prefix}${path}` || '/'}"/>`,
      );
    }
  }
});

test('the home page in a language takes what a link adds to its address', async () => {
  const { statusCode, body } = await open('/en?c=poster');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en"');
});

test('links of the bar stay in the language', async () => {
  const { body } = await open('/en/about');
  const bar = /<header.*?<\/header>/s.exec(body)?.[0] ?? '';
  expect(bar).toContain('href="/en/membership"');
  expect(bar).toContain('href="/en"');
  expect((await open('/id/about')).body).toContain('>Tentang Kami<');
});

test('each language is cached by itself', async () => {
  await open('/en/about');
  await open('/id/about');
  expect((await open('/en/about')).body).toContain('<html lang="en"');
  expect((await open('/id/about')).body).toContain('<html lang="id"');
});

test('an unknown address is not found in its language, and other addresses have no language', async () => {
  const { statusCode, body } = await open('/id/no-such-page');
  expect(statusCode).toBe(404);
  expect(body).toContain('<html lang="id"');
  for (const url of ['/id/api/faqs', '/en/admin', '/en/login', '/id/media/x.jpg', '/id/en/about']) {
    expect((await open(url)).statusCode, url).toBe(404);
  }
});

test('an address in capitals or with a slash at its end leads to the page in its language', async () => {
  for (const [url, meant] of [
    ['/ID/about', '/id/about'],
    ['/en/about/', '/en/about'],
    ['/en/', '/en'],
    ['/id/About?c=1', '/id/about?c=1'],
  ] as const) {
    const { statusCode, headers } = await open(url);
    expect(statusCode, url).toBe(308);
    expect(headers.location).toBe(meant);
  }
});

test('a refused form without a script is answered in the language of its address', async () => {
  const send = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: `name=Sari&email=sari%40contoh.com&message=${'a'.repeat(5001)}`,
    });
  expect((await send('/en/contact')).body).toContain('At most 5,000 characters');
  expect((await send('/id/contact')).body).toContain('Paling banyak 5.000 karakter');
  expect((await send('/contact')).body).toContain('At most 5,000 characters');
});

test('an answer of the API is in the language that the page asks for', async () => {
  const send = async (reader?: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: reader ? { 'x-reader': reader } : {},
        payload: { name: 'Sari', email: 'sari@contoh.com', message: 'a'.repeat(5001) },
      })
    ).json().fields.message;
  expect(await send()).toBe('At most 5,000 characters');
  expect(await send('id id')).toBe('Paling banyak 5.000 karakter');
  expect(await send('en en')).toBe('At most 5,000 characters');
  expect(await send('mixed id')).toBe('Paling banyak 5.000 karakter');
  expect(await send('x'.repeat(500))).toBe('At most 5,000 characters');
});

test('what the server refuses before it looks at a form is said in that language too', async () => {
  const message = async (options: InjectOptions) => (await app.inject(options)).json().message;
  const id = { 'x-reader': 'mixed id' };
  const html = { ...id, 'content-type': 'text/html' };
  const contact = { method: 'POST', url: '/api/contact', payload: 'a' } as const;
  expect(await message({ ...contact, headers: html })).toBe('Jenis isi ini tidak diterima');
  expect(await message({ ...contact, headers: { 'content-type': 'text/html' } })).toBe(
    'This kind of content is not accepted',
  );
  expect(await message({ url: '/api/admin/feedback', headers: id })).toBe('Silakan masuk lagi');
  expect(await message({ url: '/api/faqs?page=x', headers: id })).toBe(
    'Alamat permintaan ini salah',
  );
  expect(await message({ url: '/api/admin/feedback' })).toBe('Please log in again');
});

test('visits in every language count for one page', async () => {
  for (const page of ['/en/about', '/id/about', '/about']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' },
      payload: { page, referrer: '' },
    });
    expect(answer.statusCode).toBe(204);
  }
  const stats = await app.inject({ url: '/api/admin/visitor-stats', headers: editor });
  expect(stats.json().topPages).toEqual([{ page: '/about', visits: 3 }]);
});

test('forms and the way to the app stay in the language', async () => {
  expect((await open('/en/contact')).body).toContain('action="/en/contact#contact-form"');
  expect((await open('/id/feedback')).body).toContain('action="/id/feedback#feedback"');
  expect((await open('/id/rating')).body).toContain('action="/id/rating#rating"');
  for (const url of ['/en/app', '/en/app?c=door']) {
    expect((await open(url)).headers.location).toBe('/en/membership');
  }
});

test('the switch of languages keeps the code of a reward, and leads home from a page that is not there', async () => {
  const unknown = await open('/barcode?code=AAAA%26b');
  expect(unknown.body).toContain('href="/en/barcode?code=AAAA%26b"');
  const missing = await open('/id/no-such-page');
  expect(missing.body).toMatch(/href="\/en" lang="en"/);
});

test('what is kept on a phone’s screen opens in its language', async () => {
  const manifest = async (url: string) => (await app.inject(url)).json();
  expect(await manifest('/manifest.webmanifest')).toMatchObject({ lang: 'en', start_url: '/' });
  expect(await manifest('/id/manifest.webmanifest')).toMatchObject({
    lang: 'id',
    start_url: '/id',
    description: 'Diseduh pelan, dinikmati bersama',
  });
  expect((await open('/id')).body).toContain('href="/id/manifest.webmanifest"');
});

test('search engines are told the language of a page and of its parts', async () => {
  const { body } = await open('/id/about');
  expect(body).toContain('"@id":"http://localhost:3000/id/about#page"');
  expect(body).toContain('"inLanguage":"id"');
  expect(body).toContain('<meta property="og:locale" content="id_ID"/>');
});

test('legal pages are the same document in the other language, with the same places to link to', async () => {
  const placesOf = async (url: string) =>
    [...(await open(url)).body.matchAll(/<section class="prose[^"]*" id="([\w-]+)"/g)].map(
      ([, id]) => id,
    );
  for (const [path, indonesian, english] of [
    ['/privacy', 'Kebijakan Privasi', 'Privacy Policy'],
    ['/data-privacy', 'Privasi Data', 'Data Privacy'],
    ['/terms-of-use', 'Syarat dan Ketentuan', 'Terms and Conditions'],
  ]) {
    expect((await open(`/id${path}`)).body).toMatch(new RegExp(`<h1[^>]*>${indonesian}<`));
    expect((await open(`/en${path}`)).body).toMatch(new RegExp(`<h1[^>]*>${english}<`));
    expect((await placesOf(`/id${path}`)).length).toBeGreaterThan(5);
    expect(await placesOf(`/id${path}`)).toEqual(await placesOf(`/en${path}`));
  }
  expect((await open('/privacy')).body).toContain('<html lang="id"');
  expect((await open('/terms-of-use')).body).toContain('<html lang="en"');
});

test('the owner chooses the language of the main address and which others there are', async () => {
  await write('main', 'id');
  const { body } = await open('/about');
  expect(body).toContain('<html lang="id"');
  expect(body).toContain('hrefLang="x-default" href="http://localhost:3000/about"');
  expect(body).not.toContain('/id/about"');
  expect((await open('/id/about')).body).toContain(
    'rel="canonical" href="http://localhost:3000/about"',
  );

  await write('en', 'off');
  expect((await open('/about')).body).not.toContain('rel="alternate"');
  for (const [url, main] of [
    ['/en/about', '/about'],
    ['/en', '/'],
    ['/en?c=mail', '/?c=mail'],
    ['/en/barcode?code=ABCD', '/barcode?code=ABCD'],
    ['/en/menu?q=kopi', '/menu?q=kopi'],
  ] as const) {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location], url).toEqual([302, main]);
  }
  for (const url of ['/nothing', '/en/nothing']) {
    expect((await open(url)).statusCode, url).toBe(404);
  }
});

test('a form from a language that the owner has switched off since is stored and answered', async () => {
  await write('en', 'off');
  const count = async () =>
    (await app.inject({ url: '/api/admin/contact-messages', headers: editor })).headers[
      'x-total-count'
    ];
  const before = Number(await count());
  const fields = { name: 'Budi', email: 'budi@mail.example', message: 'Halo dari /en' };
  const answer = await app.inject({
    method: 'POST',
    url: '/en/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(200);
  expect(Number(await count())).toBe(before + 1);
  await write('en', 'on');
});
