import { z } from 'zod';

/** Reads `?diet=a,b` and `?diet=a&diet=b`, and leaves out words that do not exist. */
export const listed = <Word extends string>(words: readonly Word[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .catch('')
    .transform((asked) => {
      const named = [asked].flat().flatMap((text) => text.split(','));
      return words.filter((word) => named.includes(word));
    });
