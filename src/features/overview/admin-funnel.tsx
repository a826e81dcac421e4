import { formatNumber } from '../../ui/numbers.ts';
import type { Overview } from './contract.ts';

type Funnel = Overview['funnel'];

const stages: [keyof Funnel, label: string][] = [
  ['submitted', 'Submitted'],
  ['verified', 'Verified'],
  ['sent', 'Reward sent'],
  ['redeemed', 'Redeemed'],
];

export function RewardFunnel({ funnel }: { funnel: Funnel }) {
  const share = (count: number) => (funnel.submitted ? (count / funnel.submitted) * 100 : 0);
  return (
    <section className="card p-3 sm:p-5" aria-labelledby="funnel">
      <h3 id="funnel" className="font-bold sm:text-lg">
        From rating to reward
      </h3>
      <ol className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:mt-3 sm:grid-cols-4 sm:gap-x-6">
        {stages.map(([stage, label]) => (
          <li key={stage}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs sm:text-sm">
              <span className="text-ink-soft">{label}</span>
              <span className="font-semibold tabular-nums">
                {formatNumber(funnel[stage])}
                <span className="font-normal text-ink-soft">
                  {' '}
                  · {Math.round(share(funnel[stage]))}%
                </span>
              </span>
            </p>
            <svg className="mt-1 h-2 w-full rounded-full bg-milk" aria-hidden="true">
              <rect width={`${share(funnel[stage])}%`} height="100%" className="fill-caramel" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
