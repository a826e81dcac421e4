import {
  focusClass,
  type PictureFacts,
  readPictureUrl,
  splitFocus,
  widthsOf,
  widthUrl,
} from './picture-url.contract.ts';
import type { PictureSources } from './picture-view.tsx';
import { placeholder } from './placeholder.ts';
import { shippedPicture } from './shipped.ts';

/** Reads an upload (`/media/…`), a shipped picture (`/pictures/…`) or any other address. */
export function pictureSources(url: string): PictureSources {
  const { src, focus } = splitFocus(url);
  const aim = focusClass(focus);
  return aim ? { ...sourcesOf(src), aim } : sourcesOf(src);
}

/** Without `sizes` a list of sixty pictures shows their smallest width only. */
export function smallPicture(url: string, sizes?: string) {
  const { src, webp = '', aim } = pictureSources(url);
  const [smallest] = webp.split(' ');
  const larger = sizes && webp ? { sizes, srcSet: webp } : {};
  return { ...larger, src: smallest || src, className: aim };
}

function sourcesOf(src: string): PictureSources {
  const uploaded = readPictureUrl(src);
  if (uploaded) {
    return withWidths(src, uploaded, (width, type) => widthUrl(uploaded.base, width, type));
  }
  const name = /^\/pictures\/([^/]+)$/.exec(src)?.[1] ?? '';
  const shipped = shippedPicture(name);
  if (!shipped) return /^https?:\/\//i.test(src) ? { src, external: true } : { src };
  if (shipped.vector) return { src, width: shipped.width, height: shipped.height };
  const base = `/pictures/${name.slice(0, name.lastIndexOf('.'))}-${shipped.hash}`;
  return withWidths(src, shipped, (width, type) => `${base}/${width}.${type}`);
}

type UrlOf = (width: number, extension: string) => string;

function withWidths(src: string, facts: PictureFacts, urlOf: UrlOf): PictureSources {
  const { width, height, alpha, colours } = facts;
  const list = (extension: string) =>
    widthsOf(width)
      .map((step) => `${urlOf(step, extension)} ${step}w`)
      .join(', ');
  const sources = { width, height, avif: list('avif'), webp: list('webp') };
  if (alpha) return { src, ...sources };
  return { src, ...sources, fallback: list('jpg'), placeholder: placeholder(colours) };
}

/** @param media the screens that show this picture, when others show another one */
export function preloadLink(src: string, sizes = '100vw', media?: string) {
  const { avif } = pictureSources(src);
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high', media } as const;
  if (!avif) return { ...link, href: src };
  return { ...link, imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' };
}
