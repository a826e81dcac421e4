import { type WaitingCounts, waitingCounts } from '../features/overview/contract.ts';
import { useGet } from '../ui/dashboard/tools/use-get.ts';
import { countsKey } from '../ui/dashboard/use-action.ts';

const none: WaitingCounts = { messages: 0, feedback: 0, ratings: 0 };

/** If the call fails, no number is shown rather than an old one. */
export function useCounts(allowed: boolean): WaitingCounts {
  const { data } = useGet([countsKey], '/api/admin/counts', waitingCounts, {
    enabled: allowed,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
  return data ?? none;
}
