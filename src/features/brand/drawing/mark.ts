import type { Palette } from '../palette.contract.ts';
import type { TypefaceName } from '../typefaces.contract.ts';
import { drawable, drawWords } from './letters.ts';
import { isSeenOn, type Logo } from './logo.ts';
import { type Pixels, pixelsOf, placed, plain, resized, rounded, sharpOf } from './pixels.ts';

const SIDE = 512;
/** A longer logo would be a thin line in a square. */
const LONGEST = 2.2;

const isSquarish = ({ width, height }: Logo) =>
  Math.max(width, height) <= LONGEST * Math.min(width, height);

type MarkSource = {
  mark: Logo | null;
  logo: Logo | null;
  name: string;
  typefaces: TypefaceName;
  palette: Palette;
};

/** Without the owner's own mark, the logo or the first letter of the name fills the square. */
export async function drawMark(source: MarkSource): Promise<Pixels> {
  const { mark, logo, palette } = source;
  const picture = mark ?? (logo && isSquarish(logo) ? logo : null);
  if (!picture) return drawInitial(source);
  const ground = picture.ground ?? (isSeenOn(picture, palette.foam) ? palette.foam : palette.ink);
  // A picture with a ground of its own fills the square.
  const inner = SIDE * (picture.ground === null ? 0.72 : 1);
  return placed(await resized(picture, inner, inner), SIDE, SIDE, ground);
}

async function drawInitial({ name, typefaces, palette }: MarkSource): Promise<Pixels> {
  const [first = ''] = new Intl.Segmenter('id').segment(drawable(name));
  const text = first === '' ? '' : first.segment.toUpperCase();
  const ground = palette.action;
  if (text === '') return pixelsOf(await plain(SIDE, SIDE, ground));
  const face = { typefaces, part: 'heading' } as const;
  const letter = await drawWords(face, { text, size: 400, colour: palette['on-action'] });
  const trimmed = await pixelsOf((await sharpOf(letter)).trim());
  return placed(await resized(trimmed, SIDE * 0.6, SIDE * 0.54), SIDE, SIDE, ground);
}

const small = async (mark: Pixels, side: number, radius: number) =>
  sharpOf(await rounded(await resized(mark, side, side), side * radius));

/** The icons that the product comes with are as round. */
const RADIUS = 0.23;
const png = { compressionLevel: 9, palette: true, quality: 95 } as const;

type Icon = { type: string; draw: (mark: Pixels) => Promise<Buffer> };

const pngIcon = (side: number, radius = RADIUS): Icon => ({
  type: 'image/png',
  draw: async (mark) => (await small(mark, side, radius)).png(png).toBuffer(),
});

/** Some places ask for a vector file; browsers show the picture in it. */
const svgIcon: Icon = {
  type: 'image/svg+xml',
  async draw(mark) {
    const picture = (await pngIcon(192).draw(mark)).toString('base64');
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><image width="96" height="96" href="data:image/png;base64,${picture}"/></svg>`,
    );
  },
};

/** Browsers, phones and search engines look for icons at these addresses. */
export const icons: Record<string, Icon> = {
  'favicon.ico': { type: 'image/x-icon', draw: drawIco },
  'favicon.svg': svgIcon,
  'mark.svg': svgIcon,
  'mark-light.svg': svgIcon,
  'apple-touch-icon.png': pngIcon(180, 0),
  'icon-192.png': pngIcon(192),
  'icon-512.png': pngIcon(512),
  'icon-maskable-512.png': pngIcon(512, 0),
};

/** An ICO is a directory of PNG files. */
async function drawIco(mark: Pixels): Promise<Buffer> {
  const sides = [16, 32, 48];
  const files = await Promise.all(sides.map((side) => pngIcon(side).draw(mark)));
  const head = Buffer.alloc(6 + 16 * sides.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sides.length, 4);
  let offset = head.length;
  for (const [index, file] of files.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(sides[index] ?? 0, at);
    head.writeUInt8(sides[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(file.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += file.length;
  }
  return Buffer.concat([head, ...files]);
}
