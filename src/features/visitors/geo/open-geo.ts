import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import type { BaseDeps } from '../../../server/deps.ts';
import { type Lookup, NOWHERE, type Place, readPlaces } from './read-places.ts';

/** `scripts/places.ts` makes it. */
export const BUILT_PLACES = 'dist/places.bin';

/** Without the build's places and the owner's `.mmdb`, visits are counted without a place. */
export async function openGeo(
  path: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Lookup> {
  try {
    const file = await readFile(path ?? BUILT_PLACES);
    return readPlaces(file) ?? readMmdb(file);
  } catch (err) {
    log.warn(
      { err },
      'There is no database of places: visitors are counted without country or city',
    );
    return () => NOWHERE;
  }
}

export function createGeo({ env, log }: Pick<BaseDeps, 'env' | 'log'>) {
  let lookup: Promise<Lookup> | undefined;
  return async (address: string): Promise<Place> => {
    lookup ??= openGeo(env.GEOIP_DB, log);
    return (await lookup)(address);
  };
}

const names = z.object({ names: z.object({ en: z.string().optional() }) });
const record = z.union([
  z.object({ country_code: z.string(), city: z.string().optional() }),
  z
    .object({ country: z.object({ iso_code: z.string() }), city: names.optional() })
    .transform(({ country, city }) => ({ country_code: country.iso_code, city: city?.names.en })),
]);

function readMmdb(file: Buffer): Lookup {
  const reader = new Reader(file);
  return (address) => {
    // An IPv4 database throws for IPv6 addresses.
    if (address.includes(':') && reader.metadata.ipVersion === 4) return NOWHERE;
    const found = record.safeParse(reader.get(address));
    if (!found.success) return NOWHERE;
    return { country: found.data.country_code, city: found.data.city || null };
  };
}
