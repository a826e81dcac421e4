import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { csvRows } from '../../test/csv.ts';
import { signIn } from '../../test/signin.ts';
import { outbox } from '../email/table.ts';
import { menuItemInput } from '../menu/contract.ts';
import { menuEntries } from '../menu/store.ts';
import { menuItems } from '../menu/table.ts';
import { outletInput } from '../outlets/contract.ts';
import { outletEntries } from '../outlets/store.ts';
import { findMobileNumber } from '../replies/contract.ts';
import type { Aspect } from './aspects/contract.ts';
import type { Feedback } from './staff.contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const { db } = deps.database;
const editor = await signIn(deps, 'editor');
const cashier = await signIn(deps, 'cashier');
const path = '/api/admin/feedback';
const ids = { kopi: 0, teh: 0, roti: 0 };

beforeAll(async () => {
  ids.kopi = (
    await menuEntries.create(
      db,
      menuItemInput.parse({ name: 'Kopi Susu', category: 'minuman' }),
      new Date(),
    )
  ).id;
  ids.teh = (
    await menuEntries.create(
      db,
      menuItemInput.parse({ name: 'Teh', category: 'minuman', isActive: false }),
      new Date(),
    )
  ).id;
  ids.roti = (
    await menuEntries.create(
      db,
      menuItemInput.parse({ name: 'Roti', category: 'makanan' }),
      new Date(),
    )
  ).id;
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

test('feedback is stored and appears first in the staff list', async () => {
  const sent = content();
  const answer = await send(sent);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  expect(answer.json()).toEqual({ success: true, message: 'Feedback Berhasil Dikirim!', id });
  expect((await read()).rows[0]).toEqual({
    ...sent,
    id,
    menuItem: { name: 'Kopi Susu' },
    outletId: null,
    outlet: null,
    notes: null,
    assignedTo: null,
    replies: [],
    isHandled: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('feedback may name its outlet, which staff see, filter by and export', async () => {
  const facts = { city: 'Jakarta', address: 'Jalan Contoh No. 12' };
  const menteng = outletInput.parse({ name: 'Menteng', ...facts });
  const { id } = await db.transaction((tx) => outletEntries.create(tx, menteng, new Date()));
  const named = await add({ outlet: 'menteng' });
  expect(named).toMatchObject({ outletId: id, outlet: { name: 'Menteng' } });
  const renamed = { ...menteng, name: 'Menteng Raya', slug: 'raya' };
  await db.transaction((tx) => outletEntries.update(tx, id, renamed, new Date()));
  // A table's QR may be older than the address.
  const again = await add({ outlet: 'menteng' });
  expect(again.outlet).toEqual({ name: 'Menteng Raya' });
  expect(await add({ outlet: 'sudah-tutup' })).toMatchObject({ outletId: null, outlet: null });
  const found = await read(`?outlet=${id}`);
  expect(found.rows.map(({ id: one }) => one)).toEqual([again.id, named.id]);
  const file = await app.inject({ url: `${path}.csv?outlet=${id}`, headers: editor });
  expect(csvRows(file.body).map(({ Outlet }) => Outlet)).toEqual(['Menteng Raya', 'Menteng']);
});

test('missing values are shown at each field, in Indonesian', async () => {
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

test('aspects may be sent as a list or as JSON text, and are stored as a list', async () => {
  const row = await add({ aspects: '["topping","level es","topping"]' });
  expect(row.aspects).toEqual(['topping', 'level es']);
  for (const aspects of ['topping', '{"a":1}', '[]', [1], null, 'x'.repeat(10)]) {
    const answer = await send(content({ aspects }));
    expect(answer.statusCode, JSON.stringify(aspects)).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(['aspects']);
  }
});

test('an aspect of another category, or an unknown one, is refused', async () => {
  for (const aspects of [['plating'], ['level es', 'Lainnya'], ['<b>'], ['constructor']]) {
    const answer = await send(content({ aspects }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ aspects: 'Pilih aspek dari kategori ini' });
  }
});

test('the menu item must be one that visitors can choose in this category', async () => {
  for (const menuItemId of [ids.roti, ids.teh, 999_999, -1, 0, 1.5, 1e300]) {
    const answer = await send(content({ menuItemId }));
    expect(answer.statusCode, String(menuItemId)).toBe(422);
    expect(answer.json().fields).toEqual({ menuItemId: 'Menu tidak ditemukan' });
  }
  expect((await send(content({ menuItemId: 'kopi' }))).statusCode).toBe(422);
  expect(await add({ menuItemId: null })).toMatchObject({ menuItemId: null, menuItem: null });
  expect(await add({ menuItemId: undefined })).toMatchObject({ menuItemId: null });
});

test('the last item of a very long menu can be chosen, too', async () => {
  const updatedAt = deps.clock().toISOString();
  const items = Array.from({ length: 600 }, (_, index) => ({
    name: `Teh ${index}`,
    slug: `teh-${index}`,
    category: 'minuman' as const,
    displayOrder: 1000 + index,
    isActive: true,
    updatedAt,
  }));
  const rows = await db.insert(menuItems).values(items).returning({ id: menuItems.id });
  expect(await add({ menuItemId: rows.at(-1)?.id })).toMatchObject({
    menuItem: { name: 'Teh 599' },
  });
});

test('feedback about the service never has a menu item', async () => {
  const service = { category: 'pelayanan', aspects: ['Waktu Tunggu'] };
  expect(await add({ ...service, menuItemId: ids.kopi })).toMatchObject({ menuItemId: null });
  expect(await add({ ...service, menuItemId: 999_999 })).toMatchObject({ menuItem: null });
});

test('feedback keeps the name of its menu item when the item is renamed or deleted', async () => {
  const { id } = await menuEntries.create(
    db,
    menuItemInput.parse({ name: 'Es Cincau', category: 'minuman' }),
    new Date(),
  );
  const { id: feedbackId } = await add({ menuItemId: id });
  await menuEntries.update(db, id, { name: 'Es Cincau Hijau', category: 'minuman' }, new Date());
  await menuEntries.remove(db, [id], new Date());
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

test('a visitor cannot write the notes of staff', async () => {
  expect(await add({ notes: 'x', isHandled: true })).toMatchObject({
    notes: null,
    isHandled: false,
  });
});

test('HTML is shown as text, and text that cannot be stored is refused', async () => {
  const details = `<script>alert(1)</script> "'; drop table feedback; --`;
  expect((await add({ details })).details).toBe(details);
  expect((await send(content({ name: 'Sa\0ri' }))).statusCode).toBe(400);
  const long = await send(content({ name: 'x'.repeat(101), details: 'x'.repeat(5001) }));
  expect(Object.keys(long.json().fields)).toEqual(expect.arrayContaining(['name', 'details']));
});

test('a form sent ten times at once is one feedback', async () => {
  const before = Number((await read()).total);
  const sent = content();
  const headers = { 'idempotency-key': 'ten-at-once' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(Number((await read()).total)).toBe(before + 1);
  expect((await send(content(), headers)).statusCode).toBe(422);
});

test('a refused feedback can be corrected and sent again', async () => {
  const headers = { 'idempotency-key': 'mended' };
  expect((await send(content({ menuItemId: 999_999 }), headers)).statusCode).toBe(422);
  expect((await send(content(), headers)).statusCode).toBe(201);
});

test('sending the same feedback again succeeds even when its item was deleted meanwhile', async () => {
  const { id } = await menuEntries.create(
    db,
    menuItemInput.parse({ name: 'Es Doger', category: 'minuman' }),
    new Date(),
  );
  const headers = { 'idempotency-key': 'doger' };
  const sent = content({ menuItemId: id });
  const first = await send(sent, headers);
  await menuEntries.remove(db, [id], new Date());
  const again = await send(sent, headers);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
});

test('a visitor who sends too often is told in the language of the page how long to wait', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '1' } });
  const payload = { ...content(), menuItemId: null };
  const post = (reader: string) => {
    const headers = { 'x-reader': reader };
    return site.app.inject({ method: 'POST', url: '/api/feedback', payload, headers });
  };
  expect((await post('mixed id')).statusCode).toBe(201);
  const refused = await post('mixed id');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Terlalu sering\. Coba lagi dalam \d+ detik\.$/);
  const english = (await post('en en')).json().message;
  expect(english).toMatch(/^That was too often\. Please try again in \d+ seconds\.$/);
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

test('notes that a colleague has written meanwhile are answered with, and not replaced', async () => {
  const { id } = await add();
  const patch = (payload: object) =>
    app.inject({ method: 'PATCH', url: `${path}/${id}`, headers: editor, payload });
  expect((await patch({ notes: 'Diganti uang', was: null })).statusCode).toBe(200);
  const late = await patch({ notes: 'Sudah ditelepon', was: null });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: 'This note was changed by somebody else meanwhile',
    code: 'conflict',
    current: { notes: 'Diganti uang' },
  });
  const both = { notes: 'Diganti uang, sudah ditelepon', was: 'Diganti uang' };
  expect((await patch(both)).json()).toMatchObject({ notes: both.notes });
  expect((await patch({ was: both.notes })).statusCode).toBe(422);
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

test('a notice of feedback goes to the addresses that are set, and goes with the feedback', async () => {
  const owner = await signIn(deps, 'owner');
  const settings = (feedback: string[]) =>
    app.inject({
      method: 'PUT',
      url: '/api/admin/email-settings',
      headers: owner,
      payload: { message: [], feedback, rating: [] },
    });
  expect((await settings(['rina@kopi.example'])).statusCode).toBe(200);
  const { id } = await add({ name: 'Wati' });
  const kept = await add();
  await settings([]);
  const mails = async () =>
    (await db.select().from(outbox)).map(({ key, subject }) => [key, subject]);
  const notice = (about: number, name: string) => [
    `feedback:${about}:rina@kopi.example`,
    `Kritik & saran baru dari ${name}`,
  ];
  expect(await mails()).toEqual([notice(id, 'Wati'), notice(kept.id, 'Sari')]);
  await app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: editor });
  expect(await mails()).toEqual([notice(kept.id, 'Sari')]);
});

test('feedback is exported, and no cell is a formula', async () => {
  const { id } = await add({ name: '=HYPERLINK("x")', details: 'satu\ndua, "tiga" empat' });
  const file = await app.inject({ url: `${path}.csv?category=minuman`, headers: editor });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const row = file.body.split('\r\n')[1];
  expect(row).toMatch(new RegExp(`^"${id}",`));
  expect(row).toContain(
    `"'=HYPERLINK(""x"")","minuman","${ids.kopi}","Kopi Susu","tingkat manis; level es"`,
  );
  expect(row).toContain('"satu\ndua, ""tiga"" empat","4","","false"');
});

test('staff find feedback by its aspect, its item, and the week it came in', async () => {
  const wednesday = new Date('2026-11-18T03:00:00Z');
  let now = wednesday;
  const site = await createTestApp({ env: { FORM_LIMIT: '0' }, clock: () => now });
  const headers = await signIn(site.deps, 'editor');
  const item = menuItemInput.parse({ name: 'Es Kopi Seduh', category: 'minuman' });
  const { id: menuItemId } = await menuEntries.create(site.deps.database.db, item, now);
  const complain = async (time: string, more: object) => {
    now = new Date(time);
    const payload = { ...content({ menuItemId: null, name: time }), ...more };
    const url = '/api/feedback';
    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
  };
  const times = ['2026-11-08T12:00:00Z', '2026-11-10T03:00:00Z', '2026-11-17T03:00:00Z'] as const;
  await complain(times[0], { aspects: ['level es'], details: 'Cair semua sebelum sampai' });
  await complain(times[1], { aspects: ['level es', 'topping'], details: 'Cair semua juga' });
  await complain(times[2], { aspects: ['kemasan'], details: 'Tutupnya bocor', menuItemId });
  now = wednesday;
  const find = async (query: Record<string, string>) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    return (await site.app.inject({ url, headers })).json<Feedback[]>().map(({ name }) => name);
  };
  expect(await find({ q: 'level es' })).toEqual([times[1], times[0]]);
  expect(await find({ q: 'kopi seduh' })).toEqual([times[2]]);
  expect(await find({ aspect: 'level es', period: 'last-week' })).toEqual([times[1]]);
  expect(await find({ aspect: 'level' })).toEqual([]);
});

test('the owner adds, renames, orders and retires aspects, and what was said stays', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const headers = await signIn(site.deps);
  const aspects = '/api/admin/feedback-aspects';
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
    site.app.inject({ method, url: aspects + url, headers, payload });
  const names = async () =>
    (await site.app.inject({ url: `${aspects}?category=makanan`, headers }))
      .json<Aspect[]>()
      .map(({ name }) => name);
  const page = async () => (await site.app.inject('/feedback')).body;
  expect((await names()).at(-1)).toBe('waktu serai');

  const added = (await call('POST', '', { category: 'makanan', name: 'bungkus' })).json<Aspect>();
  const twice = await call('POST', '', { category: 'makanan', name: 'bungkus' });
  expect(twice.json().fields).toEqual({ name: 'Aspek ini sudah ada dalam kategori ini' });
  expect(await page()).toContain('bungkus');
  await call('PUT', `/${added.id}`, { name: 'kemasan makanan', updatedAt: added.updatedAt });
  const late = await call('PUT', `/${added.id}`, { name: 'x', updatedAt: added.updatedAt });
  expect(late.statusCode).toBe(409);
  expect(await page()).toContain('kemasan makanan');

  const payload = { ...content(), category: 'makanan', menuItemId: null };
  const give = (name: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/feedback',
      payload: { ...payload, aspects: [name] },
    });
  expect((await give('kemasan makanan')).statusCode).toBe(201);
  expect((await call('PATCH', `/${added.id}`, { isActive: false })).statusCode).toBe(200);
  expect(await page()).not.toContain('kemasan makanan');
  const [kept] = (await site.app.inject({ url: path, headers })).json<Feedback[]>();
  expect(kept?.aspects).toEqual(['kemasan makanan']);

  const ids = (await site.app.inject({ url: `${aspects}?category=makanan`, headers }))
    .json<Aspect[]>()
    .map(({ id }) => id);
  await call('PUT', '/order', { ids: ids.toReversed() });
  expect((await names())[1]).toBe('waktu serai');
  for (const id of ids) expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect(await names()).toEqual([]);
  expect((await give('Lainnya')).statusCode).toBe(201);

  const both = { ids: ids.slice(0, 2) };
  await call('POST', '/restore', both);
  expect(await names()).toHaveLength(2);
  await call('PATCH', '', { ...both, isActive: true });
  await call('POST', '/delete', both);
  expect(await names()).toEqual([]);
  const file = await site.app.inject({ url: `${aspects}.csv`, headers });
  expect(file.body).toContain('Waktu Tunggu');
  const purged = { method: 'POST' as const, url: `${aspects}/bin/delete`, payload: both, headers };
  expect((await site.app.inject(purged)).json().ids).toHaveLength(2);
});

test('feedback is given to a colleague, and answered where the customer left a number', async () => {
  const { id } = await add({ details: 'Es habis, hubungi saya di 0812-3456-7890' });
  const colleagues = await app.inject({ url: '/api/admin/colleagues', headers: editor });
  const [me] = colleagues.json<{ id: number }[]>();
  const call = (method: 'PATCH' | 'POST', url: string, payload: object) =>
    app.inject({ method, url: `${path}/${id}${url}`, headers: editor, payload });
  expect((await call('PATCH', '', { assignedTo: me?.id })).json()).toMatchObject({ id });
  expect((await read('?mine=true')).rows.map((row) => row.id)).toEqual([id]);
  const answer = {
    channel: 'whatsapp',
    recipient: findMobileNumber('0812-3456-7890'),
    body: 'Maaf',
  };
  expect((await call('POST', '/replies', answer)).json()).toMatchObject({
    isHandled: true,
    replies: [{ ...answer, recipient: '6281234567890' }],
  });
});

test('staff see which aspects come with few stars most often, and how often each is chosen', async () => {
  const site = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const staff = await signIn(site.deps, 'editor');
  const counts = async () =>
    (await site.app.inject({ url: `${path}/aspects`, headers: staff })).json();
  expect(await counts()).toEqual([]);
  const sent = [
    { aspects: ['topping'], rating: 5 },
    { aspects: ['level es', 'topping'], rating: 3 },
    { aspects: ['level es'], rating: 1 },
    { aspects: ['topping'], rating: 4 },
    { aspects: ['kemasan'], rating: null },
  ];
  for (const one of sent) {
    const payload = content({ ...one, menuItemId: null });
    await site.app.inject({ method: 'POST', url: '/api/feedback', payload });
  }
  expect(await counts()).toEqual([
    { category: 'minuman', aspect: 'level es', count: 2, unhappy: 2, stars: 2 },
    { category: 'minuman', aspect: 'topping', count: 3, unhappy: 1, stars: 4 },
    { category: 'minuman', aspect: 'kemasan', count: 1, unhappy: 0, stars: null },
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
