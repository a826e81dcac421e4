import { readFile } from 'node:fs/promises';
import { SHIPPED_PICTURES } from '../../media/picture/shipped.ts';
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
export async function drawOutlet({ palette }: Pick<Sources, 'palette'>): Promise<Asset> {
  const drawing = await readFile(`${SHIPPED_PICTURES}/outlet.svg`, 'utf8');
  const inColours = drawing.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
    const name = painted[colour];
    return name ? palette[name] : colour;
  });
  return { type: 'image/svg+xml', body: Buffer.from(inColours) };
}
