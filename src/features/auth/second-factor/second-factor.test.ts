import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { setUpSecondFactor } from '../../../test/second-factor.ts';
import { makeAccount, PASSWORD } from '../../../test/signin.ts';
import { MINUTE } from '../../../time.ts';
import type { Role } from '../../accounts/contract.ts';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const { db } = deps.database;
const forward = (ms: number) => {
  time.now += ms;
};
const at = (address = '203.0.113.7') => openBrowser(app, deps, address);

async function enrolled(role: Role = 'editor') {
  const account = await makeAccount(deps, role);
  const browser = at();
  await browser.login(account.email);
  const factor = await setUpSecondFactor(browser, deps);
  expect(factor.statusCode).toBe(201);
  forward(MINUTE);
  const signIn = (from: ReturnType<typeof at>, code?: string, password = PASSWORD) =>
    from.send('POST', '/api/auth/login', { email: account.email, password, ...(code && { code }) });
  return { account, browser, signIn, ...factor };
}

const mailsTo = async (recipient: string) => {
  const { rows } = await db.execute<{ subject: string; recipient: string }>(
    `select subject, recipient from outbox where kind = 'account' order by id`,
  );
  return rows.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
};

test('after the password the code of the phone is asked for, and both together let one in', async () => {
  const { signIn, phone, account } = await enrolled();
  const till = at();
  const first = await signIn(till);
  expect(first.statusCode).toBe(401);
  expect(first.json()).toMatchObject({ code: 'second_factor_required' });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(await till.authenticated()).toBe(false);

  const entered = await signIn(till, phone());
  expect(entered.json()).toMatchObject({ success: true, staff: { id: account.id } });
  expect(await till.authenticated()).toBe(true);
});

test('only the right password reveals that an account has a second step', async () => {
  const { signIn, phone } = await enrolled();
  for (const code of [undefined, phone(), '000000']) {
    const answer = await signIn(at(), code, 'wrong password');
    expect(answer.json()).toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid e-mail or password',
    });
  }
});

test('a wrong code lets nobody in and is written down', async () => {
  const { signIn, phone, account } = await enrolled();
  const wrong = phone() === '000000' ? '111111' : '000000';
  const answer = await signIn(at(), wrong);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    code: 'second_factor_wrong',
    fields: { code: expect.stringContaining('wrong') },
  });
  const { rows } = await db.execute(
    `select 1 from audit_entries where action = 'login.failed-code' and target = '${account.id}'`,
  );
  expect(rows).toHaveLength(1);
});

test('a code that was used once cannot be used again', async () => {
  const { signIn, phone } = await enrolled();
  const code = phone();
  expect((await signIn(at(), code)).statusCode).toBe(200);
  expect((await signIn(at(), code)).statusCode).toBe(401);
  // Nor is one from before it, which would still be in time.
  expect((await signIn(at(), phone(-1))).statusCode).toBe(401);
  expect((await signIn(at(), phone(1))).statusCode).toBe(200);
});

