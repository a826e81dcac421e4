import { z } from 'zod';

/** Addresses from `start` up to the next entry belong to `place`; 0 is unknown. */
export type Range = { start: number; place: number };

/**
 * Millions of ranges take a few bytes each, and are searched without being loaded. A block holds 64
 * ranges; each is its distance from the one before and its place, as numbers of variable length. An
 * index of the blocks is searched by halves. The file is a header in JSON, the names of the places,
 * then index and blocks for IPv4 and IPv6.
 */
export const BLOCK = 64;
/** An index entry has twelve bytes: the start of a block as a double, and its position in four. */
export const ENTRY = 12;
/** A number of variable length has seven bits in each byte. */
const MAX_NUMBER = 8;
/** Raise it when the format changes. */
const FORMAT = 1;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  source: z.string(),
  sections: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]),
});
type Header = z.infer<typeof headerSchema>;

/** @param places `IDBandung`: a country's code and a city; the first is unknown. */
export function writePlaces(
  source: string,
  places: string[],
  v4: Iterable<Range>,
  v6: Iterable<Range>,
): Buffer {
  const texts = places.map((place) => Buffer.from(place));
  const ends = Buffer.alloc(4 * texts.length);
  let end = 0;
  for (const [at, { length }] of texts.entries()) {
    end += length;
    ends.writeUInt32LE(end, 4 * at);
  }
  const [index4, blocks4] = writeRanges(v4);
  const [index6, blocks6] = writeRanges(v6);
  const sections = [ends, Buffer.concat(texts), index4, blocks4, index6, blocks6] as const;
  const [a, b, c, d, e, f] = sections;
  const lengths: Header['sections'] = [a.length, b.length, c.length, d.length, e.length, f.length];
  const header: Header = { format: FORMAT, source, sections: lengths };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...sections]);
}

/** Returns null for a file of another kind or version. */
export function readHeader(file: Buffer): (Header & { end: number }) | null {
  try {
    const end = 4 + file.readUInt32LE();
    return { ...headerSchema.parse(JSON.parse(file.toString('utf8', 4, end))), end };
  } catch {
    return null;
  }
}

function writeRanges(ranges: Iterable<Range>): [index: Buffer, blocks: Buffer] {
  const index: Buffer[] = [];
  // An array of numbers would take ten times the memory.
  let blocks = Buffer.alloc(1 << 20);
  let end = 0;
  const writeNumber = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) blocks[end++] = 128 + (rest % 128);
    blocks[end++] = rest;
  };
  let at = 0;
  let before = 0;
  for (const { start, place } of ranges) {
    if (end + 2 * MAX_NUMBER > blocks.length) {
      blocks = Buffer.concat([blocks], 2 * blocks.length);
    }
    if (at % BLOCK === 0) {
      const entry = Buffer.alloc(ENTRY);
      entry.writeDoubleLE(start);
      entry.writeUInt32LE(end, 8);
      index.push(entry);
      before = start;
    }
    writeNumber(start - before);
    writeNumber(place);
    before = start;
    at += 1;
  }
  return [Buffer.concat(index), blocks.subarray(0, end)];
}
