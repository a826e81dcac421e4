/** All that a page needs to draw a picture; plain JSON, so that it can be an island's prop. */
export type PictureSources = {
  src: string;
  width?: number;
  height?: number;
  avif?: string;
  webp?: string;
  /** JPEG widths for the rare browser that knows neither. */
  fallback?: string;
  /** A tiny stand-in, out of focus, until the picture has arrived. */
  placeholder?: string;
  /** Somebody else's server: it is not told which page shows its picture. */
  external?: boolean;
};

export type PictureProps = {
  alt: string;
  /** How wide it is shown, as in HTML: `(min-width: 768px) 50vw, 100vw`. */
  sizes?: string;
  /** Of the box; give it a size or an aspect ratio. */
  className?: string;
  /** Of the picture in it, which fills the box and is cut to it. */
  imgClassName?: string;
  /** In view when the page opens: load at once and before others. */
  priority?: boolean;
};

/** Draws a picture from what `pictureSources` said about it; the same on server and in browser. */
export function PictureView({
  picture,
  alt,
  sizes = '100vw',
  className = '',
  imgClassName = 'object-cover',
  priority = false,
}: PictureProps & { picture: PictureSources }) {
  const { src, width, height, avif, webp, fallback, placeholder, external } = picture;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {placeholder && (
        <img
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full object-cover"
          src={placeholder}
        />
      )}
      <picture className="contents">
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          alt={alt}
          className={`relative block size-full ${imgClassName}`}
          width={width}
          height={height}
          sizes={fallback ? sizes : undefined}
          srcSet={fallback}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          referrerPolicy={external ? 'no-referrer' : undefined}
          src={src}
        />
      </picture>
    </span>
  );
}
