import { packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { conflict, invalid } from '../../server/http/errors.ts';
import type { OutletScope } from '../../server/lists/outlet-scope.ts';
import { listOwnOutlets } from '../outlets/store.ts';
import type { RedemptionInput } from './contract.ts';
import { rewardTexts } from './messages.ts';

type Place = { outletId: number | null; where: string };

/**
 * Returns the only outlet that somebody works at, or the one of theirs that they chose. What they
 * typed counts only in a shop without outlets.
 */
export async function placeOf(
  tx: Db,
  scope: OutletScope,
  { where, outletId }: RedemptionInput,
): Promise<Place> {
  const own = await listOwnOutlets(tx, scope);
  if (own.length === 0) {
    if (scope === null && outletId === undefined) return { outletId: null, where };
    throw conflict(rewardTexts.noOutlet, 'no_outlet');
  }
  const [only] = own.length === 1 && outletId === undefined ? own : [];
  const chosen = only ?? own.find(({ id }) => id === outletId);
  if (chosen) return { outletId: chosen.id, where: chosen.name };
  throw invalid(rewardTexts.chooseOutlet, { outletId: packed(rewardTexts.chooseOutlet) });
}
