import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import type { AuditEntry } from './contract.ts';
import { audit, deleteAuditBefore } from './store.ts';

const { app, deps } = await createTestApp();
const owner = await signIn(deps);
const read = async (query = '') =>
  (await app.inject({ url: `/api/admin/audit${query}`, headers: owner })).json<AuditEntry[]>();

beforeEach(() => deps.database.db.execute('truncate audit_entries'));

test('the owner reads who did what, newest first', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/admin/accounts',
    headers: owner,
    payload: { email: 'dewi@kopi.example', name: 'Dewi', role: 'cashier' },
  });
  const { email } = await makeAccount(deps, 'editor');
  const browser = openBrowser(app, deps);
  await browser.login(email, 'wrong password');
  const right = await browser.login(email);
  await browser.send('POST', '/api/auth/logout');

  const entries = await read();
  expect(entries.map(({ action }) => action)).toEqual([
    'logout',
    'login',
    'login.failed',
    'account.create',
  ]);
  expect(entries[1]).toMatchObject({
    accountName: 'Rina editor',
    requestId: right.headers['x-request-id'],
  });
  expect(entries[2]).toMatchObject({ accountId: null, detail: email });
  expect(entries[3]).toMatchObject({ detail: 'dewi@kopi.example, cashier' });
});

test('the log is searched and paged', async () => {
  const by = { staff: { id: 1, name: 'Rina' }, id: 'request-1', log: deps.log };
  for (let faq = 1; faq <= 5; faq += 1) await audit(deps.database.db, by, 'faq.update', faq);
  await audit(deps.database.db, by, 'promo.delete', 7, '100%');

  expect((await read('?q=faq&limit=2&page=2')).map(({ target }) => target)).toEqual(['3', '2']);
  expect((await read('?q=%25')).map(({ action }) => action)).toEqual(['promo.delete']);
  const page = await app.inject({ url: '/api/admin/audit?limit=2', headers: owner });
  expect(page.headers['x-total-count']).toBe('6');
});

test('what is rolled back was never done, and is not in the log', async () => {
  const by = { staff: null, id: 'request-1', log: deps.log };
  await expect(
    deps.database.db.transaction(async (tx) => {
      await audit(tx, by, 'faq.delete', 1);
      throw new Error('the delete failed');
    }),
  ).rejects.toThrow('the delete failed');
  expect(await read()).toEqual([]);
});

test('a log line says who, what and in which request, and nobody’s name or address', async () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) };
  const by = { staff: { id: 4, name: 'Rina\n{"audit":"forged"}' }, id: 'request-1', log };
  await audit(deps.database.db, by, 'login.failed', 'unknown', 'rina@kopi.example');
  expect(lines).toEqual([{ audit: 'login.failed', target: 'unknown', by: 4 }]);
});

test('old entries are forgotten when their time has come', async () => {
  const by = { staff: null, id: 'request-1', log: deps.log };
  await audit(deps.database.db, by, 'faq.update', 1);
  expect(await deleteAuditBefore(deps.database.db, new Date(0))).toBe(0);
  expect(await deleteAuditBefore(deps.database.db, new Date(Date.now() + 60_000))).toBe(1);
  expect(await read()).toEqual([]);
});

test('only the owner reads it', async () => {
  const editor = await signIn(deps, 'editor');
  expect((await app.inject({ url: '/api/admin/audit', headers: editor })).statusCode).toBe(403);
});
