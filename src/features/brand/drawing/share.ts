import { loadSharp } from '../../../server/sharp.ts';
import { drawWords, type Face } from './letters.ts';
import { type Asset, drawDark, markOf, type Sources } from './logos.ts';
import { type Pixels, pixelsOf, plain, resized, rounded, sharpOf } from './pixels.ts';

const SIZE = { width: 1200, height: 630 };
const PICTURE = { width: 520, radius: 260 };
const LEFT = 72;
const jpeg = { quality: 82, mozjpeg: true } as const;

type Laid = { input: Buffer; raw: { width: number; height: number; channels: 4 } } & {
  left: number;
  top: number;
};

const laid = ({ data, width, height }: Pixels, left: number, top: number): Laid => ({
  input: data,
  raw: { width, height, channels: 4 },
  left: Math.round(left),
  top: Math.round(top),
});

export async function drawShare(
  sources: Sources,
  tagline: string,
  picture: Buffer | null,
): Promise<Asset> {
  const { name, palette, typefaces } = sources;
  const width = SIZE.width - 2 * LEFT - (picture ? PICTURE.width - 16 : 0);
  const logo = await emblemOf(sources, width);
  const title = await fitted({ typefaces, part: 'heading' }, name, palette.paper, {
    width,
    height: 260,
    sizes: [104, 88, 72, 60, 48, 40],
  });
  const line = await fitted({ typefaces, part: 'text' }, tagline, palette['caramel-glow'], {
    width,
    height: 110,
    sizes: [34, 30, 26, 22],
  });
  const lineTop = SIZE.height - LEFT - line.height;
  const layers = [
    laid(logo, LEFT, LEFT),
    laid(title, LEFT, lineTop - 28 - title.height),
    laid(line, LEFT, lineTop),
  ];
  if (picture) layers.unshift(laid(await besideWords(picture), SIZE.width - PICTURE.width, 0));
  const ground = await plain(SIZE.width, SIZE.height, palette.ink);
  return { type: 'image/jpeg', body: await ground.composite(layers).jpeg(jpeg).toBuffer() };
}

/** All networks show this shape. */
export async function cutShare(picture: Buffer): Promise<Asset> {
  const sharp = await loadSharp();
  const cut = sharp(picture).resize(SIZE.width, SIZE.height, { fit: 'cover' });
  return {
    type: 'image/jpeg',
    body: await cut.flatten({ background: '#ffffff' }).jpeg(jpeg).toBuffer(),
  };
}

async function emblemOf(sources: Sources, width: number): Promise<Pixels> {
  const sharp = await loadSharp();
  if (!sources.logo && !sources.darkLogo) {
    return rounded(await resized(await markOf(sources), 112, 112), 26);
  }
  const logo = await pixelsOf(sharp((await drawDark(sources)).body));
  return resized(logo, Math.min(width, 420), 112);
}

type Room = { width: number; height: number; sizes: number[] };

async function fitted(face: Face, text: string, colour: string, room: Room): Promise<Pixels> {
  for (const size of room.sizes) {
    const words = await drawWords(face, { text, size, colour, width: room.width });
    if (words.height <= room.height && words.width <= room.width) return words;
  }
  const last = await drawWords(face, { text, size: room.sizes.at(-1) ?? 20, colour });
  return resized(last, room.width, room.height);
}

async function besideWords(file: Buffer): Promise<Pixels> {
  const sharp = await loadSharp();
  const { width, radius } = PICTURE;
  const wide = { width: width + radius, height: SIZE.height };
  const whole = await pixelsOf(
    sharp(file).resize(width, SIZE.height, { fit: 'cover', position: 'attention' }),
  );
  const extended = (await sharpOf(whole)).extend({ right: radius, background: '#000000' });
  const round = await rounded({ ...wide, data: (await pixelsOf(extended)).data }, radius);
  return pixelsOf((await sharpOf(round)).extract({ left: 0, top: 0, width, height: SIZE.height }));
}
