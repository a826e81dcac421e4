import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageName, Values } from '../features/content/contract.ts';
import { readValues, type Stored, valuesOf } from '../features/content/store.ts';
import { orAfter } from '../server/concurrency.ts';
import { type Database, type Db, isUnavailable } from '../server/database/database.ts';
import type { Deps } from '../server/deps.ts';
import { isMakeshift } from '../server/http/kept/drawing.ts';

export type Site = { url: string; contact: Values<'contact'> };

/** Milliseconds that a database which does not answer is waited for, while the last value is at hand. */
const PATIENCE = 500;

/**
 * Keeps pages working while the database is down or silent: returns the last value read, or
 * `fallback` before the first success. What was changed here since it was read is waited for.
 */
export function lastGoodValue<Args extends unknown[], T>(
  read: (db: Db, ...args: Args) => Promise<T>,
  fallback: T,
): (database: Database, ...args: Args) => Promise<T> {
  type Known = { value: T; version: number; own: number };
  const reads = new WeakMap<Database, { known?: Known; late: boolean }>();

  return async (database, ...args) => {
    const state = reads.get(database) ?? { late: false };
    reads.set(database, state);
    const { version, own } = database.changes;
    const lastValue = (known = state.known) => {
      isMakeshift();
      return known ? known.value : fallback;
    };
    const { known } = state;
    if (state.late && known?.own === own) return lastValue();

    const reading = read(database.db, ...args)
      .then((value) => {
        if (!state.known || state.known.version <= version) state.known = { value, version, own };
        return value;
      })
      .catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return lastValue();
      })
      .finally(() => {
        state.late = false;
      });
    if (known?.own !== own) return reading;
    return orAfter(PATIENCE, reading, () => {
      state.late = true;
      return lastValue(known);
    });
  };
}

const readStored = lastGoodValue(readValues, []);

const previewed = new AsyncLocalStorage<Stored[]>();

/** Draws what runs inside from these values instead of the published ones, for staff's preview. */
export const withContents = <T>(contents: Stored[], draw: () => Promise<T>): Promise<T> =>
  previewed.run(contents, draw);

/** What is drawn now is for one member of staff only, and must not be kept for others. */
const isPreview = () => previewed.getStore() !== undefined;

type Loaded<Page extends PageName> = {
  site: Site;
  values: Values<Page>;
  /** For a page that shows a part of another page. */
  valuesOfPage: <Other extends PageName>(other: Other) => Values<Other>;
};

export async function loadPage<Page extends PageName>(
  { database, env }: Deps,
  page: Page,
): Promise<Loaded<Page>> {
  const stored = previewed.getStore() ?? (await readStored(database));
  const valuesOfPage: Loaded<Page>['valuesOfPage'] = (other) =>
    valuesOf(other, stored, isPreview());
  return {
    site: { url: env.SITE_URL, contact: valuesOfPage('contact') },
    values: valuesOfPage(page),
    valuesOfPage,
  };
}
