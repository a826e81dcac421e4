import { readPictureUrl, widthsOf } from './address.ts';

type ThumbnailProps = { src: string; alt: string; className?: string };

/** A small picture in a list of the dashboard: the narrowest width there is, loaded when near. */
export function Thumbnail({ src, alt, className }: ThumbnailProps) {
  return (
    <img
      src={narrow(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={className}
    />
  );
}

function narrow(src: string): string {
  const uploaded = readPictureUrl(src);
  return uploaded ? `${uploaded.base}/${widthsOf(uploaded.width)[0]}.webp` : src;
}
