import { classes } from '../../classes.ts';
import { Bar, Log, Rows, times, Waiting } from './skeleton.tsx';

export const SkeletonCharts = () => (
  <Waiting className="gap-card">
    <div className="card flex h-27 items-center gap-4 p-card max-sm:h-50">
      <Bar className="size-6 shrink-0" />
      <span className="grid flex-1 gap-3">
        <Bar className="h-4 w-3/5" />
        <Bar />
        <Bar className="h-3 w-2/5" />
      </span>
    </div>
    <div className="card grid h-124 content-between sm:h-118 gap-4 p-card">
      <div className="flex justify-between gap-4 sm:grid sm:grid-cols-3">
        {times(3).map((figure) => (
          <span key={figure} className="grid gap-2">
            <Bar className="h-3 w-20" />
            <Bar className="h-6 w-14" />
          </span>
        ))}
      </div>
      <div className="flex h-72 items-end gap-[2%]">
        {['h-2/5', 'h-3/5', 'h-1/2', 'h-3/4', 'h-2/3', 'h-full', 'h-4/5', 'h-3/5'].map(
          (height, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <span key={at} className={`flex-1 rounded-t bg-milk ${height}`} />
          ),
        )}
      </div>
    </div>
    <div className="grid gap-card xl:grid-cols-2">
      <Bars />
      <Bars />
    </div>
  </Waiting>
);

export const SkeletonOverview = () => (
  <Waiting className="gap-card">
    <div className="card grid gap-px overflow-hidden *:shadow-[0_0_0_1px_var(--color-line)] sm:grid-cols-2 xl:grid-cols-3">
      {times(6).map((line) => (
        <span key={line} className="flex h-14 items-center gap-3 px-card sm:h-18">
          <Bar className="size-5" />
          <Bar className="h-3 w-3/5" />
        </span>
      ))}
    </div>
    <div className="flex min-h-12 items-center justify-between">
      <Bar className="h-5 w-40" />
      <Bar className="h-11 w-32" />
    </div>
    <div className="card grid grid-cols-3 gap-px overflow-hidden *:shadow-[0_0_0_1px_var(--color-line)] xl:grid-cols-4">
      {times(4).map((figure) => (
        <div
          key={figure}
          className="grid h-30 content-between p-card first:h-24 max-xl:first:col-span-full xl:h-26 xl:first:h-26"
        >
          <Bar className="h-3 w-3/5" />
          <Bar className="h-6 w-2/5" />
        </div>
      ))}
    </div>
    <div className="grid gap-card xl:grid-cols-2">
      <Bars />
      <Bars />
    </div>
  </Waiting>
);

const Bars = () => (
  <div className="card grid gap-4 p-card">
    <Bar className="h-4 w-1/3" />
    {times(5).map((bar) => (
      <span key={bar} className="grid gap-2">
        <Bar className="h-3 w-1/4" />
        <Bar className="h-2.5" />
      </span>
    ))}
  </div>
);

export const todayColumns =
  'grid items-start gap-card md:grid-cols-2 xl:grid-cols-[5fr_4fr_4fr] xl:items-stretch';

export const SkeletonToday = () => (
  <Waiting className={todayColumns}>
    <div className="grid gap-card xl:contents">
      <div className="card grid h-56.5 content-start gap-3 p-4 sm:h-44 sm:p-5">
        <Bar className="h-6 w-3/5" />
        <Bar className="h-3 w-2/5" />
        <Bar className="h-3 w-2/5" />
        <Bar className="h-12 w-full" />
      </div>
      <Lines count={0} className="h-48 xl:hidden" />
    </div>
    <div className="grid gap-card xl:contents">
      <Lines count={0} className="h-36 xl:h-auto" />
      <Lines count={0} className="h-27 xl:h-auto" />
    </div>
    <div className="card col-span-full grid gap-5 p-card max-xl:hidden">
      <Bar className="h-5 w-1/6" />
      <div className="grid grid-cols-3 gap-x-10">
        {times(24).map((item) => (
          <span key={item} className="grid h-11 items-center">
            <Bar className="h-3 w-1/2" />
          </span>
        ))}
      </div>
    </div>
  </Waiting>
);

export const SkeletonSteps = () => (
  <Waiting className="items-start gap-card xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <Lines count={7} />
    <Lines count={1} />
  </Waiting>
);

export const SkeletonAccounts = () => (
  <Waiting className="items-start gap-card xl:grid-cols-[minmax(0,1fr)_20rem]">
    <People />
    <Lines count={4} />
  </Waiting>
);

export const SkeletonAudit = () => (
  <Waiting className="items-start gap-card xl:grid-cols-[minmax(0,1fr)_20rem]">
    <Log />
    <div className="card grid content-start gap-4 p-card max-xl:hidden">
      <Bar className="h-5 w-2/5" />
      <Bar />
      <Fields count={5} />
    </div>
  </Waiting>
);