test('only one of ten simultaneous sign-ins with the same code succeeds', async () => {
  const { signIn, phone } = await enrolled();
  const code = phone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(at(), code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a recovery code works once, however it is typed, and the account hears of it', async () => {
  const { signIn, recoveryCodes, account } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  const browser = at();
  expect((await signIn(browser, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(
    200,
  );
  expect((await signIn(at(), code)).statusCode).toBe(401);
  const state = await browser.send('GET', '/api/auth/second-factor');
  expect(state.json()).toMatchObject({ recoveryCodesLeft: 9, required: false });
  expect(await mailsTo(account.email)).toContain('Kode pemulihan dipakai untuk masuk');
});

test('new recovery codes need password and code, and end the old ones', async () => {
  const { browser, signIn, phone, recoveryCodes } = await enrolled();
  const ask = (password: string, code: string) =>
    browser.send('POST', '/api/auth/recovery-codes', { password, code });
  expect((await ask('wrong password', phone())).json()).toMatchObject({
    fields: { password: 'This is not your current password' },
  });
  expect((await ask(PASSWORD, '12')).statusCode).toBe(422);
  const made = await ask(PASSWORD, phone());
  expect(made.statusCode).toBe(201);
  const { recoveryCodes: fresh } = made.json<{ recoveryCodes: string[] }>();
  expect((await signIn(at(), recoveryCodes[0])).statusCode).toBe(401);
  expect((await signIn(at(), fresh[0])).statusCode).toBe(200);
});

test('neither secret nor recovery codes are in any answer again, in the log or readable in the table', async () => {
  const { browser, secret, recoveryCodes } = await enrolled('owner');
  const answers = await Promise.all(
    ['/api/auth/second-factor', '/api/auth/check', '/api/admin/accounts', '/api/admin/audit'].map(
      (url) => browser.send('GET', url),
    ),
  );
  const texts = answers.map(({ body }) => body).join('');
  expect(texts).not.toContain(secret);
  const { rows } = await db.execute('select * from recovery_codes');
  for (const code of recoveryCodes) {
    expect(texts).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  }
});

test('setting it up asks for the password, and counts only once a code was right', async () => {
  const { email } = await makeAccount(deps, 'editor');
  const browser = at();
  await browser.login(email);
  const prepare = (password: string) =>
    browser.send('POST', '/api/auth/second-factor/secret', { password });
  expect((await prepare('wrong password')).statusCode).toBe(422);
  expect((await prepare(PASSWORD)).json()).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qr: { path: expect.stringMatching(/^M/) },
  });
  const confirm = await browser.send('POST', '/api/auth/second-factor', { code: '12345' });
  expect(confirm.json()).toMatchObject({ fields: { code: expect.any(String) } });
  expect((await at().login(email)).statusCode).toBe(200);

  const { statusCode } = await setUpSecondFactor(browser, deps);
  expect(statusCode).toBe(201);
  expect((await prepare(PASSWORD)).statusCode).toBe(409);
  expect((await at().login(email)).statusCode).toBe(401);
});

test('switching it on gives this browser a new cookie and signs all others out', async () => {
  const { email } = await makeAccount(deps, 'editor');
  const [phone, till] = [at(), at()];
  await phone.login(email);
  await till.login(email);
  const before = till.cookie;
  await setUpSecondFactor(till, deps);
  expect(till.cookie).not.toBe(before);
  expect(await till.authenticated()).toBe(true);
  expect(await phone.authenticated()).toBe(false);
  till.cookie = before;
  expect(await till.authenticated()).toBe(false);
});

test('switching it off needs password and code, and the account gets a mail', async () => {
  const { browser, phone, account, signIn, recoveryCodes } = await enrolled();
  const off = (password: string, code: string) =>
    browser.send('DELETE', '/api/auth/second-factor', { password, code });
  expect((await off('wrong password', phone())).statusCode).toBe(422);
  expect((await off(PASSWORD, '123')).statusCode).toBe(422);
  expect((await off(PASSWORD, phone())).statusCode).toBe(200);
  expect((await signIn(at())).statusCode).toBe(200);
  expect((await signIn(at(), recoveryCodes[0])).statusCode).toBe(200);
  expect(await mailsTo(account.email)).toEqual(
    expect.arrayContaining([
      'Verifikasi dua langkah diaktifkan',
      'Verifikasi dua langkah dimatikan',
    ]),
  );
});

test('somebody who knows the password may try few codes, and cannot lock the owner out', async () => {
  const { browser, signIn, phone, recoveryCodes, account } = await enrolled();
  const statuses: number[] = [];
  for (let times = 0; times < 25; times += 1) {
    statuses.push((await signIn(at(`198.51.100.${times}`), `${times}`)).statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
  // Not even the right code: for a stranger it might be a lucky guess.
  expect((await signIn(at('198.51.100.77'), phone())).statusCode).toBe(429);
  expect((await signIn(browser, phone())).statusCode).toBe(200);
  expect((await signIn(at('198.51.100.78'), recoveryCodes[0])).statusCode).toBe(200);
  const warnings = (await mailsTo(account.email)).filter((one) => one.includes('tahu kata sandi'));
  expect(warnings).toHaveLength(1);
});

test('a role that has to have it gets nowhere before, and everywhere after', async () => {
  const owner = at();
  const { email: ownerEmail } = await makeAccount(deps, 'owner');
  await owner.login(ownerEmail);
  const require_ = (...secondFactorRoles: Role[]) =>
    owner.send('PUT', '/api/admin/sign-in-settings', { secondFactorRoles, password: PASSWORD });
  const editor = at();
  const { email } = await makeAccount(deps, 'editor');
  await editor.login(email);
  expect((await require_('editor')).json()).toEqual({ secondFactorRoles: ['editor'] });

  expect((await editor.login(email)).json()).toMatchObject({
    staff: { mustSetUpSecondFactor: true },
  });
  for (const [method, url] of [
    ['GET', '/api/admin/overview'],
    ['GET', '/api/auth/sessions'],
    ['POST', '/api/faqs'],
    ['GET', '/api/admin/does-not-exist'],
  ] as const) {
    const answer = await editor.send(method, url, method === 'POST' ? {} : undefined);
    expect(answer.statusCode, url).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'second_factor_setup_required' });
  }
  const using = async () =>
    (await owner.send('GET', '/api/admin/sign-in-settings')).json<{ using: number }>().using;
  const before = await using();
  const { phone } = await setUpSecondFactor(editor, deps);
  expect(await using()).toBe(before + 1);
  expect((await editor.send('GET', '/api/auth/sessions')).statusCode).toBe(200);
  expect((await editor.send('GET', '/api/auth/check')).json()).toMatchObject({
    staff: { mustSetUpSecondFactor: false },
  });

  // Taking it off again leads back to the beginning.
  forward(MINUTE);
  const off = { password: PASSWORD, code: phone() };
  expect((await editor.send('DELETE', '/api/auth/second-factor', off)).statusCode).toBe(200);
  expect((await editor.send('GET', '/api/auth/sessions')).statusCode).toBe(403);
  await require_();
  expect((await editor.send('GET', '/api/auth/sessions')).statusCode).toBe(200);
});

test('a role is taken off the list of those that have to have it only with the password', async () => {
  const owner = at();
  await owner.login((await makeAccount(deps, 'owner')).email);
  const url = '/api/admin/sign-in-settings';
  const require_ = (secondFactorRoles: Role[], more: object = {}) =>
    owner.send('PUT', url, { secondFactorRoles, ...more });
  expect((await require_(['editor'])).statusCode).toBe(200);
  expect((await require_(['editor', 'cashier'])).statusCode).toBe(200);
  const refused = await require_(['cashier']);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ password: 'Enter your current password' });
  expect((await require_([], { password: 'bukan kata sandinya' })).statusCode).toBe(422);
  expect((await owner.send('GET', url)).json()).toMatchObject({
    secondFactorRoles: ['editor', 'cashier'],
  });
  expect((await require_([], { password: PASSWORD })).json()).toEqual({ secondFactorRoles: [] });
});

