import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Outlet } from '../outlets/contract.ts';
import { everyDay } from '../outlets/hours/week.contract.ts';
import type { MarkUndo, MenuItem } from './contract.ts';
import type { PublicMenu } from './public.contract.ts';

/** A Tuesday, 15.00 WIB. */
const AFTERNOON = '2026-11-24T08:00:00Z';
const time = { now: new Date(AFTERNOON) };
const { app, deps } = await createTestApp({ clock: () => time.now });
const editor = await signIn(deps, 'editor');

async function send<Answer>(method: 'POST' | 'PUT', url: string, payload: object, status = 200) {
  const answer = await app.inject({ method, url, headers: editor, payload });
  expect(answer.statusCode, answer.body).toBe(status);
  return answer.json<Answer>();
}
const addOutlet = (name: string, fields: object) =>
  send<Outlet>(
    'POST',
    '/api/outlets',
    { name, address: 'Jalan Uji 1', city: 'Jakarta', ...fields },
    201,
  );
const hours = (opens: string, closes: string) => everyDay({ opens, closes });
const menteng = await addOutlet('Menteng', { week: hours('07:00', '22:00') });
const kuta = await addOutlet('Kuta', { zone: 'WITA', week: hours('09:00', '02:00') });
const add = (name: string) =>
  send<MenuItem>('POST', '/api/menu-items', { name, category: 'minuman', price: 20_000 }, 201);
const mark = (ids: number[], fields: object, status?: number) =>
  send<{ undo: MarkUndo }>(
    'PUT',
    '/api/admin/menu-items/sold-out',
    { ids, soldOut: true, ...fields },
    status,
  );

const open = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  return { status: statusCode, html: body, location: headers.location };
};
/** Whether it is sold out at Menteng, at Kuta, and everywhere, as programs of others read it. */
const state = (slug: string) =>
  Promise.all(
    ['?outlet=menteng', '?outlet=kuta', ''].map(async (query) => {
      const { sections } = (await app.inject(`/api/public/menu${query}`)).json<PublicMenu>();
      return sections.flatMap(({ items }) => items).find((item) => item.slug === slug)?.soldOut;
    }),
  );
const buttonsIn = (html: string) =>
  html.match(/(?<=>)(Cari outlet|Kuta|Pesan di aplikasi [^<]+)(?=<\/a>)/g);
const isMarked = (html: string, name: string) =>
  new RegExp(`>${name}</a><span><em>Habis</em>`).test(html);

test('what is sold out at one outlet is marked there and nowhere else', async () => {
  const { id } = await add('Kopi Satu');
  await mark([id], { outletIds: [menteng.id] });
  expect(await state('kopi-satu')).toEqual([true, false, false]);
  expect(isMarked((await open('/menu?outlet=menteng')).html, 'Kopi Satu')).toBe(true);
  expect(isMarked((await open('/menu?outlet=kuta')).html, 'Kopi Satu')).toBe(false);
  expect(isMarked((await open('/menu')).html, 'Kopi Satu')).toBe(false);
  const { html } = await open('/menu/kopi-satu?outlet=menteng');
  expect(html).toContain('Sedang habis di Menteng');
  // What leads is another outlet, not the order of what there is none of.
  expect(buttonsIn(html)).toEqual(['Cari outlet', 'Pesan di aplikasi Seduh']);
  const elsewhere = (await open('/menu/kopi-satu?outlet=kuta')).html;
  expect(elsewhere).not.toContain('abis');
  expect(buttonsIn(elsewhere)).toEqual(['Pesan di aplikasi Seduh', 'Kuta']);
  await mark([id], { soldOut: false, outletIds: [menteng.id] });
  expect(await state('kopi-satu')).toEqual([false, false, false]);
  expect(isMarked((await open('/menu?outlet=menteng')).html, 'Kopi Satu')).toBe(false);
});

