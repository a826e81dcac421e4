import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { recordChange, recordEvent } from '../../server/audit/record-change.ts';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import type { AuditEntry } from './contract.ts';
import { deleteOldEntries } from './retention.ts';

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
  const without = await read('?signIns=false');
  expect(without.map(({ action }) => action)).toEqual(['login.failed', 'account.create']);
  expect(entries[1]).toMatchObject({
    accountName: 'Rina editor',
    requestId: right.headers['x-request-id'],
  });
  expect(entries[2]).toMatchObject({ accountId: null, detail: email });
  expect(entries[3]).toMatchObject({ detail: 'dewi@kopi.example, cashier' });
});

test('the log calls things by words of the reader’s language', async () => {
  const words = async (reader: string) => {
    const headers = { ...owner, 'x-reader': reader };
    return (await app.inject({ url: '/api/admin/audit/choices', headers })).json().words;
  };
  expect(await words('mixed en')).toMatchObject({ faq: 'the question', promo: 'the promo' });
  expect(await words('id id')).toMatchObject({ faq: 'pertanyaan', account: 'akun' });
});

test('the owner searches and pages the log', async () => {
  const by = { staff: { id: 1, name: 'Rina' }, id: 'request-1', log: deps.log };
  for (let faq = 1; faq <= 5; faq += 1) {
    await recordEvent(deps.database.db, by, 'faq.update', { target: faq });
  }
  await recordEvent(deps.database.db, by, 'promo.delete', { target: 7, detail: '100%' });

  expect((await read('?q=faq&limit=2&page=2')).map(({ target }) => target)).toEqual(['3', '2']);
  expect((await read('?q=%25')).map(({ action }) => action)).toEqual(['promo.delete']);
  const page = await app.inject({ url: '/api/admin/audit?limit=2', headers: owner });
  expect(page.headers['x-total-count']).toBe('6');
});

test('a change that failed is not in the log', async () => {
  const by = { staff: null, id: 'request-1', log: deps.log };
  await expect(
    recordChange(deps.database.db, by, 'faq.delete', async (tx) => {
      await recordEvent(tx, by, 'faq.delete', { target: 1 });
      throw new Error('the delete failed');
    }),
  ).rejects.toThrow('the delete failed');
  expect(await read()).toEqual([]);
});

test('a log line says which account did what, and contains no name or e-mail', async () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) };
  const by = { staff: { id: 4, name: 'Rina\n{"audit":"forged"}' }, id: 'request-1', log };
  await recordEvent(deps.database.db, by, 'login.failed', {
    target: 'unknown',
    detail: 'rina@kopi.example',
  });
  expect(lines).toEqual([{ audit: 'login.failed', target: 'unknown', by: 4 }]);
});

test('entries are kept as long as the setting says, and not a day longer', async () => {
  const by = { staff: null, id: 'request-1', log: deps.log };
  await recordEvent(deps.database.db, by, 'faq.update', { target: 1 });
  const after = (days: number, keep: string) => {
    const clock = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    return deleteOldEntries({
      ...deps,
      clock,
      env: { ...deps.env, AUDIT_KEEP_DAYS: Number(keep) },
    });
  };
  expect(await after(10_000, '0')).toBe(0);
  expect(await after(729, '730')).toBe(0);
  expect(await after(731, '730')).toBe(1);
  expect(await read()).toEqual([]);
});

test('a change is in the log with what it was before and after', async () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: owner, ...(payload ? { payload } : {}) });
  const { id } = (await call('POST', '/api/faqs', { question: 'Parkir?', answer: 'Ada' })).json();
  await call('PUT', `/api/faqs/${id}`, { question: 'Parkir?', answer: 'Ada, di belakang' });
  await call('DELETE', `/api/faqs/${id}`);
  const about = { table: 'faqs', id, label: 'Parkir?' };
  expect((await read()).map(({ action, changes }) => [action, changes])).toEqual([
    ['faq.delete', [{ ...about, fields: {} }]],
    ['faq.update', [{ ...about, fields: { answer: ['Ada', 'Ada, di belakang'] } }]],
    ['faq.create', [{ ...about, fields: {} }]],
  ]);
  const account = { email: 'ayu@kopi.example', name: 'Ayu', role: 'cashier' };
  const made = (await call('POST', '/api/admin/accounts', account)).json().account;
  await call('PUT', `/api/admin/accounts/${made.id}`, { name: 'Ayu', role: 'editor' });
  const [entry] = await read();
  expect(entry?.changes?.[0]?.fields).toEqual({ role: ['cashier', 'editor'] });
  expect(JSON.stringify(await read())).not.toMatch(/argon2|password_hash/);
});

