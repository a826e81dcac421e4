import { registry, type Values } from '../../features/content/contract.ts';
import type { Opening } from '../../features/content/opening.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { HeroVideo } from './hero-video.island.tsx';
import { OpenNow } from './open-now.tsx';

type Props = { site: Site; hero: Values<'home'>['hero']; opening: Opening | null };

export function Hero({ site, hero, opening }: Props) {
  const { brand } = site.contact;
  const upright = uprightHero('home', hero);
  const sources = videoSources(hero);
  return (
    <section
      className="on-dark relative isolate flex min-h-svh items-end max-sm:portrait:min-h-[min(100svh,43rem)] overflow-hidden"
      aria-labelledby="hero-title"
    >
      {hero.background_image && (
        <Picture
          src={hero.background_image}
          alt=""
          sizes={HERO_SIZES}
          upright={upright}
          priority
          className={classes(
            'absolute! inset-x-0 bottom-0 -z-20 h-full w-full',
            // Lifts the cup off the words.
            upright && 'max-sm:portrait:h-[calc(100%+5rem)]',
          )}
          imgClassName={upright ? 'object-cover' : 'object-cover object-[74%_50%] sm:object-center'}
        />
      )}
      {sources.length > 0 && (
        <HeroVideo
          sources={sources}
          play="Play the video"
          pause="Pause the video"
          still={upright !== undefined && sources.includes(BUILT_IN_WEBM)}
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/45 via-50% to-transparent max-sm:hidden sm:landscape:bg-[radial-gradient(ellipse_80%_120%_at_5%_100%,rgb(43_26_18/0.9),rgb(43_26_18/0.65)_40%,transparent)]" />
      <div
        // On a phone the dark begins where the words do, however large they are.
        className="container-page [--words:min(40svh,18.5rem)] pt-(--words) pb-6 max-sm:bg-[linear-gradient(to_top,var(--color-ink),rgb(43_26_18/0.62)_calc(100%-var(--words)+var(--spacing)*4),transparent_calc(100%-var(--words)+var(--spacing)*28))] sm:pt-32 sm:pb-24"
        lang="id"
      >
        <p className="eyebrow">{brand.tagline}</p>
        <h1
          className={hero.title ? 'heading-display mt-3 text-6xl sm:mt-4' : 'sr-only'}
          id="hero-title"
        >
          {hero.title || brand.name}
        </h1>
        <p className="mt-4 max-w-text text-lg text-paper/90 sm:mt-5">{hero.subtitle}</p>
        <StoreButtons site={site} className="mt-6 sm:mt-8" lead />
        <OpenNow opening={opening} />
      </div>
    </section>
  );
}

/** Smaller than the registry's, where the browser plays it. */
const BUILT_IN_WEBM = '/hero.webm';

/** The video that came with the site belongs to its picture, and would cover any other. */
function videoSources({ play_video, video, background_image }: Values<'home'>['hero']): string[] {
  const { items } = registry.home.sections.hero;
  if (play_video !== 'on' || video === '') return [];
  if (video !== items.video.value) return [video];
  return background_image === items.background_image.value ? [BUILT_IN_WEBM, video] : [];
}
