import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser, withhold } from '../../test/browser.ts';
import { pictureForm, samplePhoto } from '../../test/pictures.ts';
import { makeAccount, PASSWORD } from '../../test/signin.ts';
import { HOUR } from '../../time.ts';

const NEW_PASSWORD = 'empat gelas sesudah hujan';

const time = { now: Date.parse('2026-11-21T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const forward = (ms: number) => {
  time.now += ms;
};

async function signedIn() {
  const { id, email } = await makeAccount(deps);
  const browser = openBrowser(app, deps);
  await browser.login(email);
  return { id, email, browser };
}

test('a session ends after twelve hours without use', async () => {
  const { browser } = await signedIn();
  forward(11 * HOUR);
  expect(await browser.authenticated()).toBe(true);
  forward(11 * HOUR);
  expect(await browser.authenticated()).toBe(true);
  forward(12 * HOUR);
  expect(await browser.authenticated()).toBe(false);
  expect((await browser.send('GET', '/api/admin/accounts')).statusCode).toBe(401);
});

test('a session ends after seven days, however much it is used', async () => {
  const { browser } = await signedIn();
  for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
    forward(6 * HOUR);
    expect(await browser.authenticated()).toBe(true);
  }
  forward(6 * HOUR);
  expect(await browser.authenticated()).toBe(false);
});

test('changing the clock by an hour signs nobody out', async () => {
  const { browser } = await signedIn();
  forward(-HOUR);
  expect(await browser.authenticated()).toBe(true);
  forward(2 * HOUR);
  expect(await browser.authenticated()).toBe(true);
});

test('a session that has expired does not return when the clock is set back', async () => {
  const { browser } = await signedIn();
  forward(13 * HOUR);
  expect(await browser.authenticated()).toBe(false);
  forward(-2 * HOUR);
  expect(await browser.authenticated()).toBe(false);
});

test('every answer tells a browser that its session has ended', async () => {
  const { browser } = await signedIn();
  const { headers } = await browser.send('GET', '/api/faqs');
  expect(headers['x-session']).toBeUndefined();
  const copy = openBrowser(app, deps);
  copy.cookie = browser.cookie;
  await copy.send('POST', '/api/auth/logout');
  const after = await browser.send('GET', '/api/faqs');
  expect(after.statusCode).toBe(200);
  expect(after.headers['x-session']).toBe('ended');
  expect((await app.inject('/api/faqs')).headers['x-session']).toBeUndefined();
});

test('somebody who is signed in already is not asked to sign in again', async () => {
  const { browser } = await signedIn();
  const open = (next: string) => browser.send('GET', `/login?next=${encodeURIComponent(next)}`);
  expect((await open('/admin/faqs')).headers.location).toBe('/admin/faqs');
  expect((await open('https://evil.example')).headers.location).toBe('/admin');
  await browser.send('POST', '/api/auth/logout');
  expect((await open('/admin/faqs')).statusCode).toBe(200);
});

test('a sign-in that is under way while the password changes gives no session', async () => {
  const { email, browser } = await signedIn();
  const strangers = ['1', '2', '3'].map((last) => openBrowser(app, deps, `198.51.100.${last}`));
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  let isChanging = true;
  const signInAgainAndAgain = async ({ login }: typeof browser) => {
    while (isChanging) await login(email);
  };
  const attempts = strangers.map(signInAgainAndAgain);
  const changed = await browser.send('POST', '/api/auth/password', change);
  isChanging = false;
  expect(changed.statusCode).toBe(200);
  await Promise.all(attempts);
  for (const stranger of strangers) expect(await stranger.authenticated()).toBe(false);
  expect(await browser.authenticated()).toBe(true);
});

