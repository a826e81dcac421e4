import type { PageName, Values } from '../features/content/contract.ts';
import { readValues, valuesOf } from '../features/content/store.ts';
import { type Db, isUnavailable } from '../server/db.ts';
import type { Deps } from '../server/deps.ts';

/** What every page knows about the shop it belongs to. */
export type Site = { url: string; contact: Values<'contact'> };

/**
 * Wraps a read so that an outage of the database costs visitors nothing: while it does not answer,
 * the read gives what it gave last, or `fallback` before its first success.
 */
export function lastKnown<Args extends [Db, ...unknown[]], T>(
  read: (...args: Args) => Promise<T>,
  fallback: T,
): (...args: Args) => Promise<T> {
  let known = fallback;
  return async (...args) => {
    try {
      known = await read(...args);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return known;
  };
}

const readStored = lastKnown((db: Db) => readValues(db), []);

type Loaded<Page extends PageName> = {
  site: Site;
  values: Values<Page>;
  /** The texts of another page, where one page shows a part of it. */
  valuesOfPage: <Other extends PageName>(other: Other) => Values<Other>;
};

/** The shop's facts and the texts of one page. */
export async function loadPage<Page extends PageName>(
  { database: { db }, env }: Deps,
  page: Page,
): Promise<Loaded<Page>> {
  const stored = await readStored(db);
  return {
    site: { url: env.SITE_URL, contact: valuesOf('contact', stored) },
    values: valuesOf(page, stored),
    valuesOfPage: (other) => valuesOf(other, stored),
  };
}
