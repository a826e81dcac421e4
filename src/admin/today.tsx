import { Store } from 'lucide-react';
import { useState } from 'react';
import { WaitingFeedback } from '../features/feedback/tab/admin-waiting.tsx';
import { SoldOutHere } from '../features/menu/at-outlet/admin-sold-out-here.tsx';
import { ownHours } from '../features/outlets/special/contract.ts';
import { OwnHours } from '../features/outlets/tab/admin-own-hours.tsx';
import { outletsKey } from '../features/outlets/tab/admin-use-outlets.ts';
import { tabTexts as t } from '../features/outlets/tab/messages.ts';
import { Today as Redemptions } from '../features/rewards/tab/admin-today.tsx';
import { Empty } from '../ui/dashboard/lists/empty.tsx';
import { ListState } from '../ui/dashboard/lists/list-state.tsx';
import { SkeletonToday, todayColumns } from '../ui/dashboard/lists/skeleton-screens.tsx';
import { Toolbar } from '../ui/dashboard/toolbar.tsx';
import { useGet } from '../ui/dashboard/tools/use-get.ts';
import { useMedia } from '../ui/dashboard/tools/use-media.ts';
import { Options, Select } from '../ui/field.tsx';
import { useSay } from '../ui/reader.tsx';
import { useCounts } from './counts.ts';

const KEY = 'today-outlet';

export default function Today() {
  const say = useSay();
  const query = useGet([outletsKey, 'own-hours'], '/api/admin/own-outlets/hours', ownHours, {
    refetchInterval: 60_000,
  });
  const { feedback } = useCounts(true);
  const isWide = useMedia('(width >= 80rem)');
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(KEY)));
  const choose = (id: number) => {
    setChosen(id);
    localStorage.setItem(KEY, String(id));
  };
  return (
    <ListState
      query={query}
      failure={say(t.ownHoursFailed)}
      empty={null}
      loading={<SkeletonToday />}
    >
      {({ outlets, special }) => {
        const outlet = outlets.find(({ id }) => id === chosen) ?? outlets[0];
        if (!outlet) return <Empty icon={<Store />} title={say(t.ownNone)} />;
        const menu = <SoldOutHere key={`menu-${outlet.id}`} outlet={outlet} isWide={isWide} />;
        return (
          <div className={todayColumns}>
            {outlets.length > 1 && (
              <Toolbar>
                <Select
                  className="max-sm:grow sm:w-72"
                  label={say(t.ownOutlet)}
                  hideLabel
                  value={outlet.id}
                  onChange={({ target }) => choose(Number(target.value))}
                >
                  <Options of={outlets.map(({ id, name }) => [id, name])} />
                </Select>
              </Toolbar>
            )}
            <div className="grid gap-card xl:contents">
              <OwnHours
                key={`hours-${outlet.id}`}
                outlet={outlet}
                special={special}
                isNamed={outlets.length > 1}
              />
              {!isWide && menu}
            </div>
            <div className="grid gap-card xl:contents">
              <WaitingFeedback outletId={outlet.id} inAll={feedback} />
              <Redemptions onUndo={undefined} showsWho here={outlet.name} isOverview />
            </div>
            {isWide && menu}
          </div>
        );
      }}
    </ListState>
  );
}
