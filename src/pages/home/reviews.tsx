import type { Values } from '../../features/content/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useReader, useSay } from '../../ui/reader.tsx';
import { Embed } from '../parts/embed.island.tsx';
import { partTexts } from '../parts/messages.ts';
import type { Site } from '../site.ts';
import { homeTexts } from './messages.ts';

export function Reviews({ site, texts }: { site: Site; texts: Values<'home'>['features'] }) {
  const { reviews: src, reviews_link: link, reviews_rating: rating } = site.contact.embeds;
  const say = useSay();
  if (src === '' && link === '' && rating === '') return null;
  const onMaps = (
    <ButtonLink href={link} external>
      {say(homeTexts.readReviews)}
      <span className="sr-only"> {say(partTexts.newTab)}</span>
    </ButtonLink>
  );
  return (
    <section className="bg-caramel-tint py-6 sm:py-14" aria-labelledby="reviews-title">
      <div className="container-page flex flex-wrap items-center justify-between gap-3 sm:gap-x-6 lg:gap-x-10">
        <QuotationMark />
        <div className="min-w-0 flex-1 basis-52 max-sm:basis-56">
          <h2 className="heading-display text-2xl" id="reviews-title">
            {texts.reviews_title || say(homeTexts.reviews)}
          </h2>
          <p className="mt-1 text-balance text-ink-soft">{texts.reviews_description}</p>
        </div>
        {rating && <Rating rating={rating} />}
        {src && (
          <Embed
            src={src}
            title={texts.reviews_title || say(homeTexts.reviews)}
            show={say(homeTexts.showReviews)}
            link={link}
          />
        )}
        {link && (src ? <noscript>{onMaps}</noscript> : onMaps)}
      </div>
    </section>
  );
}

function Rating({ rating }: { rating: string }) {
  const { voice } = useReader();
  const stars = Number(rating.replace(',', '.'));
  const written = voice === 'mixed' ? rating : rating.replace(/[.,]/, voice === 'id' ? ',' : '.');
  return (
    <p className="flex items-center gap-x-3 max-lg:flex-col">
      <strong className="heading-display text-4xl text-caramel-deep">{written}</strong>
      {stars > 0 && stars <= 5 && <Stars share={stars / 5} />}
    </p>
  );
}

const STAR = 'M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2l-5.3 2.9 1.1-6L1.4 7.9l6-.8z';

function Stars({ share }: { share: number }) {
  const row = [0, 1, 2, 3, 4].map((place) => `translate(${place * 21} 0)`);
  return (
    <svg width="104" height="20" viewBox="0 0 104 20" className="w-18 sm:w-26" aria-hidden="true">
      <clipPath id="stars">
        <rect width={104 * share} height="20" />
      </clipPath>
      {[false, true].map((lit) => (
        <g
          key={String(lit)}
          clipPath={lit ? 'url(#stars)' : undefined}
          className={lit ? 'fill-caramel' : 'fill-line'}
        >
          {row.map((transform) => (
            <path key={transform} transform={transform} d={STAR} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function QuotationMark() {
  return (
    <svg
      width="64"
      height="48"
      viewBox="0 0 64 48"
      className="w-8 text-caramel sm:w-16"
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        d="M27 4C13 8 5 18 5 31c0 8 5 13 12 13 6 0 11-4 11-10s-4-10-10-10c-1 0-2 0-3 .400C16 17 21 11 29 8zM59 4C45 8 37 18 37 31c0 8 5 13 12 13 6 0 11-4 11-10s-4-10-10-10c-1 0-2 0-3 .400C48 17 53 11 61 8z"
      />
    </svg>
  );
}
