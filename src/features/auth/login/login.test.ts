import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { makeAccount, PASSWORD } from '../../../test/signin.ts';

const { app, deps } = await createTestApp();

test('staff sign in with e-mail and password, in capital or small letters', async () => {
  const rina = await makeAccount(deps, 'editor', { email: 'rina@kedai-seduh.example' });
  const browser = openBrowser(app, deps);
  const answer = await browser.login(' Rina@Kedai-Seduh.example ');

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    message: 'Login successful! Redirecting to admin...',
    authenticated: true,
    staff: {
      id: rina.id,
      email: 'rina@kedai-seduh.example',
      name: rina.name,
      role: 'editor',
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      voice: 'mixed',
      outletIds: [],
    },
  });
  expect((await browser.send('GET', '/api/auth/check')).json()).toMatchObject({
    authenticated: true,
    staff: { id: rina.id, role: 'editor' },
  });
});

test('both fields are required', async () => {
  for (const payload of [{}, { email: 'a@b.example' }, { email: ' ', password: '' }]) {
    const answer = await openBrowser(app, deps).send('POST', '/api/auth/login', payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'Please fill in all fields' });
  }
});

test('a refused sign-in is answered in the language of the page', async () => {
  const refusal = async (reader: string, payload: object) => {
    const headers = { 'x-reader': reader, origin: deps.env.SITE_URL };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    return answer.json().message;
  };
  const wrong = { email: 'nobody@kedai-seduh.example', password: PASSWORD };
  expect(await refusal('mixed en', wrong)).toBe('Invalid e-mail or password');
  expect(await refusal('id id', wrong)).toBe('E-mail atau kata sandi salah');
  expect(await refusal('mixed en', {})).toBe('Please fill in all fields');
  expect(await refusal('id id', {})).toBe('Isi semua kolom');
});

test('an unknown address, a wrong password and a disabled account get the same message', async () => {
  const { email } = await makeAccount(deps);
  const off = await makeAccount(deps, 'editor');
  const owner = openBrowser(app, deps);
  await owner.login(email);
  await owner.send('PUT', `/api/admin/accounts/${off.id}`, {
    name: off.name,
    role: 'editor',
    disabled: true,
  });

  const stranger = openBrowser(app, deps);
  const answers = await Promise.all([
    stranger.login('nobody@kedai-seduh.example'),
    stranger.login(email, 'wrong password'),
    stranger.login(off.email),
    stranger.login('not an e-mail'),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(answers[0].body);
    expect(answer.json()).toMatchObject({ message: 'Invalid e-mail or password' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('on https no other host and no script can touch the session cookie', async () => {
  const secure = await createTestApp({ env: { SITE_URL: 'https://kedai-seduh.example' } });
  const { email } = await makeAccount(secure.deps);
  const answer = await openBrowser(secure.app, secure.deps).login(email);
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('on plain http the session cookie is one that browsers accept', async () => {
  const { email } = await makeAccount(deps);
  const answer = await openBrowser(app, deps).login(email);
  expect([answer.headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test('nothing in the database can be used to take over a session', async () => {
  const { email } = await makeAccount(deps);
  const browser = openBrowser(app, deps);
  await browser.login(email);
  const token = browser.cookie.split('=')[1] ?? '';
  const { rows } = await deps.database.db.execute('select * from sessions');
  expect(rows).not.toHaveLength(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session cookie chosen by an attacker never becomes valid', async () => {
  const { email } = await makeAccount(deps);
  const browser = openBrowser(app, deps);
  const planted = `session=${'p'.repeat(43)}`;
  browser.cookie = planted;
  expect((await browser.login(email)).statusCode).toBe(200);
  expect(browser.cookie).not.toBe(planted);
  expect(await browser.authenticated()).toBe(true);
  browser.cookie = planted;
  expect(await browser.authenticated()).toBe(false);
});

test('every sign-in starts a new session and ends the earlier one', async () => {
  const { email } = await makeAccount(deps);
  const browser = openBrowser(app, deps);
  await browser.login(email);
  const first = browser.cookie;
  await browser.login(email);
  expect(browser.cookie).not.toBe(first);
  browser.cookie = first;
  expect(await browser.authenticated()).toBe(false);
});

test('signing out ends the session', async () => {
  const { email } = await makeAccount(deps);
  const browser = openBrowser(app, deps);
  await browser.login(email);
  expect((await browser.send('POST', '/api/auth/logout')).json()).toEqual({ success: true });
  expect(await browser.authenticated()).toBe(false);
  expect((await browser.send('GET', '/api/admin/accounts')).statusCode).toBe(401);
  expect((await browser.send('POST', '/api/auth/logout')).statusCode).toBe(200);
});

test('signing out on one device leaves the others signed in', async () => {
  const { email } = await makeAccount(deps);
  const phone = openBrowser(app, deps);
  const till = openBrowser(app, deps);
  await phone.login(email);
  await till.login(email);
  await phone.send('POST', '/api/auth/logout');
  expect(await till.authenticated()).toBe(true);
});

test('the sign-in form works before its script has loaded', async () => {
  const { email } = await makeAccount(deps);
  const post = (password: string, next: string) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/login?next=${encodeURIComponent(next)}`,
      headers: {
        origin: deps.env.SITE_URL,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ email, password }).toString(),
    });
  const entered = await post(PASSWORD, '/admin?tab=ratings');
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/admin?tab=ratings']);
  expect((await post(PASSWORD, '//evil.example')).headers.location).toBe('/admin');
});
