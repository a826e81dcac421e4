import type { Message } from '../../messages.ts';
import { tabHref } from '../../ui/dashboard/address.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { VisitorStats } from '../visitors/contract.ts';
import type { Overview } from './contract.ts';
import { overviewTexts as t } from './messages.ts';

type Props = { overview: Overview; stats: VisitorStats | undefined };

export function Counts({ overview: { counts, funnel }, stats }: Props) {
  const say = useSay();
  const { number } = useFormats();
  const all: [label: Message<never>, value: number | undefined, tab: string][] = [
    [t.totalVisits, stats?.totalVisits, 'visitors'],
    [t.uniqueVisitors, stats?.uniqueVisitors, 'visitors'],
    [t.mockups, counts.mockups, 'mockups'],
    [t.messages, counts.messages, 'messages'],
    [t.ratings, funnel.submitted, 'ratings'],
    [t.team, counts.team, 'team'],
    [t.promos, counts.promos, 'promos'],
  ];
  return (
    <ul className="card mt-2 grid grid-cols-2 gap-px overflow-hidden *:shadow-[0_0_0_1px_var(--color-line)] sm:grid-cols-4 xl:flex">
      {all.map(([label, value, tab]) => (
        <li
          key={label.en}
          // Seven cells leave none of two or four columns empty.
          className="last:col-span-2 xl:flex-auto"
        >
          <AddressLink
            href={tabHref(tab)}
            className="flex min-h-11 items-center justify-between gap-1.5 px-3 text-xs text-ink-soft transition hover:bg-caramel-deep/5 hover:text-ink"
          >
            {say(label)}{' '}
            <span className="font-semibold text-ink tabular-nums">
              {value === undefined ? '–' : number(value)}
            </span>
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}
