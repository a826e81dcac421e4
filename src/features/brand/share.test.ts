import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { uploaded } from '../../test/media.ts';
import { samplePhoto } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import type { BrandUpdate } from './contract.ts';

async function startShop() {
  const { app, deps } = await createTestApp();
  const editor = await signIn(deps, 'editor');
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const save = (payload: BrandUpdate) =>
    app.inject({ method: 'PUT', url: '/api/brand', headers: editor, payload });
  const sharedOn = async (path: string) =>
    /"og:image" content="http:\/\/localhost:3000([^"]+)"/.exec((await get(path)).body)?.[1] ?? '';
  const upload = (data: Uint8Array) => uploaded({ app, editor }, data);
  return { app, editor, get, save, sharedOn, upload };
}

const sizeOf = async (file: Buffer) => {
  const { format, width, height } = await sharp(file).metadata();
  return [format, width, height];
};

test('the demo is shared with its own pictures, and another shop never with them', async () => {
  const { get, save, sharedOn } = await startShop();
  expect(await sharedOn('/about')).toBe('/og/about-en.jpg');
  expect(await sharedOn('/id/about')).toBe('/og/about.jpg');
  expect(await sharedOn('/en/feedback')).toBe('/og/feedback-en.jpg');
  await save({ main: '#1d4ed8' });
  for (const path of ['/', '/about', '/contact', '/membership', '/feedback', '/terms-of-use']) {
    const { body } = await get(path);
    expect(body, path).not.toContain('/og/');
    const picture = await get(await sharedOn(path));
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sizeOf(picture.rawPayload)).toEqual(['jpeg', 1200, 630]);
  }
  for (const file of ['/og/about.jpg', '/og/about-en.jpg']) {
    expect((await get(file)).headers.location).toBe(await sharedOn('/about'));
  }
  expect((await get('/og/none.jpg')).statusCode).toBe(404);
});

test('a picture of shared links has the colours of the shop, and changes its address with them', async () => {
  const { get, save, sharedOn } = await startShop();
  await save({ main: '#1d4ed8' });
  const blue = await sharedOn('/feedback');
  const { dominant } = await sharp((await get(blue)).rawPayload)
    .extract({ left: 0, top: 0, width: 60, height: 630 })
    .stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  await save({ main: '#b91c1c' });
  expect(await sharedOn('/feedback')).not.toBe(blue);
  expect((await get(blue)).headers['cache-control']).toBe('no-store');
});

test('an uploaded picture is shared instead of a drawn one, cut to shape', async () => {
  const { get, save, sharedOn, upload } = await startShop();
  await save({ share: await upload(await samplePhoto()) });
  const picture = await get(await sharedOn('/about'));
  expect(await sizeOf(picture.rawPayload)).toEqual(['jpeg', 1200, 630]);
});

test('a shop whose name and slogan are empty or cannot be drawn is shared all the same', async () => {
  const { app, get, save, sharedOn, editor } = await startShop();
  await save({ main: '#1d4ed8' });
  const contents = await app.inject({ url: '/api/cms/contents/contact', headers: editor });
  for (const { id, section, key } of contents.json()) {
    if (section !== 'brand' || !['name', 'tagline'].includes(key)) continue;
    const payload = { value: key === 'name' ? '☕' : '' };
    await app.inject({ method: 'PUT', url: `/api/cms/contents/${id}`, headers: editor, payload });
  }
  const picture = await get(await sharedOn('/'));
  expect(await sizeOf(picture.rawPayload)).toEqual(['jpeg', 1200, 630]);
  expect((await get('/icon-192.png')).statusCode).toBe(200);
});

test('the longest name and slogan fit into the picture of a shared link', async () => {
  const { app, get, save, sharedOn, editor } = await startShop();
  await save({ main: '#1d4ed8' });
  const contents = await app.inject({ url: '/api/cms/contents/contact', headers: editor });
  for (const { id, section, key } of contents.json()) {
    if (section !== 'brand' || !['name', 'tagline'].includes(key)) continue;
    const put = (length: number) =>
      app.inject({
        ...{ method: 'PUT', url: `/api/cms/contents/${id}`, headers: editor },
        payload: { value: 'W'.repeat(length) },
      });
    expect((await put(5000)).statusCode).toBe(400);
    expect((await put(key === 'name' ? 60 : 200)).statusCode).toBe(200);
  }
  const picture = await get(await sharedOn('/'));
  expect(await sizeOf(picture.rawPayload)).toEqual(['jpeg', 1200, 630]);
});

test('nobody can ask for pictures that no page has', async () => {
  const { get, save } = await startShop();
  await save({ main: '#1d4ed8' });
  for (const file of ['mixed-none.jpg', 'fr-home.jpg', 'mixed-home.png', 'constructor']) {
    expect((await get(`/share/0123456789/${file}`)).statusCode).toBe(404);
  }
});
