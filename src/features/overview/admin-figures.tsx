import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { Area, Line } from '../../ui/dashboard/chart-shapes.tsx';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { visitorPeriodSchema } from '../visitors/contract.ts';
import { change } from '../visitors/labels.contract.ts';
import type { Journey, Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const figures: [keyof Steps, label: Message<never>][] = [
  ['appTaps', t.appTaps],
  ['ratings', t.appRatings],
  ['redeemed', t.redeemed],
];

export function Figures({ total, before, from, to }: Omit<Journey, 'marks'>) {
  const say = useSay();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="card col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 p-3 sm:p-4 xl:col-span-1">
        <dt className="text-sm text-ink-soft">{say(t.visits)}</dt>
        <Figure now={total.visits} before={before ? before.visits : null} />
        <VisitsByDay from={from} to={to} />
      </div>
      {figures.map(([step, label]) => (
        <div key={step} className="card flex flex-col gap-0.5 p-3 sm:p-4">
          <dt className="text-sm text-ink-soft">{say(label)}</dt>
          <Figure now={total[step]} before={before ? before[step] : null} />
        </div>
      ))}
    </dl>
  );
}

/** Of the same days as the figure beside it; Analytics has it with numbers. */
function VisitsByDay({ from, to }: Pick<Journey, 'from' | 'to'>) {
  const params = new URLSearchParams({ from, to }).toString();
  const { data } = useQuery({
    queryKey: ['visitor-stats', params],
    queryFn: ({ signal }) =>
      api.get(`/api/admin/visitor-stats?${params}`, visitorPeriodSchema, { signal }),
    placeholderData: keepPreviousData,
  });
  // Without today, which has only begun and would look like a fall.
  const values = data?.byDay.slice(0, -1).map(({ visits }) => visits) ?? [];
  const max = Math.max(...values);
  return (
    <dd className="col-start-2 row-span-2 row-start-1 h-20 self-end" aria-hidden="true">
      {max > 0 && (
        <svg
          viewBox={`0 0 ${values.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="size-full overflow-visible"
        >
          <Area values={values} max={max} />
          <Line values={values} max={max} className="stroke-caramel" />
        </svg>
      )}
    </dd>
  );
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
