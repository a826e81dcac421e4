import type { Values } from '../../features/content/contract.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLang, useReader, useSay } from '../../ui/reader.tsx';
import { Embed } from '../parts/embed.island.tsx';
import { partTexts } from '../parts/messages.ts';
import type { Site } from '../site.ts';
import { homeTexts } from './messages.ts';

type Quotes = Values<'home'>['reviews'];
type Props = { site: Site; texts: Values<'home'>['features']; quotes: Quotes };

export function Reviews({ site, texts, quotes }: Props) {
  const { reviews: src, reviews_link: link, reviews_rating: rating } = site.contact.embeds;
  const say = useSay();
  const inWords = quotesIn(quotes);
  if (src === '' && link === '' && rating === '' && inWords.length === 0) return null;
  const onMaps = (
    <ButtonLink href={link} external variant="secondary">
      {say(homeTexts.readReviews)}
      <span className="sr-only"> {say(partTexts.newTab)}</span>
    </ButtonLink>
  );
  return (
    <section className="bg-caramel-tint py-6 sm:py-16" aria-labelledby="reviews-title">
      <div className="container-page flex flex-wrap items-center justify-between gap-3 sm:gap-x-6 lg:gap-x-10">
        <div className="min-w-0 flex-1 basis-52 max-sm:basis-full">
          <h2 className="heading-2" id="reviews-title">
            {texts.reviews_title || say(homeTexts.reviews)}
          </h2>
          <p className="mt-1 text-ink-soft max-sm:hidden">{texts.reviews_description}</p>
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
      {inWords.length > 0 && <Quotations quotes={inWords} />}
    </section>
  );
}

function quotesIn(texts: Quotes) {
  const numbers = ['1', '2', '3'] as const;
  return numbers
    .map((n) => ({
      text: texts[`text_${n}`],
      name: texts[`name_${n}`],
      from: [texts[`source_${n}`], texts[`date_${n}`]].filter(Boolean).join(', '),
    }))
    .filter(({ text }) => text !== '');
}

/** Longer quotes are not as large. */
const SHORT = 120;

function Quotations({ quotes }: { quotes: ReturnType<typeof quotesIn> }) {
  return (
    <ul
      lang={useLang('id')}
      aria-labelledby="reviews-title"
      className="container-page mt-4 grid gap-x-16 gap-y-4 sm:mt-10 sm:gap-y-6 lg:grid-cols-[2fr_1fr]"
    >
      {quotes.map(({ text, name, from }, place) => (
        <li
          key={text}
          className={classes(
            quotes.length === 2 && 'lg:self-center',
            place > 0
              ? 'border-caramel/50 max-lg:border-t max-lg:pt-4 lg:border-s lg:py-2 lg:ps-8'
              : quotes.length > 2 && 'lg:row-span-2',
          )}
        >
          <blockquote
            className={classes(
              'heading-display -indent-[0.33em] before:content-[open-quote] after:content-[close-quote]',
              place > 0
                ? 'text-xl lg:text-2xl'
                : withoutLanguages(text).length > SHORT
                  ? 'text-3xl'
                  : 'text-3xl sm:text-4xl',
            )}
          >
            {text}
          </blockquote>
          <p className="mt-2 text-sm text-ink-soft sm:mt-5">
            <b className="text-ink">{name}</b>
            {name && from ? ` · ${from}` : from}
          </p>
        </li>
      ))}
    </ul>
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
