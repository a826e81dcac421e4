import { registry } from '../../features/content/contract.ts';
import type { Upright } from '../../features/media/picture/picture-view.tsx';

type Backgrounds = { background_image: string; background_image_phone: string };

const builtIn = {
  home: registry.home.sections.hero.items,
  about: registry.about.sections.hero.items,
  contact: registry.contact.sections.hero.items,
};

/**
 * Behind the words it is as high as the screen, on a phone at most 48rem; above them as wide; beside them,
 * on a tablet, as high as they.
 */
const WHOLE_SCREEN = '(min-width: 40rem) max(100vw, 57vh), max(100vw, min(57vh, 27rem))';
const BESIDE_WORDS = '(min-width: 40rem) max(58vw, 34rem), 100vw';

/**
 * The upright picture of a hero, for phones and tablets held upright, and its size. None where staff put a
 * picture of their own behind the title and left the built-in one for phones.
 */
export function uprightHero(
  page: keyof typeof builtIn,
  hero: Backgrounds,
): Upright<string> | undefined {
  const { background_image: wide, background_image_phone: upright } = builtIn[page];
  const { background_image, background_image_phone } = hero;
  const forgotten = background_image_phone === upright.value && background_image !== wide.value;
  if (background_image_phone === '' || background_image === '' || forgotten) return undefined;
  return { picture: background_image_phone, sizes: page === 'home' ? WHOLE_SCREEN : BESIDE_WORDS };
}

/** A wide picture behind a hero is cut at its sides, so it is drawn wider than the screen. */
export const HERO_SIZES = 'max(100vw, 178vh)';
