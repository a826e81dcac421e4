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

/** What an owner can act on: when people come, and what brings them. */
export function Findings({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const reader = useReader();
  const { number } = useFormats();
  const { byDay, campaigns, taps, totalVisits } = period;
  if (totalVisits < ENOUGH) return null;

  const averages = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const days = byDay.filter(({ day }) => weekdayOf(day) === weekday);
    const visits = days.reduce((sum, one) => sum + one.visits, 0) / days.length;
    return days.length > 0 ? [{ weekday, visits }] : [];
  });
  const [best] = averages.toSorted((a, b) => b.visits - a.visits);
  const [source] = visitsBySite(period);
  const tapped = taps.reduce((sum, one) => sum + one.taps, 0);
  const percent = number(Math.round((tapped / totalVisits) * 100));
  const [campaign] = campaigns
    .filter(({ visits }) => visits >= ENOUGH_OF_ONE)
    .map(({ campaign: name, visits }) => {
      const its = taps.filter((one) => one.campaign === name);
      return { name, share: its.reduce((sum, one) => sum + one.taps, 0) / visits };
    })
    .toSorted((a, b) => b.share - a.share);
  const isBetter = campaign && campaign.share > tapped / totalVisits;
  const day = (weekday: number) => weekdayName(weekday, reader, 'long');
  return (
    <div className="flex items-start gap-3 rounded bg-caramel-tint p-4">
      <Lightbulb className="mt-0.5 size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
      <div className="grid gap-1">
        {best && (
          <p className="font-semibold">
            <Sentence
              of={t.bestTime}
              day={day(best.weekday)}
              hour={clock(busiestHour(period), reader)}
              link={
                <AddressLink href="/admin/promos" className="link">
                  {say(t.bestTimeAct)}
                </AddressLink>
              }
            />
          </p>
        )}
        <p>
          {isBetter
            ? say(t.bestCampaign, {
                campaign: campaign.name,
                share: number(Math.round(campaign.share * 100)),
                all: percent,
              })
            : source
              ? say(t.bestSource, { source: source[0], count: source[1] })
              : say(t.tapShare, { percent })}
        </p>
      </div>
    </div>
  );
}
