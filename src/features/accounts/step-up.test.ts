import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { setUpSecondFactor } from '../../test/second-factor.ts';
import { makeAccount, PASSWORD } from '../../test/signin.ts';
import type { Role } from './contract.ts';

const time = { now: Date.parse('2026-11-23T05:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => new Date(time.now) });
const again = { password: PASSWORD };
const NEW_PASSWORD = 'empat gelas sesudah hujan';

async function staff(role: Role) {
  const account = await makeAccount(deps, role);
  const browser = openBrowser(app, deps);
  await browser.login(account.email);
  return { ...account, browser };
}

const mailsTo = async (recipient: string) => {
  const { rows } = await deps.database.db.execute<{ subject: string; recipient: string }>(
    `select subject, recipient from outbox where kind = 'account' order by id`,
  );
  return rows.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
};

test('an open screen of an owner gives nobody a colleague’s account, nor a second owner', async () => {
  const owner = await staff('owner');
  const dewi = await staff('cashier');
  const url = `/api/admin/accounts/${dewi.id}`;
  const attempts = [
    ['POST', `${url}/password`, {}],
    ['DELETE', `${url}/second-factor`, {}],
    ['PUT', url, { name: 'Dewi', role: 'owner' }],
    ['POST', '/api/admin/accounts', { name: 'Joko', email: 'joko@kopi.example', role: 'owner' }],
  ] as const;
  for (const [method, path, body] of attempts) {
    const silent = await owner.browser.send(method, path, body);
    expect([silent.statusCode, silent.json().fields], path).toEqual([
      422,
      { password: 'Enter your current password' },
    ]);
    const guess = await owner.browser.send(method, path, { ...body, password: 'wrong password' });
    expect([guess.statusCode, guess.json().fields], path).toEqual([
      422,
      { password: 'This is not your current password' },
    ]);
  }
  expect(await dewi.browser.authenticated()).toBe(true);
  expect(await mailsTo(dewi.email)).toEqual([]);

  const made = await owner.browser.send('PUT', url, { name: 'Dewi', role: 'owner', ...again });
  expect(made.json()).toMatchObject({ role: 'owner' });
  expect(await mailsTo(dewi.email)).toEqual(['Peran akun Anda diubah']);
  const reset = await owner.browser.send('POST', `${url}/password`, again);
  expect(reset.statusCode).toBe(200);
  expect(await mailsTo(dewi.email)).toEqual([
    'Peran akun Anda diubah',
    'Kata sandi Anda diatur ulang',
  ]);
});

test('an owner moves an account to another e-mail address with a password, and the earlier address is told', async () => {
  const owner = await staff('owner');
  const dewi = await staff('editor');
  const url = `/api/admin/accounts/${dewi.id}`;
  const moved = { name: 'Dewi', role: 'editor', email: ' Dewi@Nusa.example ' };
  expect((await owner.browser.send('PUT', url, moved)).json().fields).toEqual({
    password: 'Enter your current password',
  });
  const taken = await owner.browser.send('PUT', url, { ...moved, email: owner.email, ...again });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken']);
  expect(await mailsTo(dewi.email)).toEqual([]);

  const saved = await owner.browser.send('PUT', url, { ...moved, ...again });
  expect(saved.json()).toMatchObject({ email: 'dewi@nusa.example' });
  expect(await mailsTo(dewi.email)).toEqual(['Alamat e-mail akun Anda diganti']);
  expect(await mailsTo('dewi@nusa.example')).toEqual([]);
  expect((await openBrowser(app, deps).login(dewi.email)).statusCode).toBe(401);
  expect((await openBrowser(app, deps).login('dewi@nusa.example')).statusCode).toBe(200);
  // The form sends the address with every change.
  const renamed = await owner.browser.send('PUT', url, { ...moved, name: 'Dewi A.' });
  expect(renamed.json()).toMatchObject({ name: 'Dewi A.', email: 'dewi@nusa.example' });
});

test('an owner changes, disables, enables, signs out or deletes another owner only with a password, who is told by mail', async () => {
  const owner = await staff('owner');
  const rina = await staff('owner');
  const url = `/api/admin/accounts/${rina.id}`;
  const attempts = [
    ['PUT', url, { name: 'Rina' }],
    ['PUT', url, { disabled: true }],
    ['PUT', url, { role: 'cashier' }],
    ['DELETE', `${url}/sessions`, undefined],
    ['DELETE', url, undefined],
    ['DELETE', url, {}],
  ] as const;
  for (const [method, path, body] of attempts) {
    const silent = await owner.browser.send(method, path, body);
    expect([silent.statusCode, silent.json().fields], method).toEqual([
      422,
      { password: 'Enter your current password' },
    ]);
  }
  const people = await owner.browser.send('DELETE', `/api/admin/people?q=${rina.email}`);
  expect([people.statusCode, people.json().message]).toEqual([
    409,
    'This is the account of an owner. Delete it under Accounts first.',
  ]);
  expect(await rina.browser.authenticated()).toBe(true);
  expect(await mailsTo(rina.email)).toEqual([]);

  expect((await owner.browser.send('DELETE', `${url}/sessions`, again)).statusCode).toBe(200);
  expect(await rina.browser.authenticated()).toBe(false);
  for (const disabled of [true, true, false]) {
    const answer = await owner.browser.send('PUT', url, { disabled, ...again });
    expect(answer.json()).toMatchObject({ disabled });
  }
  expect((await owner.browser.send('PUT', url, { disabled: true })).statusCode).toBe(422);
  expect((await owner.browser.send('DELETE', url, again)).statusCode).toBe(200);
  expect(await mailsTo(rina.email)).toEqual(['Akun Anda dimatikan', 'Akun Anda dihapus']);
  const own = `/api/admin/accounts/${owner.id}`;
  expect((await owner.browser.send('PUT', own, { name: 'Ani' })).statusCode).toBe(200);
});

test('whoever loses an account is told by mail, which offers nothing to open', async () => {
  const owner = await staff('owner');
  const dewi = await staff('cashier');
  const url = `/api/admin/accounts/${dewi.id}`;
  expect((await owner.browser.send('PUT', url, { disabled: true })).statusCode).toBe(200);
  expect((await owner.browser.send('DELETE', url)).statusCode).toBe(200);
  expect(await mailsTo(dewi.email)).toEqual(['Akun Anda dimatikan', 'Akun Anda dihapus']);
  const { rows } = await deps.database.db.execute<{ id: number }>(
    `select id from outbox where recipient = '${dewi.email}' order by id`,
  );
  for (const { id } of rows) {
    const shown = await owner.browser.send('GET', `/api/admin/outbox/${id}/preview`);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('tanyakan kepada pemilik kedai');
    expect(shown.body).not.toContain('/admin/account');
  }
});

test('an owner with a second step needs a code for it, too', async () => {
  const owner = await staff('owner');
  const dewi = await makeAccount(deps, 'cashier');
  const { phone } = await setUpSecondFactor(owner.browser, deps);
  time.now += 60_000;
  const url = `/api/admin/accounts/${dewi.id}/password`;
  expect((await owner.browser.send('POST', url, again)).json()).toMatchObject({
    fields: { code: 'Enter the code from your authenticator app' },
  });
  const code = phone();
  expect((await owner.browser.send('POST', url, { ...again, code })).statusCode).toBe(200);
});

test('the routes for colleagues cannot bypass the password that My account asks for', async () => {
  const owner = await staff('owner');
  await setUpSecondFactor(owner.browser, deps);
  const url = `/api/admin/accounts/${owner.id}`;
  for (const [method, path] of [
    ['POST', `${url}/password`],
    ['DELETE', `${url}/second-factor`],
  ] as const) {
    const answer = await owner.browser.send(method, path, again);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This is your own account. Change it under My account.',
    ]);
  }
  expect((await openBrowser(app, deps).login(owner.email)).json()).toMatchObject({
    code: 'second_factor_required',
  });
});

test('an account whose password is changed gets a mail', async () => {
  const dewi = await staff('cashier');
  const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await dewi.browser.send('POST', '/api/auth/password', input)).statusCode).toBe(200);
  expect(await mailsTo(dewi.email)).toEqual(['Kata sandi Anda diganti']);
});

test('a one-time password sets one new password, however many try at once', async () => {
  const { email } = await makeAccount(deps, 'editor', { mustChangePassword: true });
  const passwords = Array.from({ length: 4 }, (_, number) => `${NEW_PASSWORD} ${number}`);
  const browsers = await Promise.all(
    passwords.map(async () => {
      const browser = openBrowser(app, deps);
      await browser.login(email);
      return browser;
    }),
  );
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.send('POST', '/api/auth/password', {
        currentPassword: PASSWORD,
        newPassword: passwords[at],
      }),
    ),
  );
  // The new password ended the sessions of the others.
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  for (const [at, { statusCode }] of answers.entries()) {
    const login = await openBrowser(app, deps).login(email, passwords[at]);
    expect(login.statusCode).toBe(statusCode === 200 ? 200 : 401);
  }
});
