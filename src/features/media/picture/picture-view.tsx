/** It is plain JSON, so that it can be an island's prop. */
export type PictureSources = {
  src: string;
  width?: number;
  height?: number;
  avif?: string;
  webp?: string;
  /** Browsers without AVIF and WebP get the JPEG. */
  fallback?: string;
  /** A tiny blurred copy is shown until the picture has arrived. */
  placeholder?: string;
  /** These classes keep the focal point visible when the picture is cropped. */
  aim?: string;
  /** Another site is not told which page shows its picture. */
  external?: boolean;
};

export type PictureProps = {
  id?: string;
  alt: string;
  /** It is written as in HTML: `(min-width: 768px) 50vw, 100vw`. */
  sizes?: string;
  className?: string;
  imgClassName?: string;
  contain?: boolean;
  /** A picture that is visible when the page opens is loaded before others. */
  priority?: boolean;
};

export type Upright<Source> = { picture: Source; sizes: string };

export const UPRIGHT = '(max-width: 63.99rem) and (orientation: portrait)';

export function PictureView({
  picture,
  id,
  alt,
  sizes = '100vw',
  className = '',
  imgClassName = '',
  contain = false,
  priority = false,
  upright,
}: PictureProps & { picture: PictureSources; upright?: Upright<PictureSources> | undefined }) {
  const { src, width, height, avif, webp, fallback, placeholder, aim = '', external } = picture;
  const fit = contain ? 'object-contain' : `object-cover ${aim}`;
  return (
    <span id={id} className={`relative block overflow-hidden ${className}`}>
      {placeholder && contain && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          <image href={placeholder} width={width} height={height} preserveAspectRatio="none" />
        </svg>
      )}
      {placeholder && !contain && (
        <img
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full object-cover"
          src={placeholder}
        />
      )}
      <picture className="contents">
        {upright && <UprightSources {...upright} />}
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          alt={alt}
          className={`relative block size-full ${fit} ${imgClassName}`}
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

function UprightSources({
  picture: { src, avif, webp, fallback },
  sizes,
}: Upright<PictureSources>) {
  return (
    <>
      {avif && <source media={UPRIGHT} type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source media={UPRIGHT} type="image/webp" srcSet={webp} sizes={sizes} />}
      <source media={UPRIGHT} srcSet={fallback ?? src} sizes={sizes} />
    </>
  );
}
