import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, parse } from 'node:path';
import { decodePicture, encodeVariants, shippedSettings } from '../src/features/media/encode.ts';
import {
  hashOf,
  loadShippedPictures,
  SHIPPED_WIDTHS as OUT,
  type Shipped,
  SHIPPED_PICTURES as SOURCE,
} from '../src/features/media/picture/shipped.ts';

/**
 * Makes every width of the pictures that ship with the product. Folders are named after the hash of
 * the picture and the settings, so only changed ones are made again.
 */

type Entry = Shipped[string];

async function build(name: string, before: Shipped): Promise<Entry> {
  const file = await readFile(`${SOURCE}/${name}`);
  const hash = hashOf(name, file);
  const known = before[name];
  if (known?.hash === hash) return known;
  if (extname(name) === '.svg') return { hash, ...vectorSize(name, file.toString()) };

  const pixels = await decodePicture(file);
  const folder = `${OUT}/${parse(name).name}-${hash}`;
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const variant of await encodeVariants(pixels, shippedSettings(name))) {
    await writeFile(`${partial}/${variant.name}`, variant.data);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  return { hash, ...pixels.facts, vector: false };
}

function vectorSize(name: string, text: string) {
  const [, width, height] = /viewBox="\S+\s+\S+\s+([\d.]+)\s+([\d.]+)"/.exec(text) ?? [];
  if (!width || !height) throw new Error(`${name} has no viewBox`);
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  return { ...size, colours: '', alpha: true, vector: true };
}

async function sweep(manifest: Shipped) {
  const kept = new Set(['manifest.json']);
  for (const [name, { hash }] of Object.entries(manifest)) {
    kept.add(`${parse(name).name}-${hash}`);
  }
  for (const found of await readdir(OUT)) {
    if (!kept.has(found)) await rm(`${OUT}/${found}`, { recursive: true });
  }
}

const started = performance.now();
await mkdir(OUT, { recursive: true });
const before = loadShippedPictures();
const names = (await readdir(SOURCE)).filter((name) => /\.(jpe?g|png|webp|svg)$/.test(name)).sort();
const manifest: Shipped = {};
const waiting = [...names];
// Two at a time, because the last encodings of a picture use one core only.
async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    manifest[name] = await build(name, before).catch((cause) => {
      throw new Error(`${SOURCE}/${name} cannot be used`, { cause });
    });
  }
}
await Promise.all([work(), work()]);
const sorted = Object.fromEntries(
  names.flatMap((name) => (manifest[name] ? [[name, manifest[name]]] : [])),
);
await writeFile(`${OUT}/manifest.json.partial`, `${JSON.stringify(sorted, null, 2)}\n`);
await rename(`${OUT}/manifest.json.partial`, `${OUT}/manifest.json`);
await sweep(sorted);
const made = names.filter((name) => before[name]?.hash !== manifest[name]?.hash).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${names.length} pictures, ${made} of them new or changed, in ${seconds} s`);
