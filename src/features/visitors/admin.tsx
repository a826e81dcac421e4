import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { lastDays } from '../../time.ts';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonCharts } from '../../ui/dashboard/lists/skeleton.tsx';
import { api } from '../../ui/fetch.ts';
import { formatCount } from '../../ui/numbers.ts';
import { Figures } from './admin-figures.tsx';
import { VisitorLogList } from './admin-log.tsx';
import { PeriodPicker } from './admin-period.tsx';
import { PosterMaker } from './admin-poster.tsx';
import { Rankings, TapsAndFiltered } from './admin-rankings.tsx';
import { longDay, shortDay } from './admin-words.ts';
import { Series } from './charts/admin-series.tsx';
import { weekly } from './charts/admin-weeks.ts';
import { type VisitorPeriod, visitorPeriodSchema } from './contract.ts';

export default function Analytics() {
  const [days, setDays] = useState(() => lastDays(Date.now(), 30));
  const params = new URLSearchParams(days).toString();
  const query = useQuery({
    queryKey: ['visitor-stats', params],
    queryFn: ({ signal }) =>
      api.get(`/api/admin/visitor-stats?${params}`, visitorPeriodSchema, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-8">
      <div className="grid gap-4" aria-busy={query.isFetching}>
        <div className="flex flex-wrap items-start gap-3">
          <PeriodPicker days={days} onDays={setDays} />
          <PosterMaker />
        </div>
        <ListState
          query={query}
          failure="Failed to fetch visitor statistics"
          empty={null}
          loading={<SkeletonCharts />}
        >
          {(period) => <Charts key={`${period.from} ${period.to}`} period={period} />}
        </ListState>
      </div>
      <VisitorLogList />
    </div>
  );
}

function Charts({ period }: { period: VisitorPeriod }) {
  const { from, to, previous, upkeep } = period;
  const nobody = period.totalVisits === 0;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {longDay(from)} – {longDay(to)}, compared with {longDay(previous.from)} –{' '}
        {longDay(previous.to)}
      </p>
      <Figures period={period} />
      {nobody && (
        <Empty
          icon={<ChartLine />}
          title="No visits yet"
          hint="Nobody has opened a page in this period."
        />
      )}
      {!nobody && <OverTime period={period} />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {nobody ? <TapsAndFiltered period={period} /> : <Rankings period={period} />}
      </div>
      {upkeep && (
        <p className="text-xs text-ink-soft">
          Tidied on {longDay(upkeep.day)}: {formatCount(upkeep.shortened, 'address', 'es')}{' '}
          shortened, {formatCount(upkeep.deleted, 'old visit')} deleted.
        </p>
      )}
    </>
  );
}

/** Longer periods are drawn in weeks. */
const MAX_DAYS = 120;

function OverTime({ period }: { period: VisitorPeriod }) {
  const { byDay, byHour, previous } = period;
  const long = byDay.length > MAX_DAYS;
  const days = byDay.map(({ day, visits, visitors }, at) => ({
    name: long ? longDay(day) : shortDay(day),
    visits,
    visitors,
    before: previous.byDay[at]?.visits ?? 0,
  }));
  const hours = byHour.map(({ hour, visits, visitors }, at) => ({
    name: clock(hour),
    visits,
    visitors,
    before: previous.byHour[at]?.visits ?? 0,
  }));
  const busiest = byHour.reduce((most, one) => (one.visits > most.visits ? one : most));
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Series
        title="By day"
        figure={`${formatCount(Math.round(period.totalVisits / byDay.length), 'visit')} a day`}
        unit="Day"
        points={days}
        drawn={long ? weekly(days) : undefined}
        shape="area"
        ticks={[...new Set(named.flatMap((point) => point?.name ?? []))]}
      />
      <Series
        title="By hour"
        figure={`Busiest at ${clock(busiest.hour)} WIB`}
        unit="Hour"
        points={hours}
        shape="columns"
        ticks={['00', '06', '12', '18', '23']}
      />
    </div>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}.00`;