test('changing the password ends every other session, and gives this one a new cookie', async () => {
  const { email, browser } = await signedIn();
  const other = openBrowser(app, deps);
  await other.login(email);
  const before = browser.cookie;

  const changed = await browser.send('POST', '/api/auth/password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  expect(changed.statusCode).toBe(200);
  expect(await browser.authenticated()).toBe(true);
  expect(await other.authenticated()).toBe(false);
  browser.cookie = before;
  expect(await browser.authenticated()).toBe(false);

  expect((await other.login(email)).statusCode).toBe(401);
  expect((await other.login(email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a password that is refused has a message at its field', async () => {
  const { browser } = await signedIn();
  const change = (currentPassword: string, newPassword: string) =>
    browser.send('POST', '/api/auth/password', { currentPassword, newPassword });

  const refusals = [
    [await change('not my password', NEW_PASSWORD), 'currentPassword'],
    [await change(PASSWORD, 'kopi'), 'newPassword'],
    [await change(PASSWORD, 'password1234'), 'newPassword'],
    [await change(PASSWORD, PASSWORD), 'newPassword'],
  ] as const;
  for (const [answer, field] of refusals) {
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  }
  expect(await browser.authenticated()).toBe(true);
});

test('somebody at an unlocked screen cannot guess the password for ever, and keeps nobody from changing it elsewhere', async () => {
  const { browser, email } = await signedIn();
  const guess = () =>
    browser.send('POST', '/api/auth/password', {
      currentPassword: 'not my password',
      newPassword: NEW_PASSWORD,
    });
  for (let times = 0; times < 10; times += 1) expect((await guess()).statusCode).toBe(422);
  expect((await guess()).statusCode).toBe(429);

  const elsewhere = openBrowser(app, deps);
  await elsewhere.login(email);
  const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await elsewhere.send('POST', '/api/auth/password', input)).statusCode).toBe(200);
});

test('a disabled account is out within five seconds, even while the row of its session is there', async () => {
  const { browser, email } = await signedIn();
  expect(await browser.authenticated()).toBe(true);
  // As an operator would in the database: nothing is announced, no session is ended.
  await deps.database.db.execute(sql`update accounts set disabled = true where email = ${email}`);
  forward(5_000);
  expect(await browser.authenticated()).toBe(false);
  expect((await browser.send('GET', '/api/admin/accounts')).statusCode).toBe(401);
  const { rows } = await deps.database.db.execute(
    sql`select 1 from sessions join accounts on accounts.id = account_id where email = ${email} and ended_at is null`,
  );
  expect(rows).toHaveLength(1);
});

test.for([
  ['made a cashier', 'PUT', '', { role: 'cashier' }],
  ['disabled', 'PUT', '', { disabled: true }],
  ['deleted', 'DELETE', '', {}],
  ['signed out', 'DELETE', '/sessions', {}],
  ['given another password', 'POST', '/password', {}],
] as const)(
  'who is %s does nothing more by sending the end of a request late',
  async ([, method, path, change]) => {
    const { browser: owner } = await signedIn();
    const { email, browser, id } = await signedIn();
    const headers = { cookie: browser.cookie, origin: deps.env.SITE_URL };
    const url = `/api/admin/accounts/${id}`;
    const again = { password: PASSWORD };
    const late = [
      { url, method: 'PUT', payload: { role: 'owner', disabled: false, ...again } },
      {
        url: '/api/admin/accounts',
        method: 'POST',
        payload: { name: 'Joko', email: `joko-${email}`, role: 'owner', ...again },
      },
      { url: '/api/faqs', method: 'POST', payload: { question: 'Wi-Fi?', answer: 'Ya' } },
    ] as const;
    const ends = await Promise.all(late.map((one) => withhold(app, { ...one, headers })));
    expect((await owner.send(method, url + path, { ...change, ...again })).statusCode).toBe(200);

    for (const finish of ends) {
      expect((await finish()).statusCode).toBe('role' in change ? 403 : 401);
    }
  },
);

test('a picture that arrives after its sender was signed out is not kept', async () => {
  const { browser, email } = await signedIn();
  const { payload, headers } = pictureForm(await samplePhoto());
  const sender = { ...headers, cookie: browser.cookie, origin: deps.env.SITE_URL };
  const url = '/api/cms/upload';
  const finish = await withhold(app, { method: 'POST', url, headers: sender, payload });
  const elsewhere = openBrowser(app, deps);
  await elsewhere.login(email);
  expect((await elsewhere.send('DELETE', '/api/auth/sessions')).statusCode).toBe(200);
  expect((await finish()).statusCode).toBe(401);
});
