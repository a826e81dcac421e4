import { Coffee, ScanLine, Undo2, UserCheck } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { SkeletonLines } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type RewardView, rewardSchema } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

export const todayKey = ['redemptions'];
const listSchema = z.array(rewardSchema);
const NEWEST = 3;

const STEPS = [
  [ScanLine, t.stepCode],
  [UserCheck, t.stepCheck],
  [Coffee, t.stepRedeem],
] as const;

type Props = {
  onUndo: ((reward: RewardView) => void) | undefined;
  showsWho: boolean;
  here: string | undefined;
  hidesNone?: boolean;
  /** It stands among other things: it says what it is, and shows only the newest. */
  isOverview?: boolean;
};

export function Today(props: Props) {
  const { onUndo, showsWho, here, hidesNone = false, isOverview = false } = props;
  const say = useSay();
  const { clock } = useFormats();
  const { data, isError, isFetching, refetch } = useGet(
    todayKey,
    '/api/admin/redemptions',
    listSchema,
  );
  const isOneReward = new Set(data?.map(({ reward }) => reward)).size === 1;
  const factsOf = ({ reward, usedBy, usedWhere }: RewardView) => {
    const place = usedWhere !== here && usedWhere;
    // What is the same in every row is left out, because it would need a third line.
    return [!(place && isOneReward) && reward, showsWho && usedBy, place].filter(Boolean);
  };
  const [plain, counted] = isOverview
    ? [t.redeemedToday, t.redeemedTodayCount]
    : [t.today, t.todayCount];
  const isNone = data?.length === 0;
  const shown = isOverview ? data?.slice(0, NEWEST) : data;
  return (
    <Card
      title={data && data.length > 0 ? say(counted, { count: data.length }) : say(plain)}
      hint={isNone && say(t.todayNone)}
      className={classes(
        !isOverview && 'xl:self-stretch',
        hidesNone && 'xl:col-start-2 xl:row-start-2',
        hidesNone && !isError && !data?.length && 'max-xl:hidden',
      )}
    >
      {isError && !isFetching && (
        <div
          role="alert"
          className="flex items-center gap-3 rounded bg-danger-tint p-3 ps-4 text-sm"
        >
          <p className="min-w-0 flex-1">{say(t.todayFailed)}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {say(t.again)}
          </Button>
        </div>
      )}
      {!data && isFetching && <SkeletonLines />}
      {isNone && !isOverview && (
        <div className="grid gap-4 border-t border-line pt-5 max-xl:hidden">
          <h4 className="heading-part">{say(t.stepsTitle)}</h4>
          <ol className="grid gap-5">
            {STEPS.map(([Icon, step], at) => (
              <li key={step.id} className="flex items-center gap-4">
                <span className="grid size-14 shrink-0 place-items-center rounded bg-milk text-caramel-deep">
                  <Icon className="size-6" />
                </span>
                <span>
                  {at + 1}. {say(step)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className="-mx-card -mb-card divide-y divide-line border-t border-line">
          {shown.map((reward) => (
            <li
              key={reward.code}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-card py-2"
            >
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 font-semibold wrap-anywhere">{reward.name}</span>
                  {reward.usedAt && (
                    <span className="text-sm text-ink-soft tabular-nums">
                      {`${clock(reward.usedAt, reward.usedZone)}\u00a0${reward.usedZone}`}
                    </span>
                  )}
                </p>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {factsOf(reward).join('\u00a0· ')}
                </p>
              </div>
              {onUndo && (
                <span className="-me-4">
                  <IconButton
                    icon={Undo2}
                    label={say(t.undoOf, { name: reward.name })}
                    onClick={() => onUndo(reward)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && shown && shown.length < data.length && (
        <AddressLink href="/admin/redeem" className="link min-h-11 content-center text-sm">
          {say(t.redeemedAll)}
        </AddressLink>
      )}
    </Card>
  );
}
