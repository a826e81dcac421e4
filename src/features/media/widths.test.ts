import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFiles } from '../../server/storage/disk-files.ts';
import { keysIn, type MediaApp, mediaApp, uploaded } from '../../test/media.ts';

let folder = '';
let media: MediaApp;
const store = () => diskFiles(join(folder, 'files'));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widths-'));
  media = await mediaApp(store());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 700, height: 500 };

/** Coffee above, leaves below (colours that print can hold, too), as opaque as is asked for. */
async function scene(opacity: (column: number) => number) {
  const pixels = Buffer.alloc(size.width * size.height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [row, column] = [Math.floor(at / 4 / size.width), (at / 4) % size.width];
    pixels.set(row < 300 ? [150, 100, 60] : [90, 120, 80], at);
    pixels[at + 3] = opacity(column);
  }
  return sharp(pixels, { raw: { ...size, channels: 4 } });
}
const withAlpha = () => scene(() => 255);
const solid = async () => (await withAlpha()).removeAlpha();
const seeThrough = () => scene(() => 128);
const faded = () => scene((column) => (column / size.width) * 255);
const grey = async () => (await solid()).greyscale();

it.each([
  ['a photo without transparency', async () => (await solid()).jpeg({ quality: 95 })],
  ['a PNG without transparency', async () => (await solid()).png()],
  ['an opaque PNG with an alpha channel', async () => (await withAlpha()).png()],
  ['a half-transparent PNG', async () => (await seeThrough()).png()],
  ['a PNG that fades out', async () => (await faded()).png()],
  ['a half-transparent WebP', async () => (await seeThrough()).webp({ quality: 95 })],
  ['a PNG with a palette', async () => (await solid()).png({ palette: true })],
  [
    'a half-transparent PNG with a palette',
    async () => (await seeThrough()).png({ palette: true }),
  ],
  ['a PNG in 16 bits', async () => (await solid()).toColourspace('rgb16').png()],
  [
    'a half-transparent PNG in 16 bits',
    async () => (await seeThrough()).toColourspace('rgb16').png(),
  ],
  ['a grey PNG', async () => (await grey()).png()],
  ['a grey PNG in 16 bits', async () => (await grey()).toColourspace('grey16').png()],
  ['a half-transparent grey PNG', async () => (await grey()).ensureAlpha(0.5).png()],
  ['a JPEG in the colours of print', async () => (await solid()).toColourspace('cmyk').jpeg()],
])('%s looks the same in every width and format', async (_what, make) => {
  const original = await (await make()).toBuffer();
  const address = await uploaded(media, original);
  const wanted = await meansOf(original);
  const base = address.slice(1, -4);
  const keys = (await keysIn(store(), 'media/')).filter((key) => key.startsWith(base));
  expect(keys).toHaveLength(address.endsWith('.png') ? 7 : 10);
  for (const key of keys) {
    const { rawPayload } = await media.app.inject(`/${key}`);
    for (const [part, mean] of (await meansOf(rawPayload)).entries()) {
      expect(Math.abs(mean - (wanted[part] ?? Number.NaN)), `${key} ${part}`).toBeLessThan(4);
    }
  }
});

/** The mean red, green and blue of the upper and of the lower half, on a grey ground. */
async function meansOf(file: Uint8Array): Promise<number[]> {
  // The product opens no AVIF, so nobody has unblocked its loader.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  sharp.block({ operation: ['VipsForeignLoadHeif'] });
  const sums = [0, 0, 0, 0, 0, 0];
  const rows = Math.floor(info.height / 2);
  for (let at = 0; at < rows * info.width * 2; at += 1) {
    for (let part = 0; part < 3; part += 1) {
      const value = data[at * info.channels + (info.channels < 3 ? 0 : part)] ?? 0;
      const half = at < rows * info.width ? 0 : 3;
      sums[half + part] = (sums[half + part] ?? 0) + value;
    }
  }
  return sums.map((sum) => sum / (rows * info.width));
}
