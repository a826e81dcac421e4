import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../ui/fetch.ts';

const titles = z.array(z.object({ id: z.int(), title: z.string() }));

/** By the number in a tap's target; those that were deleted have none. */
export function usePromoTitles(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['promo-titles'],
    queryFn: ({ signal }) => api.get('/api/admin/promo-images?limit=200', titles, { signal }),
  });
  return new Map(data?.map(({ id, title }) => [String(id), title]));
}
