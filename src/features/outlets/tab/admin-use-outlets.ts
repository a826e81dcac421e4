import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { outletSchema } from '../contract.ts';
import { specialHoursSchema } from '../special/contract.ts';

export const outletsKey = 'outlets';
export const specialKey = 'special-hours';

const outletList = z.array(outletSchema);
const specialList = z.array(specialHoursSchema);

/** Ignores which page of the list is open. */
export const useOutlets = () => useOutletsQuery().data ?? [];

export const useOutletsQuery = () =>
  useQuery({
    queryKey: [outletsKey, 'all'],
    queryFn: ({ signal }) => api.get('/api/outlets?limit=200', outletList, { signal }),
  });

export function useSpecialHours() {
  const { data } = useQuery({
    queryKey: [specialKey, 'all'],
    queryFn: ({ signal }) => api.get('/api/admin/special-hours?limit=200', specialList, { signal }),
  });
  return data ?? [];
}
