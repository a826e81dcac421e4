import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startMailShop } from '../../test/mail-shop.ts';
import { signIn } from '../../test/signin.ts';
import { accounts } from '../accounts/table.ts';
import { outbox } from '../email/table.ts';
import { replyContent } from '../replies/reply-mail.ts';
import type { ContactMessage } from './staff.contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const editor = await signIn(deps, 'editor');
const cashier = await signIn(deps, 'cashier');
const path = '/api/admin/contact-messages';

let made = 0;
const content = (more: object = {}) => {
  made += 1;
  return { name: 'Sari', email: 'sari@contoh.id', message: `Pesan ke-${made}`, ...more };
};
const send = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', payload, headers });

const read = async (query = '') => {
  const answer = await app.inject({ url: `${path}${query}`, headers: editor });
  expect(answer.statusCode).toBe(200);
  return { rows: answer.json<ContactMessage[]>(), total: answer.headers['x-total-count'] };
};
async function addMessage(more: object = {}) {
  const answer = await send(content(more));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}

test('a message is stored and appears first in the staff list', async () => {
  await addMessage();
  const message = content({ name: '  Budi  ' });
  const answer = await send(message);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  expect(answer.json()).toEqual({ success: true, message: 'Message sent successfully!', id });
  expect((await read()).rows[0]).toEqual({
    ...message,
    id,
    name: 'Budi',
    isHandled: false,
    assignedTo: null,
    outletId: null,
    outlet: null,
    topicId: null,
    topic: null,
    replies: [],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('messages that arrive at once are stored together, and each has a notice of its own', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const owner = await signIn(site.deps);
  const settings = { message: ['rina@kopi.example'], feedback: [], rating: [], digest: [] };
  await site.app.inject({
    method: 'PUT',
    url: '/api/admin/email-settings',
    payload: settings,
    headers: owner,
  });
  const names = Array.from({ length: 23 }, (_, at) => `Pelanggan ${at}`);
  const ids = await Promise.all(
    names.map(async (name) => {
      const payload = content({ name });
      const answer = await site.app.inject({ method: 'POST', url: '/api/contact', payload });
      return answer.json<{ id: number }>().id;
    }),
  );
  const list = await site.app.inject({ url: `${path}?limit=100`, headers: owner });
  const kept = new Map(list.json<ContactMessage[]>().map(({ id, name }) => [id, name]));
  expect(ids.map((id) => kept.get(id))).toEqual(names);
  const mails = await site.deps.database.db.select().from(outbox);
  expect(new Map(mails.map(({ key, subject }) => [key, subject]))).toEqual(
    new Map(
      ids.map((id, at) => [`message:${id}:rina@kopi.example`, `Pesan baru dari ${names[at]}`]),
    ),
  );
});

test('missing or wrong values are shown at each field, and nothing is stored', async () => {
  const before = (await read()).total;
  const empty = await send({ name: ' ', email: '' });
  expect(empty.statusCode).toBe(422);
  expect(empty.json()).toMatchObject({
    message: 'Name is required',
    error: 'Name is required',
    fields: {
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    },
  });
  for (const email of [
    'sari',
    'sari@',
    'a@b',
    'a b@c.id',
    'a@b.id,c@d.id',
    '"x"@y.id',
    'a@b..id',
  ]) {
    const answer = await send(content({ email }));
    expect(answer.statusCode, email).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(['email']);
  }
  const long = {
    name: 'x'.repeat(101),
    email: `${'x'.repeat(250)}@b.id`,
    message: 'x'.repeat(5001),
  };
  expect(Object.keys((await send(long)).json().fields)).toEqual(
    expect.arrayContaining(['name', 'email', 'message']),
  );
  expect((await send([])).statusCode).toBe(422);
  expect((await read()).total).toBe(before);
});

test('a text of 5.000 characters is stored whole', async () => {
  const message = `${'kopi '.repeat(999)}enak.`;
  const id = await addMessage({ message });
  expect((await read()).rows.find((row) => row.id === id)?.message).toBe(message);
});

test('text that cannot be stored is refused', async () => {
  for (const message of ['a\0b', 'half \ud800 pair']) {
    expect((await send(content({ message }))).statusCode).toBe(400);
  }
});

test('HTML in a message is shown as text, as it was written', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const message = `<script>alert("1")</script> ' -- {{7*7}}`;
  const id = await addMessage({ name, message });
  expect((await read()).rows.find((row) => row.id === id)).toMatchObject({ name, message });
});

test('a form sent ten times at once is one message', async () => {
  const before = Number((await read()).total);
  const message = content();
  const headers = { 'idempotency-key': 'ten-at-once' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(Number((await read()).total)).toBe(before + 1);
});

test('a key cannot be used again for another message', async () => {
  const headers = { 'idempotency-key': 'belongs' };
  await send(content(), headers);
  const other = await send(content(), headers);
  expect(other.statusCode).toBe(422);
  expect(other.json().code).toBe('key_reused');
  for (const key of ['', 'x'.repeat(201), 'two words']) {
    expect((await send(content(), { 'idempotency-key': key })).statusCode).toBe(400);
  }
});

test('without a key the same text within a minute is one message, and later another', async () => {
  const site = await createTestApp();
  const payload = content();
  const post = async (remoteAddress = '10.0.0.1') =>
    (await site.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })).json<{
      id: number;
    }>().id;
  const first = await post();
  expect(await post()).toBe(first);
  const neighbour = await post('10.0.0.2');
  expect(neighbour).not.toBe(first);
  // The minute goes by the database's clock.
  await site.deps.database.db.execute(
    sql`update received_forms set expires_at = expires_at - interval '61 seconds'`,
  );
  expect([first, neighbour]).not.toContain(await post());
});

test('a visitor who sends too often is told how long to wait', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '3' } });
  const post = (remoteAddress: string) =>
    site.app.inject({ method: 'POST', url: '/api/contact', payload: content(), remoteAddress });
  for (const _ of [1, 2, 3]) expect((await post('10.0.0.1')).statusCode).toBe(201);
  const refused = await post('10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('10.0.0.2')).statusCode).toBe(201);
});

