import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** In a damaged file a text or a list may be endless, or contain itself. */
const MOST_READS = 2_000;
const LONGEST = 1_000;
/** The metadata is within the last 128 kB. */
const TAIL = 128 * 1024;

const metadataSchema = z.object({
  node_count: z.int().positive(),
  record_size: z.literal([24, 28, 32]),
  ip_version: z.literal([4, 6]),
});

/** Types of values by their number in the format. */
const [POINTER, TEXT, MAP, ARRAY, BOOLEAN] = [1, 2, 7, 11, 14];
const INTEGERS = new Set([5, 6, 9, 10]);

/**
 * Looks up addresses in an MMDB file (https://maxmind.github.io/MaxMind-DB) on the disk: a search
 * tree with a step for each bit of an address, followed by the records. A lookup takes about
 * forty short reads. Libraries keep the files in memory, which is 134 MB for the world's cities.
 */
export function openMmdb(path: string) {
  const stat = statSync(path);
  // Opening a pipe would wait for ever.
  if (!stat.isFile()) throw new Error(`${path} is no file`);
  const { size } = stat;
  const file = openSync(path, 'r');
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  const valueAt = (at: number, base: number): unknown => {
    let left = MOST_READS;
    const readFew = (at: number, length: number) => {
      left -= 1;
      if (left < 0) throw damaged();
      return read(at, length);
    };
    return readValue(readFew, at, base).value;
  };

  const tail = Math.max(0, size - TAIL);
  const marker = read(tail, size - tail).lastIndexOf(MARKER);
  if (marker < 0) throw new Error(`${path} is no MMDB file`);
  const metadata = valueAt(tail + marker + MARKER.length, tail + marker + MARKER.length);
  const { node_count, record_size, ip_version } = metadataSchema.parse(metadata);
  const nodeSize = record_size / 4;
  const records = node_count * nodeSize + 16;

  return {
    /** Undefined for what is no address, and for addresses that are not in the file. */
    get(address: string): unknown {
      if (!isIP(address)) return undefined;
      const bytes = ipaddr.process(address).toByteArray();
      if (bytes.length === 16 && ip_version === 4) return undefined;
      const zeros = ip_version === 6 && bytes.length === 4 ? 12 : 0;
      let node = 0;
      for (let bit = 0; bit < 8 * (zeros + bytes.length) && node < node_count; bit += 1) {
        const byte = bytes[(bit >> 3) - zeros] ?? 0;
        node = child(read(node * nodeSize, nodeSize), (byte >> (7 - (bit & 7))) & 1);
      }
      if (node <= node_count) return undefined;
      return valueAt(records + node - node_count - 16, records);
    },
    close: () => closeSync(file),
  };
}

/** A node is two numbers. In one of seven bytes, the middle byte has the highest four bits of both. */
function child(node: Buffer, side: number): number {
  if (node.length !== 7) return node.readUIntBE((side * node.length) / 2, node.length / 2);
  const middle = node.readUInt8(3);
  const highest = side === 0 ? middle >> 4 : middle & 15;
  return highest * 2 ** 24 + node.readUIntBE(side * 4, 3);
}

type Read = (at: number, length: number) => Buffer;

const damaged = () => new Error('A damaged MMDB file');

/** `base` is where pointers count from. Numbers with a fraction are skipped. */
function readValue(read: Read, start: number, base: number): { value: unknown; end: number } {
  let at = start;
  const next = (length: number) => {
    at += length;
    return length === 0 ? 0 : read(at - length, length).readUIntBE(0, length);
  };
  const control = next(1);
  let type = control >> 5;
  if (type === POINTER) {
    const length = (control >> 3) & 3;
    const highest = length === 3 ? 0 : (control & 7) * 256 ** (length + 1);
    const offset = [0, 2048, 526_336, 0][length] ?? 0;
    const target = highest + next(length + 1) + offset;
    return { value: readValue(read, base + target, base).value, end: at };
  }
  if (type === 0) type = next(1) + 7;
  let size = control & 31;
  if (size === 29) size = 29 + next(1);
  else if (size === 30) size = 285 + next(2);
  else if (size === 31) size = 65_821 + next(3);
  if (size > LONGEST) throw damaged();

  const values = (count: number) =>
    Array.from({ length: count }, () => {
      const { value, end } = readValue(read, at, base);
      at = end;
      return value;
    });
  if (type === MAP) {
    const all = values(2 * size);
    const pairs = all.flatMap((key, nth) => (nth % 2 === 0 ? [[String(key), all[nth + 1]]] : []));
    return { value: Object.fromEntries(pairs), end: at };
  }
  if (type === ARRAY) return { value: values(size), end: at };
  if (type === BOOLEAN) return { value: size === 1, end: at };
  const bytes = read(at, size);
  const end = at + size;
  if (type === TEXT) return { value: bytes.toString(), end };
  if (INTEGERS.has(type) && size <= 6) {
    return { value: size === 0 ? 0 : bytes.readUIntBE(0, size), end };
  }
  return { value: undefined, end };
}
