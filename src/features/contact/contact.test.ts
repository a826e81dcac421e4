import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { ContactMessage } from './contract.ts';

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

test('a message is kept and stands first in the list of staff', async () => {
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
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('what is missing or wrong is told at each field, and nothing is kept', async () => {
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

test('a text of 5.000 characters is kept whole', async () => {
  const message = `${'kopi '.repeat(999)}enak.`;
  const id = await addMessage({ message });
  expect((await read()).rows.find((row) => row.id === id)?.message).toBe(message);
});

test('text that cannot be stored is malformed', async () => {
  for (const message of ['a\0b', 'half \ud800 pair']) {
    expect((await send(content({ message }))).statusCode).toBe(400);
  }
});

test('markup is text: it comes back as it was written', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const message = `<script>alert("1")</script> ' -- {{7*7}}`;
  const id = await addMessage({ name, message });
  expect((await read()).rows.find((row) => row.id === id)).toMatchObject({ name, message });
});

test('ten sends of one form at the same moment are one message', async () => {
  const before = Number((await read()).total);
  const message = content();
  const headers = { 'idempotency-key': 'ten-at-once' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(message, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(Number((await read()).total)).toBe(before + 1);
});

test('a key belongs to one content', async () => {
  const headers = { 'idempotency-key': 'belongs' };
  await send(content(), headers);
  const other = await send(content(), headers);
  expect(other.statusCode).toBe(422);
  expect(other.json().code).toBe('key_reused');
  for (const key of ['', 'x'.repeat(201), 'two words']) {
    expect((await send(content(), { 'idempotency-key': key })).statusCode).toBe(400);
  }
});

test('without a key the same content is one message for a minute, and another later', async () => {
  let now = new Date('2026-11-21T03:00:00Z');
  const site = await createTestApp({ clock: () => now });
  const payload = content();
  const post = async (remoteAddress = '10.0.0.1') =>
    (await site.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })).json<{
      id: number;
    }>().id;
  const first = await post();
  expect(await post()).toBe(first);
  const neighbour = await post('10.0.0.2');
  expect(neighbour).not.toBe(first);
  now = new Date('2026-11-21T03:01:01Z');
  expect([first, neighbour]).not.toContain(await post());
});

test('who sends too often is told when to return', async () => {
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

test('messages are exported whole, and no cell is a formula', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
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
  expect(rows[0]).toBe('\uFEFF"id","createdAt","name","email","message","isHandled"');
  expect(rows[1]).toContain(
    '"Ayu ""Kopi"", Jakarta","sari@contoh.id","baris satu\nbaris dua",false',
  );
  expect(file.body).toContain(`"'=1+1"`);
  expect(file.body).toContain(`"'+62"`);
  expect(file.body).toContain(`"'-2"`);
  expect(file.body).toContain(`"'@SUM(A1)"`);
  expect(rows).toHaveLength(names.length + 2);
  const some = await site.app.inject({ url: `${path}.csv?q=Ayu`, headers: staff });
  expect(some.body.split('\r\n')).toHaveLength(3);
});

test('an export of more rows than fit in one read has each of them once', async () => {
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
