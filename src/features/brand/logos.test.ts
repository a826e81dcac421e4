import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { uploaded } from '../../test/media.ts';
import { signIn } from '../../test/signin.ts';
import type { BrandUpdate } from './contract.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const block = (colour: string | typeof CLEAR, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: colour } });

/** A bar of one colour, with air around it. */
const bar = (colour: string) =>
  block(colour, 300, 100).extend({ top: 40, bottom: 40, left: 40, right: 40, background: CLEAR });

/** Two bars beside each other. */
const flag = async (left: string, right: string) =>
  block(left, 400, 100)
    .composite([{ input: await block(right, 200, 100).png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();

async function startShop() {
  const { app, deps } = await createTestApp();
  const editor = await signIn(deps, 'editor');
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const page = async (path = '/') => (await get(path, { accept: 'text/html' })).body;
  const upload = (data: Uint8Array) => uploaded({ app, editor }, data);
  const save = (payload: BrandUpdate) =>
    app.inject({ method: 'PUT', url: '/api/brand', headers: editor, payload });
  const preview = (query: Record<string, string>) =>
    app.inject({ url: '/api/brand/preview', query, headers: editor });
  const pixels = async (url: string) => {
    const answer = await get(url);
    expect(answer.statusCode, url).toBe(200);
    return decoded(answer.rawPayload);
  };
  return { app, editor, get, page, upload, save, preview, pixels };
}

async function decoded(file: Uint8Array) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    return [...data.subarray(place, place + 4)];
  };
  return { width: info.width, height: info.height, at };
}

const addressOf = (html: string, file: string) =>
  new RegExp(`/brand/[0-9a-f]{10}/${file}`).exec(html)?.[0] ?? '';

test('the demo’s tab shows the demo’s mark, another shop’s the one that is drawn for it', async () => {
  const { preview } = await startShop();
  expect((await preview({ name: 'Kedai Seduh' })).json()).toMatchObject({
    mark: '/mark.svg?built-in',
  });
  expect((await preview({ name: 'Nusa Kopi' })).json().mark).toMatch(/^data:image\//);
});

test('a see-through logo stays so, loses the air around it, and is light on dark ground', async () => {
  const { page, upload, save, pixels } = await startShop();
  const logo = await upload(await bar('#12306b').png().toBuffer());
  expect((await save({ logo })).statusCode).toBe(200);
  const html = await page();
  expect(html).toMatch(/<img src="\/brand\/[0-9a-f]{10}\/logo\.webp" alt="Kedai Seduh"/);
  const light = await pixels(addressOf(html, 'logo.webp'));
  expect([light.width, light.height]).toEqual([300, 100]);
  expect(light.at(0.5, 0.5)).toEqual([18, 48, 107, 255].map((part) => expect.closeTo(part, -1)));
  const dark = await pixels(addressOf(html, 'logo-dark.webp'));
  expect(dark.at(0.5, 0.5)[0]).toBeGreaterThan(240);
});

test('white paper around a logo is taken away', async () => {
  const { page, upload, save, pixels } = await startShop();
  const scan = await bar('#12306b').flatten({ background: '#ffffff' }).jpeg().toBuffer();
  await save({ logo: await upload(scan) });
  const light = await pixels(addressOf(await page(), 'logo.webp'));
  expect(light.width).toBeLessThan(310);
});

test('a logo of several colours stands on a light plate on dark ground, unless all of it is seen', async () => {
  const { page, upload, save, pixels } = await startShop();
  await save({ logo: await upload(await flag('#12306b', '#7a1022')) });
  const plate = await pixels(addressOf(await page(), 'logo-dark.webp'));
  expect(plate.at(0.5, 0.05)).toEqual([255, 253, 249, 255].map((part) => expect.closeTo(part, -1)));
  await save({ logo: await upload(await flag('#ffd400', '#7ec8e3')) });
  const bright = await pixels(addressOf(await page(), 'logo-dark.webp'));
  expect(bright.at(0.2, 0.05)).toEqual([255, 212, 0, 255].map((part) => expect.closeTo(part, -1)));
});

test('a logo for dark ground alone is made dark for light ground', async () => {
  const { page, upload, save, pixels } = await startShop();
  await save({ darkLogo: await upload(await bar('#fefefe').png().toBuffer()) });
  const light = await pixels(addressOf(await page(), 'logo.webp'));
  expect(light.at(0.5, 0.5)[0]).toBeLessThan(60);
});

test('staff are told which logo cannot be seen on its ground', async () => {
  const { upload, preview } = await startShop();
  const [white, navy] = [
    await upload(await bar('#fefefe').png().toBuffer()),
    await upload(await bar('#12306b').png().toBuffer()),
  ];
  expect((await preview({ logo: white, darkLogo: navy })).json()).toMatchObject({
    unseen: ['logo', 'darkLogo'],
    light: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect((await preview({ logo: navy, darkLogo: white })).json()).toMatchObject({ unseen: [] });
});

test('a logo of one pixel, one that shows nothing, and one that is gone are refused by name', async () => {
  const { upload, save, preview } = await startShop();
  const pixel = await upload(await block('#12306b', 1, 1).png().toBuffer());
  const nothing = await upload(await block(CLEAR, 300, 80).png().toBuffer());
  for (const [logo, sentence] of [
    [pixel, 'This picture is too small for a logo: at least 32 pixels wide or high'],
    [nothing, 'Nothing can be seen in this picture: it is all white or transparent'],
    [pixel.replace(/\w{4}-1x1/, '0000-1x1'), 'This picture is no longer there. Upload it again.'],
  ]) {
    for (const answer of [await save({ mark: logo }), await preview({ mark: logo ?? '' })]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual({ mark: sentence });
    }
  }
});

test('a vector file is refused when it is uploaded, whatever is in it', async () => {
  const { app, editor, upload } = await startShop();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script></svg>';
  await expect(upload(Buffer.from(drawing))).rejects.toThrow('not a JPEG, PNG or WebP');
  expect((await app.inject({ url: '/api/brand', headers: editor })).json().logo).toBe('');
});

test('browsers find the icons of the shop where they look for them, and never old ones', async () => {
  const { get, upload, save, pixels } = await startShop();
  await save({ mark: await upload(await block('#e11d48', 200, 200).png().toBuffer()) });
  const known = [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/mark.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
  ] as const;
  for (const [path, type] of known) {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['content-type'], headers['cache-control']], path).toEqual([
      200,
      type,
      'no-cache',
    ]);
    for (const tags of [`${headers.etag}`, `"older", W/${headers.etag}`]) {
      expect((await get(path, { 'if-none-match': tags })).statusCode).toBe(304);
    }
  }
  const [round, whole] = [await pixels('/icon-192.png'), await pixels('/icon-maskable-512.png')];
  expect([round.width, whole.width]).toEqual([192, 512]);
  expect(round.at(0, 0)[3]).toBe(0);
  expect(whole.at(0, 0)[3]).toBe(255);
  const before = (await get('/icon-192.png')).headers.etag;
  await save({ mark: await upload(await block('#12306b', 200, 200).png().toBuffer()) });
  expect((await get('/icon-192.png', { 'if-none-match': String(before) })).statusCode).toBe(200);
});

test('a shop without a logo has the first letter of its name as its mark', async () => {
  const { page, save, pixels } = await startShop();
  await save({ main: '#1d4ed8' });
  const html = await page();
  expect(html).not.toContain('/mark.svg');
  const mark = await pixels(addressOf(html, 'mark.webp'));
  expect([mark.width, mark.height]).toEqual([144, 144]);
  expect(mark.at(0.1, 0.5)).toEqual([29, 78, 216, 255].map((part) => expect.closeTo(part, -1)));
});

test('pictures of the brand are kept for ever under their address, and not under an old one', async () => {
  const { get, page, save } = await startShop();
  await save({ main: '#1d4ed8' });
  const old = addressOf(await page(), 'mark.webp');
  expect((await get(old)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await save({ main: '#b91c1c' });
  expect((await get(old)).headers['cache-control']).toBe('no-store');
  expect((await get(old.replace('mark.webp', 'none.webp'))).statusCode).toBe(404);
  expect((await get(old.replace('mark.webp', 'constructor'))).statusCode).toBe(404);
});
