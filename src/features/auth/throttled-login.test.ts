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

/** An hour later, when nothing is held against anybody any more. */
async function start() {
  forward(3600);
  return makeAccount(deps);
}

test('an address that guesses is told to wait by its tenth attempt; another is not', async () => {
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

test('a hundred guesses at once are a hundred guesses', async () => {
  const { email } = await start();
  const attacker = at('198.51.100.9');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, times) => attacker.login(email, `guess number ${times}`)),
  );
  const looked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(looked.length).toBeLessThan(10);
  expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
});

test('IPv6 customers are counted by their network, and a mapped IPv4 address as what it is', async () => {
  const { email } = await start();
  for (let times = 0; times < 12; times += 1) {
    await at(`2001:db8:1:2::${times}`).login(email, 'wrong password');
    await at(`198.51.100.9`).login(email, 'wrong password');
  }
  expect((await at('2001:db8:1:2:ffff::1').login(email)).statusCode).toBe(429);
  expect((await at('2001:db8:1:3::1').login(email)).statusCode).toBe(200);
  expect((await at('::ffff:198.51.100.9').login(email)).statusCode).toBe(429);
});

test('right logins do not count: a whole shop shares one address', async () => {
  const { email } = await start();
  for (let times = 0; times < 20; times += 1) {
    expect((await at('203.0.113.20').login(email)).statusCode).toBe(200);
  }
});

test('a browser that has logged in before gets in from an address that is made to wait', async () => {
  const { email } = await start();
  const owner = at('198.51.100.9');
  await owner.login(email);
  await owner.send('POST', '/api/auth/logout');

  const attacker = at('198.51.100.9');
  for (let times = 0; times < 12; times += 1) await attacker.login(email, 'wrong password');
  expect((await attacker.login(email)).statusCode).toBe(429);
  expect((await owner.login(email)).statusCode).toBe(200);
});

test('a known browser that guesses becomes a stranger', async () => {
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

test('an account that many addresses guess at is never locked', async () => {
  const { email } = await start();
  // Past the hundredth wrong login strangers begin to wait, a tenth of a second at first.
  for (let times = 0; times < 104; times += 1) {
    const answer = await at(`198.51.100.${times}`).login(email, 'wrong password');
    expect(answer.statusCode).toBe(401);
  }
  expect((await at('203.0.113.20').login(email)).statusCode).toBe(200);
});
