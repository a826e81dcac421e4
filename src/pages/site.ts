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

/** The shop's facts, the texts of one page, and when staff last changed one of them. */
export async function loadPage<Page extends PageName>(
  { database: { db }, env }: Deps,
  page: Page,
): Promise<{ site: Site; values: Values<Page>; changedAt: string | undefined }> {
  const stored = await readStored(db);
  const times = stored.filter((row) => row.page === page).map((row) => row.updatedAt);
  return {
    site: { url: env.SITE_URL, contact: valuesOf('contact', stored) },
    values: valuesOf(page, stored),
    changedAt: times.sort().at(-1),
  };
}
