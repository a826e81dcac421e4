import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeAccount } from '../../test/signin.ts';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const at = (address: string) => openBrowser(app, deps, address);
const forward = (seconds: number) => {
  time.now += seconds * 1000;
};

/** An hour later, when no earlier attempt counts any more. */
async function start() {
  forward(3600);
  return makeAccount(deps);
}

test('an address that guesses passwords has to wait by its tenth attempt, others do not', async () => {
  const { email } = await start();
  const attacker = at('198.51.100.9');
  const statuses: number[] = [];
  for (let times = 0; times < 30; times += 1) {
    statuses.push((await attacker.login(email, `guess number ${times}`)).statusCode);
  }
  expect(statuses.indexOf(429)).toBeGreaterThan(4);
  expect(statuses.indexOf(429)).toBeLessThan(10);
  expect(new Set(statuses.slice(statuses.indexOf(429)))).toEqual(new Set([429]));

  const refused = await attacker.login(email);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await at('203.0.113.20').login(email)).statusCode).toBe(200);

  forward(Number(refused.headers['retry-after']));
  expect((await attacker.login(email)).statusCode).toBe(200);
});

test('wrong guesses do not keep colleagues at the same address out', async () => {
  const forgetful = await start();
  const colleague = await makeAccount(deps);
  const shop = at('203.0.113.40');
  for (let times = 0; times < 20; times += 1) await shop.login(forgetful.email, 'wrong password');
  expect((await at('203.0.113.40').login(colleague.email)).statusCode).toBe(200);

  const statuses: number[] = [];
  for (let times = 0; times < 40; times += 1) {
    const nobody = `nobody-${times}@kedai.example`;
    statuses.push((await shop.login(nobody, 'wrong password')).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('an attempt that is refused unseen is in the audit log, once for all that follow', async () => {
  const { email } = await start();
  const attacker = at('198.51.100.77');
  for (let times = 0; times < 30; times += 1) await attacker.login(email, 'wrong password');
  const { rows } = await deps.database.db.execute(
    sql`select action, count(*)::int as times from audit_entries where detail = ${email}
      group by action order by action`,
  );
  expect(rows).toEqual([
    { action: 'login.failed', times: 8 },
    { action: 'login.refused', times: 1 },
  ]);
});

test('a hundred guesses at once all count', async () => {
  const { email } = await start();
  const attacker = at('198.51.100.9');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, times) => attacker.login(email, `guess number ${times}`)),
  );
  const looked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(looked.length).toBeLessThan(10);
  // Those who find the queue of sign-ins full are told to come again.
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect(codes.difference(new Set([401, 429, 503]))).toEqual(new Set());
});

test('an IPv6 customer counts as one address, and so does an IPv4 address written as IPv6', async () => {
  const { email } = await start();
  for (let times = 0; times < 12; times += 1) {
    await at(`2001:db8:1:2::${times}`).login(email, 'wrong password');
    await at(`198.51.100.9`).login(email, 'wrong password');
  }
  expect((await at('2001:db8:1:2:ffff::1').login(email)).statusCode).toBe(429);
  expect((await at('2001:db8:1:3::1').login(email)).statusCode).toBe(200);
  expect((await at('::ffff:198.51.100.9').login(email)).statusCode).toBe(429);
});

test('signing in with the right password does not count: a whole shop shares one address', async () => {
  const { email } = await start();
  for (let times = 0; times < 20; times += 1) {
    expect((await at('203.0.113.20').login(email)).statusCode).toBe(200);
  }
});

test('a browser that has signed in before gets in from an address that has to wait', async () => {
  const { email } = await start();
  const owner = at('198.51.100.9');
  await owner.login(email);
  await owner.send('POST', '/api/auth/logout');

  const attacker = at('198.51.100.9');
  for (let times = 0; times < 12; times += 1) await attacker.login(email, 'wrong password');
  expect((await attacker.login(email)).statusCode).toBe(429);
  expect((await owner.login(email)).statusCode).toBe(200);
});

test('a known browser that guesses passwords has to wait, too', async () => {
  const { email } = await start();
  const owner = at('198.51.100.9');
  await owner.login(email);
  const statuses: number[] = [];
  for (let times = 0; times < 25; times += 1) {
    statuses.push((await owner.login(email, 'wrong password')).statusCode);
  }
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('an account is never locked, however many addresses guess its password', async () => {
  const { email } = await start();
  // After a hundred wrong passwords strangers begin to wait, a tenth of a second at first.
  for (let times = 0; times < 104; times += 1) {
    const answer = await at(`198.51.100.${times}`).login(email, 'wrong password');
    expect(answer.statusCode).toBe(401);
  }
  expect((await at('203.0.113.20').login(email)).statusCode).toBe(200);
});
