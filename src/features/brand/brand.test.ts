import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import { contrast } from './colour.contract.ts';
import type { BrandUpdate } from './contract.ts';

async function startShop() {
  const { app, deps } = await createTestApp();
  const headers = await signIn(deps, 'editor');
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const save = (payload: BrandUpdate) =>
    app.inject({ method: 'PUT', url: '/api/brand', headers, payload });
  const sheetOf = (html: string) => /href="(\/brand-[0-9a-f]{10}\.css)"/.exec(html)?.[1];
  return { app, deps, headers, get, save, sheetOf };
}

const blue = { main: '#1d4ed8', accent: '#f59e0b' };

test('a shop that chose no colours has no style sheet of its own', async () => {
  const { get, sheetOf } = await startShop();
  const { body } = await get('/');
  expect(sheetOf(body)).toBeUndefined();
  expect(body).toContain('<meta name="theme-color" content="#faf5ec"/>');
  expect((await get('/brand-0123456789.css')).statusCode).toBe(404);
});

test('with two colours every page, the manifest and every mail have them at once', async () => {
  const { app, headers, get, save, sheetOf } = await startShop();
  await get('/');
  const saved = await save({ main: '1D4ED8', accent: '#F59E0B' });
  expect(saved.json()).toMatchObject(blue);
  for (const path of ['/', '/contact', '/barcode', '/login', '/no-such-page']) {
    const { body } = await get(path);
    expect(sheetOf(body), path).toBeDefined();
    expect(body).toContain('<meta name="theme-color" content="#f1f6ff"/>');
    expect(body).not.toMatch(/<style|style="/);
  }
  const sheet = await get(sheetOf((await get('/')).body) ?? '');
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(sheet.body).toMatch(/^:root\{--color-ink:#0f1d3d;.*--color-action:#1d4ed8;/);
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#f1f6ff' });
  const poster = await app.inject({
    url: '/api/admin/poster?sentence=Halo&mark=meja&size=A4',
    headers,
  });
  expect(sheetOf(poster.body)).toBeDefined();
  const mail = await app.inject({ url: '/api/admin/email-samples/notice/preview.html', headers });
  expect(mail.body).toContain('background-color:#1d4ed8');
  expect(mail.body).not.toMatch(/#8c4a16|#faf5ec/);
});

test('an outlet without a photo is drawn in the colours of the shop', async () => {
  const { app, headers, get, save } = await startShop();
  const payload = { name: 'Kopi Biru', city: 'Jakarta', address: 'Jalan Contoh 1' };
  await app.inject({ method: 'POST', url: '/api/outlets', headers, payload });
  const drawing = async () =>
    /src="(\/[a-z0-9/]*outlet\.svg)"/.exec((await get('/outlets/kopi-biru')).body)?.[1];
  expect(await drawing()).toBe('/pictures/outlet.svg');
  await save(blue);
  const url = (await drawing()) ?? '';
  expect(url).toMatch(/^\/brand\/[0-9a-f]{10}\/outlet\.svg$/);
  const { body, headers: sent } = await get(url);
  expect(sent).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).toContain('#0f1d3d');
  expect(body).not.toMatch(/#(2b1a12|5a3a28|8f4c17|b8692a|e0a468|d9c2a0|e9d6ba|f2e3cb|fffdf8)/);
});

/** Texts of a mail that are too weak on the nearest background around them. */
function weakWords(html: string): string[] {
  const around = [{ text: '#000000', ground: '#ffffff' }];
  const weak: string[] = [];
  const body = html.slice(html.indexOf('<body'));
  for (const [whole, end, attributes = '', words] of body.matchAll(
    /<(\/?)(?!br|img)\w+([^>]*)>|([^<>\s][^<>]*)(?=<)/g,
  )) {
    const here = around.at(-1);
    if (!here) throw new Error(whole);
    if (words !== undefined) {
      const seen = contrast(here.text, here.ground);
      if (seen < 4.5) weak.push(`${words}: ${here.text} on ${here.ground}`);
    } else if (end) around.pop();
    else {
      const style = (name: string) =>
        new RegExp(`["; ]${name}:(#[0-9a-f]{6})`).exec(attributes)?.[1];
      const text = style('color') ?? here.text;
      around.push({ text, ground: style('background-color') ?? here.ground });
    }
  }
  return weak;
}

test.each([
  ['#fefefe', '#ffff00'],
  ['#0a0a0a', '#ff0000'],
  ['#ffd400', '#ffd400'],
])('mails in %s and %s can be read', async (main, accent) => {
  const { app, headers, save } = await startShop();
  await save({ main, accent });
  for (const kind of ['notice', 'digest', 'reward']) {
    const url = `/api/admin/email-samples/${kind}/preview.html`;
    const { body } = await app.inject({ url, headers });
    expect(body).toContain('</table>');
    expect(weakWords(body), kind).toEqual([]);
  }
});

test('a page from before the colours changed still gets a style sheet, which no cache keeps', async () => {
  const { get, save, sheetOf } = await startShop();
  await save(blue);
  const before = sheetOf((await get('/')).body) ?? '';
  await save({ main: '#ff0000', accent: '#ffffff' });
  const old = await get(before);
  expect(old.statusCode).toBe(200);
  expect(old.headers['cache-control']).toBe('no-store');
  expect(old.body).toContain('--color-action:#ec0000');
});

test('the default colours, chosen by hand, are the default', async () => {
  const { get, save, sheetOf } = await startShop();
  await save(blue);
  await save({ main: '#8c4a16', accent: null });
  expect(sheetOf((await get('/')).body)).toBeUndefined();
});

test('two people who change the brand at once do not overwrite each other', async () => {
  const { app, headers, save } = await startShop();
  const read = (await app.inject({ url: '/api/brand', headers })).json();
  await save({ ...blue, updatedAt: read.updatedAt });
  const late = await save({ main: null, updatedAt: read.updatedAt });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'conflict', current: blue });
});

test.each([
  [{ main: 'biru' }, 'main'],
  [{ main: '#1d4ed8', accent: '#12' }, 'accent'],
  [{ logo: 'https://example.com/logo.png' }, 'logo'],
  [{ logo: '/media/0123456789abcdef-10x10-000000000000.png' }, 'logo'],
])('a brand with %j is refused', async (payload, field) => {
  const { app, headers } = await startShop();
  const answer = await app.inject({ method: 'PUT', url: '/api/brand', headers, payload });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});
