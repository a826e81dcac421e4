import { useQuery } from '@tanstack/react-query';
import { api } from '../../ui/fetch.ts';
import { type PosterPurpose, posterPurposes } from './poster.contract.ts';

/** Leaves out posters about an app or a menu that the shop does not have. */
export function usePosterPurposes(isOpen: boolean): PosterPurpose[] {
  const { data } = useQuery({
    queryKey: ['poster-purposes'],
    queryFn: ({ signal }) => api.get('/api/admin/poster-purposes', posterPurposes, { signal }),
    // What the shop has may have changed since.
    staleTime: 0,
    enabled: isOpen,
  });
  return data ?? [];
}
