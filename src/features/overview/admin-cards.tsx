import { classes } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/numbers.ts';
import type { VisitorStats } from '../visitors/contract.ts';
import { TabLink } from './admin-tab-link.tsx';
import type { Overview } from './contract.ts';

type Props = {
  overview: Overview;
  /** Absent while the statistics load or after they failed. */
  stats: VisitorStats | undefined;
  onOpen: (id: string) => void;
};

export function Cards({ overview: { counts, funnel }, stats, onOpen }: Props) {
  const cards: [label: string, value: number | undefined, tab: string][] = [
    ['Total Visits', stats?.totalVisits, 'visitors'],
    ['Unique Visitors', stats?.uniqueVisitors, 'visitors'],
    ['Mockup Images', counts.mockups, 'mockups'],
    ['Contact Messages', counts.messages, 'messages'],
    ['App Ratings', funnel.submitted, 'ratings'],
    ['Team Members', counts.team, 'team'],
    ['Promo Images', counts.promos, 'promos'],
  ];
  return (
    <ul className="grid grid-cols-12 gap-1.5 lg:grid-cols-7 lg:gap-3">
      {cards.map(([label, value, tab], index) => (
        <li
          key={label}
          className={classes('lg:col-span-1', index < 3 ? 'col-span-4' : 'col-span-3')}
        >
          <TabLink
            tab={tab}
            onOpen={onOpen}
            className="card flex h-full flex-col gap-0.5 px-2 py-2 transition hover:border-line-strong lg:p-4"
          >
            <span className="text-[0.6875rem] leading-tight text-ink-soft sm:text-xs">{label}</span>
            <span className="mt-auto text-base leading-tight font-bold tabular-nums sm:text-lg lg:text-2xl">
              {value === undefined ? '–' : formatNumber(value)}
            </span>
          </TabLink>
        </li>
      ))}
    </ul>
  );
}
