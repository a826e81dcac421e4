import { type PointerEvent, type ReactNode, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Area, Dashes, Line } from '../../../ui/dashboard/chart-shapes.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { visitorTexts as t } from '../messages.ts';
import { Chart } from './admin-chart.tsx';

export type Point = { name: string; visits: number; visitors: number; before: number };

type SeriesProps = {
  title: string;
  figure: string;
  unit: string;
  points: Point[];
  drawn: Point[];
  ticks: string[];
  hasPrevious: boolean;
  lead: ReactNode;
};

export function Series(props: SeriesProps) {
  const say = useSay();
  const { title, figure, unit, points, drawn, ticks, hasPrevious, lead } = props;
  const rows = points.map(({ name, visits, visitors, before }) => [
    ...[name, visits, visitors],
    ...(hasPrevious ? [before] : []),
  ]);
  const columns = [unit, say(t.visits), say(t.visitors)];
  const table = { columns: hasPrevious ? [...columns, say(t.visitsBefore)] : columns, rows };
  return (
    <Chart title={title} figure={figure} table={table} lead={lead}>
      <Drawing title={title} points={drawn} ticks={ticks} hasPrevious={hasPrevious} />
    </Chart>
  );
}

type DrawingProps = Pick<SeriesProps, 'title' | 'points' | 'ticks' | 'hasPrevious'>;

/** Every point can be read by finger, mouse, keys or screen reader with the slider over it. */
function Drawing({ title, points, ticks, hasPrevious }: DrawingProps) {
  const say = useSay();
  const { number } = useFormats();
  const last = points.length - 1;
  const visits = points.map((one) => one.visits);
  const [pointed, setPointed] = useState<number>();
  const chosen = pointed ?? visits.indexOf(Math.max(...visits));
  const point = points[chosen];
  if (!point) return null;
  const visitors = points.map((one) => one.visitors);
  const before = points.map((one) => one.before);
  const step = stepFor(Math.max(...visits, ...before));
  const max = STEPS * step;
  const text = [
    say(t.countVisits, { count: point.visits }),
    say(t.countVisitors, { count: point.visitors }),
    ...(hasPrevious ? [say(t.countVisitsBefore, { count: point.before })] : []),
  ].join(', ');
  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * points.length);
    setPointed(Math.max(0, Math.min(last, at)));
  };

  return (
    <div className="grid gap-2 forced-color-adjust-none bg-foam text-ink">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-sm">
          {pointed === undefined && `${say(t.busiestOf)} `}
          <span className="font-semibold">{point.name}</span> · {text}
        </p>
        <p
          aria-hidden="true"
          className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft [print-color-adjust:exact]"
        >
          <Key className="bg-bar">{say(t.visits)}</Key>
          <Key className="bg-ink">{say(t.visitors)}</Key>
          {hasPrevious && (
            <Key className="border-t-2 border-dashed border-line-strong">
              {say(t.visitsInPeriodBefore)}
            </Key>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2">
        <p
          aria-hidden="true"
          className="-my-2 flex flex-col justify-between text-end text-xs/4 text-ink-soft tabular-nums"
        >
          {[STEPS, 2, 1, 0].map((steps) => (
            <span key={steps}>{number(steps * step)}</span>
          ))}
        </p>
        <div className="relative h-44 md:h-56">
          <input
            type="range"
            min={0}
            max={last}
            value={chosen}
            aria-label={title}
            aria-valuetext={`${point.name}: ${text}`}
            onChange={(event) => setPointed(Number(event.target.value))}
            onPointerMove={choose}
            onPointerUp={choose}
            className="peer absolute inset-0 z-1 size-full cursor-crosshair touch-pan-y opacity-0"
          />
          <svg
            viewBox={`0 0 ${points.length} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="size-full overflow-visible border-b border-line-strong outline-offset-4 peer-focus-visible:outline-3 peer-focus-visible:outline-caramel-deep"
          >
            {[0, 100 / STEPS, 200 / STEPS].map((y) => (
              <line
                key={y}
                x2={points.length}
                y1={y}
                y2={y}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <rect
              x={chosen}
              width={1}
              height={100}
              className={points.length > 60 ? 'fill-caramel-deep/45' : 'fill-caramel-tint'}
            />
            <Area values={visits} max={max} />
            {hasPrevious && <Dashes values={before} max={max} />}
            <Line values={visits} max={max} className="stroke-bar" />
            <Line values={visitors} max={max} className="stroke-ink" />
          </svg>
        </div>
        <div
          aria-hidden="true"
          className={classes(
            'col-start-2 flex justify-between text-xs whitespace-nowrap text-ink-soft *:flex *:w-0 *:justify-center max-sm:*:first:justify-start max-sm:*:last:justify-end',
            // The last day is so narrow that its name would be wider than the chart.
            points.length > 20 && '*:last:justify-end',
          )}
          // Each is under its point, which is in the middle of its day.
          style={{ paddingInline: `${50 / points.length}%` }}
        >
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`h-0.5 w-4 ${className}`} />
      {children}
    </span>
  );
}

const STEPS = 3;

/** A whole step of 1, 2, 3, 4, 5, 6, 8, 10, 15, 20 …, so that the highest fills two thirds or more. */
function stepFor(highest: number): number {
  const least = Math.max(1, highest / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power);
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? Math.ceil(least);
}
