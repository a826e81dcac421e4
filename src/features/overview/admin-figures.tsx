import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/dashboard/chart-shapes.tsx';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { change } from '../visitors/labels.contract.ts';
import type { Journey } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

type Drawn = keyof Omit<Journey['byDay'][number], 'day'>;

const figures: [Drawn, label: Message<never>][] = [
  ['visits', t.visits],
  ['appTaps', t.appTaps],
  ['ratings', t.appRatings],
  ['redeemed', t.redeemed],
];

export function Figures({ total, before, byDay }: Pick<Journey, 'total' | 'before' | 'byDay'>) {
  const say = useSay();
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4 xl:grid-cols-4">
      {figures.map(([step, label]) => (
        <div
          key={step}
          className={classes(
            'card grid grid-rows-[1fr_auto] gap-x-4 gap-y-0.5 p-3 sm:p-4 xl:grid-cols-[7.5rem_minmax(0,1fr)]',
            step === 'visits' && 'max-xl:col-span-full max-xl:grid-cols-[auto_minmax(0,1fr)]',
          )}
        >
          <dt className="text-sm text-ink-soft">{say(label)}</dt>
          <Figure now={total[step]} before={before ? before[step] : null} />
          <Trend
            // Today has only begun, and would look like a fall.
            values={byDay.slice(0, -1).map((day) => day[step])}
            isBeside={step === 'visits'}
          />
        </div>
      ))}
    </dl>
  );
}

function Trend({ values: days, isBeside }: { values: number[]; isBeside: boolean }) {
  const values = inColumns(days);
  // Two visits in all must not look like a tower.
  const max = Math.max(FLOOR, ...values);
  return (
    <dd
      className={classes(
        'h-8 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-16 xl:self-end',
        isBeside && 'max-xl:col-start-2 max-xl:row-span-2 max-xl:row-start-1 max-xl:h-16',
      )}
      aria-hidden="true"
    >
      {values.some((value) => value > 0) && (
        <svg
          viewBox={`0 0 ${values.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="size-full overflow-visible"
        >
          <Columns values={values} max={max} />
        </svg>
      )}
    </dd>
  );
}

const COLUMNS = 10;
const FLOOR = 4;

/** Days that fill no column are the oldest, so they are left out. */
function inColumns(days: number[]): number[] {
  const size = Math.ceil(days.length / COLUMNS);
  const full = days.slice(days.length % size);
  const starts = full.map((_, at) => at).filter((at) => at % size === 0);
  return starts.map((at) => full.slice(at, at + size).reduce((sum, value) => sum + value, 0));
}

function Figure({ now, before }: { now: number; before: number | null }) {
  const say = useSay();
  const { number } = useFormats();
  const percent = before === null ? '' : change(now, before, number);
  return (
    <dd className="mt-auto">
      <span className="block text-2xl font-bold tabular-nums sm:text-3xl">{number(now)}</span>
      <span className="text-xs text-ink-soft tabular-nums">
        {percent && (
          <span
            className={classes(
              'font-semibold',
              now < (before ?? 0) ? 'text-danger' : 'text-pandan-deep',
            )}
          >
            {percent}{' '}
          </span>
        )}
        {before !== null && say(t.before, { count: number(before) })}
      </span>
    </dd>
  );
}
