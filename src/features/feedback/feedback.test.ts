import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import { createMenuItem, deleteMenuItem, updateMenuItem } from '../menu/store.ts';
import type { Feedback } from './contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const { db } = deps.database;
const editor = await signIn(deps, 'editor');
const cashier = await signIn(deps, 'cashier');
const path = '/api/admin/feedback';
const ids = { kopi: 0, teh: 0, roti: 0 };

beforeAll(async () => {
  ids.kopi = (await createMenuItem(db, { name: 'Kopi Susu', category: 'minuman' })).id;
  ids.teh = (await createMenuItem(db, { name: 'Teh', category: 'minuman', isActive: false })).id;
  ids.roti = (await createMenuItem(db, { name: 'Roti', category: 'makanan' })).id;
});

let made = 0;
const content = (more: object = {}) => {
  made += 1;
  return {
    name: 'Sari',
    category: 'minuman',
    menuItemId: ids.kopi,
    aspects: ['tingkat manis', 'level es'],
    details: `Terlalu manis, kiriman ke-${made}`,
    rating: 4,
    ...more,
  };
};
const send = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/feedback', payload, headers });

const read = async (query = '') => {
  const answer = await app.inject({ url: `${path}${query}`, headers: editor });
  expect(answer.statusCode).toBe(200);
  return { rows: answer.json<Feedback[]>(), total: answer.headers['x-total-count'] };
};
async function add(more: object = {}) {
  const answer = await send(content(more));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  const row = (await read('?limit=200')).rows.find((one) => one.id === id);
  if (!row) throw new Error('The feedback is not in the list');
  return row;
}

test('feedback is kept and stands first in the list of staff', async () => {
  const sent = content();
  const answer = await send(sent);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  expect(answer.json()).toEqual({ success: true, message: 'Feedback Berhasil Dikirim!', id });
  expect((await read()).rows[0]).toEqual({
    ...sent,
    id,
    menuItem: { name: 'Kopi Susu' },
    notes: null,
    isHandled: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('what is missing is told at each field, in Indonesian', async () => {
  const answer = await send({ name: 'S', category: '', aspects: [], details: 'pendek' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    message: 'Nama harus diisi minimal 2 karakter',
    fields: {
      name: 'Nama harus diisi minimal 2 karakter',
      category: 'Pilih kategori',
      aspects: 'Pilih minimal 1 aspek',
      details: 'Detail harus diisi minimal 10 karakter',
    },
  });
  expect(Object.keys((await send({})).json().fields).toSorted()).toEqual([
    'aspects',
    'category',
    'details',
    'name',
  ]);
});

test('aspects come as a list or as JSON text, and are kept as a list', async () => {
  const row = await add({ aspects: '["topping","level es","topping"]' });
  expect(row.aspects).toEqual(['topping', 'level es']);
  for (const aspects of ['topping', '{"a":1}', '[]', [1], null, 'x'.repeat(10)]) {
    const answer = await send(content({ aspects }));
    expect(answer.statusCode, JSON.stringify(aspects)).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(['aspects']);
  }
});

test('an aspect of another category, or of none, is refused', async () => {
  for (const aspects of [['plating'], ['level es', 'Lainnya'], ['<b>'], ['constructor']]) {
    const answer = await send(content({ aspects }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ aspects: 'Pilih aspek dari kategori ini' });
  }
});

test('the menu item has to be one that visitors can choose in this category', async () => {
  for (const menuItemId of [ids.roti, ids.teh, 999_999, -1, 0, 1.5, 1e300]) {
    const answer = await send(content({ menuItemId }));
    expect(answer.statusCode, String(menuItemId)).toBe(422);
    expect(answer.json().fields).toEqual({ menuItemId: 'Menu tidak ditemukan' });
  }
  expect((await send(content({ menuItemId: 'kopi' }))).statusCode).toBe(422);
  expect(await add({ menuItemId: null })).toMatchObject({ menuItemId: null, menuItem: null });
  expect(await add({ menuItemId: undefined })).toMatchObject({ menuItemId: null });
});

test('service has no menu item, whatever is sent', async () => {
  const service = { category: 'pelayanan', aspects: ['Waktu Tunggu'] };
  expect(await add({ ...service, menuItemId: ids.kopi })).toMatchObject({ menuItemId: null });
  expect(await add({ ...service, menuItemId: 999_999 })).toMatchObject({ menuItem: null });
});

test('an item keeps its name in the feedback when it is renamed or deleted', async () => {
  const { id } = await createMenuItem(db, { name: 'Es Cincau', category: 'minuman' });
  const { id: feedbackId } = await add({ menuItemId: id });
  await updateMenuItem(db, id, { name: 'Es Cincau Hijau', category: 'minuman' });
  await deleteMenuItem(db, id);
  const row = (await read('?limit=200')).rows.find((one) => one.id === feedbackId);
  expect(row).toMatchObject({ menuItemId: id, menuItem: { name: 'Es Cincau' } });
});

test('a rating is 1 to 5 or none', async () => {
  expect((await add({ rating: null })).rating).toBeNull();
  expect((await add({ rating: undefined })).rating).toBeNull();
  expect((await add({ rating: 5 })).rating).toBe(5);
  for (const rating of [0, 6, 2.5, '5', -1]) {
    const answer = await send(content({ rating }));
    expect(answer.statusCode, String(rating)).toBe(422);
    expect(answer.json().fields).toEqual({ rating: 'Rating harus 1 sampai 5' });
  }
});

test('notes belong to staff: a visitor cannot bring any', async () => {
  expect(await add({ notes: 'x', isHandled: true })).toMatchObject({
    notes: null,
    isHandled: false,
  });
});

test('markup is text, and text that cannot be stored is malformed', async () => {
  const details = `<script>alert(1)</script> "'; drop table feedback; --`;
  expect((await add({ details })).details).toBe(details);
  expect((await send(content({ name: 'Sa\0ri' }))).statusCode).toBe(400);
  const long = await send(content({ name: 'x'.repeat(101), details: 'x'.repeat(5001) }));
  expect(Object.keys(long.json().fields)).toEqual(expect.arrayContaining(['name', 'details']));
});

test('ten sends of one form at the same moment are one feedback', async () => {
  const before = Number((await read()).total);
  const sent = content();
  const headers = { 'idempotency-key': 'ten-at-once' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(Number((await read()).total)).toBe(before + 1);
  expect((await send(content(), headers)).statusCode).toBe(422);
});

test('a refused feedback may be mended and sent again with the same key', async () => {
  const headers = { 'idempotency-key': 'mended' };
  expect((await send(content({ menuItemId: 999_999 }), headers)).statusCode).toBe(422);
  expect((await send(content(), headers)).statusCode).toBe(201);
});

test('a feedback that had arrived is still answered when its item has been switched off', async () => {
  const { id } = await createMenuItem(db, { name: 'Es Doger', category: 'minuman' });
  const headers = { 'idempotency-key': 'doger' };
  const sent = content({ menuItemId: id });
  const first = await send(sent, headers);
  await deleteMenuItem(db, id);
  const again = await send(sent, headers);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
});

test('who sends too often is told in Indonesian when to return', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '1' } });
  const payload = { ...content(), menuItemId: null };
  const post = () => site.app.inject({ method: 'POST', url: '/api/feedback', payload });
  expect((await post()).statusCode).toBe(201);
  const refused = await post();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Terlalu sering\. Coba lagi dalam \d+ detik\.$/);
  expect(refused.headers['retry-after']).toBeDefined();
});

