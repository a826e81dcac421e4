import type { Values } from '../../features/content/contract.ts';
import { Embed } from '../parts/embed.island.tsx';
import type { Site } from '../site.ts';

export function Reviews({ site, texts }: { site: Site; texts: Values<'home'>['features'] }) {
  const src = site.contact.embeds.reviews;
  if (src === '') return null;
  return (
    <section className="section bg-milk" aria-labelledby="reviews-title">
      <div className="container-page">
        <h2 className="heading-display text-center text-3xl" id="reviews-title">
          {texts.reviews_title}
        </h2>
        <p className="mx-auto mt-3 mb-8 max-w-text text-center text-ink-soft">
          {texts.reviews_description}
        </p>
        <Embed
          src={src}
          title={texts.reviews_title || 'Reviews'}
          still="/pictures/reviews-still.svg"
          show="Show the reviews"
        />
      </div>
    </section>
  );
}
