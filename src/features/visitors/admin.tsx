import { keepPreviousData } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { type Days, dayOf, lastDays, startOfDay } from '../../time.ts';
import { classes } from '../../ui/classes.ts';
import { Folded } from '../../ui/dashboard/folded.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonCharts } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { Toolbar } from '../../ui/dashboard/toolbar.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { Figures } from './admin-figures.tsx';
import { Findings } from './admin-findings.tsx';
import { VisitorLogList } from './admin-log.tsx';
import { PeriodPicker } from './admin-period.tsx';
import { PosterMaker } from './admin-poster.tsx';
import { Rankings, Rest, TapsAndFiltered } from './admin-rankings.tsx';
import { Series } from './charts/admin-series.tsx';
import { WeekByHour } from './charts/admin-week.tsx';
import { weekly } from './charts/admin-weeks.ts';
import { type VisitorPeriod, visitorPeriodSchema } from './contract.ts';
import { visitorTexts as t } from './messages.ts';

export default function Analytics() {
  const say = useSay();
  const [days, setDays] = useState(() => lastDays(Date.now(), 30));
  const params = new URLSearchParams(days).toString();
  const query = useGet(
    ['visitor-stats', params],
    `/api/admin/visitor-stats?${params}`,
    visitorPeriodSchema,
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="grid gap-8">
      <Toolbar>
        <div className="tools">
          <Compared days={days} period={query.data} />
          <PeriodPicker days={days} onDays={setDays} />
          <PosterMaker />
        </div>
      </Toolbar>
      <div className="grid gap-card print:block print:space-y-3" aria-busy={query.isFetching}>
        <ListState
          query={query}
          failure={say(t.statsFailed)}
          empty={null}
          loading={<SkeletonCharts />}
        >
          {(period) => <Charts period={period} />}
        </ListState>
      </div>
      <VisitorLogList />
    </div>
  );
}

type ComparedProps = { days: Days; period: VisitorPeriod | undefined };

function Compared({ days: { from, to }, period }: ComparedProps) {
  const say = useSay();
  const { mediumDay } = useFormats();
  const inWords = (days: Days) =>
    `${mediumDay(startOfDay(days.from))} – ${mediumDay(startOfDay(days.to))}`;
  const days = inWords({ from, to });
  const sentence = !period
    ? days
    : period.hasPrevious
      ? say(t.compared, { days, before: inWords(period.previous) })
      : `${days} · ${say(t.noneBefore)}`;
  return (
    <p className="min-w-0 flex-1 text-sm text-ink-soft max-sm:order-last max-sm:basis-full">
      {sentence}
    </p>
  );
}

const grid = 'grid gap-card md:grid-cols-2';

function Charts({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const { mediumDay } = useFormats();
  const longDay = (day: string) => mediumDay(startOfDay(day));
  const { hasPrevious, upkeep } = period;
  const nobody = period.totalVisits === 0;
  // Three zeros tell less than the sentence below.
  const isFirstDay = nobody && !hasPrevious && period.taps.length === 0;
  const isSilent = isFirstDay && period.filtered.every(({ count }) => count === 0);
  return (
    <>
      {nobody && !isFirstDay && (
        <div className="card p-card">
          <Figures period={period} />
        </div>
      )}
      {nobody && <Empty icon={<ChartLine />} title={say(t.noVisits)} hint={say(t.nobodyHint)} />}
      <Findings period={period} />
      {!nobody && <OverTime key={`${period.from} ${period.to}`} period={period} />}
      {!isSilent && (
        <div className={classes(grid, !nobody && 'xl:grid-cols-4')}>
          {!nobody && <WeekByHour period={period} />}
          {nobody ? <TapsAndFiltered period={period} /> : <Rankings period={period} />}
        </div>
      )}
      {!nobody && (
        <div className="card px-card py-1 text-sm">
          <Folded title={say(t.rest)}>
            <div className={classes(grid, 'mt-1 mb-3 xl:grid-cols-4')}>
              <Rest period={period} />
            </div>
          </Folded>
        </div>
      )}
      {upkeep && (
        <p className="text-xs text-ink-soft">
          {say(t.tidied, {
            day: longDay(upkeep.day),
            addresses: upkeep.shortened,
            visits: upkeep.deleted,
          })}
        </p>
      )}
    </>
  );
}

/** Longer periods are drawn in weeks. */
const MAX_DAYS = 120;

function OverTime({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const { mediumDay, dayAndMonth } = useFormats();
  const { byDay, previous, hasPrevious } = period;
  const reader = useReader();
  const long = byDay.length > MAX_DAYS;
  const today = byDay.length > 1 && byDay.at(-1)?.day === dayOf(Date.now()) ? byDay.at(-1) : null;
  const days = byDay.map(({ day, visits, visitors }, at) => ({
    name: (long ? mediumDay : dayAndMonth)(startOfDay(day)),
    visits,
    visitors,
    before: previous.byDay[at]?.visits ?? 0,
  }));
  // Today has only begun, and would look like a fall.
  const over = today ? days.slice(0, -1) : days;
  const visits = over.reduce((sum, one) => sum + one.visits, 0);
  const average = say(t.aDay, { count: Math.round(visits / over.length) });
  const named = [over[0], over[Math.floor(over.length / 2)], over.at(-1)];
  return (
    <Series
      lead={<Figures period={period} />}
      title={say(t.byDay)}
      figure={[average, today && say(t.today, { count: today.visits })].filter(Boolean).join(' · ')}
      unit={say(t.day)}
      points={days}
      drawn={long ? weekly(over, reader) : over}
      ticks={[...new Set(named.flatMap((point) => point?.name ?? []))]}
      hasPrevious={hasPrevious}
    />
  );
}
