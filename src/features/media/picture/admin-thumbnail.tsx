import {
  focusClass,
  NARROW,
  readPictureUrl,
  splitFocus,
  widthsOf,
  widthUrl,
} from './picture-url.contract.ts';

type ThumbnailProps = { src: string; className: string };

/** A text beside it says what it shows. */
export function Thumbnail({ src: url, className }: ThumbnailProps) {
  const { src, focus } = splitFocus(url);
  return (
    <img
      src={narrow(src)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`${className} ${focusClass(focus)}`}
    />
  );
}

function narrow(src: string): string {
  const uploaded = readPictureUrl(src);
  if (!uploaded) return src.startsWith('/pictures/') ? `${src}?${NARROW}` : src;
  const [narrowest = uploaded.width] = widthsOf(uploaded.width);
  return widthUrl(uploaded.base, narrowest, 'webp');
}
