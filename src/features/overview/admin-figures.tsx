import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { change } from '../visitors/labels.contract.ts';
import type { Journey, Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const figures: [keyof Steps, label: Message<never>][] = [
  ['visits', t.visits],
  ['appTaps', t.appTaps],
  ['ratings', t.appRatings],
  ['redeemed', t.redeemed],
];

export function Figures({ total, before }: Pick<Journey, 'total' | 'before'>) {
  const say = useSay();
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(([step, label]) => (
        <div key={step} className="card flex flex-col gap-0.5 p-3 sm:p-4">
          <dt className="text-sm text-ink-soft">{say(label)}</dt>
          <Figure now={total[step]} before={before ? before[step] : null} />
        </div>
      ))}
    </dl>
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
        {before === null ? say(t.noneBefore) : say(t.before, { count: number(before) })}
      </span>
    </dd>
  );
}