test('the owner resets it for a colleague with a lost phone, who is signed out and gets a mail', async () => {
  const { account, browser, signIn } = await enrolled();
  const owner = at();
  await owner.login((await makeAccount(deps, 'owner')).email);
  const reset = () =>
    owner.send('DELETE', `/api/admin/accounts/${account.id}/second-factor`, { password: PASSWORD });
  expect((await reset()).json()).toMatchObject({ id: account.id, secondFactor: false });
  expect((await reset()).statusCode).toBe(409);
  expect(await browser.authenticated()).toBe(false);
  expect((await signIn(at())).statusCode).toBe(200);
  expect(await mailsTo(account.email)).toContain('Verifikasi dua langkah dimatikan');
  const log = await owner.send('GET', '/api/admin/audit?q=reset-second-factor');
  expect(log.body).toContain('account.reset-second-factor');
});

test('a new password does not take the second step away', async () => {
  const { browser, account, phone } = await enrolled();
  const newPassword = 'empat gelas sesudah hujan';
  await browser.send('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword });
  const again = await at().login(account.email, newPassword);
  expect(again.json()).toMatchObject({ code: 'second_factor_required' });
  const login = { email: account.email, password: newPassword, code: phone() };
  expect((await at().send('POST', '/api/auth/login', login)).statusCode).toBe(200);
});

test('before the script has loaded the form asks for the code, too', async () => {
  const { account, phone } = await enrolled();
  const send = async (fields: Record<string, string>) => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/login?next=%2Fadmin%2Ffaqs',
      headers: {
        origin: deps.env.SITE_URL,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        email: account.email,
        password: PASSWORD,
        ...fields,
      }).toString(),
    });
    return String(headers.location);
  };
  const asked = await send({});
  const page = (await app.inject(asked)).body;
  expect(page).toContain('Enter the code from your authenticator app');
  expect(page).toContain('name="code"');
  expect((await app.inject(await send({ code: '1' }))).body).toContain('name="code"');
  expect(await send({ code: phone() })).toBe('/admin/faqs');
});
