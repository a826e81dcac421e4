// The hero loop, balanced like its still: node balance-loop.mjs
// Run once on what hero.py has just written; make.sh does. Chromium decodes and encodes
// (CHROMIUM=/path/to/chromium when it is not /usr/bin/chromium).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const drawn = createRequire(new URL('../drawn/package.json', import.meta.url));
const { chromium } = drawn('playwright-core');
const folder = process.env.PHOTO_PUBLIC ?? path.resolve(import.meta.dirname, '../../public');
const bundles = path.resolve(import.meta.dirname, '../drawn/node_modules/mediabunny/dist/bundles');
const SERVED = {
  '/milk-white.mjs': path.join(import.meta.dirname, 'milk-white.mjs'),
  '/mediabunny.mjs': path.join(bundles, 'mediabunny.mjs'),
  '/hero.mp4': path.join(folder, 'hero.mp4'),
};
const KINDS = [
  { file: 'hero.webm', format: 'WebMOutputFormat', codec: 'vp9', bitrate: 850_000 },
  { file: 'hero.mp4', format: 'Mp4OutputFormat', codec: 'avc', bitrate: 1_100_000 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
// Encoders exist only where a page is trusted, as localhost is.
await page.route('http://localhost/**', async (route) => {
  const file = SERVED[new URL(route.request().url()).pathname];
  if (!file) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  const contentType = file.endsWith('.mjs') ? 'text/javascript' : 'video/mp4';
  return route.fulfill({ contentType, body: await readFile(file) });
});
await page.goto('http://localhost/');
for (const kind of KINDS) {
  kind.bytes = await page.evaluate(async ({ format, codec, bitrate }) => {
    const { balance, LAMPS } = await import('/milk-white.mjs');
    const media = await import('/mediabunny.mjs');
    const source = new media.BlobSource(await (await fetch('/hero.mp4')).blob());
    const output = new media.Output({ format: new media[format](), target: new media.BufferTarget() });
    const conversion = await media.Conversion.init({
      input: new media.Input({ source, formats: media.ALL_FORMATS }),
      output,
      video: {
        codec,
        bitrate,
        forceTranscode: true,
        process(sample) {
          const canvas = new OffscreenCanvas(sample.displayWidth, sample.displayHeight);
          const context = canvas.getContext('2d', { willReadFrequently: true });
          sample.draw(context, 0, 0);
          const frame = context.getImageData(0, 0, canvas.width, canvas.height);
          balance(frame.data, LAMPS['hero-poster'], 4);
          context.putImageData(frame, 0, 0);
          return canvas;
        },
      },
    });
    await conversion.execute();
    const bytes = new Uint8Array(output.target.buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(text);
  }, kind);
}
// The one that was read is written last.
for (const { file, bytes } of KINDS) {
  await writeFile(path.join(folder, file), Buffer.from(bytes, 'base64'));
  console.log(`${file} ${Math.round((bytes.length * 3) / 4096)} kB`);
}
await browser.close();
