import type { Files } from '../../../server/storage/files.ts';
import { readPicture } from '../../media/store.ts';
import { OUTLET_DRAWING } from '../look.ts';
import type { Palette } from '../palette.contract.ts';
import type { Asset, Sources } from './logos.ts';

/** Plants, doors and lamps keep their colours. */
const painted: Record<string, keyof Palette> = {
  '#2b1a12': 'ink',
  '#5a3a28': 'ink-soft',
  '#8f4c17': 'caramel-deep',
  '#b8692a': 'caramel',
  '#e0a468': 'caramel-glow',
  '#d9c2a0': 'line',
  '#e9d6ba': 'line',
  '#f2e3cb': 'milk',
  '#fffdf8': 'foam',
};

/** It stands in for the photo of an outlet, in the shop's colours. */
export async function drawOutlet({ palette }: Sources, files: Files): Promise<Asset> {
  const drawing = await readPicture({ files }, OUTLET_DRAWING);
  const inColours = String(drawing).replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
    const name = painted[colour];
    return name ? palette[name] : colour;
  });
  return { type: 'image/svg+xml', body: Buffer.from(inColours) };
}
