import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { HeroVideo } from './hero-video.island.tsx';

/** The whole first screen: poster, video, the brand's name and the two ways to the app. */
export function Hero({ site, hero }: { site: Site; hero: Values<'home'>['hero'] }) {
  return (
    <section
      className="on-dark relative isolate flex min-h-svh items-end overflow-hidden"
      aria-labelledby="hero-title"
    >
      {hero.background_image && (
        <Picture
          src={hero.background_image}
          alt=""
          sizes="100vw"
          priority
          className="absolute! inset-0 -z-20 size-full"
          imgClassName="object-cover object-[74%_50%] sm:object-center"
        />
      )}
      <HeroVideo play="Play the video" pause="Pause the video" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/45 to-ink/10 sm:bg-linear-to-tr sm:from-ink/90 sm:via-ink/35 sm:via-45% sm:to-transparent" />
      <div className="container-page pt-32 pb-24 sm:pb-28">
        <p className="eyebrow">{site.contact.brand.tagline}</p>
        <h1 className="heading-display mt-4 text-5xl" id="hero-title">
          {hero.title}
        </h1>
        <p className="mt-5 max-w-text text-lg text-paper/90">{hero.subtitle}</p>
        <StoreButtons site={site} className="mt-8" />
      </div>
    </section>
  );
}
