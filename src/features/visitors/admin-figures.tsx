import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Period, VisitorPeriod } from './contract.ts';
import { change } from './labels.contract.ts';
import { visitorTexts } from './messages.ts';

export function Figures({ period }: { period: VisitorPeriod }) {
  const figures: [name: Message<never>, read: (of: Period) => number][] = [
    [visitorTexts.visits, ({ totalVisits }) => totalVisits],
    [visitorTexts.uniqueVisitors, ({ uniqueVisitors }) => uniqueVisitors],
    [visitorTexts.allTaps, ({ taps }) => taps.reduce((sum, one) => sum + one.taps, 0)],
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-2 sm:gap-x-6">
      {figures.map(([name, read]) => (
        <Figure
          key={name.en}
          name={name}
          now={read(period)}
          before={period.hasPrevious ? read(period.previous) : null}
        />
      ))}
    </dl>
  );
}

type FigureProps = { name: Message<never>; now: number; before: number | null };

function Figure({ name, now, before }: FigureProps) {
  const say = useSay();
  const { number } = useFormats();
  const percent = before === null ? '' : change(now, before, number);
  const fell = before !== null && now < before;
  return (
    <div className="not-first:border-s not-first:border-line not-first:ps-2 sm:not-first:ps-6">
      <dt className="text-xs whitespace-nowrap text-ink-soft sm:text-sm">{say(name)}</dt>
      <dd>
        <span className="block text-2xl leading-tight font-bold sm:text-3xl">{number(now)}</span>
        <span className="text-xs text-ink-soft tabular-nums">
          {percent && (
            <span className={classes('font-semibold', fell ? 'text-danger' : 'text-pandan-deep')}>
              {percent}{' '}
            </span>
          )}
          {before !== null && say(visitorTexts.figureBefore, { count: before })}
        </span>
      </dd>
    </div>
  );
}
