import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import {
  addPasskey,
  askToAdd,
  createAuthenticator,
  signInWith,
} from '../../../test/authenticator.ts';
import { openBrowser } from '../../../test/browser.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { makeAccount, PASSWORD } from '../../../test/signin.ts';
import { MINUTE } from '../../../time.ts';
import type { Role } from '../../accounts/contract.ts';
import type { Passkey } from './contract.ts';

const time = { now: Date.parse('2026-11-22T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const { db } = deps.database;
const at = (address = '203.0.113.7') => openBrowser(app, deps, address);

async function staff(role: Role = 'editor') {
  const account = await makeAccount(deps, role);
  const browser = at();
  await browser.login(account.email);
  return { account, browser };
}

const passkeysOf = async (browser: ReturnType<typeof at>) =>
  (await browser.send('GET', '/api/auth/passkeys')).json<Passkey[]>();

const mailsTo = async (recipient: string) => {
  const { rows } = await db.execute<{ subject: string; recipient: string }>(
    `select subject, recipient from outbox where kind = 'account' order by id`,
  );
  return rows.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
};

test('a cashier, too, has a list of passkeys: name, added, last used', async () => {
  const { browser } = await staff('cashier');
  expect(await passkeysOf(browser)).toEqual([]);
  const { answer, device } = await addPasskey(browser, ' HP Sari ');
  expect(answer.statusCode).toBe(201);
  const added = new Date(time.now).toISOString();
  time.now += MINUTE;
  await signInWith(device, at());
  const [passkey] = await passkeysOf(browser);
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'HP Sari',
    createdAt: added,
    lastUsedAt: new Date(time.now).toISOString(),
  });
});

