import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './encode.ts';
import { hashSketch, isSamePicture, sketchPicture } from './fingerprint.ts';

const sketch = async (file: Uint8Array) => sketchPicture(await decodePicture(file));
const differentBits = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;
const picture = (name: string) => readFile(`pictures/${name}.jpg`);

test.each(['proofs/proof-1', 'our-story'])(
  '%s in another size, quality or format is recognised',
  async (name) => {
    const original = await picture(name);
    const wanted = await sketch(original);
    const copies = [
      await sharp(original).jpeg({ quality: 50 }).toBuffer(),
      await sharp(original).resize(360).jpeg({ quality: 70 }).toBuffer(),
      await sharp(original).webp({ quality: 60 }).toBuffer(),
      await sharp(original).resize(720).ensureAlpha().png().toBuffer(),
    ];
    for (const copy of copies) {
      const other = await sketch(copy);
      expect(isSamePicture(wanted, other)).toBe(true);
      expect(differentBits(hashSketch(wanted), hashSketch(other))).toBeLessThanOrEqual(2);
    }
  },
);

test('screenshots of the same page are told apart by a name or a clock', async () => {
  const page = await picture('proofs/proof-1');
  /** A word of as many letters, each a stroke in another place, as large as on a phone. */
  const word = (strokes: number[]) =>
    strokes.flatMap((place, at) => [
      { input: block(8, '#ffffff'), left: 110 + at * 11, top: 560 },
      { input: block(3, '#202124'), left: 110 + at * 11 + place, top: 560 },
    ]);
  const block = (width: number, background: string) => ({
    create: { width, height: 18, channels: 3 as const, background },
  });
  const names = [[1, 4, 5, 2], [5, 1, 4, 5, 1, 5], [4]];
  const pages = await Promise.all(
    names.map(async (name) => sketch(await sharp(page).composite(word(name)).jpeg().toBuffer())),
  );
  for (const [at, one] of pages.entries()) {
    for (const other of pages.slice(at + 1)) expect(isSamePicture(one, other)).toBe(false);
  }
});

test('different pictures are told apart', async () => {
  const proofs = [1, 2, 3, 4, 5, 6].map((number) => `proofs/proof-${number}`);
  const names = [...proofs, 'our-story', 'about-hero', 'gallery-1', 'gallery-2', 'promo-1'];
  const all = await Promise.all(names.map(async (name) => sketch(await picture(name))));
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) expect(isSamePicture(one, other)).toBe(false);
  }
});
