import { useQuery } from '@tanstack/react-query';
import { type WaitingCounts, waitingCounts } from '../features/overview/contract.ts';
import { countsKey } from '../ui/dashboard/use-action.ts';
import { api } from '../ui/fetch.ts';

const none: WaitingCounts = { messages: 0, feedback: 0, ratings: 0 };

/** If the call fails, no number is shown rather than an old one. */
export function useCounts(allowed: boolean): WaitingCounts {
  const { data } = useQuery({
    queryKey: [countsKey],
    queryFn: ({ signal }) => api.get('/api/admin/counts', waitingCounts, { signal }),
    enabled: allowed,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
  return data ?? none;
}
