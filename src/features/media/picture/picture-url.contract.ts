/** A picture's address has its size and the four colours of its blurred placeholder. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Four colours of three hex digits are top left, top right, bottom left, bottom right. */
  colours: string;
  /** A picture with transparency is stored as PNG instead of JPEG, and has no placeholder. */
  alpha: boolean;
};

/** They are full and half the width of phones (720, 1080 pixels), and of monitors. */
const LADDER = [384, 576, 768, 1200];
const WIDEST = 1920;
/** A width this close to the picture's own saves nothing. */
const NEARLY = 0.85;

/**
 * Raise it when encoding changes: the build then makes the shipped pictures again, and browsers,
 * which cache a picture for ever under its address, ask for the new ones. Stored ones are made
 * again by `npm run admin -- remake-pictures`.
 */
export const ENCODING = 3;

/** No width is wider than the picture, and one is always close to its own. */
export function widthsOf(width: number): number[] {
  return [...LADDER.filter((step) => step < width * NEARLY), Math.min(width, WIDEST)];
}

/** This point must stay visible when a picture is cropped, in percent from the upper left. */
export type Focus = { x: number; y: number };
export const CENTRE: Focus = { x: 50, y: 50 };

/** The focal point is behind `#`, as in `…jpg#30,70`, so browsers never send it. */
export function splitFocus(url: string): { src: string; focus: Focus } {
  const [, src, x, y] = /^(\/.*)#(\d{1,3}),(\d{1,3})$/.exec(url) ?? [];
  return src ? { src, focus: { x: step(x), y: step(y) } } : { src: url, focus: CENTRE };
}

export function withFocus(src: string, { x, y }: Focus): string {
  return x === CENTRE.x && y === CENTRE.y ? src : `${src}#${x},${y}`;
}

/** Only steps of ten have classes, and the content policy allows no inline styles. */
const step = (percent: string | number = 50) =>
  Math.min(100, Math.round(Number(percent) / 10) * 10);

export function focusClass({ x, y }: Focus): string {
  return x === CENTRE.x && y === CENTRE.y ? '' : `aim-x-${x} aim-y-${y}`;
}

const PICTURE = /^\/media\/(([0-9a-f]{16,32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{12}))\.(jpg|png)$/;
const VARIANT =
  /^\/media\/(([0-9a-f]{16,32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{12}))\/(\d{1,5})\.(avif|webp|jpg)$/;

export function pictureUrl(id: string, { width, height, colours, alpha }: PictureFacts): string {
  return `/media/${id}-${width}x${height}-${colours}.${alpha ? 'png' : 'jpg'}`;
}

export function readPictureUrl(url: string): (PictureFacts & { base: string }) | null {
  const [, name, , width, height, colours, extension] = PICTURE.exec(url) ?? [];
  if (!name || !colours) return null;
  const facts = { width: Number(width), height: Number(height), colours };
  return { ...facts, alpha: extension === 'png', base: `/media/${name}` };
}

export const widthUrl = (base: string, width: number, extension: string) =>
  `${base}/${width}.${extension}?v=${ENCODING}`;

/** It replaces the narrowest width of a shipped picture, whose address only the server knows. */
export const NARROW = 'narrow';

/** Returns null for names that this program never makes. */
export function mediaKey(path: string): string | null {
  return PICTURE.test(path) || VARIANT.test(path) ? path.slice(1) : null;
}

/** Lists the pictures of which this key may be one width. */
export function wholeOf(key: string): string[] {
  const [, name, , width, , , step, extension] = VARIANT.exec(`/${key}`) ?? [];
  if (!widthsOf(Number(width)).includes(Number(step))) return [];
  return (extension === 'jpg' ? ['jpg'] : ['jpg', 'png']).map((type) => `media/${name}.${type}`);
}

/** Finds stored pictures in a text of any kind: address, HTML or JSON. */
export function pictureIdsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\b(?:media|private)\/([0-9a-f]{16,32})\b/g),
    ([, id = '']) => id,
  );
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The type comes from our own file ending, never from what a sender claimed. */
export function contentType(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
