import { resolve } from 'node:path';
import { loadSharp } from '../../../server/sharp.ts';
import type { TypefaceName } from '../typefaces.contract.ts';
import typefaceSheets from '../typefaces.json' with { type: 'json' };
import { type Pixels, pixelsOf } from './pixels.ts';

export type Face = { typefaces: TypefaceName; part: 'heading' | 'text' };

/** Other characters would be drawn as boxes with digits in them. */
const NOT_DRAWN = /[^\x20-\x7e\u00a0-\u00ff–—…‘’“”•€]/gu;

export const drawable = (text: string) =>
  text.replaceAll(NOT_DRAWN, ' ').replaceAll(/ +/g, ' ').trim();

type Words = { text: string; size: number; colour: string; width?: number };

/** A server may have no fonts at all, so the typeface comes from our file. */
export async function drawWords({ typefaces, part }: Face, words: Words): Promise<Pixels> {
  const sharp = await loadSharp();
  const { text, size, colour, width } = words;
  const { drawing } = typefaceSheets[typefaces];
  const drawn = drawable(text);
  if (drawn === '') return { data: Buffer.alloc(4), width: 1, height: 1 };
  const escaped = drawn.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return pixelsOf(
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped}</span>`,
        // The family's name may contain the name of a weight, so a comma ends it.
        font: `${drawing[part]}, ${size}`,
        fontfile: resolve(`pictures/typefaces/${typefaces}-${part}.ttf`),
        // One unit of the font size is a pixel.
        dpi: 72,
        rgba: true,
        ...(width ? { width, wrap: 'word' as const } : {}),
      },
    }),
  );
}
