import type { Message } from '../../messages.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Journey, Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const steps: [keyof Steps, label: Message<never>][] = [
  ['visits', t.visits],
  ['promoTaps', t.promos],
  ['appTaps', t.app],
  ['ratings', t.ratings],
  ['sent', t.sent],
  ['redeemed', t.redeemed],
];

export function Marks({ marks }: Pick<Journey, 'marks'>) {
  const say = useSay();
  const { number } = useFormats();
  return (
    <div className="card grid gap-3 p-4 sm:p-5">
      <div>
        <h4 className="font-bold">{say(t.byMark)}</h4>
        <p className="text-xs text-ink-soft">{say(t.markHint)}</p>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
        aria-label={say(t.markTable)}
        className="max-h-80 overflow-auto rounded"
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-foam">
            <tr>
              <th
                scope="col"
                className="border-b border-line-strong py-1.5 text-start font-semibold"
              >
                {say(t.mark)}
              </th>
              {steps.map(([step, label]) => (
                <th
                  key={step}
                  scope="col"
                  className="border-b border-line-strong py-1.5 ps-3 text-end font-semibold"
                >
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {marks.map((mark) => (
              <tr key={mark.campaign}>
                <th scope="row" className="min-w-24 py-1.5 text-start font-normal wrap-anywhere">
                  {mark.campaign || say(t.noMark)}
                </th>
                {steps.map(([step]) => (
                  <td key={step} className="py-1.5 ps-3 text-end tabular-nums">
                    {number(mark[step])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
