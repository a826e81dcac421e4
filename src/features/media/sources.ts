import { type PictureFacts, readPictureUrl, widthsOf } from './address.ts';
import type { PictureSources } from './picture-view.tsx';
import { placeholder } from './placeholder.ts';
import { shippedPicture } from './shipped.ts';

/**
 * What a page needs to draw a picture, from its address alone: an upload (`/media/…`), a picture
 * that ships with the product (`/pictures/our-story.jpg`) or any other address.
 */
export function pictureSources(src: string): PictureSources {
  const uploaded = readPictureUrl(src);
  if (uploaded) return withWidths(src, uploaded.base, uploaded);
  const name = /^\/pictures\/([^/]+)$/.exec(src)?.[1] ?? '';
  const shipped = shippedPicture(name);
  if (!shipped) return /^https?:\/\//i.test(src) ? { src, external: true } : { src };
  if (shipped.vector) return { src, width: shipped.width, height: shipped.height };
  return withWidths(
    src,
    `/pictures/${name.slice(0, name.lastIndexOf('.'))}-${shipped.hash}`,
    shipped,
  );
}

function withWidths(src: string, base: string, facts: PictureFacts): PictureSources {
  const { width, height, alpha, colours } = facts;
  const widths = widthsOf(width);
  const list = (extension: string) =>
    widths.map((step) => `${base}/${step}.${extension} ${step}w`).join(', ');
  const sources = { width, height, avif: list('avif'), webp: list('webp') };
  if (alpha) return { src, ...sources };
  return { src, ...sources, fallback: list('jpg'), placeholder: placeholder(colours) };
}

/** The attributes of a `<link>` that fetches the first thing seen before the page asks for it. */
export function preloadLink(src: string, sizes = '100vw') {
  const { avif } = pictureSources(src);
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  if (!avif) return { ...link, href: src };
  return { ...link, imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' };
}
