import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { useFormats } from '../../ui/formats.ts';
import { useSay } from '../../ui/reader.tsx';
import type { VisitorStats } from '../visitors/contract.ts';
import { TabLink } from './admin-tab-link.tsx';
import type { Overview } from './contract.ts';
import { overviewTexts as t } from './messages.ts';

type Props = {
  overview: Overview;
  /** Absent while the statistics load or after they failed. */
  stats: VisitorStats | undefined;
  onOpen: (id: string) => void;
};

export function Cards({ overview: { counts, funnel }, stats, onOpen }: Props) {
  const say = useSay();
  const { number } = useFormats();
  const cards: [label: Message<never>, value: number | undefined, tab: string][] = [
    [t.totalVisits, stats?.totalVisits, 'visitors'],
    [t.uniqueVisitors, stats?.uniqueVisitors, 'visitors'],
    [t.mockups, counts.mockups, 'mockups'],
    [t.messages, counts.messages, 'messages'],
    [t.ratings, funnel.submitted, 'ratings'],
    [t.team, counts.team, 'team'],
    [t.promos, counts.promos, 'promos'],
  ];
  return (
    <ul className="grid grid-cols-12 gap-1.5 lg:grid-cols-7 lg:gap-3">
      {cards.map(([label, value, tab], index) => (
        <li
          key={label.en}
          className={classes('lg:col-span-1', index < 3 ? 'col-span-4' : 'col-span-3')}
        >
          <TabLink
            tab={tab}
            onOpen={onOpen}
            className="card flex h-full flex-col gap-0.5 px-2 py-2 transition hover:border-line-strong lg:p-4"
          >
            <span className="text-[0.6875rem] leading-tight text-ink-soft sm:text-xs">
              {say(label)}
            </span>
            <span className="mt-auto text-base leading-tight font-bold tabular-nums sm:text-lg lg:text-2xl">
              {value === undefined ? '–' : number(value)}
            </span>
          </TabLink>
        </li>
      ))}
    </ul>
  );
}