test('staff search, page and filter feedback', async () => {
  const service = { category: 'pelayanan', aspects: ['Lainnya'], menuItemId: null };
  for (const day of ['Senin', 'Selasa']) await add({ ...service, details: `100%_ ramai ${day}` });
  await add({ details: '100%_ ramai di rumah' });
  expect((await read('?q=100%25_&limit=2')).total).toBe('3');
  const found = await read('?q=100%25_&category=pelayanan');
  expect(found.rows.map(({ details }) => details)).toEqual([
    '100%_ ramai Selasa',
    '100%_ ramai Senin',
  ]);
  expect((await app.inject({ url: `${path}?category=x`, headers: editor })).statusCode).toBe(400);
});

test('staff write notes, mark feedback as handled, and delete it', async () => {
  const { id } = await add();
  const patch = (payload: object, to = id) =>
    app.inject({ method: 'PATCH', url: `${path}/${to}`, headers: editor, payload });
  expect((await patch({ notes: ' Sudah ditelepon ' })).json()).toMatchObject({
    notes: 'Sudah ditelepon',
    isHandled: false,
  });
  expect((await patch({ isHandled: true })).json()).toMatchObject({
    notes: 'Sudah ditelepon',
    isHandled: true,
  });
  expect((await patch({ notes: '' })).json().notes).toBeNull();
  expect((await patch({})).statusCode).toBe(422);
  expect((await patch({ isHandled: true }, 999_999)).statusCode).toBe(404);
  const handled = (await read('?handled=true')).rows.map((row) => row.id);
  expect(handled).toEqual([id]);

  const remove = () => app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: editor });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(404);
});

test('feedback is exported, and no cell is a formula', async () => {
  const { id } = await add({ name: '=HYPERLINK("x")', details: 'satu\ndua, "tiga" empat' });
  const file = await app.inject({ url: `${path}.csv?category=minuman`, headers: editor });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const row = file.body.split('\r\n')[1];
  expect(row).toMatch(new RegExp(`^${id},`));
  expect(row).toContain(`"'=HYPERLINK(""x"")","minuman","Kopi Susu","tingkat manis; level es"`);
  expect(row).toContain('"satu\ndua, ""tiga"" empat",4,,false');
});

test('staff see which aspects are named most often', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const staff = await signIn(site.deps, 'editor');
  const counts = async () =>
    (await site.app.inject({ url: `${path}/aspects`, headers: staff })).json();
  expect(await counts()).toEqual([]);
  for (const aspects of [['topping'], ['level es', 'topping']]) {
    const payload = content({ aspects, menuItemId: null });
    await site.app.inject({ method: 'POST', url: '/api/feedback', payload });
  }
  expect(await counts()).toEqual([
    { category: 'minuman', aspect: 'topping', count: 2 },
    { category: 'minuman', aspect: 'level es', count: 1 },
  ]);
});

test('only editors and owners read or change feedback', async () => {
  const { id } = await add();
  for (const [method, url] of [
    ['GET', path],
    ['GET', `${path}.csv`],
    ['GET', `${path}/aspects`],
    ['PATCH', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
  ] as const) {
    expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
    expect((await app.inject({ method, url, headers: cashier })).statusCode).toBe(403);
  }
});