test('the log is filtered by person and thing, and its pages stay while it grows', async () => {
  const by = { staff: { id: 41, name: 'Sari' }, id: 'request-1', log: deps.log };
  for (const target of [1, 2, 3]) {
    await recordEvent(deps.database.db, by, 'promo.update', { target });
  }
  await recordEvent(deps.database.db, { ...by, staff: { id: 42, name: 'Budi' } }, 'faq.show');
  const targets = async (query: string) => (await read(query)).map(({ target }) => target);
  expect(await targets('?person=41&thing=promo')).toEqual(['3', '2', '1']);
  expect(await targets('?person=42&thing=promo')).toEqual([]);
  const choices = await app.inject({ url: '/api/admin/audit/choices', headers: owner });
  expect(choices.json()).toMatchObject({
    people: [
      { id: 42, name: 'Budi' },
      { id: 41, name: 'Sari' },
    ],
    things: ['faq', 'promo'],
    words: { faq: 'the question', promo: 'the promo' },
  });
  const [newest] = await read('?person=41');
  await recordEvent(deps.database.db, by, 'promo.update', { target: 4 });
  expect(await targets(`?person=41&limit=2&page=2&upTo=${newest?.id}`)).toEqual(['1']);
});

test('the log is filtered by the days of Jakarta, and says how long entries are kept', async () => {
  const by = { staff: null, id: 'request-1', log: deps.log };
  for (const [target, at] of [
    [1, '2026-03-01T16:59:59Z'],
    [2, '2026-03-01T17:00:00Z'],
    [3, '2026-03-02T17:00:00Z'],
  ] as const) {
    await recordEvent(deps.database.db, by, 'faq.update', { target });
    await deps.database.db.execute(
      sql`update audit_entries set at = ${at} where target = ${String(target)}`,
    );
  }
  const targets = async (query: string) => (await read(query)).map(({ target }) => target);
  expect(await targets('?from=2026-03-02&to=2026-03-02')).toEqual(['2']);
  expect(await targets('?from=2026-03-02')).toEqual(['3', '2']);
  expect(await targets('?to=2026-03-01')).toEqual(['1']);
  const url = '/api/admin/audit.csv?from=2026-03-03';
  const csv = await app.inject({ url, headers: owner });
  expect(csv.body.match(/faq\.update/g)).toHaveLength(1);
  const choices = await app.inject({ url: '/api/admin/audit/choices', headers: owner });
  expect(choices.json()).toMatchObject({ keepDays: 730 });
});

test('the log says of whom a message came, stores no name, and forgets it with the person', async () => {
  const payload = { name: 'Sari Wulandari', email: 'sari.w@kopi.example', message: 'Ada oat?' };
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload });
  const { id } = sent.json<{ id: number }>();
  const url = `/api/admin/contact-messages/${id}`;
  await app.inject({ method: 'PATCH', url, headers: owner, payload: { isHandled: true } });
  const entries = async () =>
    (await read('?thing=contact')).map(({ target, targetName }) => [target, targetName]);
  expect(await entries()).toEqual([[String(id), 'Sari Wulandari']]);
  const stored = await deps.database.db.execute('select * from audit_entries');
  expect(JSON.stringify(stored.rows)).not.toContain('Sari');
  const file = await app.inject({ url: '/api/admin/audit.csv', headers: owner });
  expect(file.body).not.toContain('Sari');
  const person = `/api/admin/people?q=${payload.email}`;
  const erased = await app.inject({ method: 'DELETE', url: person, headers: owner });
  expect(erased.statusCode).toBe(200);
  expect(await entries()).toEqual([[String(id), '']]);
});

test('the log is searched by the name of a customer, and leads to what still exists', async () => {
  const payload = { name: 'Putri Lestari', email: 'putri@kopi.example', message: 'Ada oat?' };
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload });
  const { id } = sent.json<{ id: number }>();
  const url = `/api/admin/contact-messages/${id}`;
  await app.inject({ method: 'PATCH', url, headers: owner, payload: { isHandled: true } });
  const question = { question: 'Ada Wi-Fi?', answer: 'Ada' };
  const faq = { method: 'POST', url: '/api/faqs', headers: owner, payload: question } as const;
  const kept = (await app.inject(faq)).json<{ id: number }>();

  const links = async (query = '') => (await read(query)).map(({ action, href }) => [action, href]);
  expect(await links()).toEqual([
    ['faq.create', '/admin/faqs?q=Ada+Wi-Fi%3F'],
    ['contact.handle', `/admin/messages?open=${id}`],
  ]);
  expect(await links('?q=lestari')).toEqual([['contact.handle', `/admin/messages?open=${id}`]]);
  await app.inject({ method: 'DELETE', url: `/api/faqs/${kept.id}`, headers: owner });
  expect((await links('?thing=faq')).map(([, href]) => href)).toEqual(['', '']);
});

test('exporting the log is itself in the log', async () => {
  const file = await app.inject({ url: '/api/admin/audit.csv', headers: owner });
  expect(file.headers['content-type']).toContain('text/csv');
  expect((await read()).map(({ action }) => action)).toEqual(['audit.export']);
});

test('only the owner reads the log', async () => {
  const editor = await signIn(deps, 'editor');
  expect((await app.inject({ url: '/api/admin/audit', headers: editor })).statusCode).toBe(403);
});
