import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SkeletonRows } from '../../../ui/dashboard/lists/skeleton.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type RewardView, rewardSchema } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

export const todayKey = ['redemptions'];
const listSchema = z.array(rewardSchema);

type Props = {
  /** Only for the owner. */
  onUndo: ((reward: RewardView) => void) | undefined;
  /** What several people redeemed. */
  showsWho: boolean;
  /** Shows a heading, for a screen that is not only about redemptions. */
  isNamed?: boolean;
};

export function Today({ onUndo, showsWho, isNamed = false }: Props) {
  const say = useSay();
  const { short } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: todayKey,
    queryFn: ({ signal }) => api.get('/api/admin/redemptions', listSchema, { signal }),
  });
  const [plain, counted] = isNamed
    ? [t.redeemedToday, t.redeemedTodayCount]
    : [t.today, t.todayCount];
  return (
    <section
      className={classes('grid content-start gap-3', isNamed && 'xl:pt-4')}
      aria-labelledby="today"
    >
      <h3 id="today" className="text-lg font-bold">
        {data ? say(counted, { count: data.length }) : say(plain)}
      </h3>
      {isError && !isFetching && (
        <div role="alert" className="grid gap-3 rounded bg-danger-tint p-4 text-sm">
          {say(t.todayFailed)}
          <Button variant="secondary" onClick={() => void refetch()}>
            {say(t.again)}
          </Button>
        </div>
      )}
      {!data && isFetching && <SkeletonRows />}
      {data?.length === 0 && <p className="text-sm text-ink-soft">{say(t.todayNone)}</p>}
      <ul className="grid gap-2">
        {data?.map((reward) => (
          <li key={reward.code} className="card flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{reward.name}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {summary(reward, showsWho, short)}
              </p>
            </div>
            {onUndo && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={say(t.undoOf, { name: reward.name })}
                onClick={() => onUndo(reward)}
              >
                {say(t.undo)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Written = (at: string) => string;

function summary(
  { reward, usedAt, usedBy, usedWhere }: RewardView,
  ofAll: boolean,
  short: Written,
): string {
  return [usedAt && short(usedAt), reward, ofAll && usedBy, usedWhere].filter(Boolean).join(' · ');
}
