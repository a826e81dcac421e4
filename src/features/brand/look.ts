import { createHash } from 'node:crypto';
import type { Brand } from './contract.ts';
import { defaultPalette, type Palette, paletteOf } from './palette.contract.ts';
import { coloursOf } from './store.ts';

/** What pages show of the brand. */
export type Look = {
  palette: Palette;
  /** For what differs from the style sheet of the site; empty for the default brand. */
  css: string;
  /** The address of `css`. */
  styles: string[];
};

export function lookOf(brand: Brand): Look {
  const { palette } = paletteOf(coloursOf(brand));
  const css = cssOf(palette);
  return { palette, css, styles: css === '' ? [] : [`/brand-${hashOf(css)}.css`] };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

function cssOf(palette: Palette): string {
  const changed = Object.entries(palette).filter(
    ([name, hex]) => hex !== Reflect.get(defaultPalette, name),
  );
  if (changed.length === 0) return '';
  return `:root{${changed.map(([name, hex]) => `--color-${name}:${hex}`).join(';')}}`;
}
