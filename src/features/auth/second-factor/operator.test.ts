import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { createTestApp } from '../../../test/app.ts';
import { addPasskey, signInWith } from '../../../test/authenticator.ts';
import { openBrowser } from '../../../test/browser.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { makeAccount } from '../../../test/signin.ts';

const folder = await mkdtemp(join(tmpdir(), 'operator-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const open = () =>
  openDatabase({ dataDir: folder, databaseUrl: undefined, log: createLog('silent') });

/** What an operator types: npm run admin -- … */
async function admin(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, errors };
}

test('a password that the operator resets is the only way in, passkey or not', async () => {
  const email = 'bayu@kedai-seduh.example';
  const before = await open();
  const shop = await createTestApp({ deps: { database: before } });
  await makeAccount(shop.deps, 'owner', { email });
  const browser = openBrowser(shop.app, shop.deps);
  await browser.login(email);
  const { device } = await addPasskey(browser);
  await before.close();

  const { code, out } = await admin('reset-password', email);
  expect(code).toBe(0);
  const after = await open();
  const again = await createTestApp({ deps: { database: after } });
  const back = openBrowser(again.app, again.deps);
  expect((await signInWith(device, back)).statusCode).toBe(401);
  const password = /Password: (\S+)/.exec(out)?.[1];
  expect((await back.login(email, password)).statusCode).toBe(200);
  await after.close();
}, 120_000);

test('the operator takes the second step from an owner who lost everything', async () => {
  const email = 'rina@kedai-seduh.example';
  const before = await open();
  const shop = await createTestApp({ deps: { database: before } });
  await makeAccount(shop.deps, 'owner', { email });
  const browser = openBrowser(shop.app, shop.deps);
  await browser.login(email);
  const { device } = await addPasskey(browser);
  await setUpSecondFactor(browser, shop.deps);
  const { cookie } = browser;
  await before.close();

  expect(await admin('reset-second-factor', email)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${email} signs in with the password alone`),
  });
  expect(await admin('reset-second-factor', email)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('This account has no two-step sign-in'),
  });
  const after = await open();
  const again = await createTestApp({ deps: { database: after } });
  const back = openBrowser(again.app, again.deps);
  back.cookie = cookie;
  expect(await back.authenticated()).toBe(false);
  expect((await signInWith(device, back)).statusCode).toBe(401);
  expect((await back.login(email)).statusCode).toBe(200);
  const log = await back.send('GET', '/api/admin/audit?q=reset-second-factor');
  expect(log.body).toContain('Operator (npm run admin)');
  await after.close();
}, 120_000);
