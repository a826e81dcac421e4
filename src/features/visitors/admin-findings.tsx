import { Lightbulb } from 'lucide-react';
import { weekdayOf } from '../../time.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { busiestHour, clock, visitsBySite, weekdayName } from './admin-words.ts';
import type { VisitorPeriod } from './contract.ts';
import { visitorTexts as t } from './messages.ts';

/** Fewer visits tell nothing about a week. */
const ENOUGH = 50;

/** What an owner can act on: when people come, and what brings them. */
export function Findings({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const reader = useReader();
  const { number } = useFormats();
  const { byDay, taps, totalVisits } = period;
  if (totalVisits < ENOUGH) return null;

  const averages = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const days = byDay.filter(({ day }) => weekdayOf(day) === weekday);
    const visits = days.reduce((sum, one) => sum + one.visits, 0) / days.length;
    return days.length > 0 ? [{ weekday, visits }] : [];
  });
  const sorted = averages.toSorted((a, b) => b.visits - a.visits);
  const [best, quiet] = [sorted[0], sorted.at(-1)];
  const [source] = visitsBySite(period);
  const tapped = taps.reduce((sum, one) => sum + one.taps, 0);
  const percent = number(Math.round((tapped / totalVisits) * 100));
  const day = (weekday: number) => weekdayName(weekday, reader, 'long');
  return (
    <div className="flex items-start gap-3 rounded bg-caramel-tint p-4">
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
      <div className="grid gap-1">
        {best && quiet && (
          <p className="font-semibold">
            {say(t.bestTime, {
              day: day(best.weekday),
              hour: clock(busiestHour(period), reader),
              quiet: day(quiet.weekday),
            })}
          </p>
        )}
        <p>
          {source && `${say(t.bestSource, { source: source[0], count: source[1] })} `}
          {say(t.tapShare, { percent })}
        </p>
      </div>
    </div>
  );
}
