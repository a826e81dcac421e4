/**
 * The address of a picture says all that a page must know to draw it: its size and the four
 * colours of its blurred stand-in. So no page ever looks a picture up.
 */
export type PictureFacts = {
  width: number;
  height: number;
  /** Four colours of three hex digits: top left, top right, bottom left, bottom right. */
  colours: string;
  /** With transparency: PNG instead of JPEG, and nothing drawn underneath. */
  alpha: boolean;
};

/**
 * A whole and half a screen of phones with 720 and with 1080 pixels across, whose browsers take the next
 * wider; and of monitors.
 */
const LADDER = [384, 576, 768, 1200];
const WIDEST = 1920;
/** A step that is nearly as wide as the picture itself saves nothing. */
const NEARLY = 0.85;

/**
 * How the widths are made. Raise it when that changes: the build makes the shipped pictures again,
 * and browsers, which keep a picture for ever under its address, ask for the new ones. The stored
 * ones are made again by `npm run admin -- remake-pictures`; a new width, when it is first asked for.
 */
export const ENCODING = 3;

/** The widths a picture is kept in: never above its own, and always one close to it. */
export function widthsOf(width: number): number[] {
  return [...LADDER.filter((step) => step < width * NEARLY), Math.min(width, WIDEST)];
}

/** What must stay in view where a picture is cut, in percent from the upper left corner. */
export type Focus = { x: number; y: number };
export const CENTRE: Focus = { x: 50, y: 50 };

/** The focal point stands behind `#`: `…jpg#30,70`. Browsers never send it to the server. */
export function splitFocus(url: string): { src: string; focus: Focus } {
  const [, src, x, y] = /^(\/.*)#(\d{1,3}),(\d{1,3})$/.exec(url) ?? [];
  return src ? { src, focus: { x: step(x), y: step(y) } } : { src: url, focus: CENTRE };
}

export function withFocus(src: string, { x, y }: Focus): string {
  return x === CENTRE.x && y === CENTRE.y ? src : `${src}#${x},${y}`;
}

/** In steps of ten, for which there are classes: what the server draws has no inline styles. */
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

/** What the address of an uploaded picture says, or null when it is some other address. */
export function readPictureUrl(url: string): (PictureFacts & { base: string }) | null {
  const [, name, , width, height, colours, extension] = PICTURE.exec(url) ?? [];
  if (!name || !colours) return null;
  const facts = { width: Number(width), height: Number(height), colours };
  return { ...facts, alpha: extension === 'png', base: `/media/${name}` };
}

/** The address of one width of an uploaded picture. */
export const widthUrl = (base: string, width: number, extension: string) =>
  `${base}/${width}.${extension}?v=${ENCODING}`;

/** The file behind an address below `/media/`, or null for everything the server never made. */
export function mediaKey(path: string): string | null {
  return PICTURE.test(path) || VARIANT.test(path) ? path.slice(1) : null;
}

/** The pictures of which a key may be one width; none when no picture of that size has such a width. */
export function wholeOf(key: string): string[] {
  const [, name, , width, , , step, extension] = VARIANT.exec(`/${key}`) ?? [];
  if (!widthsOf(Number(width)).includes(Number(step))) return [];
  return (extension === 'jpg' ? ['jpg'] : ['jpg', 'png']).map((type) => `media/${name}.${type}`);
}

/** The stored pictures that a text of any kind (address, key, HTML, JSON) speaks of. */
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

/** By our own file ending, never by what a sender claimed. */
export function contentType(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
