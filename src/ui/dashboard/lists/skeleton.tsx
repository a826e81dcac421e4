import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { Toolbar } from '../toolbar.tsx';
import { type SearchEnd, searchEnds } from '../tools/list-tools.tsx';
import { joinedOnPhone } from './sortable.tsx';

type WaitingProps = { className?: string; children: ReactNode };

/** `data-loading` hides the content below (`admin.css`), so that nothing jumps later. */
export function Waiting({ className, children }: WaitingProps) {
  const say = useSay();
  return (
    <div role="status" data-loading className={classes('grid *:animate-pulse', className)}>
      <span className="sr-only">{say(dashboardTexts.loading)}</span>
      {children}
    </div>
  );
}

export const Bar = ({ className = 'h-3 w-4/5' }: { className?: string }) => (
  <span className={classes('block rounded bg-track', className)} />
);

export const times = (count: number) => Array.from({ length: count }, (_, at) => at);

export type SkeletonToolsProps = { parts?: boolean; search?: SearchEnd };

export function SkeletonTools({ parts, search }: SkeletonToolsProps) {
  return (
    <Toolbar>
      {parts && <Bar className="parts -order-1 h-11 max-sm:w-full sm:w-44" />}
      {search && (
        <div className="tools">
          <Bar className={classes('h-11 grow sm:me-auto', searchEnds[search])} />
          <Bar className="h-11 w-11 sm:w-36" />
          <Bar className="h-11 w-11 sm:w-24" />
        </div>
      )}
    </Toolbar>
  );
}

type RowsProps = {
  count?: number;
  className?: string;
  pictures?: boolean | 'wide' | undefined;
  hasHead?: boolean;
};

export function Rows({ count = 6, className, pictures, hasHead = false }: RowsProps) {
  return (
    <div className="card divide-y divide-line">
      {hasHead && (
        <div className="flex h-11 items-center px-card max-sm:hidden pointer-coarse:hidden">
          <Bar className="h-3 w-2/5" />
        </div>
      )}
      {times(count).map((row) => (
        <div key={row} className={classes('flex items-center gap-3 px-card', className)}>
          {pictures && (
            <Bar className={pictures === 'wide' ? 'h-13.5 w-24 shrink-0' : 'size-11 shrink-0'} />
          )}
          <span className="grid flex-1 gap-2">
            <Bar className="h-3 w-2/5" />
            <Bar />
          </span>
        </div>
      ))}
    </div>
  );
}

export const SkeletonRows = ({ pictures }: Pick<RowsProps, 'pictures'>) => (
  <Waiting>
    <Rows className={pictures ? 'h-17' : 'h-18'} pictures={pictures} />
  </Waiting>
);

export const SkeletonLog = () => (
  <Waiting>
    <Log />
  </Waiting>
);

export const Log = () => (
  <div className="card divide-y divide-line">
    <div className="flex h-6.5 items-center px-card">
      <Bar className="h-3 w-32" />
    </div>
    {times(8).map((line) => (
      <div key={line} className="flex h-13 items-center gap-3 px-card">
        <Bar className="size-9 rounded-full!" />
        <Bar className="h-3 w-3/5" />
      </div>
    ))}
  </div>
);

export const SkeletonNews = () => (
  <Cards
    className="md:grid-cols-2"
    card="max-sm:h-18 sm:max-xl:h-37"
    picture="size-12 sm:h-17 sm:w-24 xl:h-36 xl:w-48"
  />
);

export const SkeletonSections = () => (
  <Waiting className="gap-card">
    <div className="flex gap-2 overflow-hidden">
      {times(6).map((chip) => (
        <Bar key={chip} className="h-9 w-24 shrink-0 pointer-coarse:h-11" />
      ))}
    </div>
    <div className="grid gap-2">
      <Bar className="my-1 h-5 w-40" />
      <Rows pictures className="h-17" />
    </div>
  </Waiting>
);

type CardsProps = {
  count?: number;
  lines?: number;
  className: string;
  card: string;
  picture: string;
};

const Cards = ({ count = 6, lines = 1, className, card, picture }: CardsProps) => (
  <Waiting className={classes(joinedOnPhone.list, className)}>
    {times(count).map((at) => (
      <div key={at} className={classes('flex gap-3', joinedOnPhone.row, card)}>
        <Bar className={classes('shrink-0', picture)} />
        <span className="grid flex-1 content-start gap-2 pt-1">
          <Bar className="h-3 w-2/5" />
          {times(lines).map((line) => (
            <Bar key={line} />
          ))}
        </span>
      </div>
    ))}
  </Waiting>
);

export const SkeletonOutlets = () => (
  <Cards
    className="md:grid-cols-2"
    card="h-18 sm:h-45 xl:h-56.5"
    picture="size-12 self-start sm:size-16 xl:size-36"
  />
);

export const SkeletonPromos = () => (
  <Cards
    className="md:grid-cols-2"
    card="h-18 sm:h-48 xl:h-50.5"
    picture="size-12 self-start sm:aspect-4/5 sm:h-auto sm:w-22 xl:w-32"
  />
);

export const teamColumns = 'md:grid-cols-2 xl:grid-cols-3';

export const SkeletonTeam = () => (
  <Cards
    lines={2}
    className={teamColumns}
    card="max-sm:h-18"
    picture="size-12 sm:size-24 xl:size-32"
  />
);

export const mockupColumns = 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

export const SkeletonMockups = () => (
  <Cards
    count={5}
    className={mockupColumns}
    card="sm:flex-col sm:pb-14.5 xl:pb-20"
    picture="size-12 sm:aspect-9/16 sm:size-auto"
  />
);

const Reading = ({ className, children }: WaitingProps) => (
  <Waiting className="gap-card lg:min-h-[calc(100dvh-14.5rem)] lg:grid-cols-[minmax(0,min(22rem,38%))_minmax(0,1fr)]">
    <Rows count={9} hasHead className="h-14.5" />
    <div className={classes('card grid gap-5 p-card max-lg:hidden', className)}>{children}</div>
  </Waiting>
);

export const SkeletonReading = () => (
  <Reading className="grid-rows-[auto_auto_auto_auto_1fr]">
    <Bar className="h-5 w-1/3" />
    <Bar className="h-3 w-1/2" />
    <Bar className="h-9 w-44 justify-self-end" />
    <Bar className="h-3 w-full" />
    <Bar className="h-24 w-full" />
  </Reading>
);

export const SkeletonRatings = () => (
  <Reading className="content-start grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
    <Bar className="h-140" />
    <div className="grid content-start gap-4">
      <Bar className="h-5 w-2/5" />
      <Bar className="h-5 w-3/5" />
      <Bar className="h-11" />
      <Bar className="h-11" />
      <Bar />
      <Bar />
    </div>
  </Reading>
);