test('staff search, page and filter messages', async () => {
  for (const day of ['Senin', 'Selasa', 'Rabu']) await addMessage({ message: `100%_${day}` });
  const found = await read(`?q=${encodeURIComponent('100%_')}&limit=2`);
  expect(found.rows.map(({ message }) => message)).toEqual(['100%_Rabu', '100%_Selasa']);
  expect(found.total).toBe('3');
  expect((await read('?q=100%25_&limit=2&page=2')).rows).toHaveLength(1);
});

test('staff mark a message as handled, filter by it, and delete it', async () => {
  const id = await addMessage();
  const patch = (payload: object, to = id) =>
    app.inject({ method: 'PATCH', url: `${path}/${to}`, headers: editor, payload });
  const handled = await patch({ isHandled: true });
  expect(handled.json()).toMatchObject({ id, isHandled: true });
  const ids = async (query: string) => (await read(query)).rows.map((row) => row.id);
  expect(await ids('?handled=true')).toContain(id);
  expect(await ids('?handled=false')).not.toContain(id);
  expect((await patch({ isHandled: 'yes' })).statusCode).toBe(422);
  expect((await patch({ isHandled: true }, 999_999)).statusCode).toBe(404);

  const remove = () => app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: editor });
  expect((await remove()).json()).toEqual({ message: 'Message deleted successfully' });
  expect((await remove()).statusCode).toBe(404);
  expect(await ids('')).not.toContain(id);
});