test('undoing a mark keeps what a colleague has marked since', async () => {
  const { id } = await add('Kopi Urung');
  const undo = (body: MarkUndo, status?: number) =>
    send<{ code: string }>('PUT', '/api/admin/menu-items/sold-out/undo', body, status);
  await mark([id], { outletIds: [kuta.id], untilTomorrow: true });
  const everywhere = await mark([id], {});
  expect(await state('kopi-urung')).toEqual([true, true, true]);
  await undo(everywhere.undo);
  expect(await state('kopi-urung')).toEqual([false, true, false]);

  const again = await mark([id], { soldOut: false });
  await mark([id], { outletIds: [menteng.id] });
  expect((await undo(again.undo, 409)).code).toBe('marked_since');
  expect(await state('kopi-urung')).toEqual([true, false, false]);
});

test('a mark of an unknown item cannot be undone', async () => {
  const [one] = (await mark([(await add('Kopi Semu')).id], { outletIds: [menteng.id] })).undo.after;
  const before = [{ ...one, id: 999_999 }];
  await send('PUT', '/api/admin/menu-items/sold-out/undo', { before, after: [] }, 404);
});

test('a mark that is there twice is set once', async () => {
  const { id } = await add('Kopi Ganda');
  const { undo } = await mark([id], { outletIds: [menteng.id] });
  const twice = undo.after.map((one) => ({
    ...one,
    soldOutAt: [...one.soldOutAt, ...one.soldOutAt],
  }));
  await send('PUT', '/api/admin/menu-items/sold-out/undo', { before: twice, after: undo.after });
  expect(await state('kopi-ganda')).toEqual([true, false, false]);
});

test('until tomorrow is until each outlet opens by its own hours, and kept pages end then', async () => {
  const { id } = await add('Kopi Besok');
  await mark([id], { untilTomorrow: true });
  expect(await state('kopi-besok')).toEqual([true, true, true]);
  const menu = async () => isMarked((await open('/menu?outlet=menteng')).html, 'Kopi Besok');
  expect(await menu()).toBe(true);
  for (const [now, expected] of [
    ['2026-11-24T23:59:59Z', [true, true, true]],
    // 07.00 WIB in Menteng is 08.00 WITA in Kuta.
    ['2026-11-25T00:00:00Z', [false, true, false]],
    ['2026-11-25T00:59:59Z', [false, true, false]],
    ['2026-11-25T01:00:00Z', [false, false, false]],
  ] as const) {
    time.now = new Date(now);
    expect(await state('kopi-besok'), now).toEqual(expected);
    expect(await menu(), now).toBe(expected[0]);
  }
  time.now = new Date(AFTERNOON);
});

test('while a night goes on, tomorrow is the coming morning', async () => {
  const { id } = await add('Kopi Malam');
  // 01.00 WITA on Wednesday: Kuta closes at two.
  time.now = new Date('2026-11-24T17:00:00Z');
  await mark([id], { untilTomorrow: true, outletIds: [kuta.id] });
  time.now = new Date('2026-11-25T00:59:59Z');
  expect(await state('kopi-malam')).toEqual([false, true, false]);
  time.now = new Date('2026-11-25T01:00:00Z');
  expect(await state('kopi-malam')).toEqual([false, false, false]);
  time.now = new Date(AFTERNOON);
});

test('special hours of tomorrow count', async () => {
  await send(
    'POST',
    '/api/admin/special-hours',
    {
      name: 'Siang',
      from: '2026-11-25',
      to: '2026-11-25',
      week: hours('12:00', '15:00'),
      scope: 'outlets',
      outletIds: [menteng.id],
    },
    201,
  );
  const { id } = await add('Kopi Siang');
  await mark([id], { untilTomorrow: true, outletIds: [menteng.id] });
  time.now = new Date('2026-11-25T04:59:59Z');
  expect(await state('kopi-siang')).toEqual([true, false, false]);
  time.now = new Date('2026-11-25T05:00:00Z');
  expect(await state('kopi-siang')).toEqual([false, false, false]);
  time.now = new Date(AFTERNOON);
});

test('what is sold out everywhere can be sold again at one outlet, and stays sold out at the others', async () => {
  const [one, two] = [await add('Kopi Semua'), await add('Kopi Juga')];
  await mark([one.id, two.id], {});
  expect(await state('kopi-semua')).toEqual([true, true, true]);
  await mark([one.id, two.id], { soldOut: false, outletIds: [kuta.id] });
  expect(await state('kopi-juga')).toEqual([true, false, false]);
  await mark([one.id], { outletIds: [kuta.id] });
  expect(await state('kopi-semua')).toEqual([true, true, true]);
  await mark([one.id, two.id], { soldOut: false });
  expect(await state('kopi-semua')).toEqual([false, false, false]);
  expect(await state('kopi-juga')).toEqual([false, false, false]);
});

