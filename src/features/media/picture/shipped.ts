import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What `scripts/pictures.ts` wrote down about each picture that ships with the product. */
const shippedSchema = z.record(
  z.string(),
  z.object({
    hash: z.string(),
    width: z.number(),
    height: z.number(),
    colours: z.string(),
    alpha: z.boolean(),
    /** Vector pictures have no widths. */
    vector: z.boolean(),
  }),
);
export type Shipped = z.infer<typeof shippedSchema>;

export const BUILT_PICTURES = 'dist/pictures';
export const SOURCE_PICTURES = 'pictures';

let shipped: Shipped = {};

/** Read once at start. Without a build there is none, and pages show the plain originals. */
export function loadShippedPictures(folder = BUILT_PICTURES): Shipped {
  const manifest = `${folder}/manifest.json`;
  shipped = existsSync(manifest)
    ? shippedSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
    : {};
  return shipped;
}

export function shippedPicture(name: string) {
  return Object.hasOwn(shipped, name) ? shipped[name] : undefined;
}