test('staff answer by e-mail once; without a mail server the message stays open', async () => {
  const id = await addMessage({ email: 'dian@contoh.id', message: 'Apakah buka saat libur?' });
  const payload = { channel: 'email', recipient: 'dian@contoh.id', body: 'Buka, pukul 9.' };
  const send = (more: object = {}) =>
    app.inject({
      method: 'POST',
      url: `${path}/${id}/replies`,
      headers: editor,
      payload: { ...payload, ...more },
    });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const message = async () =>
    (await app.inject({ url: `${path}/${id}`, headers: editor })).json<object>();
  await expect.poll(message).toMatchObject({
    id,
    isHandled: false,
    replies: [{ ...payload, accountName: 'Rina editor', state: 'kept' }],
  });
  const list = await app.inject({ url: `${path}?q=saat%20libur`, headers: editor });
  expect(list.json()).toMatchObject([{ id, replies: [payload] }]);
  const [mail] = await deps.database.db.select().from(outbox).orderBy(desc(outbox.id));
  expect(mail).toMatchObject({ kind: 'reply', recipient: 'dian@contoh.id' });
  const { text, replyTo } =
    (await replyContent.render(deps, mail ?? expect.fail())) ?? expect.fail();
  expect(text).toContain('Buka, pukul 9.');
  expect(text).toContain('Apakah buka saat libur?');
  expect(replyTo).toBe('halo@kedai-seduh.example');
  for (const wrong of [{ recipient: 'a@b.id,c@d.id' }, { body: ' ' }, { channel: 'sms' }]) {
    expect((await send(wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
  }

  await app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: editor });
  expect(await replyContent.render(deps, mail ?? expect.fail())).toBeNull();
  expect((await send({ body: 'Lagi' })).statusCode).toBe(404);
});

test('two messages of one customer can have the same answer', async () => {
  const payload = { channel: 'whatsapp', recipient: '0812 0000 1234', body: 'Terima kasih.' };
  const email = 'sari@mail.example';
  for (const id of [await addMessage({ email }), await addMessage({ email })]) {
    const url = `${path}/${id}/replies`;
    const send = () => app.inject({ method: 'POST', url, headers: editor, payload });
    expect((await send()).statusCode).toBe(201);
    expect((await send()).json()).toMatchObject({ code: 'sent_already' });
  }
});

test('deleting a message deletes the mails about it: the notice, the reply, and the captured files', async () => {
  const shop = await startMailShop('');
  const headers = await signIn(shop.deps, 'owner');
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    shop.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
  const settings = {
    message: ['rina@kopi.example', 'bayu@kopi.example'],
    feedback: [],
    rating: [],
  };
  expect((await call('PUT', '/admin/email-settings', settings)).statusCode).toBe(200);
  const add = async () => (await call('POST', '/contact', content())).json<{ id: number }>().id;
  const [gone, kept] = [await add(), await add()];
  for (const id of [gone, kept]) {
    const answer = { channel: 'email', recipient: 'sari@contoh.id', body: `Untuk ${id}` };
    const url = `/admin/contact-messages/${id}/replies`;
    expect((await call('POST', url, answer)).statusCode).toBe(201);
  }
  await shop.outbox.runDue();
  const captured = () => readdir(join(shop.deps.env.DATA_DIR, 'mail'));
  expect([(await shop.list()).length, (await captured()).length]).toEqual([6, 6]);

  expect((await call('DELETE', `/admin/contact-messages/${gone}`)).statusCode).toBe(200);
  expect([(await shop.list()).length, (await captured()).length]).toEqual([3, 3]);
  const keys = (await shop.db.select().from(outbox)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith(`message:${kept}:`))).toHaveLength(2);
});

test('an answer by WhatsApp is kept with the number it went to', async () => {
  const id = await addMessage();
  const payload = { channel: 'whatsapp', recipient: '0812-3456 7890', body: 'Halo' };
  const url = `${path}/${id}/replies`;
  const answer = await app.inject({ method: 'POST', url, headers: editor, payload });
  expect(answer.json().replies).toMatchObject([
    { channel: 'whatsapp', recipient: '6281234567890', state: 'opened' },
  ]);
  const wrong = { ...payload, recipient: '12' };
  const refused = await app.inject({ method: 'POST', url, headers: editor, payload: wrong });
  expect(refused.json().fields).toEqual({
    recipient: 'Enter a WhatsApp number, like 0812 3456 7890',
  });
});

