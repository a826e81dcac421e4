import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '../../messages.ts';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { api } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
import { useFormats } from '../../ui/formats.ts';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { type Journey, journeyDays, journeySchema, type Steps } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

const steps: [keyof Steps, label: Message<never>, short: Message<never>][] = [
  ['visits', t.visits, t.visits],
  ['promoTaps', t.promoTaps, t.promos],
  ['appTaps', t.appTaps, t.app],
  ['ratings', t.appRatings, t.ratings],
  ['sent', t.rewardsSent, t.sent],
  ['redeemed', t.redeemed, t.redeemed],
];

export function JourneyCard() {
  const say = useSay();
  const { number } = useFormats();
  const [days, setDays] = useState('30');
  const query = useQuery({
    queryKey: ['journey', days],
    queryFn: ({ signal }) =>
      api.get(`/api/admin/overview/journey?days=${days}`, journeySchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="journey">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="journey" className="flex-1 text-lg font-bold">
          {say(t.title)}
        </h3>
        <Select
          label={say(t.days)}
          hideLabel
          className="w-32"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        >
          {journeyDays.map((one) => (
            <option key={one} value={one}>
              {one === 365 ? say(t.year) : say(t.lastDays, { count: one })}
            </option>
          ))}
        </Select>
      </div>
      <ListState query={query} failure={say(t.failed)} empty={null}>
        {(journey) => (
          <>
            <ol className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
              {steps.map(([step, label]) => (
                <li key={step} className="flex flex-col">
                  <span className="text-xs text-ink-soft">{say(label)}</span>
                  <span className="mt-auto text-lg font-bold tabular-nums">
                    {number(journey.total[step])}
                  </span>
                </li>
              ))}
            </ol>
            <Marks marks={journey.marks} />
            <p className="text-xs text-ink-soft">
              <Sentence of={t.markHint} short={<code>?c=</code>} long={<code>utm_campaign</code>} />
            </p>
          </>
        )}
      </ListState>
    </section>
  );
}

function Marks({ marks }: { marks: Journey['marks'] }) {
  const say = useSay();
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section tabIndex={0} aria-label={say(t.byMark)} className="max-h-80 overflow-auto rounded">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-foam">
          <tr>
            <th scope="col" className="border-b border-line-strong py-1.5 text-start font-semibold">
              {say(t.mark)}
            </th>
            {steps.map(([step, , short]) => (
              <th
                key={step}
                scope="col"
                className="border-b border-line-strong py-1.5 ps-3 text-end font-semibold"
              >
                {say(short)}
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
  );
}
