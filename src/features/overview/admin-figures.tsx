import type { Message } from '../../messages.ts';
import { startOfDay } from '../../time.ts';
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
    <dl className="card grid grid-cols-3 gap-px overflow-hidden *:shadow-[0_0_0_1px_var(--color-line)] xl:grid-cols-4">
      {figures.map(([step, label]) => (
        <div
          key={step}
          className={classes(
            'grid grid-rows-[1fr_auto] gap-x-4 gap-y-0.5 p-card xl:grid-cols-[7.5rem_minmax(0,1fr)]',
            step === 'visits' && 'max-xl:col-span-full max-xl:grid-cols-[auto_minmax(0,1fr)]',
          )}
        >
          <dt className="text-xs text-ink-soft sm:text-sm">{say(label)}</dt>
          <Figure now={total[step]} before={before ? before[step] : null} />
          <Trend
            days={byDay.map((one) => ({ day: one.day, value: one[step] }))}
            isBeside={step === 'visits'}
          />
        </div>
      ))}
    </dl>
  );
}

type Day = { day: string; value: number };

function Trend({ days, isBeside }: { days: Day[]; isBeside: boolean }) {
  const say = useSay();
  const { dayAndMonth } = useFormats();
  const values = inColumns(days);
  const [first] = days;
  // Two visits in all must not look like a tower.
  const max = Math.max(FLOOR, ...values);
  return (
    <dd
      className={classes(
        'flex h-8 flex-col gap-1 sm:h-13 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-16 xl:self-end',
        isBeside && 'max-xl:col-start-2 max-xl:row-span-2 max-xl:row-start-1 max-xl:h-16',
      )}
      aria-hidden="true"
    >
      {values.some((value) => value > 0) && (
        <>
          <svg
            viewBox={`0 0 ${values.length} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="min-h-0 w-full flex-1 overflow-visible"
          >
            <Columns values={values} max={max} />
          </svg>
          {/* On a phone narrow charts have no room for the days, which stand below the wide one. */}
          <span
            className={classes(
              'flex justify-between gap-1 text-[0.6875rem] leading-none whitespace-nowrap text-ink-soft',
              !isBeside && 'max-sm:hidden',
            )}
          >
            {first && <span>{dayAndMonth(startOfDay(first.day))}</span>}
            {/* The last column is low because the day has only begun. */}
            <span>{say(t.today)}</span>
          </span>
        </>
      )}
    </dd>
  );
}

const COLUMNS = 10;
const FLOOR = 4;

export const daysInColumn = (days: number) => Math.ceil(days / COLUMNS);

/** The first column may be of fewer days, and is as high as if its other days were like these. */
function inColumns(days: Day[]): number[] {
  const size = daysInColumn(days.length);
  const columns = Math.ceil(days.length / size);
  return Array.from({ length: columns }, (_, column) => {
    const end = days.length - (columns - 1 - column) * size;
    const part = days.slice(Math.max(0, end - size), end);
    const sum = part.reduce((all, { value }) => all + value, 0);
    return (sum / part.length) * size;
  });
}

function Figure({ now, before }: { now: number; before: number | null }) {
  const say = useSay();
  const { number } = useFormats();
  const percent = before === null ? '' : change(now, before, number);
  return (
    <dd className="mt-auto">
      <span className="block text-2xl font-bold sm:text-3xl">{number(now)}</span>
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
