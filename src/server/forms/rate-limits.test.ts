import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import type { Deps } from '../deps.ts';
import { clientAddress, createFormLimit, createLimiter } from './rate-limits.ts';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { deps } = await createTestApp({ clock: () => new Date(time.now) });
const forward = (seconds: number) => {
  time.now += seconds * 1000;
};
const withFormLimit = (FORM_LIMIT: number): Deps => ({ ...deps, env: { ...deps.env, FORM_LIMIT } });

beforeEach(() => deps.database.db.execute('truncate rate_limits'));

/** The same database, treated as one that other instances share. */
const shared: Deps = { ...deps, database: { ...deps.database, kind: 'server' } };
/** The clock of that database cannot be set, so what it has written moves instead. */
const forwardShared = (seconds: number) =>
  deps.database.db.execute(
    sql`update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds})`,
  );

const refused = { status: 429, code: 'too_many_requests' };

test('after too many attempts a visitor waits as long as the message says, and no longer', async () => {
  const limiter = createLimiter(deps, { name: 'test', points: 2, seconds: 60 });
  await limiter.consume('a');
  forward(20);
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject({ ...refused, retryAfter: 40 });
  await limiter.consume('b');
  forward(40);
  await limiter.consume('a');
});

test('a clock that is set back does not make anybody wait longer', async () => {
  for (const [own, pass] of [[deps, forward] as const, [shared, forwardShared] as const]) {
    const limiter = createLimiter(own, { name: 'back', points: 1, seconds: 60 });
    await limiter.consume('a');
    await expect(limiter.consume('a')).rejects.toMatchObject(refused);
    await pass(-7200);
    await limiter.consume('a');
    await expect(limiter.consume('a')).rejects.toMatchObject({ ...refused, retryAfter: 60 });
    await pass(7200);
  }
});

test('a visitor whose proxy adds changing ports to the address counts as one', () => {
  const same = (addresses: string[]) => new Set(addresses.map((ip) => clientAddress({ ip })));
  expect(
    same(['203.0.113.7', '203.0.113.7:1', '203.0.113.7:65535', '[::ffff:203.0.113.7]:9']).size,
  ).toBe(1);
  expect(same(['2001:db8:1:2::3', '[2001:db8:1:2::3]:1', '[2001:db8:1:2::4]']).size).toBe(1);
});

test('an attempt that is given back does not count', async () => {
  const limiter = createLimiter(deps, { name: 'test', points: 1, seconds: 60 });
  await limiter.consume('a');
  await limiter.giveBack('a');
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
});

test('a form can be sent FORM_LIMIT times a minute and ten times that an hour', async () => {
  const sender = { ip: '203.0.113.7' };
  const limitForm = createFormLimit(withFormLimit(2));
  for (let minute = 0; minute < 10; minute += 1) {
    await limitForm('contact', sender);
    await limitForm('contact', sender);
    await expect(limitForm('contact', sender)).rejects.toMatchObject(refused);
    forward(60);
  }
  const later = { ...refused, retryAfter: 3000 };
  await expect(limitForm('contact', sender)).rejects.toMatchObject(later);
});

test('each form and each address is counted separately', async () => {
  const sender = { ip: '203.0.113.7' };
  const limitForm = createFormLimit(withFormLimit(1));
  await limitForm('contact', sender);
  await limitForm('feedback', sender);
  await limitForm('contact', { ip: '203.0.113.8' });
  await expect(limitForm('contact', sender)).rejects.toMatchObject(refused);
});

test('FORM_LIMIT=0 means no limit', async () => {
  const limitForm = createFormLimit(withFormLimit(0));
  for (let times = 0; times < 100; times += 1) await limitForm('contact', { ip: '203.0.113.7' });
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

test('a shared count starts again when its time is over, and old counts are deleted', async () => {
  const limiter = createLimiter(shared, { name: 'test', points: 1, seconds: 60 });
  await limiter.consume('a');
  await limiter.consume('b');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
  await limiter.giveBack('b');
  await limiter.consume('b');
  await forwardShared(61);
  forward(61);
  await limiter.consume('a');
  const { rows } = await deps.database.db.execute('select * from rate_limits');
  expect(rows).toHaveLength(1);
});

test('instances whose clocks differ by two minutes share one count', async () => {
  const limit = { name: 'test', points: 4, seconds: 60 };
  const ahead = { ...shared, clock: () => new Date(time.now + 120_000) };
  const limiters = [createLimiter(shared, limit), createLimiter(ahead, limit)];
  const results = await Promise.allSettled([
    ...limiters.map((one) => one.consume('a')),
    ...limiters.map((one) => one.consume('a')),
    ...limiters.map((one) => one.consume('a')),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('while the shared count is down limits are kept in memory, and later shared again', async () => {
  const limiter = createLimiter(shared, { name: 'test', points: 2, seconds: 60 });
  await deps.database.db.execute('alter table rate_limits rename to rate_limits_away');
  await limiter.consume('a');
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject(refused);
  await deps.database.db.execute('alter table rate_limits_away rename to rate_limits');
  forward(6);
  await limiter.consume('a');
});

test('an IPv6 customer counts as one address, however many they use', () => {
  const addresses = {
    '203.0.113.7': '203.0.113.7',
    '::ffff:203.0.113.7': '203.0.113.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:DB8:1:2::9': '2001:db8:1:2::/64',
    '2001:0db8:0001:0002::1': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8::/64',
    'fe80::1%eth0': 'fe80::/64',
    '::1': '::/64',
  };
  for (const [ip, expected] of Object.entries(addresses)) {
    expect(clientAddress({ ip }), ip).toBe(expected);
  }
});

test('an IPv6 /48 network may send as much as ten addresses in an hour', async () => {
  const limitForm = createFormLimit(withFormLimit(1));
  const from = (customer: number) => ({ ip: `2001:db8:1:${customer.toString(16)}::1` });
  for (let customer = 0; customer < 100; customer += 1) await limitForm('contact', from(customer));
  await expect(limitForm('contact', from(100))).rejects.toMatchObject(refused);
  await limitForm('contact', { ip: '2001:db8:2::1' });
});

test('when a proxy passes on text that is not an address, its own address counts', async () => {
  const { app } = await createTestApp({ env: { TRUST_PROXY: '1', FORM_LIMIT: '3' } });
  const send = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'x-forwarded-for': name },
      payload: { name: 'Sari', email: 'sari@contoh.id', message: `Dari ${name}` },
    });
  const codes: number[] = [];
  for (const name of ['unknown', '_hidden', 'x1', 'x2']) codes.push((await send(name)).statusCode);
  expect(codes).toEqual([201, 201, 201, 429]);
  expect((await send('203.0.113.9')).statusCode).toBe(201);
});
