import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeAccount, PASSWORD, signIn } from '../../test/signin.ts';
import type { Account } from './contract.ts';

const { app, deps } = await createTestApp();
let owner: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  await deps.database.db.execute('truncate accounts cascade');
  owner = await signIn(deps, 'owner', { email: 'rina@kedai-seduh.example' });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: owner, ...(payload ? { payload } : {}) });

/** What the owner is asked for once more. */
const again = { password: PASSWORD };
const dewi = { email: 'Dewi@Kedai-Seduh.example', name: 'Dewi', role: 'cashier' };

test('the owner creates an account with a one-time password, which works until it is replaced', async () => {
  const created = await call('POST', '/api/admin/accounts', dewi);
  expect(created.statusCode).toBe(201);
  const { account, password } = created.json<{ account: Account; password: string }>();
  expect(account).toMatchObject({
    email: 'dewi@kedai-seduh.example',
    role: 'cashier',
    mustChangePassword: true,
    disabled: false,
  });

  const browser = openBrowser(app, deps);
  expect((await browser.login(account.email, password)).statusCode).toBe(200);
  const changed = await browser.send('POST', '/api/auth/password', {
    currentPassword: password,
    newPassword: 'empat gelas sesudah hujan',
  });
  expect(changed.statusCode).toBe(200);
  expect((await browser.login(account.email, password)).statusCode).toBe(401);
});

test('an e-mail address has one account, in capital or small letters', async () => {
  await call('POST', '/api/admin/accounts', dewi);
  const again = { ...dewi, email: 'DEWI@kedai-seduh.example' };
  expect((await call('POST', '/api/admin/accounts', again)).statusCode).toBe(409);
});

test('wrong values are refused with a message at their field', async () => {
  const answer = await call('POST', '/api/admin/accounts', {
    email: 'dewi',
    name: '',
    role: 'boss',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    fields: {
      email: 'Enter an e-mail address',
      name: 'Enter a name',
      role: 'Choose owner, editor, manager or cashier',
    },
  });
});

test('the owner searches and pages the accounts, and sees no password hash', async () => {
  await call('POST', '/api/admin/accounts', dewi);
  const all = await call('GET', '/api/admin/accounts?limit=1');
  expect(all.headers['x-total-count']).toBe('2');
  expect(all.json()).toHaveLength(1);
  const found = await call('GET', '/api/admin/accounts?q=dewi');
  expect(found.json<Account[]>().map(({ name }) => name)).toEqual(['Dewi']);
  expect(found.body).not.toContain('argon2');
});

test('a new role, or a disabled account, counts from the next request on', async () => {
  const editor = await makeAccount(deps, 'editor');
  const browser = openBrowser(app, deps);
  await browser.login(editor.email);
  const change = (role: string, disabled: boolean) =>
    call('PUT', `/api/admin/accounts/${editor.id}`, { name: 'Bayu', role, disabled });

  expect((await change('cashier', false)).json()).toMatchObject({ name: 'Bayu', role: 'cashier' });
  expect((await browser.send('POST', '/api/faqs', {})).statusCode).toBe(403);
  await change('cashier', true);
  expect(await browser.authenticated()).toBe(false);
  await change('cashier', false);
  expect(await browser.authenticated()).toBe(false);
});

test('two owners who change different things of one account keep both', async () => {
  const { id } = await makeAccount(deps, 'cashier');
  const change = (fields: object) => call('PUT', `/api/admin/accounts/${id}`, fields);
  await change({ disabled: true });
  await change({ role: 'manager' });
  expect((await change({ name: 'Dewi Lestari' })).json()).toMatchObject({
    name: 'Dewi Lestari',
    role: 'manager',
    disabled: true,
  });
  expect((await change({})).statusCode).toBe(200);
});

test('resetting a password ends the account’s sessions', async () => {
  const editor = await makeAccount(deps, 'editor');
  const browser = openBrowser(app, deps);
  await browser.login(editor.email);
  const reset = await call('POST', `/api/admin/accounts/${editor.id}/password`, again);
  const { password } = reset.json<{ password: string }>();
  expect(await browser.authenticated()).toBe(false);
  expect((await browser.login(editor.email, PASSWORD)).statusCode).toBe(401);
  expect((await browser.login(editor.email, password)).json()).toMatchObject({
    staff: { mustChangePassword: true },
  });
});

test('the last owner cannot be deleted, disabled or demoted', async () => {
  const [me] = (await call('GET', '/api/admin/accounts')).json<Account[]>();
  const url = `/api/admin/accounts/${me?.id}`;
  const answers = [
    await call('DELETE', url),
    await call('PUT', url, { name: 'Rina', role: 'editor' }),
    await call('PUT', url, { name: 'Rina', role: 'owner', disabled: true }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'There must be at least one owner' });
  }
  await makeAccount(deps, 'owner');
  expect((await call('DELETE', url)).statusCode).toBe(200);
});

test('two owners cannot delete each other at the same moment', async () => {
  const bayu = await makeAccount(deps, 'owner');
  const [rina] = (await call('GET', '/api/admin/accounts?q=rina@')).json<Account[]>();
  const answers = await Promise.all(
    [rina?.id, bayu.id].map((id) => call('DELETE', `/api/admin/accounts/${id}`, again)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
});

test('a deleted account is gone, and an unknown one is not found', async () => {
  const editor = await makeAccount(deps, 'editor');
  expect((await call('DELETE', `/api/admin/accounts/${editor.id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/api/admin/accounts/${editor.id}`)).statusCode).toBe(404);
  expect((await call('POST', `/api/admin/accounts/${editor.id}/password`, again)).statusCode).toBe(
    404,
  );
  for (const id of ['-1', '0', '1e9', '9007199254740993', 'abc']) {
    expect([400, 404]).toContain((await call('DELETE', `/api/admin/accounts/${id}`)).statusCode);
  }
});

test('the owner finds accounts by name or address, and takes them home as a file', async () => {
  for (const name of ['Dewi', 'Bagas']) {
    await call('POST', '/api/admin/accounts', {
      email: `${name.toLowerCase()}@kedai-seduh.example`,
      name,
      role: 'cashier',
    });
  }
  const found = await call('GET', '/api/admin/accounts?q=dew');
  expect(found.json<Account[]>().map(({ name }) => name)).toEqual(['Dewi']);
  const file = await call('GET', '/api/admin/accounts.csv?q=bagas');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="accounts-/);
  expect(file.body).toContain('bagas@kedai-seduh.example');
  expect(file.body).not.toMatch(/dewi@|argon2/);
});

test('a password of more than 128 characters is refused wherever it is typed', async () => {
  const long = 'kopi '.repeat(26);
  const login = await call('POST', '/api/auth/login', {
    email: 'rina@kedai-seduh.example',
    password: long,
  });
  expect(login.json()).toMatchObject({ fields: { password: 'At most 128 characters' } });
  const changed = await call('POST', '/api/auth/password', {
    currentPassword: PASSWORD,
    newPassword: long,
  });
  expect(changed.json()).toMatchObject({ fields: { newPassword: 'At most 128 characters' } });
});
