import { z } from 'zod';
import { type Message, say } from '../../messages.ts';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { deviceName, sumBy, targetName, visitsBySite } from './admin-words.ts';
import { type Ranked, Ranking } from './charts/admin-ranking.tsx';
import { OTHER, type Period, type VisitorPeriod } from './contract.ts';
import { countryFlag, countryIn, pageName } from './labels.contract.ts';
import { kindTexts, visitorTexts as t } from './messages.ts';

const titles = z.array(z.object({ id: z.int(), title: z.string() }));

function usePromoTitles(): ReadonlyMap<string, string> {
  const { data } = useGet(['promo-titles'], '/api/admin/promo-images?limit=200', titles);
  return new Map(data?.map(({ id, title }) => [String(id), title]));
}

type PeriodProps = { period: VisitorPeriod };

export function Rankings({ period }: PeriodProps) {
  const say = useSay();
  const reader = useReader();
  /** Visits to broken links are in no page's number, so they are named beside it. */
  const countPages = (count: number) => {
    const lost = period.totalVisits - count;
    return lost > 0 ? say(t.countPages, { count, lost }) : say(t.countVisits, { count });
  };
  return (
    <>
      <Compared
        period={period}
        className="md:col-span-2"
        length={7}
        title={t.topPages}
        name={t.page}
        figure={countPages}
        read={({ pages }) => pages.map(({ page, visits }) => [pageName(page, reader), visits])}
      />
      <Compared period={period} title={t.referrers} name={t.referrer} read={visitsBySite} />
      <Campaigns period={period} />
      <Compared
        period={period}
        folds
        title={t.countries}
        name={t.country}
        sign={countryFlag}
        shown={(country) => countryIn(country, reader)}
        read={({ countries }) => countries.map(({ country, visits }) => [country, visits])}
      />
      <Compared
        period={period}
        folds
        title={t.cities}
        name={t.city}
        read={({ cities }) =>
          cities.map(({ city, country, visits }) => [
            `${city}, ${countryIn(country, reader)}`,
            visits,
          ])
        }
      />
    </>
  );
}

export function Rest({ period }: PeriodProps) {
  const reader = useReader();
  return (
    <>
      <Compared
        period={period}
        folds
        title={t.devices}
        name={t.device}
        read={({ devices }) => devices.map((kind) => [deviceName(kind, reader), kind.visits])}
      />
      <BrokenLinks period={period} />
      <TapsAndFiltered period={period} />
    </>
  );
}

/** It is shown even when nobody came. */
export function TapsAndFiltered({ period }: PeriodProps) {
  const reader = useReader();
  const promos = usePromoTitles();
  return (
    <>
      <Compared
        period={period}
        folds
        title={t.taps}
        name={t.on}
        counted={taps}
        read={({ taps }) => [
          ...sumBy(taps.map(({ target, taps }) => [targetName(target, reader, promos), taps])),
        ]}
      />
      <Compared
        period={period}
        folds
        title={t.notCounted}
        name={t.reason}
        counted={leftOut}
        read={({ filtered }) =>
          filtered
            .filter(({ count }) => count > 0)
            .map(({ reason, count }) => [say(reader, kindTexts[reason]), count])
        }
      />
    </>
  );
}

type Counted = { heading: Message<never>; figure: Message<'count'> };
const visits: Counted = { heading: t.visits, figure: t.countVisits };
const taps: Counted = { heading: t.taps, figure: t.countTaps };
const leftOut: Counted = { heading: t.count, figure: t.countLeftOut };

type ComparedProps = PeriodProps & {
  folds?: boolean;
  className?: string;
  length?: number;
  title: Message<never>;
  name: Message<never>;
  counted?: Counted;
  figure?: (count: number) => string;
  sign?: (name: string) => string;
  shown?: (name: string) => string;
  read: (period: Period) => (readonly [name: string, count: number])[];
};

function Compared({
  period,
  folds,
  className,
  length,
  title,
  name,
  counted = visits,
  figure,
  sign,
  shown = (one) => one,
  read,
}: ComparedProps) {
  const say = useSay();
  const before = new Map(read(period.previous));
  const rows = read(period).toSorted(([, a], [, b]) => b - a);
  return (
    <Ranking
      folds={folds}
      className={className}
      length={length}
      title={say(title)}
      figure={figure ?? ((count) => say(counted.figure, { count }))}
      rows={rows.map(
        ([one, count]): Ranked => ({
          name: shown(one),
          count,
          ...(sign ? { sign: sign(one) } : {}),
        }),
      )}
      table={{
        columns: [say(name), say(counted.heading), ...(period.hasPrevious ? [say(t.before)] : [])],
        rows: rows.map(([one, count]) => [
          ...[shown(one), count],
          ...(period.hasPrevious ? [before.get(one) ?? 0] : []),
        ]),
      }}
    />
  );
}

function BrokenLinks({ period }: PeriodProps) {
  const say = useSay();
  const reader = useReader();
  const rows = period.brokenLinks.map(({ address, from, visits }) => ({
    address: address === OTHER ? say(t.otherAddresses) : address,
    from: from === '' ? say(t.unknownPage) : pageName(from, reader),
    visits,
  }));
  return (
    <Ranking
      folds
      title={say(t.brokenLinks)}
      figure={(count) => say(visits.figure, { count })}
      rows={rows.map(({ address, from, visits }) => ({
        name: address,
        id: `${address} ${from}`,
        count: visits,
        note: say(t.fromPage, { page: from }),
      }))}
      table={{
        columns: [say(t.address), say(t.from), say(t.visits)],
        rows: rows.map(({ address, from, visits }) => [address, from, visits]),
      }}
    />
  );
}

/** It counts visits, as the Overview does; a poster that leads to a store has taps instead. */
function Campaigns({ period }: PeriodProps) {
  const say = useSay();
  const [now, before] = [period, period.previous].map(campaignsOf);
  const rows = [...(now ?? [])].toSorted(([, a], [, b]) => b.visits + b.taps - (a.visits + a.taps));
  return (
    <Ranking
      folds
      title={say(t.campaigns)}
      figure={(count) => say(t.countVisits, { count })}
      rows={rows.map(([name, { visits, taps }]) => ({
        name,
        count: visits,
        note: taps > 0 ? say(t.countAllTaps, { count: taps }) : undefined,
      }))}
      table={{
        columns: [
          ...[say(t.campaign), say(t.visits), say(t.allTaps)],
          ...(period.hasPrevious ? [say(t.visitsBefore)] : []),
        ],
        rows: rows.map(([name, { visits, taps }]) => [
          ...[name, visits, taps],
          ...(period.hasPrevious ? [before?.get(name)?.visits ?? 0] : []),
        ]),
      }}
    />
  );
}

function campaignsOf({ campaigns, taps }: Period) {
  const visits = new Map(campaigns.map((one) => [one.campaign, one.visits]));
  const tapped = sumBy(taps.map((one) => [one.campaign, one.taps]));
  tapped.delete('');
  const names = new Set([...visits.keys(), ...tapped.keys()]);
  return new Map(
    [...names].map((name) => [
      name,
      { visits: visits.get(name) ?? 0, taps: tapped.get(name) ?? 0 },
    ]),
  );
}
