import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { formatShort } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/dashboard/lists/skeleton.tsx';
import { api } from '../../ui/fetch.ts';
import { type RewardView, rewardSchema } from './contract.ts';

export const todayKey = ['redemptions'];
const listSchema = z.array(rewardSchema);

type Props = {
  /** Only for the owner. */
  onUndo: ((reward: RewardView) => void) | undefined;
};

export function Today({ onUndo }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: todayKey,
    queryFn: ({ signal }) => api.get('/api/admin/redemptions', listSchema, { signal }),
  });
  return (
    <section className="grid gap-3" aria-labelledby="today">
      <h3 id="today" className="text-lg font-bold">
        Hari ini{data && ` (${data.length})`}
      </h3>
      {isError && !isFetching && (
        <div role="alert" className="grid gap-3 rounded bg-danger-tint p-4 text-sm">
          Daftar hari ini belum bisa dimuat.
          <Button variant="secondary" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </div>
      )}
      {!data && isFetching && <SkeletonRows />}
      {data?.length === 0 && <p className="text-sm text-ink-soft">Belum ada penukaran hari ini.</p>}
      <ul className="grid gap-2">
        {data?.map((reward) => (
          <li key={reward.code} className="card flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{reward.name}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">{summary(reward, !!onUndo)}</p>
            </div>
            {onUndo && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Batalkan penukaran ${reward.name}`}
                onClick={() => onUndo(reward)}
              >
                Batalkan
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary({ reward, usedAt, usedBy, usedWhere }: RewardView, ofAll: boolean): string {
  return [usedAt && formatShort(usedAt), reward, ofAll && usedBy, usedWhere]
    .filter(Boolean)
    .join(' · ');
}
