import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';

const rows = [1, 2, 3, 4];
const sevenRows = [...rows, 5, 6, 7];

function Loading() {
  const say = useSay();
  return <span className="sr-only">{say(dashboardTexts.loading)}</span>;
}

function List({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className="card animate-pulse divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className={classes('grid content-center gap-2 px-4', className)}>
          <span className="h-3 w-2/5 rounded bg-milk" />
          <span className="h-3 w-4/5 rounded bg-milk" />
        </div>
      ))}
    </div>
  );
}

/**
 * `data-loading` hides the content below in `admin.css`, so that nothing jumps once the list is
 * there.
 */
export function SkeletonRows() {
  return (
    <div role="status" data-loading>
      <Loading />
      <List className="h-18" />
    </div>
  );
}

/** `className`: the columns of what comes. */
export function SkeletonCards({ className = 'md:grid-cols-2' }: { className?: string }) {
  return (
    <div role="status" data-loading className={classes('grid gap-3', className)}>
      <Loading />
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className="card flex h-32 animate-pulse gap-3 p-3">
          <span className="w-20 rounded bg-milk" />
          <span className="grid flex-1 content-start gap-2 pt-1">
            <span className="h-3 w-2/5 rounded bg-milk" />
            <span className="h-3 w-4/5 rounded bg-milk" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A list, and what is read beside it. */
export function SkeletonReading() {
  return (
    <div
      role="status"
      data-loading
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,min(22rem,38%))_minmax(0,1fr)]"
    >
      <Loading />
      <List className="h-14" />
      <div aria-hidden="true" className="card h-80 animate-pulse max-lg:hidden" />
    </div>
  );
}

/** A line of figures, and charts below it. */
export function SkeletonCharts() {
  return (
    <div role="status" data-loading className="grid gap-4">
      <Loading />
      <div aria-hidden="true" className="grid grid-cols-3 gap-2 sm:gap-4">
        {rows.slice(0, 3).map((row) => (
          <div key={row} className="card h-24 animate-pulse" />
        ))}
      </div>
      <div aria-hidden="true" className="grid gap-4 xl:grid-cols-2">
        <div className="card h-80 animate-pulse" />
        <div className="card h-80 animate-pulse" />
      </div>
    </div>
  );
}

/** What there is to do, and beside it what is rarely done. */
export const SkeletonSteps = () => (
  <Lines cards={[7, 1]} className="xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" />
);

export const SkeletonCard = () => <Lines cards={[5]} />;

/** Cards of so many lines. */
function Lines({ cards, className }: { cards: number[]; className?: string }) {
  return (
    <div role="status" data-loading className={classes('grid items-start gap-5', className)}>
      <Loading />
      {cards.map((lines) => (
        <div key={lines} aria-hidden="true" className="card grid animate-pulse gap-4 p-4 sm:p-5">
          <span className="h-5 w-2/5 rounded bg-milk" />
          <span className="h-3 w-4/5 rounded bg-milk" />
          <span className="grid divide-y divide-line">
            {sevenRows.slice(0, lines).map((line) => (
              <span key={line} className="grid h-11 items-center">
                <span className="h-3 w-1/2 rounded bg-milk" />
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Cards with fields, as of a form. */
export function SkeletonForm() {
  return (
    <div role="status" data-loading className="grid items-start gap-5 xl:grid-cols-2">
      <Loading />
      {[3, 2].map((fields) => (
        <div key={fields} aria-hidden="true" className="card grid animate-pulse gap-5 p-4 sm:p-5">
          <span className="h-5 w-2/5 rounded bg-milk" />
          {rows.slice(0, fields).map((row) => (
            <span key={row} className="grid gap-2">
              <span className="h-3 w-1/4 rounded bg-milk" />
              <span className="h-11 rounded bg-milk" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Fields beside the page they change. */
export function SkeletonEditor() {
  return (
    <div
      role="status"
      data-loading
      className="grid items-start gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <Loading />
      <div aria-hidden="true" className="grid gap-3">
        {rows.map((row) => (
          <div key={row} className="card h-16 animate-pulse" />
        ))}
      </div>
      <div aria-hidden="true" className="card h-160 animate-pulse max-xl:hidden" />
    </div>
  );
}
