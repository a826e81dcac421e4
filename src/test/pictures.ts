import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width: number; height: number };
type Rgb = { r: number; g: number; b: number };

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** Red is above blue, so that a lost rotation shows. */
function twoHalves({ width, height }: Size) {
  const half = (background: Rgb) => ({
    create: { width, height: Math.ceil(height / 2), channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half(BLUE), top: Math.floor(height / 2), left: 0 },
  ]);
}

export const samplePhoto = (size: Size = { width: 800, height: 600 }) =>
  twoHalves(size).jpeg().toBuffer();

/** The rotated photograph has GPS data and a copyright, and a script and a ZIP file behind it. */
export async function photoWithMetadata() {
  const photo = await twoHalves({ width: 400, height: 300 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04stolen.zip')]);
}

export const cutOut = () =>
  sharp({
    create: { width: 400, height: 300, channels: 4, background: { ...RED, alpha: 0.5 } },
  })
    .png()
    .toBuffer();

const oneBit = { bits: 1, channels: 1, colourType: 0 };
export const deepest = { bits: 16, channels: 4, colourType: 6 };

/** Black pixels take a few kilobytes for any number of megapixels. */
export function hugePng({ width, height }: Size, kind = oneBit): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = kind.bits;
  head[9] = kind.colourType;
  const rows = Buffer.alloc(height * (1 + Math.ceil((width * kind.bits * kind.channels) / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Part = { name: string; filename?: string; type?: string; data: string | Uint8Array };

/** Names are not escaped, so that tests can send hostile ones. */
export function form(parts: Part[]) {
  const boundary = '----------kedai-seduh';
  const body = parts.flatMap(({ name, filename, type, data }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    data,
    '\r\n',
  ]);
  const payload = Buffer.concat([...body, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export const pictureForm = (data: Uint8Array, name = 'image', more: Partial<Part> = {}) =>
  form([{ name, filename: 'photo.jpg', type: 'image/jpeg', data, ...more }]);
