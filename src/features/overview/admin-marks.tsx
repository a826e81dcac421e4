import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Journey, Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const steps: [keyof Steps, label: Message<never>][] = [
  ['visits', t.visits],
  ['promoTaps', t.promoTaps],
  ['appTaps', t.appTaps],
  ['ratings', t.ratings],
  ['sent', t.sent],
  ['redeemed', t.redeemed],
];

/** On a phone six columns do not fit, so each campaign is a row of the figures it has. */
export function Marks({ marks }: Pick<Journey, 'marks'>) {
  const say = useSay();
  const { number } = useFormats();
  const campaigns = marks.filter(({ campaign }) => campaign !== '');
  // A column of zeros says nothing.
  const shown = steps.filter(
    ([step]) => step === 'visits' || campaigns.some((mark) => mark[step] > 0),
  );
  return (
    <div className="card flex flex-col gap-3 p-card">
      <div>
        <h4 className="heading-section">{say(t.byMark)}</h4>
        <p className="text-xs text-ink-soft">{say(t.markHint)}</p>
      </div>
      {campaigns.length === 0 ? (
        <p className="text-sm">
          <Sentence
            of={t.noMarks}
            link={
              <AddressLink href="/admin/visitors" className="link">
                {say(t.makePoster)}
              </AddressLink>
            }
          />
        </p>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
          tabIndex={0}
          aria-label={say(t.markTable)}
          className="max-h-80 flex-1 overflow-auto rounded"
        >
          <table className="w-full text-sm max-sm:block xl:h-full">
            <thead className="sticky top-0 bg-foam max-sm:sr-only">
              <tr>
                <th
                  scope="col"
                  className="border-b border-line-strong py-1.5 text-start font-semibold"
                >
                  {say(t.mark)}
                </th>
                {shown.map(([step, label]) => (
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
            <tbody className="divide-y divide-line max-sm:block">
              {marks.map((mark) => (
                <tr
                  key={mark.campaign}
                  className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2.5"
                >
                  <th
                    scope="row"
                    className="min-w-24 py-1.5 text-start font-normal wrap-anywhere max-sm:w-full max-sm:py-0 max-sm:font-semibold"
                  >
                    {mark.campaign || say(t.noMark)}
                  </th>
                  {shown.map(([step, label]) => (
                    <td
                      key={step}
                      className={classes(
                        'py-1.5 ps-3 text-end tabular-nums max-sm:p-0 max-sm:text-ink-soft',
                        step !== 'visits' && mark[step] === 0 && 'max-sm:hidden',
                      )}
                    >
                      <span className="sm:hidden" aria-hidden="true">
                        {say(label)}{' '}
                      </span>
                      <span className="max-sm:font-semibold max-sm:text-ink">
                        {number(mark[step])}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
