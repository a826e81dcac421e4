import { formatCount, formatNumber } from '../../ui/numbers.ts';
import { deviceName, reasonNames, targetName } from './admin-words.ts';
import { type Ranked, Ranking } from './charts/admin-ranking.tsx';
import { OTHER, type Period, type VisitorPeriod } from './contract.ts';
import { countryFlag, pageName } from './labels.contract.ts';

type PeriodProps = { period: VisitorPeriod };

export function Rankings({ period }: PeriodProps) {
  return (
    <>
      <Compared
        period={period}
        title="Top pages"
        name="Page"
        read={({ pages }) => pages.map(({ page, visits }) => [pageName(page), visits])}
      />
      <Compared
        period={period}
        title="Referrers"
        name="Referrer"
        read={({ referrers }) => referrers.map(({ referrer, visits }) => [referrer, visits])}
      />
      <Compared
        period={period}
        title="Countries"
        name="Country"
        sign={countryFlag}
        read={({ countries }) => countries.map(({ country, visits }) => [country, visits])}
      />
      <Compared
        period={period}
        title="Cities"
        name="City"
        read={({ cities }) =>
          cities.map(({ city, country, visits }) => [`${city}, ${country}`, visits])
        }
      />
      <Compared
        period={period}
        title="Devices"
        name="Device"
        read={({ devices }) => devices.map((kind) => [deviceName(kind), kind.visits])}
      />
      <Campaigns period={period} />
      <BrokenLinks period={period} />
      <TapsAndFiltered period={period} />
    </>
  );
}

/** Shown even when nobody came. */
export function TapsAndFiltered({ period }: PeriodProps) {
  return (
    <>
      <Compared
        period={period}
        title="Taps"
        name="On"
        counted={taps}
        read={({ taps }) => [...sumBy(taps.map(({ target, taps }) => [targetName(target), taps]))]}
      />
      <Compared
        period={period}
        title="Not counted"
        name="Reason"
        counted={leftOut}
        read={({ filtered }) =>
          filtered
            .filter(({ count }) => count > 0)
            .map(({ reason, count }) => [reasonNames[reason], count])
        }
      />
    </>
  );
}

type Counted = { heading: string; figure: (total: number) => string };
const visits: Counted = { heading: 'Visits', figure: (total) => formatCount(total, 'visit') };
const taps: Counted = { heading: 'Taps', figure: (total) => formatCount(total, 'tap') };
const leftOut: Counted = {
  heading: 'Count',
  figure: (total) => `${formatNumber(total)} left out`,
};

type ComparedProps = PeriodProps & {
  title: string;
  name: string;
  counted?: Counted;
  sign?: (name: string) => string;
  read: (period: Period) => (readonly [name: string, count: number])[];
};

function Compared({ period, title, name, counted = visits, sign, read }: ComparedProps) {
  const before = new Map(read(period.previous));
  const rows = read(period).toSorted(([, a], [, b]) => b - a);
  return (
    <Ranking
      title={title}
      figure={counted.figure}
      rows={rows.map(
        ([one, count]): Ranked => ({
          name: one,
          count,
          ...(sign ? { sign: sign(one) } : {}),
        }),
      )}
      table={{
        columns: [name, counted.heading, 'Before'],
        rows: rows.map(([one, count]) => [one, count, before.get(one) ?? 0]),
      }}
    />
  );
}

/** What to mend: the address, and the page or the site that has a link to it. */
function BrokenLinks({ period }: PeriodProps) {
  const rows = period.brokenLinks.map(({ address, from, visits }) => ({
    address: address === OTHER ? 'Other addresses' : address,
    from: from === '' ? 'unknown' : pageName(from),
    visits,
  }));
  return (
    <Ranking
      title="Broken links"
      figure={visits.figure}
      rows={rows.map(({ address, from, visits }) => ({
        name: address,
        id: `${address} ${from}`,
        count: visits,
        note: `from ${from}`,
      }))}
      table={{
        columns: ['Address', 'From', 'Visits'],
        rows: rows.map(({ address, from, visits }) => [address, from, visits]),
      }}
    />
  );
}

/** Scanning a poster leads to a store, so it is counted as a tap with the poster's campaign. */
function Campaigns({ period }: PeriodProps) {
  const [now, before] = [period, period.previous].map(campaignsOf);
  const rows = [...(now ?? [])].toSorted(([, a], [, b]) => b.visits + b.taps - (a.visits + a.taps));
  const earlier = (name: string) => {
    const { visits = 0, taps = 0 } = before?.get(name) ?? {};
    return visits + taps;
  };
  return (
    <Ranking
      title="Campaigns"
      figure={(total) =>
        total === 1 ? '1 visit or tap' : `${formatNumber(total)} visits and taps`
      }
      rows={rows.map(([name, { visits, taps }]) => ({
        name,
        count: visits + taps,
        note: taps > 0 ? formatCount(taps, 'tap') : undefined,
      }))}
      table={{
        columns: ['Campaign', 'Visits', 'Taps', 'Before'],
        rows: rows.map(([name, { visits, taps }]) => [name, visits, taps, earlier(name)]),
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

function sumBy(counts: [name: string, count: number][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}
