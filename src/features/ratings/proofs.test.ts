import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../test/app.ts';
import { listen } from '../../test/listening.ts';
import { form, hugePng, photoWithMetadata, samplePhoto } from '../../test/pictures.ts';
import { PUBLIC_PAGES } from '../../test/public-pages.ts';
import { openRatings, ratingForm, ratingTexts } from '../../test/rewards/ratings.ts';
import { processForVisitor } from '../media/queue.ts';
import { PROOF_BYTES } from './contract.ts';
import { storeProofs } from './demo.ts';

const shop = await openRatings(await createTestApp({ env: { FORM_LIMIT: '0' } }));
const { app, deps, send, add, call, proofs } = shop;

/** A photograph of so many bytes; what follows its end is no part of the picture. */
async function photoOf(bytes: number) {
  const photo = await samplePhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

test('a picture of 5 MB is taken, and one more byte is too much', async () => {
  expect((await send({}, await photoOf(PROOF_BYTES))).statusCode).toBe(201);
  const refused = await send({}, await photoOf(PROOF_BYTES + 1));
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({
    message: 'Gambar lebih besar dari 5 MB',
    fields: { proofImage: 'Gambar lebih besar dari 5 MB' },
  });
});

test.each(['chunked', 'announced'])(
  'an upload without end is cut off after 5 MB: %s',
  async (how) => {
    const site = await openRatings(await createTestApp());
    const { port } = await listen(site.app);
    let read = 0;
    site.app.server.on('request', ({ socket }) =>
      socket.once('close', () => {
        read = socket.bytesRead;
      }),
    );
    const length = how === 'announced' ? { 'content-length': ENDLESS } : {};
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...length };
    const upload = request({ port, method: 'POST', path: '/api/app-ratings', headers });
    const answer = new Promise((resolve) => {
      upload.on('response', ({ statusCode }) => resolve(statusCode));
      upload.on('error', () => resolve('cut off'));
    });
    upload.write('--x\r\nContent-Disposition: form-data; name="proofImage"; filename="a"\r\n\r\n');
    await pipeline(Readable.from(endless()), upload).catch(() => {});
    expect([413, 'cut off']).toContain(await answer);
    await site.app.close();
    expect(read).toBeLessThan(8_000_000);
    expect(await site.proofs()).toEqual([]);
  },
);

const ENDLESS = 500_000_000;
function* endless() {
  const chunk = Buffer.alloc(64 * 1024, 1);
  for (let sent = 0; sent < ENDLESS; sent += chunk.length) yield chunk;
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
test.each([
  ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
  ['SVG', svg],
  ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  [
    'TIFF',
    await sharp(await samplePhoto())
      .tiff()
      .toBuffer(),
  ],
  ['PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['half a JPEG', (await samplePhoto()).subarray(0, 3000)],
  ['a PNG of 256 megapixels', hugePng({ width: 16_000, height: 16_000 })],
])('%s is no proof, whatever it is called', async (_kind, file) => {
  const before = (await proofs()).length;
  const answer = await send({}, file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    proofImage: 'Berkas ini bukan gambar JPEG, PNG, atau WebP yang bisa dibaca',
  });
  expect((await proofs()).length).toBe(before);
});

test.each([
  [1, 1, 400],
  [1, 2000, 400],
  [600, 49, 400],
  [600, 50, 201],
  [720, 16_000, 201],
])('a picture of %i by %i pixels is answered with %i', async (width, height, status) => {
  const before = (await proofs()).length;
  const picture = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const answer = await send({}, picture);
  expect(answer.statusCode).toBe(status);
  if (status === 201) return;
  expect(answer.json().fields).toEqual({ proofImage: 'Gambar ini terlalu kecil untuk dibaca' });
  expect((await proofs()).length).toBe(before);
});

test('a form in bad shape is refused, and a file name means nothing', async () => {
  const texts = Object.entries(ratingTexts).map(([name, data]) => ({ name, data }));
  const picture = { name: 'proofImage', filename: 'a.png', data: shop.picture };
  const post = (sent: ReturnType<typeof form>) =>
    app.inject({ method: 'POST', url: '/api/app-ratings', ...sent });
  for (const parts of [
    [...texts, picture, picture],
    [...texts, { ...picture, name: 'other' }],
    [...texts, ...Array.from({ length: 1000 }, () => ({ name: 'a', data: 'b' })), picture],
  ]) {
    expect((await post(form(parts))).statusCode).toBe(400);
  }
  for (const filename of ['../../x', `a${'x'.repeat(300)}.png`, 'a%00.php']) {
    expect((await post(ratingForm(ratingTexts, shop.picture, filename))).statusCode).toBe(201);
  }
  for (const key of await proofs()) expect(key).toMatch(/^private\/[0-9a-f]{32}\.(jpg|png)$/);
});

test('staff see the picture upright and without what was hidden in it', async () => {
  const id = await add({}, await photoWithMetadata());
  const proof = await call('GET', `/${id}/proof`);
  expect(proof.statusCode).toBe(200);
  expect(proof.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const { width, height, exif, orientation } = await sharp(proof.rawPayload).metadata();
  expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined]);
  for (const secret of ['SECRET-OWNER', '<script>', 'stolen.zip', 'GPS']) {
    expect(proof.rawPayload.includes(secret)).toBe(false);
  }
});

