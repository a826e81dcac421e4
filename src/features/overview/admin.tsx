import { Sprout } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { tabHref } from '../../ui/dashboard/address.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonOverview } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { mayAct, type Staff } from '../accounts/contract.ts';
import { problemsSchema } from '../doctor/contract.ts';
import { tasksSchema } from '../launch/contract.ts';
import { visitorStatsSchema } from '../visitors/contract.ts';
import { Counts } from './admin-counts.tsx';
import { Journey } from './admin-journey.tsx';
import { Todo } from './admin-todo.tsx';
import { PopularPages, TopCountries } from './admin-top.tsx';
import { overviewSchema } from './contract.ts';
import { overviewTexts, firstDayTexts as t } from './messages.ts';

export type OverviewProps = { staff: Staff };

export default function OverviewTab({ staff }: OverviewProps) {
  const say = useSay();
  const { lang, voice } = useReader();
  const isOwner = mayAct(staff.role, 'owner');
  const overview = useGet(['overview'], '/api/admin/overview', overviewSchema, {
    // Otherwise items that were done in another tab would still be listed.
    refetchOnMount: 'always',
  });
  const left = useGet(['launch', 'left', voice], '/api/admin/launch/tasks', tasksSchema, {
    enabled: isOwner,
    refetchOnMount: 'always',
  });
  const stats = useGet(['visitor-stats', 'all'], '/api/admin/visitor-stats', visitorStatsSchema, {
    refetchOnMount: 'always',
  });

  const problems = useGet(['problems', lang], '/api/admin/doctor/problems', problemsSchema, {
    enabled: isOwner,
    refetchOnMount: 'always',
  });

  /** The number must be the same as in the tab. */
  const parts = new Set(left.data?.map(({ part }) => part)).size;
  const isFirstDay = stats.data?.totalVisits === 0;

  return (
    <div className="grid gap-card">
      <ListState
        // They would push down what is below them.
        query={
          (isOwner && left.isPending) || stats.isPending
            ? { ...overview, data: undefined }
            : overview
        }
        failure={say(overviewTexts.failed)}
        empty={null}
        loading={<SkeletonOverview />}
      >
        {(data) => (
          <>
            {isFirstDay && <FirstDay parts={parts} />}
            <Todo overview={data} problems={problems.data ?? []} left={isFirstDay ? 0 : parts} />
            {!isFirstDay && <Journey />}
            <div>
              <h3 className="heading-section">{say(overviewTexts.sinceStart)}</h3>
              <Counts overview={data} stats={stats.data} />
            </div>
          </>
        )}
      </ListState>
      {/* One failure is enough to be told, and without a visit there is nothing to rank. */}
      {!(isFirstDay || (overview.isError && stats.isError)) && (
        <ListState query={stats} failure={say(overviewTexts.statsFailed)} empty={null}>
          {({ topPages, topCountries }) => (
            <div className="grid gap-card md:grid-cols-2">
              <PopularPages pages={topPages} />
              <TopCountries countries={topCountries} />
            </div>
          )}
        </ListState>
      )}
    </div>
  );
}

/** Until the first visit all figures would be zeros. */
function FirstDay({ parts }: { parts: number }) {
  const say = useSay();
  return (
    <Empty icon={<Sprout />} title={say(t.title)} hint={say(t.hint)}>
      {parts > 0 && (
        <AddressLink href={tabHref('launch')} className={buttonClasses({})}>
          {say(t.partsLeft, { count: parts })}
        </AddressLink>
      )}
    </Empty>
  );
}
