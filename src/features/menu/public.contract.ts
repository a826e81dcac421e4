import { z } from 'zod';
import { badges, dietNotes, menuCategories } from './contract.ts';

/** With an outlet, the answer says what is sold out there. */
export const publicMenuQuery = z.object({ outlet: z.string().max(80).optional() });

const inBoth = z.object({ id: z.string(), en: z.string() });

export const publicMenuSchema = z.object({
  sections: z.array(
    z.object({
      name: inBoth,
      category: z.enum(menuCategories),
      items: z.array(
        z.object({
          slug: z.string(),
          url: z.string(),
          name: inBoth,
          description: inBoth,
          price: z.int().nullable(),
          variants: z.array(z.object({ name: z.string(), price: z.int() })),
          badges: z.array(z.enum(badges)),
          diet: z.array(z.enum(dietNotes)),
          soldOut: z.boolean(),
          imageUrl: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type PublicMenu = z.infer<typeof publicMenuSchema>;
