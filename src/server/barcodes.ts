import JsBarcode from 'jsbarcode';
import { encodeQR } from 'qr';
import { z } from 'zod';
import { loadSharp } from './sharp.ts';

/** Scanners do not find a QR code without a light border of so many modules (ISO/IEC 18004). */
const QUIET = 4;
const PNG_SIZE = 600;

export type Drawing = { width: number; height: number; path: string };

/** A seventh of a level M code may be damaged, and its modules are large on a small phone. */
const modules = (text: string) => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });

export function drawQr(text: string): Drawing {
  const rows = modules(text);
  const path = rows.map((row, y) => bars(row, y, 1)).join('');
  return { width: rows.length, height: rows.length, path };
}

export async function qrPng(text: string): Promise<Buffer> {
  const rows = modules(text);
  const size = rows.length;
  const scaled = size * Math.max(1, Math.floor(PNG_SIZE / size));
  const rest = Math.max(0, PNG_SIZE - scaled);
  const start = Math.floor(rest / 2);
  const pixels = Uint8Array.from(rows.flat(), (dark) => (dark ? 0 : 255));
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(scaled, scaled, { kernel: 'nearest' })
    .extend({
      top: start,
      left: start,
      bottom: rest - start,
      right: rest - start,
      background: '#fff',
    })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

const encodings = z.array(z.object({ data: z.string().regex(/^[01]+$/) }));
const CODE128_HEIGHT = 60;
const CODE128_QUIET = 10;

/** Laser scanners at the till cannot read QR codes. */
export function drawCode128(text: string): Drawing {
  const target: { encodings?: unknown } = {};
  JsBarcode(target, text, { format: 'CODE128' });
  const data = encodings
    .parse(target.encodings)
    .map((encoding) => encoding.data)
    .join('');
  const row = [...`${'0'.repeat(CODE128_QUIET)}${data}${'0'.repeat(CODE128_QUIET)}`];
  const path = bars(
    row.map((bar) => bar === '1'),
    0,
    CODE128_HEIGHT,
  );
  return { width: row.length, height: CODE128_HEIGHT, path };
}

/** Separate modules show hairlines when scaled, so neighbouring ones are one rectangle. */
function bars(row: boolean[], y: number, height: number): string {
  const text = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v${height}h-${run.length}z`)
    .join('');
}

export function svgFile({ width, height, path }: Drawing, pixels: number): string {
  const tall = Math.round((pixels * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${tall}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`;
}
