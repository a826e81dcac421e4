import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { PASSWORD, signIn } from '../../test/signin.ts';
import type { Account, Staff } from './contract.ts';

const { app, deps } = await createTestApp();
const owner = await signIn(deps, 'owner');
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');

const path = '/api/admin/accounts';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers: owner, ...(payload ? { payload } : {}) });

let made = 0;
async function create(fields: object) {
  made += 1;
  const email = `sari-${made}@kedai-seduh.example`;
  const answer = await send('POST', path, { email, name: 'Sari', role: 'manager', ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ account: Account; password: string }>();
}
const change = (account: Account, fields: object) =>
  send('PUT', `${path}/${account.id}`, { name: account.name, role: account.role, ...fields });

test('the owner says at which outlets somebody works, which the audit log and the file know', async () => {
  const { account } = await create({ outletIds: [kemang.id, menteng.id, kemang.id] });
  expect(account.outletIds).toEqual([menteng.id, kemang.id]);
  expect((await change(account, { name: 'Sari W' })).json()).toMatchObject({
    name: 'Sari W',
    outletIds: [menteng.id, kemang.id],
  });
  expect((await change(account, { outletIds: [kemang.id] })).json().outletIds).toEqual([kemang.id]);

  const [entry] = (await send('GET', '/api/admin/audit?limit=1')).json();
  expect(entry.changes[0].fields.outlet_ids).toEqual([[menteng.id, kemang.id], [kemang.id]]);
  const file = (await send('GET', `${path}.csv?q=${account.email}`)).body;
  expect(file).toContain('Outlets');
  expect(file).toContain('Kemang');

  expect((await change(account, { outletIds: [] })).json().outletIds).toEqual([]);
});

test('editors and owners work for all outlets, whatever they had before', async () => {
  const { account } = await create({ outletIds: [menteng.id] });
  expect((await change(account, { role: 'editor' })).json().outletIds).toEqual([]);
  const { account: editor } = await create({ role: 'editor', outletIds: [menteng.id] });
  expect(editor.outletIds).toEqual([]);
});

test('an outlet that is not there is refused at its field', async () => {
  const wrong = { email: 'x@kedai-seduh.example', name: 'X', role: 'cashier', outletIds: [999] };
  const answer = await send('POST', path, wrong);
  expect([answer.statusCode, answer.json().fields.outletIds]).toEqual([
    422,
    'One of these outlets no longer exists. Choose again.',
  ]);
  const { account } = await create({ outletIds: [menteng.id] });
  expect((await change(account, { outletIds: [menteng.id, 999] })).statusCode).toBe(422);
  expect((await change(account, { outletIds: [0] })).statusCode).toBe(422);
  expect((await change(account, { outletIds: 'all' })).statusCode).toBe(422);
});

test('who loses the only outlet by its deletion is not at all outlets by it', async () => {
  const blokM = await makeOutlet(deps, 'Blok M');
  const { account } = await create({ outletIds: [blokM.id] });
  await send('DELETE', `/api/outlets/${blokM.id}`);
  await send('POST', '/api/admin/outlets/bin/delete', { ids: [blokM.id] });
  const again = await change(account, { name: 'Sari B', outletIds: [blokM.id] });
  expect(again.json()).toMatchObject({ name: 'Sari B', outletIds: [blokM.id] });
});

test('nobody changes their own outlets, and other outlets count from the next request on', async () => {
  const { account, password } = await create({ outletIds: [menteng.id] });
  const browser = openBrowser(app, deps);
  await browser.login(account.email, password);
  await browser.send('POST', '/api/auth/password', {
    currentPassword: password,
    newPassword: PASSWORD,
  });
  const own = await browser.send('PUT', `${path}/${account.id}`, {
    name: 'Sari',
    role: 'manager',
    outletIds: [],
  });
  expect(own.statusCode).toBe(403);
  const staff = async () =>
    (await browser.send('GET', '/api/auth/check')).json<{ staff: Staff }>().staff;
  expect(await staff()).toMatchObject({ outletIds: [menteng.id], voice: 'id' });
  await change(account, { outletIds: [kemang.id] });
  expect(await staff()).toMatchObject({ outletIds: [kemang.id] });
});
