import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import {
  addPasskey,
  askToSignIn,
  createAuthenticator,
  sendPasskey,
  signInWith,
} from '../../../test/authenticator.ts';
import { openBrowser } from '../../../test/browser.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { makeAccount } from '../../../test/signin.ts';
import { MINUTE } from '../../../time.ts';
import type { Role } from '../../accounts/contract.ts';

const time = { now: Date.parse('2026-11-22T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const { db } = deps.database;
const at = (address = '203.0.113.7') => openBrowser(app, deps, address);

async function withPasskey(role: Role = 'editor') {
  const account = await makeAccount(deps, role);
  const browser = at();
  await browser.login(account.email);
  return { account, browser, ...(await addPasskey(browser)) };
}

const written = async (action: string, target: number | 'unknown') => {
  const { rows } = await db.execute(
    `select 1 from audit_entries where action = '${action}' and target = '${target}'`,
  );
  return rows.length;
};

test('a passkey signs its account in without address, password and code', async () => {
  const { browser, account, device } = await withPasskey();
  await setUpSecondFactor(browser, deps);
  expect((await at().login(account.email)).statusCode).toBe(401);
  const till = at();
  const answer = await signInWith(device, till);
  expect(answer.json()).toMatchObject({
    success: true,
    authenticated: true,
    staff: { id: account.id, mustSetUpSecondFactor: false },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await till.authenticated()).toBe(true);
  expect((await till.send('GET', '/api/auth/sessions')).json()).toHaveLength(2);
  expect(await written('login.passkey', account.id)).toBe(1);
});

test('an account without a passkey gets the same question, so nothing reveals who has one', async () => {
  const asked = await askToSignIn(at());
  expect(asked).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'localhost' });
  const stranger = createAuthenticator();
  stranger.create({ challenge: 'x', user: { id: 'MQ' } });
  const { device } = await withPasskey();
  const unknown = await signInWith(stranger, at());
  const wrong = await signInWith(device, at(), { origin: 'https://evil.example' });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.json()).toMatchObject({ code: 'passkey_refused' });
  expect(wrong.json()).toEqual(unknown.json());
});

const lies = {
  'for another origin': { origin: 'https://kedai-seduh.evil.example' },
  'for another port of this host': { origin: 'http://localhost:4000' },
  'for another host': { host: 'evil.example' },
  'without a finger, a face or a PIN': { flags: 0x01 },
  'with nobody there': { flags: 0x04 },
  'that was meant for adding': { type: 'webauthn.create' },
  'in the name of another account': { userHandle: Buffer.from('1').toString('base64url') },
};
test.for(Object.entries(lies))('a signature %s lets nobody in', async ([, lie]) => {
  const { device, account } = await withPasskey();
  const till = at();
  const answer = await signInWith(device, till, lie);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'passkey_refused' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await till.authenticated()).toBe(false);
  expect(await written('login.failed', account.id)).toBe(1);
});

test('a signature of another device does not count for this passkey', async () => {
  const [one, two] = [await withPasskey(), await withPasskey()];
  const till = at();
  const theirs = two.device.sign(await askToSignIn(till));
  const mine = one.device.sign(await askToSignIn(till));
  const mixed = { ...theirs, id: mine.id, rawId: mine.rawId };
  expect((await sendPasskey(till, mixed)).statusCode).toBe(401);
});

test('a signed challenge works once, even on two instances at the same moment', async () => {
  const { device } = await withPasskey();
  const signed = device.sign(await askToSignIn(at()));
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendPasskey(at(), signed)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  expect((await sendPasskey(at(), signed)).json()).toMatchObject({ code: 'passkey_too_late' });
});

test('a challenge has to be signed within five minutes', async () => {
  const { device } = await withPasskey();
  const asked = await askToSignIn(at());
  time.now += 5 * MINUTE + 1;
  const late = await sendPasskey(at(), device.sign(asked));
  expect(late.json()).toMatchObject({
    code: 'passkey_too_late',
    message: 'That took too long. Please begin again.',
  });
  await askToSignIn(at());
  const { rows } = await db.execute('select 1 from passkey_challenges');
  expect(rows).toHaveLength(1);
});

test('a challenge for adding a passkey, or an invented one, cannot be used to sign in', async () => {
  const { device, browser } = await withPasskey();
  const asked = await browser.send('POST', '/api/auth/passkeys/options', {
    password: 'tiga cangkir sebelum hujan',
  });
  for (const challenge of [asked.json().challenge, Buffer.alloc(32, 7).toString('base64url')]) {
    expect((await sendPasskey(at(), device.sign({ challenge }))).json()).toMatchObject({
      code: 'passkey_too_late',
    });
  }
});

