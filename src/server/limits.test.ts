import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import type { Deps } from './deps.ts';
import { clientAddress, createFormLimit, createLimiter } from './limits.ts';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { deps } = await createTestApp({ clock: () => new Date(time.now) });
const forward = (seconds: number) => {
  time.now += seconds * 1000;
};
const withFormLimit = (FORM_LIMIT: number): Deps => ({ ...deps, env: { ...deps.env, FORM_LIMIT } });

beforeEach(() => deps.database.db.execute('truncate rate_limits'));

/** The same database, as one that other instances use as well. */
const shared: Deps = { ...deps, database: { ...deps.database, kind: 'server' } };

const refused = { status: 429, code: 'too_many_requests' };

test('a limiter lets so many through, says when to return, and keeps its word', async () => {
  const limiter = createLimiter(deps, { name: 'test', points: 2, seconds: 60 });
  await limiter.consume('a');
  forward(20);
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject({ ...refused, retryAfter: 40 });
  await limiter.consume('b');
  forward(40);
  await limiter.consume('a');
});

test('what is given back can be used again', async () => {
  const limiter = createLimiter(deps, { name: 'test', points: 1, seconds: 60 });
  await limiter.consume('a');
  await limiter.giveBack('a');
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
});

test('a form takes FORM_LIMIT sends a minute and ten times that an hour', async () => {
  const request = { ip: '203.0.113.7' };
  const limit = createFormLimit(withFormLimit(2), 'contact');
  for (let minute = 0; minute < 10; minute += 1) {
    await limit(request);
    await limit(request);
    await expect(limit(request)).rejects.toMatchObject(refused);
    forward(60);
  }
  await expect(limit(request)).rejects.toMatchObject({ ...refused, retryAfter: 3000 });
});

test('FORM_LIMIT=0 is no limit', async () => {
  const limit = createFormLimit(withFormLimit(0), 'contact');
  for (let times = 0; times < 100; times += 1) await limit({ ip: '203.0.113.7' });
});

test('instances that share a database share one count', async () => {
  const limit = { name: 'test', points: 10, seconds: 60 };
  const one = createLimiter(shared, limit);
  const two = createLimiter(shared, limit);
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, (_, times) => (times % 2 ? one : two).consume('203.0.113.7')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const { rows } = await deps.database.db.execute('select * from rate_limits');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
});

test('a shared count starts anew when its time is over, and is swept away', async () => {
  const limiter = createLimiter(shared, { name: 'test', points: 1, seconds: 60 });
  await limiter.consume('a');
  await limiter.consume('b');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
  await limiter.giveBack('b');
  await limiter.consume('b');
  forward(61);
  await limiter.consume('a');
  const { rows } = await deps.database.db.execute('select * from rate_limits');
  expect(rows).toHaveLength(1);
});

test('a shared store that is down is replaced by memory, and used again later', async () => {
  const limiter = createLimiter(shared, { name: 'test', points: 2, seconds: 60 });
  await deps.database.db.execute('alter table rate_limits rename to rate_limits_away');
  await limiter.consume('a');
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
  await deps.database.db.execute('alter table rate_limits_away rename to rate_limits');
  forward(6);
  await limiter.consume('a');
});

test('an IPv6 customer is one address, whatever of their network they use', () => {
  const addresses = {
    '203.0.113.7': '203.0.113.7',
    '::ffff:203.0.113.7': '203.0.113.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:DB8:1:2::9': '2001:db8:1:2::/64',
    '2001:0db8:0001:0002::1': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
  };
  for (const [ip, expected] of Object.entries(addresses)) {
    expect(clientAddress({ ip }), ip).toBe(expected);
  }
});
