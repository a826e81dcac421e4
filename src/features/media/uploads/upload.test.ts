import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../../server/storage/disk-files.ts';
import { s3Files } from '../../../server/storage/s3-files.ts';
import { createTestApp } from '../../../test/app.ts';
import { keysIn, type MediaApp, mediaApp, upload, uploaded } from '../../../test/media.ts';
import { cutOut, photoWithMetadata, pictureForm, samplePhoto } from '../../../test/pictures.ts';
import { startS3 } from '../../../test/servers/s3.ts';
import { signIn } from '../../../test/signin.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const ADDRESS = /^\/media\/[0-9a-f]{16}-\d+x\d+-[0-9a-f]{12}\.(jpg|png)$/;

describe.each([
  ['the disk', () => diskFiles(join(folder, 'files'))],
  ['an S3 service', () => s3Files(s3.settings)],
])('An upload kept on %s', (_name, openFiles) => {
  const store = () => openFiles();
  let media: MediaApp;
  beforeAll(async () => {
    media = await mediaApp(store());
  });

  it('has an address that says its size, and every width in three formats', async () => {
    const address = await uploaded(media, await samplePhoto({ width: 1000, height: 750 }));
    expect(address).toMatch(ADDRESS);
    expect(address).toContain('-1000x750-');
    const base = address.replace('.jpg', '');
    const key = base.slice('/media/'.length);
    const keys = await keysIn(store(), 'media/');
    expect(keys.filter((found) => found.includes(key))).toEqual(
      [
        `media/${key}.jpg`,
        ...[384, 576, 768, 1000].flatMap((width) =>
          ['avif', 'jpg', 'webp'].map((format) => `media/${key}/${width}.${format}`),
        ),
      ].sort(),
    );
    for (const format of ['avif', 'webp', 'jpg']) {
      const variant = await media.app.inject(`${base}/768.${format}`);
      expect(variant.statusCode).toBe(200);
      if (format === 'avif') expect(variant.rawPayload.toString('latin1', 4, 12)).toBe('ftypavif');
      else expect((await sharp(variant.rawPayload).metadata()).width).toBe(768);
    }
  });

  it('has a width made that there was not when it was stored, and no other', async () => {
    const address = await uploaded(media, await samplePhoto());
    const base = address.replace('.jpg', '');
    const widths = async () =>
      (await keysIn(store(), 'media/')).filter((key) => `/${key}`.startsWith(`${base}/`));
    const before = await widths();
    for (const key of before) await store().delete(key);

    expect((await media.app.inject(`${base}/385.avif`)).statusCode).toBe(404);
    expect(await widths()).toEqual([]);
    const asked = [...before, ...before].map((key) => media.app.inject(`/${key}`));
    const types = (await Promise.all(asked)).map(({ headers }) => headers['content-type']);
    expect(new Set(types)).toEqual(new Set(['image/avif', 'image/webp', 'image/jpeg']));
    expect(await widths()).toEqual(before);
  });

  it('is served by a second instance on the same store', async () => {
    const address = await uploaded(media, await samplePhoto());
    const second = await mediaApp(store());
    expect((await second.app.inject(address)).statusCode).toBe(200);
  });

  it('loses its metadata and everything behind the picture, and stands upright', async () => {
    const original = await photoWithMetadata();
    expect(original.includes('SECRET-OWNER')).toBe(true);
    const address = await uploaded(media, original);
    const stored = (await media.app.inject(address)).rawPayload;
    for (const secret of ['SECRET-OWNER', '<script>', 'PK\x03\x04', 'Exif']) {
      expect(stored.includes(secret), secret).toBe(false);
    }
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 300,
      height: 400,
      exif: undefined,
      orientation: undefined,
    });
    // Lying on its side, what was above (red) is now on the right.
    expect(await pixel(stored, 290, 200)).toMatchObject({ red: true });
    expect(await pixel(stored, 10, 200)).toMatchObject({ red: false });
  });

  it('keeps its transparency', async () => {
    const address = await uploaded(media, await cutOut());
    expect(address).toMatch(/\.png$/);
    const stored = await sharp((await media.app.inject(address)).rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'png', hasAlpha: true });
    expect((await media.app.inject(address.replace('.png', '/400.webp'))).statusCode).toBe(200);
    expect((await media.app.inject(address.replace('.png', '/400.jpg'))).statusCode).toBe(404);
  });

  it('is refused when it is no picture, whatever it calls itself', async () => {
    const before = await keysIn(store(), 'media/');
    const photo = await samplePhoto();
    const tiny = 'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const files: [string, string | Uint8Array, string][] = [
      ['a page called a picture', '<!doctype html><script>alert(1)</script>', 'image/png'],
      ['SVG', svg, 'image/svg+xml'],
      ['GIF', Buffer.from(`${tiny}\x00\x01\x00\x00\x02\x02D\x01\x00;`, 'latin1'), 'image/gif'],
      ['TIFF', await sharp(photo).tiff().toBuffer(), 'image/tiff'],
      ['AVIF', await sharp(photo).avif({ effort: 0 }).toBuffer(), 'image/avif'],
      ['PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>', 'image/jpeg'],
      ['half a JPEG', photo.subarray(0, photo.length / 2), 'image/jpeg'],
      ['noise', Buffer.alloc(5000, 7), 'image/jpeg'],
    ];
    for (const [what, data, type] of files) {
      const answer = await upload(media, Buffer.from(data), { type });
      expect(answer.statusCode, `${what}: ${answer.body}`).toBe(400);
      expect(answer.json().message, what).toBe('The file is not a JPEG, PNG or WebP picture');
    }
    expect(await keysIn(store(), 'media/')).toEqual(before);
  });

  it.each(['../../x.jpg', 'a\\x00.jpg', 'x'.repeat(300), '..%2f..%2fx.png', 'évil"; x=y'])(
    'gets a name of our own instead of %s',
    async (filename) => {
      const answer = await upload(media, await samplePhoto({ width: 40, height: 30 }), {
        filename,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().imageUrl).toMatch(ADDRESS);
    },
  );
});

