import { beforeEach, expect, test } from 'vitest';
import { type Env, EnvError } from '../../server/env.ts';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeAccount } from '../../test/signin.ts';
import { firstRun } from './first-run.ts';

const { app, deps } = await createTestApp();
beforeEach(() => deps.database.db.execute('truncate accounts cascade'));

const startWith = (settings: Partial<Env>) =>
  firstRun({ ...deps, env: { ...deps.env, ...settings } });

test('the first start creates an owner with a random password that must be replaced', async () => {
  const shown = await firstRun(deps);
  expect(shown?.password.length).toBeGreaterThanOrEqual(20);

  const browser = openBrowser(app, deps);
  const answer = await browser.login(shown?.email ?? '', shown?.password);
  expect(answer.json()).toMatchObject({ staff: { role: 'owner', mustChangePassword: true } });
});

test('no default password opens a new installation', async () => {
  const shown = await firstRun(deps);
  for (const [address, guess] of ['admin', 'password', 'admin123', 'owner', ''].entries()) {
    const browser = openBrowser(app, deps, `198.51.100.${address}`);
    const answer = await browser.login(shown?.email ?? '', guess);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('a restart changes no password and shows none', async () => {
  const shown = await firstRun(deps);
  expect(await firstRun(deps)).toBeNull();
  const answer = await openBrowser(app, deps).login(shown?.email ?? '', shown?.password);
  expect(answer.statusCode).toBe(200);
});

test('two instances that start together create one account', async () => {
  const shown = await Promise.all([firstRun(deps), firstRun(deps)]);
  expect(shown.filter(Boolean)).toHaveLength(1);
  const { rows } = await deps.database.db.execute('select id from accounts');
  expect(rows).toHaveLength(1);
});

test('the operator’s own address and password are used as they are, and not shown', async () => {
  const settings = {
    ADMIN_EMAIL: 'Rina@Kopi.example',
    ADMIN_PASSWORD: 'tiga cangkir sebelum hujan',
  };
  expect(await startWith(settings)).toBeNull();
  const answer = await openBrowser(app, deps).login('rina@kopi.example');
  expect(answer.json()).toMatchObject({ staff: { role: 'owner', mustChangePassword: false } });
});

test('once there is an account, ADMIN_EMAIL and ADMIN_PASSWORD change nothing', async () => {
  const settings = {
    ADMIN_EMAIL: 'bayu@kopi.example',
    ADMIN_PASSWORD: 'tiga cangkir sebelum hujan',
  };
  await makeAccount(deps, 'owner', { email: 'rina@kopi.example' });
  expect(await startWith(settings)).toBeNull();
  expect((await openBrowser(app, deps).login('bayu@kopi.example')).statusCode).toBe(401);
});

test('on https the server does not start with a guessable ADMIN_PASSWORD', async () => {
  const settings = { SITE_URL: 'https://kopi.example', ADMIN_PASSWORD: 'password1234' };
  await expect(startWith(settings)).rejects.toThrow(EnvError);
});