test('a message is assigned to a colleague, who can filter for their own', async () => {
  const colleagues = await app.inject({ url: '/api/admin/colleagues', headers: editor });
  const me = colleagues.json<{ id: number; name: string }[]>();
  expect(me.map(({ name }) => name)).toEqual(['Rina editor']);
  const id = await addMessage();
  const give = (assignedTo: unknown) =>
    app.inject({
      method: 'PATCH',
      url: `${path}/${id}`,
      headers: editor,
      payload: { assignedTo },
    });
  expect((await give(me[0]?.id)).json()).toMatchObject({ id, assignedTo: me[0]?.id });
  expect((await read('?mine=true')).rows.map((row) => row.id)).toEqual([id]);
  expect((await give(999)).statusCode).toBe(422);
  expect((await give(null)).json()).toMatchObject({ assignedTo: null });
  expect((await read('?mine=true')).rows).toEqual([]);
});

test('the columns of an export are called in the language that the account has chosen', async () => {
  const headers = await signIn(deps, 'editor', { email: 'dewi@kedai-seduh.example' });
  const { db } = deps.database;
  await db
    .update(accounts)
    .set({ voice: 'id' })
    .where(eq(accounts.email, 'dewi@kedai-seduh.example'));
  const file = await app.inject({ url: `${path}.csv`, headers });
  expect(file.body.split('\r\n')[0]).toBe(
    '\uFEFF"ID","Nama","E-mail","Pesan","Ditangani","Dibuat (WIB)","Outlet","Topik"',
  );
});

test('messages are exported in full with their times in WIB, and no cell is a formula', async () => {
  const clock = () => new Date('2026-11-20T17:30:00Z');
  const site = await createTestApp({ env: { FORM_LIMIT: '0' }, clock });
  const staff = await signIn(site.deps, 'editor');
  const names = ['=1+1', '+62', '-2', '@SUM(A1)', 'Ayu "Kopi", Jakarta'];
  for (const name of names) {
    const payload = content({ name, message: 'baris satu\nbaris dua' });
    await site.app.inject({ method: 'POST', url: '/api/contact', payload });
  }
  const file = await site.app.inject({ url: `${path}.csv`, headers: staff });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const rows = file.body.split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFF"ID","Name","Email","Message","Handled","Created (WIB)","Outlet","Topic"',
  );
  expect(rows[1]).toContain(
    '"Ayu ""Kopi"", Jakarta","sari@contoh.id","baris satu\nbaris dua","false","',
  );
  expect(rows[1]).toMatch(/"2026-11-21 00:30","",""$/);
  expect(file.body).toContain(`"'=1+1"`);
  expect(file.body).toContain(`"'+62"`);
  expect(file.body).toContain(`"'-2"`);
  expect(file.body).toContain(`"'@SUM(A1)"`);
  expect(rows).toHaveLength(names.length + 2);
  const some = await site.app.inject({ url: `${path}.csv?q=Ayu`, headers: staff });
  expect(some.body.split('\r\n')).toHaveLength(3);
});

test('a long export contains every row once', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const staff = await signIn(site.deps, 'editor');
  const { contactMessages } = await import('./table.ts');
  const createdAt = site.deps.clock().toISOString();
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    name: `N${index}`,
    email: 'a@b.id',
    message: 'm',
    createdAt,
  }));
  await site.deps.database.db.insert(contactMessages).values(rows);
  const file = await site.app.inject({ url: `${path}.csv`, headers: staff });
  const names = file.body.match(/"N\d+"/g) ?? [];
  expect(names).toHaveLength(1203);
  expect(new Set(names).size).toBe(1203);
});

test('only editors and owners read or change messages', async () => {
  const id = await addMessage();
  for (const [method, url] of [
    ['GET', path],
    ['GET', `${path}.csv`],
    ['PATCH', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
  ] as const) {
    expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
    expect((await app.inject({ method, url, headers: cashier })).statusCode).toBe(403);
  }
});
