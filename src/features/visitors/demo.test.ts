import { expect, test } from 'vitest';
import { startVisits } from '../../test/visits.ts';
import { seedVisits } from './demo.ts';

const now = new Date('2026-11-21T05:00:00Z'); // noon in WIB
const month = 'from=2026-10-23&to=2026-11-21';

async function seeded() {
  const site = await startVisits({ clock: () => now });
  await seedVisits(site.deps.database.db, now);
  return site;
}

test('the demo has a month of visits up to now, the same in every shop', async () => {
  const [one, two] = [await seeded(), await seeded()];
  const period = await one.period(month);
  expect(await two.period(month)).toEqual(period);
  expect(await one.stats()).toMatchObject({ totalVisits: period.totalVisits });
  expect(period.byDay.every(({ visits, visitors }) => visits > 0 && visitors > 0)).toBe(true);
  expect(period.totalVisits).toBeGreaterThan(500);
  expect(period.taps.length).toBeGreaterThan(5);

  const rows = await one.log('?limit=200');
  expect(rows.every(({ visitedAt }) => new Date(visitedAt) < now)).toBe(true);
  // Reserved for examples: nobody's visit is made up.
  const nobodys = /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^2001:db8:/;
  expect(rows.every(({ ipAddress }) => nobodys.test(ipAddress))).toBe(true);
});

test('visits of the demo and real ones are counted together', async () => {
  const { send, stats } = await seeded();
  const before = await stats();
  await send({ from: '203.0.113.251' });
  const after = await stats();
  expect(after.totalVisits).toBe(before.totalVisits + 1);
  expect(after.uniqueVisitors).toBe(before.uniqueVisitors + 1);
});
