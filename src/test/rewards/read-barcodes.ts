import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });

/** The cashier's decoder may share a mistake with its encoder, so this is another one. */
export async function scan(picture: Buffer): Promise<Record<string, string>> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await readBarcodes(image, { formats: ['QRCode', 'Code128'], tryHarder: true });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
}

/** A cashier's phone reads like this when its browser has no decoder of its own. */
export async function scanAsCashier(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
