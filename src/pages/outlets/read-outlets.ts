import { type Outlets, readOutlets } from '../../features/outlets/public.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { lastGoodValue, type Reading } from '../site.ts';

const read = lastGoodValue(readOutlets, { outlets: [], special: [], changesAt: null });

/**
 * For pages that say whether outlets are open. The page expires when the next outlet opens or
 * closes.
 */
export async function readOpenOutlets(from: Reading): Promise<Outlets> {
  const found = await read(from, from.deps.clock());
  endAt(from.freshness, found.changesAt);
  return found;
}
