import type { Upright } from '../../features/media/picture/picture-view.tsx';

type Backgrounds = { background_image: string; background_image_phone: string };

export const isShipped = (picture: string) => picture.startsWith('/pictures/');

/**
 * `sizes` needs the width of the hero's picture. Behind the text it is as high as the screen, at
 * most 48rem on a phone. Above the text it is as wide as the screen. Beside it, on a tablet, it is
 * as high as the text.
 */
const WHOLE_SCREEN = '(min-width: 40rem) max(100vw, 57vh), max(100vw, min(57vh, 27rem))';
const BESIDE_WORDS = '(min-width: 40rem) max(58vw, 34rem), 100vw';

/** If staff replaced only the wide picture, the two would not match, so there is no upright one. */
export function uprightHero(
  page: 'home' | 'about' | 'contact',
  hero: Backgrounds,
): Upright<string> | undefined {
  const { background_image, background_image_phone } = hero;
  const forgotten = isShipped(background_image_phone) && !isShipped(background_image);
  if (background_image_phone === '' || background_image === '' || forgotten) return undefined;
  return { picture: background_image_phone, sizes: page === 'home' ? WHOLE_SCREEN : BESIDE_WORDS };
}

/** A `split-picture` is as high as its text, so a wide one is cropped at its sides. */
export const SPLIT_SIZES = {
  landscape:
    '(min-width: 64rem) max(50vw, min(133vh, 80rem)), (min-width: 48rem) max(50vw, min(133vh, 59rem)), 100vw',
  upright: '(min-width: 64rem) max(50vw, min(75vh, 45rem)), (min-width: 48rem) 54vw, 100vw',
};

/** A wide picture is cropped at its sides, so it is wider than the screen. */
export const HERO_SIZES = 'max(100vw, 178vh)';
