import { loadSharp } from '../../../server/sharp.ts';
import { contrast, type Oklch, oklchOf } from '../colour.contract.ts';
import { type Pixels, pixelsOf, placed, rounded, sharpOf } from './pixels.ts';

export type Logo = Pixels & {
  /** It is the colour around an opaque picture; null for one that is see-through. */
  ground: string | null;
  isSingle: boolean;
};

export class LogoError extends Error {
  readonly reason: 'small' | 'blank';

  constructor(reason: 'small' | 'blank') {
    super(reason);
    this.reason = reason;
  }
}

const LONGEST_SIDE = 800;
/** Smaller pictures are no logo but a dot. */
const LEAST = { long: 32, short: 8 };

/** Cuts off what is empty around it; white paper around it becomes see-through. */
export async function readLogo(file: Uint8Array): Promise<Logo> {
  const sharp = await loadSharp();
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const whole = await pixelsOf(sharp(file).resize(LONGEST_SIDE, LONGEST_SIDE, inside));
  const edge = edgeColour(whole);
  const isPaper = edge !== null && isWhite(edge);
  if (isPaper) takeWhiteAway(whole.data);
  const ground = isPaper ? null : edge;
  const box = ground === null ? boxOf(whole) : null;
  if (ground === null && !box && !isOpaque(whole)) throw new LogoError('blank');
  const cut = box ? await pixelsOf((await sharpOf(whole)).extract(box)) : whole;
  const [short = 0, long = 0] = [cut.width, cut.height].toSorted((a, b) => a - b);
  if (long < LEAST.long || short < LEAST.short) throw new LogoError('small');
  return { ...cut, ground, isSingle: ground === null && isSingleColoured(cut) };
}

const hexAt = (data: Buffer, at: number) => `#${data.toString('hex', at, at + 3)}`;

const isOpaque = ({ data }: Pixels) => {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return false;
  return true;
};

/** Returns null unless all four corners of an opaque picture have it. */
function edgeColour(picture: Pixels): string | null {
  if (!isOpaque(picture)) return null;
  const { data, width, height } = picture;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const [first = '', ...others] = corners.map((pixel) => hexAt(data, pixel * 4));
  return others.every((other) => distance(oklchOf(first), oklchOf(other)) < 0.04) ? first : null;
}

const isWhite = (hex: string) => {
  const { l, c } = oklchOf(hex);
  return l > 0.94 && c < 0.03;
};

/** On white paper the result must look the same, with as little ink as possible. */
function takeWhiteAway(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const parts = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const ink = 1 - Math.min(...parts) / 255;
    // A JPEG makes paper a little grey.
    const alpha = ink < 0.08 ? 0 : ink;
    for (const [channel, part] of parts.entries()) {
      data[at + channel] = alpha === 0 ? 0 : 255 - (255 - part) / alpha;
    }
    data[at + 3] = Math.round(alpha * 255);
  }
}

function boxOf({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 20) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

type Sample = { hex: string; colour: Oklch; weight: number };

function sampleOf({ data, width, height }: Pixels): Sample[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 4000)));
  const found: Sample[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      const weight = (data[at + 3] ?? 0) / 255;
      if (weight < 0.5) continue;
      const hex = hexAt(data, at);
      found.push({ hex, colour: oklchOf(hex), weight });
    }
  }
  return found;
}

const across = ({ c, h }: Oklch) => [c * Math.cos(h), c * Math.sin(h)] as const;

function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [across(one), across(other)];
  return Math.hypot(one.l - other.l, a[0] - b[0], a[1] - b[1]);
}

function isSingleColoured(picture: Pixels): boolean {
  const sample = sampleOf(picture);
  const middle = sample.toSorted((a, b) => a.colour.l - b.colour.l)[Math.floor(sample.length / 2)];
  if (!middle) return false;
  const alike = sample.filter(({ colour }) => distance(colour, middle.colour) < 0.09);
  return alike.length >= 0.96 * sample.length;
}

/** Returns 0 for a logo that nobody sees on the ground, 1 for one that stands out whole. */
function shareSeenOn(logo: Logo, ground: string): number {
  const sample = sampleOf(logo);
  const sum = (some: Sample[]) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(sample.filter(({ hex }) => contrast(hex, ground) >= 2)) / (sum(sample) || 1);
}

/** With less of it, its words cannot be read. */
export const isSeenOn = (logo: Logo, ground: string) => shareSeenOn(logo, ground) >= 0.75;

/** A logo that does not stand out is drawn in one light or dark colour, or put on a plate. */
export async function onGround(logo: Logo, ground: string, words: string): Promise<Pixels> {
  if (logo.ground !== null || shareSeenOn(logo, ground) >= 0.95) return logo;
  if (logo.isSingle) return inColour(logo, words);
  const gap = Math.round(Math.min(logo.width, logo.height) * 0.22);
  const plate = await placed(logo, logo.width + 2 * gap, logo.height + 2 * gap, words);
  return rounded(plate, gap);
}

function inColour({ data, width, height }: Pixels, colour: string): Pixels {
  const dyed = Buffer.from(data);
  const parts = Buffer.from(colour.slice(1), 'hex');
  let densest = 1;
  for (let at = 3; at < data.length; at += 4) densest = Math.max(densest, data[at] ?? 0);
  for (let at = 0; at < dyed.length; at += 4) {
    parts.copy(dyed, at);
    dyed[at + 3] = Math.round(((data[at + 3] ?? 0) / densest) * 255);
  }
  return { data: dyed, width, height };
}