test('staff see where an item is sold out, and the audit log names it', async () => {
  const { id } = await add('Kopi Daftar');
  await mark([id], { outletIds: [menteng.id], untilTomorrow: true });
  const list = await app.inject({ url: '/api/menu-items?q=Daftar', headers: editor });
  expect(list.json<MenuItem[]>()).toMatchObject([
    { soldOut: false, soldOutAt: [{ outletId: menteng.id, until: '2026-11-25T05:00:00.000Z' }] },
  ]);
  const owner = await signIn(deps, 'owner');
  const audit = await app.inject({ url: '/api/admin/audit?limit=1', headers: owner });
  expect(audit.json()).toMatchObject([
    { action: 'menu.sell-out', detail: 'Kopi Daftar (Menteng)' },
  ]);
});

test('an outlet or an item that is not there is refused, and nothing is marked', async () => {
  const { id } = await add('Kopi Tetap');
  await mark([id], { outletIds: [menteng.id, 999_999] }, 404);
  await mark([999_999], {}, 404);
  await mark([id], { outletIds: [] }, 422);
  expect(await state('kopi-tetap')).toEqual([false, false, false]);
});

test('an old address of an outlet leads to its present one, an unknown one to the whole menu', async () => {
  await send('PUT', `/api/outlets/${kuta.id}`, {
    ...kuta,
    slug: 'pantai-kuta',
    updatedAt: undefined,
  });
  expect(await open('/menu?outlet=kuta&q=kopi')).toMatchObject({
    status: 301,
    location: '/menu?outlet=pantai-kuta&q=kopi',
  });
  expect(await open('/en/menu/kopi-satu?outlet=kuta')).toMatchObject({
    status: 301,
    location: '/en/menu/kopi-satu?outlet=pantai-kuta',
  });
  expect(await open('/menu?outlet=tidak-ada')).toMatchObject({ status: 302, location: '/menu' });
  expect((await app.inject('/api/public/menu?outlet=tidak-ada')).statusCode).toBe(404);
});

test('the menu of an outlet is kept for the next visitor, a search is not', async () => {
  const etag = async (url: string) => (await app.inject({ url })).headers.etag;
  expect(await etag('/menu?outlet=menteng')).toBeDefined();
  expect(await etag('/menu?outlet=menteng&q=kopi')).toBeUndefined();
  expect(await etag('/menu/kopi-satu?outlet=menteng&c=poster')).toBeDefined();
});

test('a visitor at an outlet stays there: search, filters, items and the other language', async () => {
  const { html } = await open('/menu?outlet=menteng');
  expect(html).toContain('Menu di Menteng. Yang sedang habis di sana ditandai.');
  expect(html).toContain('<option value="menteng" selected="">Menteng</option>');
  expect(html).toContain('href="/menu/kopi-satu?outlet=menteng"');
  expect(html).toContain('href="/menu?outlet=menteng&amp;diet=no-milk"');
  expect(html).toContain('href="/en/menu?outlet=menteng"');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/menu"/>');
  expect((await open('/menu/kopi-satu?outlet=menteng')).html).toContain(
    'href="/menu?outlet=menteng#',
  );
});

test('the mark of a whole menu at all outlets of a chain can be taken back', async () => {
  for (let at = 0; at < 40; at += 1) await addOutlet(`Gerai ${at}`, {});
  const ids: number[] = [];
  for (let at = 0; at < 60; at += 1) ids.push((await add(`Menu ${at}`)).id);
  const isOut = async () => isMarked((await open('/menu?outlet=menteng')).html, 'Menu 59');
  const { undo } = await mark(ids, { untilTomorrow: true });
  expect(await isOut()).toBe(true);
  await send('PUT', '/api/admin/menu-items/sold-out/undo', undo);
  expect(await isOut()).toBe(false);
});
