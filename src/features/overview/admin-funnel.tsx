import { useFormats } from '../../ui/formats.ts';
import { useSay } from '../../ui/reader.tsx';
import type { Overview } from './contract.ts';
import { overviewTexts } from './messages.ts';

type Funnel = Overview['funnel'];

const stages = ['submitted', 'verified', 'sent', 'redeemed'] as const satisfies (keyof Funnel)[];

export function RewardFunnel({ funnel }: { funnel: Funnel }) {
  const say = useSay();
  const { number } = useFormats();
  const share = (count: number) => (funnel.submitted ? (count / funnel.submitted) * 100 : 0);
  return (
    <section className="card p-3 sm:p-5" aria-labelledby="funnel">
      <h3 id="funnel" className="font-bold sm:text-lg">
        {say(overviewTexts.funnel)}
      </h3>
      <ol className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:mt-3 sm:grid-cols-4 sm:gap-x-6">
        {stages.map((stage) => (
          <li key={stage}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs sm:text-sm">
              <span className="text-ink-soft">{say(overviewTexts[stage])}</span>
              <span className="font-semibold tabular-nums">
                {number(funnel[stage])}
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
