import { createHash } from 'node:crypto';
import { type Brand, coloursOf } from './contract.ts';
import { defaultPalette, type Palette, paletteOf } from './palette.contract.ts';
import { typefaces } from './typefaces.contract.ts';
import typefaceSheets from './typefaces.json' with { type: 'json' };

type ForGrounds = { light: string; dark: string };

export type Look = {
  palette: Palette;
  /** It has only what differs from the site's style sheet; empty for the default brand. */
  css: string;
  styles: string[];
  /** They are loaded early; null for the typefaces that come with the product. */
  fonts: string[] | null;
  /** Null shows the name beside the mark. */
  logo: ForGrounds | null;
  mark: ForGrounds;
  /** It stands in for the photo of an outlet. */
  outlet: string;
  /** It changes with everything that pictures of the brand are drawn from. */
  hash: string;
  /** Something is the owner's own, so no picture of the demo is shown. */
  isOwn: boolean;
};

/** The demo's mark and its pictures are only for a shop of this name. */
const DEMO_NAME = 'Kedai Seduh';

/** At its usual address browsers get the shop's own picture, if it has one. */
export const builtIn = (file: string) => `${file}?built-in`;

/** It has the demo's colours. */
export const OUTLET_DRAWING = '/pictures/outlet.svg';

/** Browsers keep the pictures for ever, so raise it when the drawing changes. */
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
    outlet: palette === defaultPalette ? OUTLET_DRAWING : drawn('outlet.svg'),
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
