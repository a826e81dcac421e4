import PQueue from 'p-queue';
import type {
  AvifOptions,
  JpegOptions,
  OutputInfo,
  Raw,
  Sharp,
  SharpenOptions,
  WebpOptions,
} from 'sharp';
import { type Localized, localized } from '../../messages.ts';
import { HttpError } from '../../server/http/errors.ts';
import { loadSharp } from '../../server/sharp.ts';
import { pictureLimits } from './contract.ts';
import { pictureTexts } from './messages.ts';
import { type PictureFacts, widthsOf } from './picture/picture-url.contract.ts';

/** It is enough for the widest screen, or a phone with two pixels for each CSS pixel. */
const LONGEST_SIDE = 2560;

/** Each job takes a thread of the pool that also reads files, and must not take all of them. */
const encoding = new PQueue({ concurrency: 2 });

export type Settings = {
  avif: AvifOptions;
  webp: WebpOptions;
  jpeg: JpegOptions;
  sharpen?: SharpenOptions;
};

const chromaSubsampling = '4:2:0';
/** Somebody waits for an upload, so it is encoded quickly. */
export const uploadSettings: Settings = {
  avif: { quality: 50, effort: 0, chromaSubsampling },
  webp: { quality: 76, effort: 2 },
  jpeg: { quality: 78, progressive: true },
};
/** Shipped pictures are sent for years, so slow encoding saves a quarter of their bytes. */
const photographs: Settings = {
  avif: { quality: 50, effort: 6, chromaSubsampling },
  webp: { quality: 76, effort: 6 },
  jpeg: { quality: 76, mozjpeg: true },
  // Rendered pictures have no grain, and look soft when they are made smaller.
  sharpen: { sigma: 0.8, m1: 1, m2: 2 },
};
/** Sharpened, or with fewer colours than pixels, drawn letters and edges would have a fringe. */
const drawings: Settings = {
  avif: { quality: 55, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 6, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' },
};
/** App screens are PNG files. */
export const shippedSettings = (name: string) => (name.endsWith('.png') ? drawings : photographs);

export type Pixels = { data: Buffer; raw: Raw; facts: PictureFacts };
export type Variant = { name: string; data: Buffer };

const unreadable = (message: Localized = pictureTexts.unreadable) =>
  new HttpError(400, 'not_a_picture', message);

const reading = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;

/** A larger JPEG is decoded at a half or a quarter of its size, unless it is progressive. */
const LARGEST_JPEG = 40_000_000;

/**
 * Reads only the head of a file and returns how many bytes must be decoded. Throws 400 for a file
 * that is no picture, or one that would take too much memory.
 */
export async function inspectPicture(file: Uint8Array): Promise<number> {
  const sharp = await loadSharp();
  const head = await sharp(file, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const { width, height, channels, depth, pages = 1 } = head;
  const bytes = channels * (depth === 'uchar' ? 1 : 2) * (pages > 1 ? 2 : 1);
  const part = 4 / Math.max(4, bytes);
  const whole = head.isProgressive || head.format === 'webp';
  const ofKind = whole ? pictureLimits.wholePixels : pictureLimits.pixels;
  const most = head.space === 'cmyk' ? pictureLimits.cmykPixels : ofKind * part;
  const pixels = Math.floor(most / 1_000_000) * 1_000_000;
  const side = Math.floor(pictureLimits.side * part);
  if (width * height > pixels)
    throw unreadable(localized(pictureTexts.tooManyPixels, { most: pixels / 1_000_000 }));
  if (Math.max(width, height) > side)
    throw unreadable(localized(pictureTexts.tooLong, { most: side }));
  const decoded = width * height * bytes;
  return head.format === 'jpeg' && !head.isProgressive ? Math.min(decoded, LARGEST_JPEG) : decoded;
}

/**
 * Decodes a JPEG, PNG or WebP file, upright and in sRGB. Throws 400 for anything else. Only pixels
 * come out, so nothing hidden in or behind the file gets further.
 */
export async function decodePicture(file: Uint8Array): Promise<Pixels> {
  await inspectPicture(file);
  const sharp = await loadSharp();
  try {
    const { data, info } = await encoding.add(() =>
      sharp(file, { ...reading, autoOrient: true })
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const raw = rawOf(info);
    const alpha = isSeeThrough(data, info.channels);
    const colours = await cornerColours(data, raw);
    return { data, raw, facts: { width: info.width, height: info.height, colours, alpha } };
  } catch {
    throw unreadable();
  }
}

/** `info` also says that the pixels are premultiplied, which is no longer true here. */
function rawOf({ width, height, channels }: OutputInfo): Raw {
  return { width, height, channels };
}

function isSeeThrough(data: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < data.length; at += channels) {
    if (data[at] !== 255) return true;
  }
  return false;
}

async function cornerColours(data: Buffer, raw: Raw): Promise<string> {
  const sharp = await loadSharp();
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

/** Keeps the picture's size and drops its metadata. */
export async function encodeWhole({ data, raw, facts }: Pixels): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(data, { raw });
  return encoding.add(() =>
    facts.alpha
      ? picture.png({ compressionLevel: 7 }).toBuffer()
      : picture.removeAlpha().jpeg({ quality: 82, progressive: true }).toBuffer(),
  );
}

/** Encodes every width in every format as `640.avif`, the widest first to keep both cores busy. */
export async function encodeVariants(pixels: Pixels, settings: Settings): Promise<Variant[]> {
  const widths = widthsOf(pixels.facts.width).reverse();
  const variants = await Promise.all(widths.map((width) => encodeWidth(pixels, width, settings)));
  return variants.flat();
}

async function encodeWidth({ data, raw, facts }: Pixels, width: number, settings: Settings) {
  const sharp = await loadSharp();
  const source = sharp(data, { raw });
  const opaque = facts.alpha ? source : source.removeAlpha();
  const scaled = opaque.resize({ width });
  const finished = settings.sharpen ? scaled.sharpen(settings.sharpen) : scaled;
  const resized = await encoding.add(() => finished.raw().toBuffer({ resolveWithObject: true }));
  const small = () => sharp(resized.data, { raw: rawOf(resized.info) });
  const formats: [string, () => Sharp][] = [
    ['avif', () => small().avif(settings.avif)],
    ['webp', () => small().webp(settings.webp)],
  ];
  if (!facts.alpha) formats.push(['jpg', () => small().jpeg(settings.jpeg)]);
  return Promise.all(
    formats.map(async ([extension, encode]) => {
      const data = await encoding.add(() => encode().toBuffer());
      return { name: `${width}.${extension}`, data };
    }),
  );
}