export const SkeletonPeople = () => (
  <Waiting>
    <People />
  </Waiting>
);

const People = () => <Rows count={3} pictures className="h-17.5" />;

export const SkeletonAccount = () => (
  <Waiting className="gap-card lg:grid-cols-2 *:last:lg:col-span-2">
    <Lines count={6} />
    <Lines count={5} />
    <Lines count={2} />
  </Waiting>
);

export const SkeletonRegister = () => (
  <Waiting className="contents!">
    <Lines count={1} />
    <Lines count={0} />
  </Waiting>
);

export const SkeletonRegisters = () => (
  <Waiting className="gap-card xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <Lines count={3} />
    <Lines count={1} />
    <Lines count={0} />
  </Waiting>
);

export const SkeletonMail = () => (
  <Waiting>
    <div className="card grid h-41 content-start gap-3 p-4 sm:h-23 sm:p-5">
      <Bar className="h-5 w-2/5" />
      <Bar />
    </div>
  </Waiting>
);

export const SkeletonCard = () => (
  <Waiting>
    <Lines count={5} />
  </Waiting>
);

export const SkeletonLines = () => (
  <Waiting>
    <LineList count={3} />
  </Waiting>
);

const LineList = ({ count }: { count: number }) => (
  <span className="grid divide-y divide-line">
    {times(count).map((line) => (
      <span key={line} className="grid h-11 items-center">
        <Bar className="h-3 w-1/2" />
      </span>
    ))}
  </span>
);

const Lines = ({ count, className }: { count: number; className?: string }) => (
  <div className={classes('card grid content-start gap-4 p-card', className)}>
    <Bar className="h-5 w-2/5" />
    <Bar />
    {count > 0 && <LineList count={count} />}
  </div>
);

const Fields = ({ count }: { count: number }) =>
  times(count).map((field) => (
    <span key={field} className="grid gap-2">
      <Bar className="h-3 w-1/4" />
      <Bar className="h-11" />
    </span>
  ));

export const SkeletonForm = () => (
  <Waiting className="content-start gap-5 lg:grid-cols-2">
    <Bar className="h-13 w-full lg:hidden" />
    {times(2).map((language) => (
      <div key={language} className="grid content-start gap-5 last:max-lg:hidden">
        <Fields count={2} />
        <Bar className="h-60 w-full" />
      </div>
    ))}
  </Waiting>
);

export const SkeletonShop = () => (
  <Waiting className="items-start gap-card xl:grid-cols-[minmax(0,1fr)_26rem]">
    <div className="grid content-start gap-card">
      <Bar className="h-11 w-full sm:w-4/5 xl:h-9" />
      <div className="card grid gap-5 p-card">
        <Bar className="h-5 w-2/5" />
        <Bar />
        <Bar className="h-14 w-full" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Fields count={6} />
        </div>
      </div>
    </div>
    <div className="grid gap-card max-xl:hidden">
      <Bar className="h-9 w-1/4" />
      <div className="card grid gap-4 p-card">
        <Bar className="h-44 w-full" />
        <Bar className="h-24 w-full" />
        <Bar className="h-44 w-full" />
      </div>
    </div>
  </Waiting>
);

export const SkeletonTiles = () => (
  <Waiting className="gap-4 self-start max-sm:card max-sm:p-card xl:row-span-2 xl:grid-rows-subgrid">
    <div className="grid gap-4">
      <Bar className="h-5 w-2/5" />
      <Bar />
    </div>
    <div className="grid gap-card sm:grid-cols-2 xl:grid-cols-3">
      {times(6).map((tile) => (
        <Bar key={tile} className="h-13 w-full sm:h-23 xl:h-56" />
      ))}
    </div>
  </Waiting>
);

export const SkeletonRedeem = () => (
  <Waiting className="items-start gap-card xl:min-h-[calc(100dvh-6.5rem)] xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
    <div className="grid content-start gap-6 self-stretch lg:card lg:p-card xl:grid-rows-[auto_auto_1fr]">
      <Bar className="h-11 w-full" />
      <Bar className="h-32 w-full lg:h-24 xl:h-56" />
      <Bar className="h-18 w-full xl:h-full" />
    </div>
    <Lines count={3} />
  </Waiting>
);

export const SkeletonEditor = () => (
  <Waiting className="items-start gap-card lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[24rem_minmax(0,1fr)]">
    <div className="grid gap-card">
      <Bar className="h-11 w-3/5" />
      <div className="card divide-y divide-line">
        {times(7).map((part) => (
          <div key={part} className="flex h-12 items-center px-card">
            <Bar className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </div>
    <div className="grid gap-4 max-lg:hidden">
      <Bar className="h-11 w-3/5 justify-self-end" />
      <div className="card grid h-[calc(100dvh-11rem)] content-start gap-4 p-8">
        <Bar className="h-8 w-3/5" />
        <Bar className="h-4 w-4/5" />
        <Bar className="h-80 w-full" />
      </div>
    </div>
  </Waiting>
);
