import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../server/deps.ts';
import { diskFiles } from '../../server/storage/disk-files.ts';
import { createTestApp } from '../../test/app.ts';
import { mediaApp, uploaded } from '../../test/media.ts';
import { samplePhoto } from '../../test/pictures.ts';
import { servePrivatePicture, storePrivatePicture } from './store.ts';

let folder = '';
let app: App;
let address = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const media = await mediaApp(diskFiles(join(folder, 'files')));
  app = media.app;
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = await uploaded(media, await samplePhoto());
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('A stored picture', () => {
  it('is served for ever, as what its name says, and can do nothing', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
    });
    for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'x-request-id']) {
      expect(headers[name], `${name} says nothing about a picture`).toBeUndefined();
    }
    const avif = await app.inject(address.replace('.jpg', '/384.avif'));
    expect(avif.headers['content-type']).toBe('image/avif');
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await app.inject(address);
    const again = { 'if-none-match': String(headers.etag) };
    const answer = await app.inject({ url: address, headers: again });
    expect(answer.statusCode).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('answers HEAD with its size and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: address });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
    expect(answer.rawPayload).toHaveLength(0);
  });
});

describe('A picture that ships with the product', () => {
  it('is sent to a list of staff in its narrowest width, to be asked for again tomorrow', async () => {
    const { headers, rawPayload } = await app.inject('/pictures/menu-cappuccino.jpg?narrow');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(rawPayload.length).toBeLessThan(10_000);
    const drawing = await app.inject('/pictures/ask.svg?narrow');
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
  });

  it('still shows on a page from before an upgrade', async () => {
    const before = await app.inject('/pictures/menu-cappuccino-0123456789/384.avif');
    expect(before.statusCode).toBe(302);
    expect(before.headers['cache-control']).toBe('no-store');
    const present = await app.inject(String(before.headers.location));
    expect(present.statusCode).toBe(200);
    expect(present.headers['content-type']).toBe('image/avif');
  });
});

describe('A private picture', () => {
  it('is sent by the feature that owns it, to be kept by nobody', async () => {
    const { app, deps } = await createTestApp({ ready: false });
    const { key } = await storePrivatePicture(deps, await samplePhoto());
    app.get('/proof', (request, reply) => servePrivatePicture(request, reply, deps, key));
    const { statusCode, headers } = await app.inject('/proof');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    expect((await app.inject(`/media/${key}`)).statusCode).toBe(404);
    expect((await app.inject(`/${key}`)).statusCode).toBe(404);
  });
});

describe('An address that is no picture of ours', () => {
  // Over a real connection: a client library would tidy these addresses up before sending them.
  const statusOf = (path: string) =>
    new Promise<{ status: number; cache: string }>((resolve, reject) => {
      const server = app.server.address();
      const port = typeof server === 'object' ? server?.port : 0;
      get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        answer.resume();
        const cache = answer.headers['cache-control'] ?? '';
        resolve({ status: answer.statusCode ?? 0, cache });
      }).on('error', reject);
    });

  it.each([
    '/media/',
    '/media/0123456789abcdef-40x30-000000000000.jpg',
    '/media/../package.json',
    '/media/%2e%2e%2fpackage.json',
    '/media/%252e%252e%252fpackage.json',
    '/media/..%5c..%5cpackage.json',
    '/media/%00.jpg',
    '/media/%zz.jpg',
    '/media/.partial',
    '/media/0123456789abcdef-40x30-000000000000.html',
    '/media/0123456789abcdef-40x30-000000000000/../x.jpg',
    '/media/private/0123456789abcdef0123456789abcdef.jpg',
    '/media/../private/0123456789abcdef0123456789abcdef.jpg',
    '/pictures/',
    '/pictures/manifest.json',
    '/pictures/none.jpg',
    '/pictures/none-0123456789/384.avif',
    '/pictures/menu-0123456789/384.avif',
    '/pictures/../package.json',
    '/pictures/%2e%2e/package.json',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/x-0123456789/../../manifest.json',
  ])('%s is refused, and that is not remembered', async (path) => {
    const { status, cache } = await statusOf(path);
    expect(status).toBe(/%00/.test(path) ? 400 : 404);
    expect(cache).not.toContain('immutable');
  });

  it('is not made from a real one by writing it otherwise', async () => {
    expect(await statusOf(address)).toMatchObject({ status: 200 });
    for (const other of [
      address.replace('/media/', '/media/%2e/'),
      address.replace('/media/', '/media/./'),
      address.replace('/media/', '/media//'),
      address.replace('.jpg', '%2Ejpg'),
      address.replace('.jpg', '.JPG'),
      `${address}/`,
    ]) {
      expect(await statusOf(other), other).toMatchObject({ status: 404 });
    }
  });
});
