import type { ReactNode } from 'react';
import type { Message } from '../../messages.ts';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Journey, Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const stages: [keyof Steps, label: Message<never>][] = [
  ['visits', t.visits],
  ['appTaps', t.appTaps],
  ['ratings', t.appRatings],
  ['sent', t.rewardsSent],
  ['redeemed', t.redeemed],
];

/**
 * All bars have one scale, or a late step would look larger than an early one. Only what cannot come
 * further any more "went no further": a visit or a tap, which is over, a rating that was rejected, a
 * reward that is void or past its last day. The other ratings and rewards are waiting.
 */
export function Funnel({ total, open }: Pick<Journey, 'total' | 'open'>) {
  const say = useSay();
  const { number } = useFormats();
  const most = Math.max(1, ...stages.map(([stage]) => total[stage]));
  return (
    <section className="card p-card" aria-labelledby="funnel">
      <h4 id="funnel" className="heading-section">
        {say(t.funnel)}
      </h4>
      <ol className="mt-3 grid gap-3">
        {stages.map(([stage, label], at) => {
          const count = total[stage];
          const [earlier, before] = stages[at - 1] ?? [];
          const came = earlier && total[earlier] > 0 ? count / total[earlier] : null;
          const waiting = stage === 'sent' || stage === 'redeemed' ? open[stage] : 0;
          const stopped = earlier ? Math.max(0, total[earlier] - count - waiting) : 0;
          return (
            <li key={stage}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <span>
                  {say(label)} <Strong>{number(count)}</Strong>
                </span>
                {before && came !== null && (
                  <span className="text-ink-soft max-sm:basis-full">
                    <Sentence
                      of={t.shareOf}
                      share={<Strong>{number(Math.round(came * 100))}%</Strong>}
                      earlier={say(before).toLowerCase()}
                    />
                    {waiting > 0 && `, ${say(t.waiting, { number: number(waiting) })}`}
                    {stopped > 0 && `, ${say(t.wentNoFurther, { number: number(stopped) })}`}
                  </span>
                )}
              </p>
              <svg className="mt-1 h-2.5 w-full rounded-sm bg-track" aria-hidden="true">
                <rect
                  // A few of many can still be seen.
                  width={`${count > 0 ? Math.max(0.75, (count / most) * 100) : 0}%`}
                  height="100%"
                  className="fill-bar forced-colors:fill-[CanvasText]"
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const Strong = ({ children }: { children: ReactNode }) => (
  <span className="font-semibold text-ink">{children}</span>
);
