import { DEMO_VIDEO, type Values } from '../../features/content/contract.ts';
import { withoutMarks } from '../../features/content/marks.contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { heroPicture, splitVideo } from '../../features/media/video/video.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useLang, useSay } from '../../ui/reader.tsx';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { HeroVideo } from './hero-video.island.tsx';
import { homeTexts } from './messages.ts';
import { OpenNow, type OpenState } from './open-now.tsx';
import { OwnButtons } from './own-buttons.tsx';

type Props = { site: Site; hero: Values<'home'>['hero']; opening: OpenState | null };

export function Hero({ site, hero, opening }: Props) {
  const say = useSay();
  const { brand } = site.contact;
  const upright = uprightHero('home', hero);
  const sources = videoSources(hero);
  const picture = heroPicture(hero);
  return (
    <section
      className={classes(
        'relative isolate flex items-end overflow-hidden print:min-h-0 print:bg-transparent',
        hero.background_image || sources.length > 0
          ? 'min-h-svh max-sm:portrait:min-h-[min(100svh,43rem)]'
          : 'min-h-[min(70svh,32rem)]',
        // Only the demo's picture is known to be bright, and a ground without one.
        isBright(hero)
          ? 'bg-milk [--veil:var(--color-paper)] [--thin:38%] [--above:6rem] [--reach:62rem]'
          : 'on-dark [--veil:var(--color-ink)] [--thin:62%] [--above:32rem] [--reach:90rem]',
      )}
      aria-labelledby="hero-title"
    >
      {picture && (
        <Picture
          src={picture}
          alt=""
          sizes={HERO_SIZES}
          upright={upright}
          priority
          className={classes(
            'absolute! inset-x-0 bottom-0 -z-20 h-full w-full print:hidden',
            upright && 'max-sm:portrait:h-[calc(100%+5rem)]',
          )}
          imgClassName={classes(
            'object-cover',
            !upright && 'object-[74%_50%] sm:object-center',
            upright && isBuiltIn(hero) && 'across:object-[74%_50%]',
          )}
        />
      )}
      <div
        className="container-page relative pt-(--words) pb-3 [--words:min(40svh,17.75rem)] sm:pb-16 across:pb-24 sm:[--words:12rem] across:[--words:8rem] print:py-0"
        lang={useLang('id')}
      >
        <div
          // Held upright, the gradient starts at the text, whatever its length and size.
          className="absolute -inset-x-[50vw] inset-y-0 -z-10 hero-veil across:-top-(--above) print:hidden"
        />
        <Title title={hero.title} name={brand.name} tagline={brand.tagline} />
        {hero.subtitle && (
          <p className="mt-4 max-w-text text-lg across:max-w-1/2 sm:mt-5">{hero.subtitle}</p>
        )}
        <OwnButtons hero={hero} />
        {hero.store_buttons === 'on' && (
          <StoreButtons site={site} className="mt-6 sm:mt-8" look="lead" />
        )}
        <OpenNow site={site} opening={opening} />
      </div>
      {sources.length > 0 && (
        <HeroVideo
          sources={sources}
          play={say(homeTexts.playVideo)}
          pause={say(homeTexts.pauseVideo)}
          uprightSources={
            upright && sources.includes(BUILT_IN_WEBM) ? uprightSources(hero) : undefined
          }
        />
      )}
    </section>
  );
}

/** In more words, large letters would push the buttons out of sight. */
const MAX_LOUD = 36;

/** The name is in the bar already, so the loud words are those that say something. */
function Title({ title, name, tagline }: { title: string; name: string; tagline: string }) {
  const isName = withoutMarks(title) === withoutMarks(name) && tagline !== '';
  const isLoud = withoutMarks(isName ? tagline : title).length <= MAX_LOUD;
  const display = { className: 'hero-words', 'data-loud': isLoud || undefined };
  if (isName) {
    return (
      <>
        <h1 className="eyebrow text-ink" id="hero-title">
          {title}
        </h1>
        <p {...display}>{tagline}</p>
      </>
    );
  }
  return (
    <>
      {tagline && <p className="eyebrow text-ink">{tagline}</p>}
      <h1 {...(title ? display : { className: 'sr-only' })} id="hero-title">
        {title || name}
      </h1>
    </>
  );
}

/** A browser that can play it gets fewer bytes than the registry's MP4. */
const BUILT_IN_WEBM = '/hero.webm';

const BUILT_IN_UPRIGHT = ['/hero-tall.webm', '/hero-tall.mp4'];

/** The demo's videos continue these pictures. */
const DEMO_PICTURE = '/pictures/hero-poster.jpg';
const DEMO_UPRIGHT = '/pictures/hero-tall.jpg';

/** The built-in video only suits the built-in picture; it would hide a picture of the owner's. */
function videoSources({ play_video, video, background_image }: Values<'home'>['hero']): string[] {
  if (play_video !== 'on' || video === '') return [];
  if (video !== DEMO_VIDEO) return [splitVideo(video).src];
  return isBuiltIn({ background_image }) ? [BUILT_IN_WEBM, video] : [];
}

/** The video would hide another picture. */
const uprightSources = ({ background_image_phone }: Values<'home'>['hero']) =>
  background_image_phone === DEMO_UPRIGHT ? BUILT_IN_UPRIGHT : [];

function isBuiltIn({ background_image }: { background_image: string }): boolean {
  return background_image === DEMO_PICTURE;
}

function isBright(hero: Values<'home'>['hero']): boolean {
  if (hero.background_image === '' && videoSources(hero).length === 0) return true;
  return (
    isBuiltIn(hero) &&
    ['', DEMO_UPRIGHT].includes(hero.background_image_phone) &&
    [undefined, BUILT_IN_WEBM].includes(videoSources(hero)[0])
  );
}
