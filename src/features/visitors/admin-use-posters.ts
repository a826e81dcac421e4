import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { type PosterPurpose, posterPurposes } from './poster.contract.ts';

/** Leaves out posters about an app or a menu that the shop does not have. */
export function usePosterPurposes(isOpen: boolean): PosterPurpose[] {
  const { data } = useGet(['poster-purposes'], '/api/admin/poster-purposes', posterPurposes, {
    // What the shop has may have changed since.
    staleTime: 0,
    enabled: isOpen,
  });
  return data ?? [];
}
