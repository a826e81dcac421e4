import { loadSharp } from '../../server/sharp.ts';
import type { Pixels } from './encode.ts';

const COLUMNS = 48;
const ROWS = 96;
/** More samples in a field take time and change nothing. */
const SAMPLES = 10;

/**
 * Returns the brightness of 48 × 96 fields, a byte each. That is fine enough for one letter of a
 * name to show: screenshots of the same page of the same app differ in little else.
 */
export async function sketchPicture({ data, raw }: Pick<Pixels, 'data' | 'raw'>): Promise<Buffer> {
  const width = Math.min(raw.width, COLUMNS * SAMPLES);
  const height = Math.min(raw.height, ROWS * SAMPLES);
  const sharp = await loadSharp();
  const samples = await sharp(data, { raw })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const lines = new Float64Array(COLUMNS * height);
  for (const { sample, field, share } of sharesOf(width, COLUMNS)) {
    for (let y = 0; y < height; y += 1) {
      add(lines, y * COLUMNS + field, share * (samples[y * width + sample] ?? 0));
    }
  }
  const fields = new Float64Array(COLUMNS * ROWS);
  for (const { sample, field, share } of sharesOf(height, ROWS)) {
    for (let x = 0; x < COLUMNS; x += 1) {
      add(fields, field * COLUMNS + x, share * (lines[sample * COLUMNS + x] ?? 0));
    }
  }
  return Buffer.from(Array.from(fields, Math.round));
}

function add(sums: Float64Array, at: number, amount: number) {
  sums[at] = (sums[at] ?? 0) + amount;
}

function* sharesOf(samples: number, fields: number) {
  for (let field = 0; field < fields; field += 1) {
    const from = (field * samples) / fields;
    const to = ((field + 1) * samples) / fields;
    for (let sample = Math.floor(from); sample < to; sample += 1) {
      const covered = Math.min(to, sample + 1) - Math.max(from, sample);
      yield { sample, field, share: covered / (to - from) };
    }
  }
}

const BLOCKS = 8;
/** In a plain area the next block is a little brighter or darker by chance, of 255. */
const CLEARLY = 4;

/**
 * Returns 64 bits, by which a database finds pictures that may be the same: each says whether one
 * of 8 × 8 blocks is clearly brighter than the next.
 */
export function hashSketch(sketch: Uint8Array): bigint {
  const blocks = new Float64Array(BLOCKS * BLOCKS);
  const [width, height] = [COLUMNS / BLOCKS, ROWS / BLOCKS];
  for (const [at, brightness] of sketch.entries()) {
    const row = Math.floor(at / COLUMNS / height);
    const column = Math.floor((at % COLUMNS) / width);
    add(blocks, row * BLOCKS + column, brightness / (width * height));
  }
  let bits = 0n;
  for (const [at, brightness] of blocks.entries()) {
    const next = blocks[(at + 1) % blocks.length] ?? 0;
    bits = (bits << 1n) | (brightness > next + CLEARLY ? 1n : 0n);
  }
  return BigInt.asIntN(64, bits);
}

/**
 * In other sizes, qualities and formats the fields of drawn screenshots changed by up to 13, of
 * 255; with another name and time one field changed by 27 or more, with another letter of a name by
 * 40.
 */
const TOLERANCE = 18;

export const isSamePicture = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length &&
  one.every((brightness, at) => Math.abs(brightness - (other[at] ?? 0)) <= TOLERANCE);
