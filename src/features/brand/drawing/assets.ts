import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Files } from '../../../server/storage/files.ts';
import { readPicture } from '../../media/store.ts';
import type { Brand } from '../contract.ts';
import type { Look } from '../look.ts';
import {
  type Asset,
  drawBadge,
  drawDark,
  drawLight,
  markOf,
  readSources,
  type Sources,
} from './logos.ts';
import { icons } from './mark.ts';
import { drawOutlet } from './outlet.ts';
import { cutShare, drawShare } from './share.ts';

export type Shared = { tagline: string; picture: string };

export type Shop = { brand: Brand; look: Look; name: string };

const MAX_BYTES = 6_000_000;

type Draw = (sources: Sources, files: Files) => Promise<Asset>;

const drawings: Record<string, Draw> = {
  'logo.webp': drawLight,
  'logo-dark.webp': drawDark,
  'mark.webp': drawBadge,
  'outlet.svg': drawOutlet,
  ...Object.fromEntries(
    Object.entries(icons).map(([file, { type, draw }]): [string, Draw] => [
      file,
      async (sources) => ({ type, body: await draw(await markOf(sources)) }),
    ]),
  ),
};

export function createBrandAssets({ files }: { files: Files }) {
  const drawn = new LRUCache<string, Asset>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
  const drawing = new Map<string, Promise<Asset>>();
  // Each takes some megabytes and a core.
  const oneAtATime = new PQueue({ concurrency: 1 });

  async function once(key: string, draw: () => Promise<Asset>): Promise<Asset> {
    const known = drawn.get(key);
    if (known) return known;
    const running = drawing.get(key) ?? oneAtATime.add(draw).finally(() => drawing.delete(key));
    drawing.set(key, running);
    const asset = await running;
    drawn.set(key, asset);
    return asset;
  }

  /** Resolves to null for a file that does not exist. */
  async function draw({ brand, look, name }: Shop, file: string): Promise<Asset | null> {
    const make = Object.hasOwn(drawings, file) ? drawings[file] : undefined;
    if (!make) return null;
    const { hash, palette } = look;
    return once(`${hash}/${file}`, async () =>
      make(await readSources(files, brand, { name, palette }), files),
    );
  }

  async function share({ brand, look, name }: Shop, shared: Shared): Promise<Asset> {
    const { hash, palette } = look;
    const key = JSON.stringify([hash, brand.share, shared]);
    return once(key, async () => {
      const own = brand.share ? await readPicture({ files }, brand.share) : null;
      if (own) return cutShare(own);
      const sources = await readSources(files, brand, { name, palette });
      const picture = await readPicture({ files }, shared.picture);
      return drawShare(sources, shared.tagline, picture);
    });
  }

  return { draw, share };
}
