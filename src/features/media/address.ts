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

const LADDER = [320, 640, 960, 1280, 1920];
const WIDEST = 1920;

/** The widths a picture is kept in: never above its own, and always one close to it. */
export function widthsOf(width: number): number[] {
  return [...LADDER.filter((step) => step < width && step < WIDEST), Math.min(width, WIDEST)];
}

const NAME = /([0-9a-f]{16,32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{12})/;
const PICTURE = new RegExp(`^/media/(${NAME.source})\\.(jpg|png)$`);
const VARIANT = new RegExp(`^/media/(${NAME.source})/(\\d{1,5})\\.(avif|webp|jpg)$`);

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

/** The file behind an address below `/media/`, or null for everything the server never made. */
export function mediaKey(path: string): string | null {
  return PICTURE.test(path) || VARIANT.test(path) ? path.slice(1) : null;
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
