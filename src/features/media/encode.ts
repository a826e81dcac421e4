import sharp, { type Raw, type Sharp } from 'sharp';
import { HttpError } from '../../server/errors.ts';
import { type PictureFacts, widthsOf } from './address.ts';
import { pictureLimits, pictureMessages } from './contract.ts';
import { queue } from './queue.ts';

// Everything libvips can open, from SVG to PDF, is somebody's attack surface: three loaders stay.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// One thread an encoding; `encoding` below says how many run at once.
sharp.concurrency(1);

/** Large enough for the widest screen, twice over on a phone. */
const LONGEST_SIDE = 2560;

/** Each job takes a thread of the pool that reading files needs too. */
const encoding = queue(2);

/** Efforts of the encoders; AVIF needs a little more quality where less effort is spent on it. */
export type Effort = { avif: number; avifQuality: number; webp: number };
/** Somebody waits for an upload; the build has a little more time. */
export const uploadEffort: Effort = { avif: 0, avifQuality: 50, webp: 2 };
export const buildEffort: Effort = { avif: 1, avifQuality: 46, webp: 3 };

export type Pixels = { data: Buffer; raw: Raw; facts: PictureFacts };
export type Variant = { name: string; data: Buffer };

const unreadable = (message: string = pictureMessages.unreadable) =>
  new HttpError(400, 'not_a_picture', message);

/**
 * Decodes a JPEG, PNG or WebP file whole, upright and in sRGB; throws 400 for anything else.
 * Only pixels come out, so nothing that was hidden in or behind the file can get further.
 */
export async function decodePicture(file: Uint8Array): Promise<Pixels> {
  const options = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;
  try {
    const head = await sharp(file, { ...options, limitInputPixels: false }).metadata();
    const whole = head.isProgressive || head.format === 'webp';
    const most = whole ? pictureLimits.wholePixels : pictureLimits.pixels;
    if (head.width * head.height > most) throw unreadable(pictureMessages.tooManyPixels(most));
    const { data, info } = await encoding(() =>
      sharp(file, { ...options, autoOrient: true })
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const alpha = isSeeThrough(data, info.channels);
    const colours = await cornerColours(data, raw);
    return { data, raw, facts: { width: info.width, height: info.height, colours, alpha } };
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

function isSeeThrough(data: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < data.length; at += channels) {
    if (data[at] !== 255) return true;
  }
  return false;
}

async function cornerColours(data: Buffer, raw: Raw): Promise<string> {
  const corners = await sharp(data, { raw })
    .removeAlpha()
    .resize(2, 2, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const channels = corners.length / 4;
  const digit = (pixel: number, channel: number) =>
    Math.round((corners[pixel * channels + (channels === 3 ? channel : 0)] ?? 0) / 17).toString(16);
  return [0, 1, 2, 3].flatMap((pixel) => [0, 1, 2].map((part) => digit(pixel, part))).join('');
}

/** The picture itself in its own size, without anything but pixels. */
export function encodeWhole({ data, raw, facts }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw });
  return encoding(() =>
    facts.alpha
      ? picture.png({ compressionLevel: 7 }).toBuffer()
      : picture.removeAlpha().jpeg({ quality: 82, progressive: true }).toBuffer(),
  );
}

/** Every width in every format, named `640.avif`; widest first, so that both cores end together. */
export async function encodeVariants(pixels: Pixels, effort: Effort): Promise<Variant[]> {
  const widths = widthsOf(pixels.facts.width).reverse();
  const variants = await Promise.all(widths.map((width) => encodeWidth(pixels, width, effort)));
  return variants.flat();
}

async function encodeWidth({ data, raw, facts }: Pixels, width: number, effort: Effort) {
  const source = sharp(data, { raw });
  const opaque = facts.alpha ? source : source.removeAlpha();
  const resized = await encoding(() =>
    opaque.resize({ width }).raw().toBuffer({ resolveWithObject: true }),
  );
  const small = () => sharp(resized.data, { raw: { ...resized.info } });
  const avif = { quality: effort.avifQuality, effort: effort.avif, chromaSubsampling: '4:2:0' };
  const formats: [string, () => Sharp][] = [
    ['avif', () => small().avif(avif)],
    ['webp', () => small().webp({ quality: 76, effort: effort.webp })],
  ];
  if (!facts.alpha) formats.push(['jpg', () => small().jpeg({ quality: 78, progressive: true })]);
  return Promise.all(
    formats.map(async ([extension, encode]) => {
      const data = await encoding(() => encode().toBuffer());
      return { name: `${width}.${extension}`, data };
    }),
  );
}
