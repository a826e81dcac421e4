import { z } from 'zod';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { outletSchema, ownOutlets } from '../contract.ts';
import { specialHoursSchema } from '../special/contract.ts';

export const outletsKey = 'outlets';
export const specialKey = 'special-hours';

const outletList = z.array(outletSchema);
const specialList = z.array(specialHoursSchema);

/** Ignores which page of the list is open. */
export const useOutlets = () => useOutletsQuery().data ?? [];

export const useOutletsQuery = () =>
  useGet([outletsKey, 'all'], '/api/outlets?limit=200', outletList);

/** Those where whoever asks works. */
export const useOwnOutlets = () =>
  useGet([outletsKey, 'own'], '/api/admin/own-outlets', ownOutlets);

/** Says "Dago" where "Kedai Seduh Dago" has no room. */
export function useShortNames() {
  const own = useOwnOutlets().data ?? [];
  return ({ id, name }: { id: number; name: string }) =>
    own.find((one) => one.id === id)?.shortName ?? name;
}

export function useSpecialHours() {
  const { data } = useGet([specialKey, 'all'], '/api/admin/special-hours?limit=200', specialList);
  return data ?? [];
}
