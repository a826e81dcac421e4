import { classes } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/numbers.ts';
import { change } from './admin-words.ts';
import type { Period, VisitorPeriod } from './contract.ts';

export function Figures({ period }: { period: VisitorPeriod }) {
  const figures: [name: string, read: (of: Period) => number][] = [
    ['Visits', ({ totalVisits }) => totalVisits],
    ['Unique visitors', ({ uniqueVisitors }) => uniqueVisitors],
    ['Taps', ({ taps }) => taps.reduce((sum, one) => sum + one.taps, 0)],
  ];
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {figures.map(([name, read]) => (
        <Figure key={name} name={name} now={read(period)} before={read(period.previous)} />
      ))}
    </dl>
  );
}

function Figure({ name, now, before }: { name: string; now: number; before: number }) {
  const percent = change(now, before);
  const fell = now < before;
  return (
    <div className="card flex flex-col gap-0.5 p-2.5 sm:p-4">
      <dt className="text-xs text-ink-soft sm:text-sm">{name}</dt>
      <dd className="mt-auto">
        <span className="block text-lg font-bold tabular-nums sm:text-2xl">
          {formatNumber(now)}
        </span>
        <span className="text-xs text-ink-soft tabular-nums">
          {percent && (
            <span className={classes('font-semibold', fell ? 'text-danger' : 'text-pandan-deep')}>
              {percent}{' '}
            </span>
          )}
          {formatNumber(before)} before
        </span>
      </dd>
    </div>
  );
}