describe('An upload', () => {
  it('is for editors and owners only', async () => {
    const { app, deps } = await createTestApp();
    const { payload, headers } = pictureForm(await samplePhoto());
    const send = (who: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/cms/upload',
        payload,
        headers: { ...headers, ...who },
      });
    expect((await send({})).statusCode).toBe(401);
    expect((await send(await signIn(deps, 'cashier'))).statusCode).toBe(403);
    expect(await keysIn(deps.files, 'media/')).toEqual([]);
    const answer = await send(await signIn(deps, 'editor'));
    expect(answer.json()).toMatchObject({ message: 'Gambar berhasil diupload' });
  });

  let media: MediaApp;
  beforeAll(async () => {
    media = await mediaApp(diskFiles(join(folder, 'bombs')));
  });

  it.each([
    [1, 1],
    [3000, 2],
    [2, 3000],
    [320, 320],
  ])('of %d × %d pixels passes', async (width, height) => {
    const address = await uploaded(media, await samplePhoto({ width, height }));
    expect((await media.app.inject(address)).statusCode).toBe(200);
  });

  it('in grey, in 16 bits or in the colours of print comes out as everybody sees it', async () => {
    const photo = sharp(await samplePhoto());
    const odd = [
      await photo.clone().greyscale().png().toBuffer(),
      await photo.clone().toColourspace('rgb16').png().toBuffer(),
      await photo.clone().toColourspace('cmyk').jpeg().toBuffer(),
    ];
    for (const file of odd) {
      const stored = (await media.app.inject(await uploaded(media, file))).rawPayload;
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', depth: 'uchar' });
      expect(['srgb', 'b-w']).toContain((await sharp(stored).metadata()).space);
    }
  });

  it('is answered with 503 and leaves nothing behind while the store is down', async () => {
    const down = await startS3();
    const files = s3Files(down.settings);
    const instance = await mediaApp(files);
    await down.stop();
    const answer = await upload(instance, await samplePhoto());
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().imageUrl).toBeUndefined();
    const address = '/media/0123456789abcdef-40x30-000000000000.jpg';
    expect((await instance.app.inject(address)).statusCode).toBe(503);
  });
});

async function pixel(file: Buffer, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red: r > b };
}
