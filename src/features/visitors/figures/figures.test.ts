import { expect, test } from 'vitest';
import { PHONE, startVisits } from '../../../test/visits.ts';
import { weekdayOf } from '../../../time.ts';
import type { VisitorLog } from '../contract.ts';

/** Nearly two weeks before a whole month, and some days after it. */
const FIRST = Date.parse('2026-09-18T00:00:00Z');
const DAYS = 48;

/** The same figures in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

let now = new Date(FIRST);
const { send, get, log, stats, period } = await startVisits({
  env: { FORM_LIMIT: '0' },
  clock: () => now,
});
const next = random(7);
const pages = ['/', '/about', '/membership', '/nowhere'];
for (let at = FIRST; at < FIRST + DAYS * 86_400_000; at += next(21_600_000)) {
  now = new Date(at);
  const visits = Array.from({ length: 1 + next(3) }, () =>
    send({
      page: pages[next(4)] ?? '/',
      from: next(3) === 0 ? `198.51.100.${next(30)}` : `203.0.113.${next(60)}`,
      referrer: next(2) === 0 ? `https://host-${next(5)}.example/` : '',
      agent: `${PHONE} ${next(4)}`,
    }),
  );
  await Promise.all(visits);
}
now = new Date(FIRST); // when the editor signed in
const rows = (
  await Promise.all([1, 2, 3, 4, 5].map((page) => log(`?limit=200&page=${page}`)))
).flat();

// Of Node, not of the code that is tested: `2026-09-18 07:00`.
const clockInJakarta = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'short',
});
const shownInJakarta = ({ visitedAt }: VisitorLog) => clockInJakarta.format(Date.parse(visitedAt));
const dayOfVisit = (row: VisitorLog) => shownInJakarta(row).slice(0, 10);
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const unique = (some: VisitorLog[]) => new Set(some.map(({ ipAddress }) => ipAddress)).size;
const tally = (values: (string | null)[]) => {
  const counts = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  return new Map([...counts].map(([value, { length }]) => [value, length]));
};

test('the figures since the beginning are those of a plain count of the log', async () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.length).toBeLessThan(1000);
  const all = await stats();
  expect(Object.keys(all)).toEqual(['totalVisits', 'uniqueVisitors', 'topPages', 'topCountries']);
  expect(all.totalVisits).toBe(rows.length);
  expect(all.uniqueVisitors).toBe(unique(rows));
  expect(new Map(all.topPages.map(({ page, visits }) => [page, visits]))).toEqual(
    tally(rows.map(({ page }) => page).filter((page) => page !== '404')),
  );
  expect(all.topPages.map(({ visits }) => visits)).toEqual(
    all.topPages.map(({ visits }) => visits).toSorted((a, b) => b - a),
  );
  expect(new Map(all.topCountries.map(({ country, visits }) => [country, visits]))).toEqual(
    tally(rows.map(({ country }) => country)),
  );
});

const firstDay = '2026-09-18';
const periods: [from: number, to: number][] = [
  [0, DAYS],
  [0, 0],
  [3, 3],
  [2, 7],
  [5, 31],
  [12, 43],
  [13, 43],
  [13, 44],
  [14, 43],
  [-40, 4],
  [9, 110],
  [100, 120],
];

test.each(periods)('so are those of any period (days %i to %i)', async (first, last) => {
  const [from, to] = [addDays(firstDay, first), addDays(firstDay, last)];
  const found = await period(`from=${from}&to=${to}`);
  const within = (start: string, end: string) =>
    rows.filter((row) => dayOfVisit(row) >= start && dayOfVisit(row) <= end);
  const some = within(from, to);

  expect(found).toMatchObject({ from, to, totalVisits: some.length, uniqueVisitors: unique(some) });
  expect(found.byDay).toHaveLength(last - first + 1);
  for (const { day, visits, visitors } of found.byDay) {
    const own = within(day, day);
    expect({ day, visits, visitors }).toEqual({ day, visits: own.length, visitors: unique(own) });
  }
  const weekHour = (row: (typeof rows)[number]) =>
    `${weekdayOf(dayOfVisit(row))} ${Number(shownInJakarta(row).slice(11, 13))}`;
  expect(
    new Map(found.byWeekHour.map(({ weekday, hour, visits }) => [`${weekday} ${hour}`, visits])),
  ).toEqual(tally(some.map(weekHour)));
  expect(new Map(found.referrers.map(({ referrer, visits }) => [referrer, visits]))).toEqual(
    tally(some.map(({ referrer }) => referrer)),
  );
  expect(new Map(found.cities.map(({ city, visits }) => [city, visits]))).toEqual(
    tally(some.map(({ city }) => city)),
  );

  const length = last - first + 1;
  const before = within(addDays(from, -length), addDays(from, -1));
  expect(found.previous).toMatchObject({
    from: addDays(from, -length),
    to: addDays(from, -1),
    totalVisits: before.length,
    uniqueVisitors: unique(before),
  });
});

test('without a first day the period is the last thirty days', async () => {
  const to = addDays(firstDay, 10);
  const found = await period(`to=${to}`);
  expect(found).toMatchObject({ from: addDays(to, -29), to });
  expect(found.byDay).toHaveLength(30);
});

test('a page in the middle of the log is the one a plain count finds there', async () => {
  const all = rows.map(({ id }) => id);
  for (const page of [2, 7, 13]) {
    const some = await log(`?limit=20&page=${page}`);
    expect(some.map(({ id }) => id)).toEqual(all.slice((page - 1) * 20, page * 20));
  }
  const answer = await get('/api/admin/visitor-logs?limit=1');
  expect(answer.headers['x-total-count']).toBe(String(rows.length));
});
