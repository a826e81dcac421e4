import { expect, test } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { makeAccount } from '../../../test/signin.ts';
import { PHONE, startVisits } from '../../../test/visits.ts';
import { DAY } from '../../../time.ts';
import type { Device } from '../contract.ts';
import { describeBrowser } from './login-context.ts';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { app, deps } = await startVisits({ clock: () => new Date(time.now) });
const { db } = deps.database;
const at = (address = '203.0.113.7', agent = PHONE) => openBrowser(app, deps, address, agent);
const devicesOf = async (browser: ReturnType<typeof at>) =>
  (await browser.send('GET', '/api/auth/sessions')).json<Device[]>();

const mailsTo = async (recipient: string) => {
  const { rows } = await db.execute<{ id: number; recipient: string; data: { event: string } }>(
    `select id, recipient, data from outbox where kind = 'account' order by id`,
  );
  return rows.filter((mail) => mail.recipient === recipient);
};
const eventsTo = async (recipient: string) =>
  (await mailsTo(recipient)).map(({ data }) => data.event);

test('browser and system are said in words', () => {
  const names = {
    'Chrome on Android': PHONE,
    'Safari on iOS':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Firefox on Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Microsoft Edge on Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Samsung Internet on Android':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  };
  for (const [name, agent] of Object.entries(names)) {
    const { browser, system } = describeBrowser(agent);
    expect(`${browser} on ${system}`).toBe(name);
  }
  for (const odd of ['', 'x', '<script>alert(1)</script>', '('.repeat(5000)]) {
    expect(describeBrowser(odd).system).toBeNull();
  }
});

test('staff see where they are signed in: device, place, address and time', async () => {
  const { email } = await makeAccount(deps, 'cashier');
  const [phone, till] = [
    at(),
    at('198.51.100.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ];
  await phone.login(email);
  await till.login(email);
  const [here, there, ...others] = await devicesOf(till);
  expect(here).toMatchObject({
    current: true,
    browser: 'Firefox',
    system: 'Linux',
    address: '198.51.100.1',
    country: 'SG',
    city: 'Singapore',
    createdAt: new Date(time.now).toISOString(),
  });
  expect(there).toMatchObject({
    current: false,
    browser: 'Chrome',
    system: 'Android',
    city: 'Bandung',
  });
  expect(others).toEqual([]);
});

test('staff sign one of their devices out, or all but this one', async () => {
  const { email } = await makeAccount(deps, 'editor');
  const [one, two, three] = [at(), at(), at()];
  for (const browser of [one, two, three]) await browser.login(email);
  const [, other] = await devicesOf(one);
  expect((await one.send('DELETE', `/api/auth/sessions/${other?.id}`)).statusCode).toBe(200);
  expect((await one.send('DELETE', `/api/auth/sessions/${other?.id}`)).statusCode).toBe(404);
  expect(await devicesOf(one)).toHaveLength(2);
  const rest = await one.send('DELETE', '/api/auth/sessions');
  expect(rest.json()).toEqual({ message: 'Signed out on 1 other device' });
  expect([
    await one.authenticated(),
    await two.authenticated(),
    await three.authenticated(),
  ]).toEqual([true, false, false]);
});

test('nobody, not even the owner, reaches a device of somebody else by its number', async () => {
  const [rina, bayu] = [at(), at()];
  await rina.login((await makeAccount(deps, 'editor')).email);
  await bayu.login((await makeAccount(deps, 'owner')).email);
  const [device] = await devicesOf(rina);
  expect((await bayu.send('DELETE', `/api/auth/sessions/${device?.id}`)).statusCode).toBe(404);
  expect((await devicesOf(bayu)).map(({ id }) => id)).not.toContain(device?.id);
  expect(await rina.authenticated()).toBe(true);
});

test('the owner signs an account out everywhere', async () => {
  const { id, email } = await makeAccount(deps, 'editor');
  const [phone, owner] = [at(), at()];
  await phone.login(email);
  await owner.login((await makeAccount(deps, 'owner')).email);
  const signOut = (account: number) =>
    owner.send('DELETE', `/api/admin/accounts/${account}/sessions`);
  expect((await signOut(id)).statusCode).toBe(200);
  expect(await phone.authenticated()).toBe(false);
  expect((await signOut(999_999)).statusCode).toBe(404);
});

test('a session that has ended is not listed and keeps no address', async () => {
  const { id, email } = await makeAccount(deps, 'editor');
  const [old, now] = [at(), at()];
  await old.login(email);
  time.now += 8 * DAY;
  await now.login(email);
  expect(await devicesOf(now)).toHaveLength(1);
  const { rows } = await db.execute<{ address: string | null }>(
    `select address from sessions where account_id = ${id} and ended_at is not null`,
  );
  expect(rows).toEqual([{ address: null }]);
});

test('the first sign-in sends no mail; one from a new browser does', async () => {
  const { email } = await makeAccount(deps, 'editor');
  const phone = at();
  await phone.login(email);
  await phone.send('POST', '/api/auth/logout');
  await phone.login(email);
  expect(await eventsTo(email)).toEqual([]);

  await at('198.51.100.1').login(email, 'wrong password');
  expect(await eventsTo(email)).toEqual([]);
  await at('198.51.100.1').login(email);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.data).toMatchObject({ event: 'new-device' });

  const owner = at();
  await owner.login((await makeAccount(deps, 'owner')).email);
  const page = await owner.send('GET', `/api/admin/outbox/${mail?.id}/preview`);
  const { text, subject } = page.json<{ text: string; subject: string }>();
  expect(subject).toBe('Ada yang masuk ke akun Anda dari perangkat baru');
  for (const part of [
    'Chrome di Android',
    '198.51.100.1',
    'Singapura',
    'WIB',
    'ganti kata sandi',
    '/admin/account',
  ]) {
    expect(text).toContain(part);
  }
});

test('the mail is in the language that the account has chosen', async () => {
  const { id, email } = await makeAccount(deps, 'editor');
  await db.execute(`update accounts set voice = 'en' where id = ${id}`);
  await at('198.51.100.1').login(email);
  await at('198.51.100.2').login(email);
  const [mail] = await mailsTo(email);

  const owner = at();
  await owner.login((await makeAccount(deps, 'owner')).email);
  const page = await owner.send('GET', `/api/admin/outbox/${mail?.id}/preview`);
  const { text, subject } = page.json<{ text: string; subject: string }>();
  expect(subject).toBe('Somebody signed in to your account from a new device');
  expect(text).toContain('Chrome on Android');
  expect(text).toContain('Singapore');
  expect(text).toContain(' November 2026, 12:00 WIB');
});

test('colleagues who share a till do not get a mail every day', async () => {
  const [rina, bayu] = [await makeAccount(deps, 'cashier'), await makeAccount(deps, 'cashier')];
  // Each has signed in elsewhere before.
  await at().login(rina.email);
  await at().login(bayu.email);
  const till = at();
  for (let days = 0; days < 3; days += 1) {
    for (const { email } of [rina, bayu]) {
      expect((await till.login(email)).statusCode).toBe(200);
      await till.send('POST', '/api/auth/logout');
    }
    time.now += DAY;
  }
  expect(await eventsTo(rina.email)).toEqual(['new-device']);
  expect(await eventsTo(bayu.email)).toEqual(['new-device']);
});

test('signing in on a colleague’s browser ends the colleague’s session and never takes it over', async () => {
  const [rina, bayu] = [await makeAccount(deps, 'editor'), await makeAccount(deps, 'editor')];
  const till = at();
  await till.login(rina.email);
  const before = till.cookie;
  await till.login(bayu.email);
  till.cookie = before;
  expect(await till.authenticated()).toBe(false);
});
