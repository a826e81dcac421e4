import { Lightbulb } from 'lucide-react';
import { weekdayOf } from '../../time.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Sentence, useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { busiestHour, clock, visitsBySite, weekdayName } from './admin-words.ts';
import type { VisitorPeriod } from './contract.ts';
import { visitorTexts as t } from './messages.ts';

/** Fewer visits tell nothing about a week. */
const ENOUGH = 50;

/** Fewer visits tell nothing about a campaign. */
const ENOUGH_OF_ONE = 15;

/** Chance alone seldom brings so many more than expected. */
const isClear = (count: number, expected: number) => count - expected > 2 * Math.sqrt(expected);

export function Findings({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const reader = useReader();
  const { number } = useFormats();
  const { byDay, campaigns, taps, totalVisits } = period;
  if (totalVisits < ENOUGH) return null;

  const weekdays = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const days = byDay.filter(({ day }) => weekdayOf(day) === weekday);
    const visits = days.reduce((sum, one) => sum + one.visits, 0);
    return days.length > 0 ? [{ weekday, days: days.length, average: visits / days.length }] : [];
  });
  const [best, second] = weekdays.toSorted((a, b) => b.average - a.average);
  const isBusiest = best && second && isClear(best.average * best.days, second.average * best.days);
  const [source, nextSource] = visitsBySite(period);
  const tapped = taps.reduce((sum, one) => sum + one.taps, 0);
  const percent = number(Math.round((tapped / totalVisits) * 100));
  const [campaign] = campaigns
    .filter(({ visits }) => visits >= ENOUGH_OF_ONE)
    .map(({ campaign: name, visits }) => {
      const its = taps.filter((one) => one.campaign === name);
      const count = its.reduce((sum, one) => sum + one.taps, 0);
      const ofOthers = (tapped - count) / Math.max(1, totalVisits - visits);
      const times = count / visits / (tapped / totalVisits);
      return { name, visits, count, times, isBetter: isClear(count, ofOthers * visits) };
    })
    .filter(({ isBetter, times }) => isBetter && times > 1.2)
    .toSorted((a, b) => b.times - a.times);
  const hour = clock(busiestHour(period), reader);
  const link = (
    <AddressLink href="/admin/promos" className="link">
      {say(t.bestTimeAct)}
    </AddressLink>
  );
  const day = (weekday: number) => weekdayName(weekday, reader, 'long');
  return (
    <div className="flex items-start gap-3 rounded bg-caramel-tint p-card max-sm:py-3">
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-caramel-deep" />
      <div className="grid gap-1 max-sm:text-sm max-sm:leading-snug">
        <p>
          {isBusiest ? (
            <Sentence of={t.bestTime} day={day(best.weekday)} hour={hour} link={link} />
          ) : (
            <Sentence of={t.bestHour} hour={hour} link={link} />
          )}
        </p>
        <p>
          {campaign
            ? say(t.bestCampaign, {
                campaign: campaign.name,
                times: number(Number(campaign.times.toFixed(campaign.times < 2 ? 1 : 0))),
              })
            : source && isClear(source[1], nextSource?.[1] ?? 0)
              ? say(t.bestSource, { source: source[0], count: source[1] })
              : say(t.tapShare, { percent })}
        </p>
        <p className="text-xs text-ink-soft">
          {campaign &&
            `${say(t.campaignBasis, {
              own: Math.round((100 * campaign.count) / campaign.visits),
              taps: campaign.count,
              count: campaign.visits,
              all: percent,
            })} · `}
          {say(t.basedOn, { count: totalVisits })}
        </p>
      </div>
    </div>
  );
}
