/**
 * Returns a bitmap of 2 × 2 pixels as a `data:` address, which the browser stretches to a blurred
 * copy. A bitmap needs no compression.
 * @param colours four colours of three hex digits, row by row
 */
export function placeholder(colours: string): string {
  const [top, bottom] = [colours.slice(0, 6), colours.slice(6, 12)].map(row);
  if (!top || !bottom) return '';
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(70, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(2, 18);
  head.writeInt32LE(2, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  // The rows of a bitmap start at the bottom.
  return `data:image/bmp;base64,${Buffer.concat([head, bottom, top]).toString('base64')}`;
}

/** A row is two pixels, blue first, padded to a multiple of four bytes. */
function row(digits: string): Buffer {
  const [r1, g1, b1, r2, g2, b2] = Array.from(digits, (digit) => Number.parseInt(digit, 16) * 17);
  return Buffer.from([b1 ?? 0, g1 ?? 0, r1 ?? 0, b2 ?? 0, g2 ?? 0, r2 ?? 0, 0, 0]);
}
