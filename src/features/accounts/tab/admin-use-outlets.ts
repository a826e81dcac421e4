import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';

const outletList = z.array(z.object({ id: z.int(), name: z.string(), city: z.string() }));

export function useOutlets() {
  return useQuery({
    queryKey: ['outlets', 'names'],
    queryFn: ({ signal }) => api.get('/api/outlets?limit=200', outletList, { signal }),
  });
}
