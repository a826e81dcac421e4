import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { shippedSettings } from '../encode.ts';
import { ENCODING } from './picture-url.contract.ts';

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

export const SHIPPED_PICTURES = 'pictures';
export const SHIPPED_WIDTHS = 'pictures/widths';

/** The settings are part of the hash, so that with new ones the picture is made again. */
export const hashOf = (name: string, file: Buffer) =>
  createHash('sha256')
    .update(`${ENCODING} ${JSON.stringify(shippedSettings(name))}`)
    .update(file)
    .digest('hex')
    .slice(0, 10);

let shipped: Shipped = {};

export function loadShippedPictures(folder = SHIPPED_WIDTHS): Shipped {
  const manifest = `${folder}/manifest.json`;
  shipped = existsSync(manifest)
    ? shippedSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
    : {};
  return shipped;
}

export function shippedPicture(name: string) {
  return Object.hasOwn(shipped, name) ? shipped[name] : undefined;
}

/** A page from before an upgrade names an earlier folder, such as `menu-cappuccino-0123456789`. */
export function presentFolder(folder: string): string | undefined {
  const base = folder.slice(0, folder.lastIndexOf('-'));
  const found = Object.entries(shipped).find(
    ([name, { vector }]) => !vector && name.startsWith(`${base}.`),
  );
  return found && `${base}-${found[1].hash}`;
}
