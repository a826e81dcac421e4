import { z } from 'zod';

/** Of what an address asks for, as `?diet=a,b` or as `?diet=a&diet=b`, what there is. */
export const listed = <Word extends string>(words: readonly Word[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .catch('')
    .transform((asked) => {
      const named = [asked].flat().flatMap((text) => text.split(','));
      return words.filter((word) => named.includes(word));
    });
