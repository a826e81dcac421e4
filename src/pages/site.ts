import type { PageName, Values } from '../features/content/contract.ts';
import { readValues, type Stored, valuesOf } from '../features/content/store.ts';
import { type Database, type Db, isUnavailable } from '../server/database/database.ts';
import type { Deps } from '../server/deps.ts';
import type { Freshness } from '../server/http/cache/freshness.ts';

export type Site = { url: string; contact: Values<'contact'> };

/** What a page reads from, and how it reports until when it is valid. */
export type Reading = {
  deps: Pick<Deps, 'database' | 'env' | 'clock'>;
  freshness: Freshness;
  /** Texts that replace the published ones, each marked with its id. */
  drafts?: Stored[];
};

/**
 * Keeps pages working while the database is down or silent: returns the last value read, or
 * `fallback` before the first success.
 */
export function lastGoodValue<Args extends unknown[], T>(
  read: (db: Db, ...args: Args) => Promise<T>,
  fallback: T,
): (from: Reading, ...args: Args) => Promise<T> {
  const lastValues = new WeakMap<Database, { value: T }>();

  return async ({ deps: { database }, freshness }, ...args) => {
    const last = lastValues.get(database);
    const lastValue = () => {
      freshness.stale = true;
      return last ? last.value : fallback;
    };
    const reading = read(database.db, ...args).then(
      (value) => {
        lastValues.set(database, { value });
        return value;
      },
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return lastValue();
      },
    );
    if (!last) return reading;
    const unlessSilent = async () => ((await database.changes.verify()) ? reading : lastValue());
    return Promise.race([reading, unlessSilent()]);
  };
}

const readStored = lastGoodValue(readValues, []);

type Loaded<Page extends PageName> = {
  site: Site;
  values: Values<Page>;
  valuesOfPage: <Other extends PageName>(other: Other) => Values<Other>;
};

export async function loadPage<Page extends PageName>(
  from: Reading,
  page: Page,
): Promise<Loaded<Page>> {
  const stored = from.drafts ?? (await readStored(from));
  const isMarked = from.drafts !== undefined;
  const valuesOfPage: Loaded<Page>['valuesOfPage'] = (other) => valuesOf(other, stored, isMarked);
  return {
    site: { url: from.deps.env.SITE_URL, contact: valuesOfPage('contact') },
    values: valuesOfPage(page),
    valuesOfPage,
  };
}
