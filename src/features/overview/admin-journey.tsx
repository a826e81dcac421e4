import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { api } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
import { formatNumber } from '../../ui/numbers.ts';
import { type Journey, journeyDays, journeySchema, type Steps } from './contract.ts';

const steps: [keyof Steps, label: string, short: string][] = [
  ['visits', 'Visits', 'Visits'],
  ['promoTaps', 'Taps on promos', 'Promos'],
  ['appTaps', 'Taps on the app', 'App'],
  ['ratings', 'App ratings', 'Ratings'],
  ['sent', 'Rewards sent', 'Sent'],
  ['redeemed', 'Redeemed', 'Redeemed'],
];
const names: Record<(typeof journeyDays)[number], string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'A year',
};

export function JourneyCard() {
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
          From promo to reward
        </h3>
        <Select
          label="Days"
          hideLabel
          className="w-32"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        >
          {journeyDays.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </div>
      <ListState query={query} failure="Failed to fetch what promos led to" empty={null}>
        {(journey) => (
          <>
            <ol className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
              {steps.map(([step, label]) => (
                <li key={step} className="flex flex-col">
                  <span className="text-xs text-ink-soft">{label}</span>
                  <span className="mt-auto text-lg font-bold tabular-nums">
                    {formatNumber(journey.total[step])}
                  </span>
                </li>
              ))}
            </ol>
            <Marks marks={journey.marks} />
            <p className="text-xs text-ink-soft">
              A mark is the end of a link that tells where somebody came from: <code>?c=</code> in
              the QR code of a poster, <code>utm_campaign</code> in an advertisement.
            </p>
          </>
        )}
      </ListState>
    </section>
  );
}

function Marks({ marks }: { marks: Journey['marks'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section tabIndex={0} aria-label="By mark" className="max-h-80 overflow-auto rounded">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-foam">
          <tr>
            <th scope="col" className="border-b border-line-strong py-1.5 text-start font-semibold">
              Mark
            </th>
            {steps.map(([step, , short]) => (
              <th
                key={step}
                scope="col"
                className="border-b border-line-strong py-1.5 ps-3 text-end font-semibold"
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {marks.map((mark) => (
            <tr key={mark.campaign}>
              <th scope="row" className="min-w-24 py-1.5 text-start font-normal wrap-anywhere">
                {mark.campaign || 'No mark'}
              </th>
              {steps.map(([step]) => (
                <td key={step} className="py-1.5 ps-3 text-end tabular-nums">
                  {formatNumber(mark[step])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
