import { createHash } from 'node:crypto';
import { type Brand, coloursOf } from './contract.ts';
import { defaultPalette, type Palette, paletteOf } from './palette.contract.ts';
import { typefaces } from './typefaces.contract.ts';
import typefaceSheets from './typefaces.json' with { type: 'json' };

/** One picture for light grounds and one for dark grounds. */
type ForGrounds = { light: string; dark: string };

export type Look = {
  palette: Palette;
  /** For what differs from the style sheet of the site; empty for the default brand. */
  css: string;
  styles: string[];
  /** Typefaces to load early; null for those that come with the product. */
  fonts: string[] | null;
  /** Null: the name beside the mark. */
  logo: ForGrounds | null;
  mark: ForGrounds;
  /** Stands for everything that pictures of the brand are drawn from. */
  hash: string;
  /** Something is the owner's own, so no picture of the demo is shown. */
  isOwn: boolean;
};

/** The demo's. Its mark and its pictures are only for a shop of this name. */
const DEMO_NAME = 'Kedai Seduh';

/**
 * A built-in picture, also while the shop has one of its own: at its usual address browsers get
 * that one.
 */
export const builtIn = (file: string) => `${file}?built-in`;

/** Raise it when the drawing changes, because browsers keep the pictures for ever. */
const DRAWING = 1;

export function lookOf(brand: Brand, name: string): Look {
  const { palette } = paletteOf(coloursOf(brand));
  const css = cssOf(brand, palette);
  const { logo, darkLogo, mark, share, typefaces: pair } = brand;
  const { heading, text } = typefaces[pair];
  const hash = hashOf(JSON.stringify([DRAWING, logo, darkLogo, mark, palette, pair, name]));
  const isOwn = name !== DEMO_NAME || css !== '' || [logo, darkLogo, mark, share].some(Boolean);
  const drawn = (file: string) => `/brand/${hash}/${file}`;
  return {
    palette,
    css,
    styles: css === '' ? [] : [`/brand-${hashOf(css)}.css`],
    fonts: text.url && heading.url ? [text.url, heading.url] : null,
    logo: logo || darkLogo ? { light: drawn('logo.webp'), dark: drawn('logo-dark.webp') } : null,
    mark: isOwn
      ? { light: drawn('mark.webp'), dark: drawn('mark.webp') }
      : { light: '/mark.svg', dark: '/mark-light.svg' },
    hash,
    isOwn,
  };
}

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

function cssOf({ typefaces: pair }: Brand, palette: Palette): string {
  const changed = Object.entries(palette).filter(
    ([name, hex]) => hex !== Reflect.get(defaultPalette, name),
  );
  const colours = changed.map(([name, hex]) => `--color-${name}:${hex}`).join(';');
  return typefaceSheets[pair].css + (colours && `:root{${colours}}`);
}
