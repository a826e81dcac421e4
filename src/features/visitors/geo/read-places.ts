import { networkOf } from './network.ts';
import { BLOCK, ENTRY, readHeader } from './places-file.ts';

export type Place = { country: string | null; city: string | null };
export type Lookup = (address: string) => Place;

export const NOWHERE: Place = { country: null, city: null };

/** Returns null for a file of another kind or version. */
export function readPlaces(file: Buffer): Lookup | null {
  const header = readHeader(file);
  if (!header) return null;
  let from = header.end;
  const [ends, texts, index4, blocks4, index6, blocks6] = header.sections.map((length) => {
    from += length;
    return file.subarray(from - length, from);
  });
  if (!ends || !texts || !index4 || !blocks4 || !index6 || !blocks6) return null;

  return (address) => {
    const network = networkOf(address);
    if (!network) return NOWHERE;
    const [index, blocks] = network.family === 4 ? [index4, blocks4] : [index6, blocks6];
    const place = findPlace(index, blocks, network.number);
    if (place === 0) return NOWHERE;
    const text = texts.toString(
      'utf8',
      ends.readUInt32LE(4 * place - 4),
      ends.readUInt32LE(4 * place),
    );
    return { country: text.slice(0, 2), city: text.slice(2) || null };
  };
}

function findPlace(index: Buffer, blocks: Buffer, number: number): number {
  let low = 0;
  let high = index.length / ENTRY;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (index.readDoubleLE(middle * ENTRY) <= number) low = middle;
    else high = middle;
  }
  if (high === 0) return 0;
  let at = index.readUInt32LE(low * ENTRY + 8);
  let start = index.readDoubleLE(low * ENTRY);
  let place = 0;
  const next = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = blocks.readUInt8(at++);
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
    }
  };
  for (let entry = 0; entry < BLOCK && at < blocks.length; entry += 1) {
    start += next();
    if (start > number) break;
    place = next();
  }
  return place;
}