test('a proof is private: nobody gets at it without a session, and no public answer leads to it', async () => {
  const id = await add({ email: 'rahasia@kopi.example', name: 'Rahasia Sekali' });
  const path = `/api/admin/app-ratings/${id}/proof`;
  expect((await app.inject(path)).statusCode).toBe(401);
  const [key = ''] = await proofs();
  for (const url of [
    `/${key}`,
    `/media/${key}`,
    `/media/..%2f${key}`,
    `/media/%252e%252e/${key}`,
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
  const calls = [
    '/api/faqs',
    '/api/team-members',
    '/api/public/cms/contents/contact',
    '/sitemap.xml',
  ];
  for (const url of [...Object.keys(PUBLIC_PAGES), ...calls, '/api/docs/json']) {
    const { body } = await app.inject(url);
    for (const secret of ['rahasia@kopi.example', 'Rahasia Sekali', 'private/']) {
      expect(body, url).not.toContain(secret);
    }
  }
});

test('a row and its picture are both kept, or neither', async () => {
  const site = await openRatings(await createTestApp());
  await site.deps.database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
  await site.deps.database.db.execute(
    sql`create trigger away before insert on app_ratings execute function refuse()`,
  );
  expect((await site.send()).statusCode).toBe(503);
  expect(await site.proofs()).toEqual([]);

  const { files } = site.deps;
  const full = await createTestApp({
    deps: { files: { ...files, put: () => Promise.reject(new Error('The disk is full')) } },
  });
  const other = await openRatings(full);
  expect((await other.send()).statusCode).toBe(500);
  expect(await other.list()).toEqual([]);
});

test('the sweep leaves the proofs of ratings and takes what has lost its rating', async () => {
  await add();
  const kept = await proofs();
  const orphan = `private/${'0'.repeat(32)}.jpg`;
  await deps.files.put(orphan, await samplePhoto(), 'image/jpeg');
  const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
  expect(await sweep({ ...deps, clock: tomorrow })).toEqual([orphan]);
  expect(await proofs()).toEqual(kept);
});

/** Two pictures from one network, of which the first is worked on until it is released. */
function occupyQueue(address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { signal: gone } = new AbortController();
  const all = [1, 2].map(() => processForVisitor(1, { address, gone }, () => promise));
  return async () => {
    resolve();
    await Promise.all(all);
  };
}

test('somebody with two pictures under way is asked to wait, and nobody else', async () => {
  const release = occupyQueue('2001:db8::/48');
  const sendFrom = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/app-ratings',
      remoteAddress,
      ...ratingForm(ratingTexts, shop.picture),
    });
  // A rented network has many networks of the size that one customer gets.
  const refused = await sendFrom('2001:db8:0:1::7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json().message).toBe(
    'Gambar lain dari jaringan Anda masih diproses. Coba lagi sebentar lagi.',
  );
  const other = sendFrom('2001:db8:1:1::7');
  await release();
  expect((await other).statusCode).toBe(201);
  expect((await sendFrom('2001:db8:0:1::7')).statusCode).toBe(201);
});

test('twenty of the costliest pictures from one address leave room for the others', async () => {
  const costly = await sharp({
    create: { width: 3600, height: 2700, channels: 3, background: '#7a4a2a' },
  })
    .toColourspace('cmyk')
    .jpeg({ quality: 10, progressive: true })
    .toBuffer();
  const flood = Array.from({ length: 20 }, () =>
    app.inject({
      method: 'POST',
      url: '/api/app-ratings',
      remoteAddress: '10.9.9.9',
      ...ratingForm(ratingTexts, costly),
    }),
  );
  const others = await Promise.all([send(), send(), send()]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
});

test('the demo is stored while the visitors’ queue is full', async () => {
  const release = occupyQueue('10.0.0.1');
  const { deps: other } = await createTestApp();
  expect(await storeProofs(other.files)).toHaveLength(9);
  await release();
});
