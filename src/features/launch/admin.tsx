import { useQueryClient } from '@tanstack/react-query';
import { DoorClosed } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { openAddress } from '../../ui/dashboard/address.ts';
import { Card } from '../../ui/dashboard/card.tsx';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonSteps } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { api } from '../../ui/fetch.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { CleanStart } from './admin-clean.tsx';
import { Tasks } from './admin-tasks.tsx';
import { type Launch, launchSchema, tasksSchema } from './contract.ts';
import { launchTexts as t } from './tasks.messages.ts';

const LOOK_EVERY_MS = 1000;

const isUnderWay = (launch: Launch | undefined) =>
  launch?.cleaning === 'saving' || launch?.cleaning === 'removing';

export default function LaunchTab() {
  const say = useSay();
  const { voice } = useReader();
  const client = useQueryClient();
  const query = useGet(['launch', voice], '/api/admin/launch', launchSchema, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => isUnderWay(state.data) && LOOK_EVERY_MS,
  });
  const left = useGet(['launch', 'left', voice], '/api/admin/launch/tasks', tasksSchema, {
    refetchOnMount: 'always',
  });
  const isRunning = isUnderWay(query.data);
  useEffect(() => {
    // At its end, all that was read before is still the demo's.
    if (isRunning) return () => void client.invalidateQueries();
  }, [isRunning, client]);
  return (
    <ListState query={query} failure={say(t.failed)} empty={null} loading={<SkeletonSteps />}>
      {(launch) => (
        // What came later would push down what somebody is about to press.
        <ListState query={left} failure={say(t.failed)} empty={null} loading={<SkeletonSteps />}>
          {(steps) => (
            <div className="grid items-start gap-card xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <Tasks left={steps} />
              <div className="grid gap-card">
                <Visitors launch={launch} isReady={steps.length === 0} />
                <CleanStart launch={launch} onChanged={() => client.invalidateQueries()} />
              </div>
            </div>
          )}
        </ListState>
      )}
    </ListState>
  );
}

type VisitorsProps = { launch: Launch; isReady: boolean };

function Visitors({ launch: { isOpen, sentenceTab }, isReady }: VisitorsProps) {
  const say = useSay();
  const { update } = useAction('launch');
  const set = async (open: boolean) => {
    const sentence = say(t.closeQuestion);
    if (!open && !(await confirm({ sentence, action: say(t.close) }))) return;
    const save = () => api.put('/api/admin/launch', { isOpen: open });
    await update(save, say(open ? t.opened : t.closed));
  };
  return (
    <Card title={say(t.visitors)}>
      <p className="max-w-text text-sm">{say(isOpen ? t.isOpen : t.isClosed)}</p>
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <Button variant="quiet" className="-my-2 -ms-5" onClick={() => set(false)}>
            <DoorClosed className="size-4" />
            {say(t.close)}
          </Button>
        ) : (
          <>
            {/* Until the shop is ready, what comes next is the loudest. */}
            <Button variant={isReady ? 'primary' : 'secondary'} onClick={() => set(true)}>
              {say(t.open)}
            </Button>
            <Button variant="secondary" onClick={() => openAddress(`/admin/${sentenceTab}`)}>
              {say(t.sentence)}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