test('adding one asks for the password first', async () => {
  const { browser } = await staff();
  const ask = (password: string) =>
    browser.send('POST', '/api/auth/passkeys/options', { password });
  expect((await ask('')).statusCode).toBe(422);
  expect((await ask('wrong password')).json()).toMatchObject({
    fields: { password: 'This is not your current password' },
  });
  expect((await ask(PASSWORD)).json()).toMatchObject({
    rp: { id: 'localhost', name: 'Kedai Seduh' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
});

test('an account with two-step sign-in must send a code as well, which works once', async () => {
  const { browser } = await staff();
  const { phone } = await setUpSecondFactor(browser, deps);
  time.now += MINUTE;
  expect((await askToAdd(browser)).json()).toMatchObject({
    fields: { code: 'Enter the code from your authenticator app' },
  });
  const wrong = phone() === '000000' ? '111111' : '000000';
  expect((await askToAdd(browser, wrong)).statusCode).toBe(422);
  expect((await askToAdd(browser, phone())).statusCode).toBe(200);
  expect((await askToAdd(browser, phone())).statusCode).toBe(422);
});

test('a guess at the password is not free at an unlocked screen', async () => {
  const { browser } = await staff();
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1) {
    const guess = { password: `guess ${times}` };
    statuses.push((await browser.send('POST', '/api/auth/passkeys/options', guess)).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

const lies = {
  'another origin': { origin: 'https://kedai-seduh.evil.example' },
  'another port of this host': { origin: 'http://localhost:4000' },
  'another host': { host: 'evil.example' },
  'nobody who showed a finger': { flags: 0x41 },
  'a signature that was meant for signing in': { type: 'webauthn.get' },
  'a challenge of its own': { challenge: Buffer.from('x'.repeat(32)).toString('base64url') },
};
test.for(Object.entries(lies))('a passkey with %s is not added', async ([, lie]) => {
  const { browser } = await staff();
  const { answer } = await addPasskey(browser, 'HP', lie);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: expect.stringMatching(/^passkey_(refused|too_late)$/),
  });
  expect(await passkeysOf(browser)).toEqual([]);
});

test('a challenge is valid for five minutes, once, and only for the account that asked for it', async () => {
  const [rina, bayu] = [await staff(), await staff()];
  const options = async () =>
    (await askToAdd(rina.browser)).json<{ challenge: string; user: { id: string } }>();
  const add = (browser: ReturnType<typeof at>, credential: object) =>
    browser.send('POST', '/api/auth/passkeys', { name: 'HP', credential });

  const first = await options();
  expect((await add(bayu.browser, createAuthenticator().create(first))).json()).toMatchObject({
    code: 'passkey_too_late',
  });
  expect((await add(rina.browser, createAuthenticator().create(first))).statusCode).toBe(201);
  expect((await add(rina.browser, createAuthenticator().create(first))).statusCode).toBe(422);

  const second = await options();
  time.now += 5 * MINUTE + 1;
  expect((await add(rina.browser, createAuthenticator().create(second))).statusCode).toBe(422);
  expect(await passkeysOf(bayu.browser)).toEqual([]);
  expect(await passkeysOf(rina.browser)).toHaveLength(1);
});

test('a device that has one already is named to the browser, and refused if it is sent again', async () => {
  const [rina, bayu] = [await staff(), await staff()];
  const { device } = await addPasskey(rina.browser);
  const options = (await askToAdd(rina.browser)).json();
  expect(options).toMatchObject({
    excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  });
  const theirs = (await askToAdd(bayu.browser)).json();
  expect(theirs).toMatchObject({ excludeCredentials: [] });
  const credential = device.create(theirs);
  const again = await bayu.browser.send('POST', '/api/auth/passkeys', { name: 'HP', credential });
  expect(again.statusCode).toBe(409);
});

test('nobody has more than twenty', async () => {
  const { browser, account } = await staff();
  await db.execute(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     select ${account.id}, 'old-' || n, '', 0, '{}', 'Lama', now() from generate_series(1, 20) n`,
  );
  expect((await askToAdd(browser)).statusCode).toBe(409);
});

test('a malformed answer is refused with a reason, never with a server error', async () => {
  const { browser } = await staff();
  const { challenge, user } = (await askToAdd(browser)).json();
  const good = createAuthenticator().create({ challenge, user });
  const { response } = good;
  const odd = [
    {},
    { ...good, id: 'not base64url!' },
    { ...good, rawId: 'AAAA' },
    { ...good, type: 'password' },
    { ...good, response: { ...response, clientDataJSON: 'AAAA' } },
    { ...good, response: { ...response, clientDataJSON: `${'A'.repeat(5000)}` } },
    { ...good, response: { ...response, attestationObject: 'AAAA' } },
    { ...good, response: { ...response, transports: Array.from({ length: 99 }, () => 'usb') } },
  ];
  for (const credential of odd) {
    const answer = await browser.send('POST', '/api/auth/passkeys', { name: 'HP', credential });
    expect(answer.statusCode, answer.body).toBe(422);
  }
});

test('a passkey is renamed and removed by its owner, and by nobody else', async () => {
  const [rina, bayu] = [await staff(), await staff('owner')];
  const { id, device } = await addPasskey(rina.browser);
  const url = `/api/auth/passkeys/${id}`;
  const again = { password: PASSWORD };
  expect((await bayu.browser.send('PUT', url, { name: 'Milikku' })).statusCode).toBe(404);
  expect((await bayu.browser.send('DELETE', url, again)).statusCode).toBe(404);
  expect((await rina.browser.send('PUT', url, { name: '' })).statusCode).toBe(422);
  expect((await rina.browser.send('PUT', url, { name: 'HP baru' })).json()).toMatchObject({
    name: 'HP baru',
  });
  const guess = await rina.browser.send('DELETE', url, { password: 'wrong password' });
  expect([guess.statusCode, guess.json().fields]).toEqual([
    422,
    { password: 'This is not your current password' },
  ]);
  const removed = await rina.browser.send('DELETE', url, again);
  expect(removed.json()).toEqual({ message: 'Passkey removed' });
  expect((await rina.browser.send('DELETE', url, again)).statusCode).toBe(404);
  expect(await passkeysOf(rina.browser)).toEqual([]);
  expect((await signInWith(device, at())).statusCode).toBe(401);

  const log = await bayu.browser.send('GET', '/api/admin/audit');
  const entries = log.json<{ action: string; changes: { label: string }[] | null }[]>();
  const done = entries.filter(({ action }) => action.startsWith('passkey.')).slice(0, 4);
  expect(done.map(({ action }) => action)).toEqual([
    'passkey.delete',
    'passkey.rename',
    'passkey.create',
    'passkey.prepare',
  ]);
  expect(done.map(({ changes }) => changes?.[0]?.label)).toEqual([
    'HP baru',
    'HP baru',
    'HP kasir',
    undefined,
  ]);
});

test('the account hears by mail of one that was added and of one that was removed', async () => {
  const { browser, account } = await staff();
  const { id } = await addPasskey(browser);
  await browser.send('PUT', `/api/auth/passkeys/${id}`, { name: 'Lain' });
  await browser.send('DELETE', `/api/auth/passkeys/${id}`, { password: PASSWORD });
  expect(await mailsTo(account.email)).toEqual([
    'Passkey ditambahkan ke akun Anda',
    'Passkey dihapus dari akun Anda',
  ]);
});

test('neither key nor challenge is in any answer or in the audit log', async () => {
  const { browser } = await staff('owner');
  const { device, credential } = await addPasskey(browser);
  const answers = await Promise.all(
    ['/api/auth/passkeys', '/api/auth/check', '/api/admin/accounts', '/api/admin/audit'].map(
      (url) => browser.send('GET', url),
    ),
  );
  const texts = answers.map(({ body }) => body).join('');
  expect(texts).toContain('HP kasir');
  expect(texts).not.toContain(device.id);
  expect(texts).not.toContain(credential.response.attestationObject.slice(40, 80));
});

test('a passkey is no second step that was set up: the password alone would still lead in', async () => {
  const owner = await staff('owner');
  const { browser, account } = await staff('editor');
  const { device } = await addPasskey(browser);
  const require_ = (...secondFactorRoles: Role[]) =>
    owner.browser.send('PUT', '/api/admin/sign-in-settings', {
      secondFactorRoles,
      password: PASSWORD,
    });
  await require_('editor');
  for (const enter of [
    (to: ReturnType<typeof at>) => signInWith(device, to),
    (to: ReturnType<typeof at>) => to.login(account.email),
  ]) {
    const here = at();
    expect((await enter(here)).json()).toMatchObject({ staff: { mustSetUpSecondFactor: true } });
    expect((await here.send('GET', '/api/auth/passkeys')).statusCode).toBe(403);
    expect((await askToAdd(here)).statusCode).toBe(403);
  }
  await require_();
});

test('the owner takes the passkeys away with the second step or the password', async () => {
  const owner = await staff('owner');
  for (const reset of ['DELETE second-factor', 'POST password'] as const) {
    const { browser, account } = await staff('cashier');
    const { device } = await addPasskey(browser);
    const [method, what] =
      reset === 'POST password'
        ? (['POST', 'password'] as const)
        : (['DELETE', 'second-factor'] as const);
    const url = `/api/admin/accounts/${account.id}/${what}`;
    const list = await owner.browser.send('GET', `/api/admin/accounts?q=${account.email}`);
    expect(list.json()).toMatchObject([{ passkeys: 1, secondFactor: false }]);
    const answer = await owner.browser.send(method, url, { password: PASSWORD });
    expect(answer.statusCode, reset).toBe(200);
    expect(await browser.authenticated()).toBe(false);
    expect((await signInWith(device, at())).statusCode).toBe(401);
    expect(await mailsTo(account.email)).toEqual([
      'Passkey ditambahkan ke akun Anda',
      ...(what === 'password' ? ['Kata sandi Anda diatur ulang'] : []),
      'Passkey dihapus dari akun Anda',
    ]);
    if (what === 'second-factor') {
      expect((await owner.browser.send(method, url, { password: PASSWORD })).statusCode).toBe(409);
    }
  }
});

test('passkeys go with their account', async () => {
  const owner = await staff('owner');
  const { browser, account } = await staff('cashier');
  const { device } = await addPasskey(browser);
  await askToAdd(browser);
  await owner.browser.send('DELETE', `/api/admin/accounts/${account.id}`);
  const { rows } = await db.execute(`select 1 from passkeys where account_id = ${account.id}`);
  expect(rows).toEqual([]);
  expect((await signInWith(device, at())).statusCode).toBe(401);
});

test('a search for a colleague’s personal data finds the names of the passkeys', async () => {
  const owner = await staff('owner');
  const { browser, account } = await staff('cashier');
  await addPasskey(browser, 'HP Sari');
  const found = await owner.browser.send('GET', `/api/admin/people?q=${account.email}`);
  expect(found.body).toContain('HP Sari');
});

test('a new password of one’s own leaves the passkeys, but none that is being added', async () => {
  const { browser } = await staff();
  const { device } = await addPasskey(browser);
  const options = (await askToAdd(browser)).json<{ challenge: string; user: { id: string } }>();
  const newPassword = 'empat gelas sesudah hujan';
  await browser.send('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword });
  expect((await signInWith(device, at())).statusCode).toBe(200);
  const input = { name: 'HP', credential: createAuthenticator().create(options) };
  expect((await browser.send('POST', '/api/auth/passkeys', input)).statusCode).toBe(422);
});