test('a copied device is recognised by its signature counter', async () => {
  const { device } = await withPasskey();
  expect((await signInWith(device, at(), { counter: 7 })).statusCode).toBe(200);
  for (const counter of [7, 6, 0]) {
    expect((await signInWith(device, at(), { counter })).statusCode, `${counter}`).toBe(401);
  }
  expect((await signInWith(device, at(), { counter: 8 })).statusCode).toBe(200);
});

test('a device that never counts may be used again and again', async () => {
  const { device } = await withPasskey();
  for (const _ of ['once', 'twice']) {
    expect((await signInWith(device, at(), { counter: 0 })).statusCode).toBe(200);
  }
});

test('a disabled account is refused as if the passkey were unknown', async () => {
  const owner = at();
  await owner.login((await makeAccount(deps, 'owner')).email);
  const { account, device } = await withPasskey('cashier');
  const change = (disabled: boolean) =>
    owner.send('PUT', `/api/admin/accounts/${account.id}`, {
      name: account.name,
      role: 'cashier',
      disabled,
    });
  await change(true);
  const refused = await signInWith(device, at());
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'passkey_refused' });
  await change(false);
  expect((await signInWith(device, at())).statusCode).toBe(200);
});

test('the account gets a mail about a new browser, as after a password', async () => {
  const { account, browser, device } = await withPasskey();
  const told = async () => {
    const { rows } = await db.execute<{ recipient: string; data: { event: string } }>(
      `select recipient, data from outbox where kind = 'account'`,
    );
    return rows.filter(
      ({ recipient, data }) => recipient === account.email && data.event === 'new-device',
    ).length;
  };
  await signInWith(device, browser);
  expect(await told()).toBe(0);
  time.now += MINUTE;
  await signInWith(device, at('198.51.100.4'));
  expect(await told()).toBe(1);
});

test('signing in gives a new cookie, and the old one ends', async () => {
  const { browser, device } = await withPasskey();
  const before = browser.cookie;
  await signInWith(device, browser);
  expect(browser.cookie).not.toBe(before);
  expect(await browser.authenticated()).toBe(true);
  browser.cookie = before;
  expect(await browser.authenticated()).toBe(false);
});

test('a page of another site can neither ask nor sign in', async () => {
  for (const path of ['/options', '']) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/auth/passkey-login${path}`,
      headers: { origin: 'https://evil.example' },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  }
});

test('wrong passkeys from one address have to wait like wrong passwords; a known browser does not', async () => {
  const { browser, device } = await withPasskey();
  const stranger = createAuthenticator();
  stranger.create({ challenge: 'x', user: { id: 'MQ' } });
  const statuses: number[] = [];
  for (let times = 0; times < 10; times += 1) {
    statuses.push((await signInWith(stranger, at('198.51.100.9'))).statusCode);
  }
  expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
  // The shop behind the same address still gets in, known browser or not.
  expect((await signInWith(device, at('198.51.100.9'))).statusCode).toBe(200);
  expect((await signInWith(device, browser)).statusCode).toBe(200);
});

test('the number of challenges for one address is limited', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 61; times += 1) {
    const browser = at('198.51.100.20');
    statuses.push((await browser.send('POST', '/api/auth/passkey-login/options')).statusCode);
  }
  expect(statuses[59]).toBe(200);
  expect(statuses[60]).toBe(429);
});

test('a malformed answer is refused with a reason, never with a server error', async () => {
  const { device } = await withPasskey();
  const signed = device.sign(await askToSignIn(at()));
  const { response } = signed;
  const odd = [
    undefined,
    {},
    { ...signed, id: '' },
    { ...signed, rawId: 'AAAA' },
    { ...signed, response: { ...response, clientDataJSON: 'AAAA' } },
    { ...signed, response: { ...response, authenticatorData: 'AAAA' } },
    { ...signed, response: { ...response, signature: 'AAAA' } },
    { ...signed, response: { ...response, userHandle: undefined } },
    { ...signed, response: { ...response, signature: 'A'.repeat(9000) } },
  ];
  for (const [nth, credential] of odd.entries()) {
    const browser = at(`198.51.100.${100 + nth}`);
    const answer = await browser.send('POST', '/api/auth/passkey-login', { credential });
    expect([401, 422], answer.body).toContain(answer.statusCode);
  }
});
