import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { makeOutlet } from '../../../test/outlets.ts';
import { signIn } from '../../../test/signin.ts';
import type { ItemAtOutlet } from './contract.ts';

/** Tuesday, 10.00 WIB; the outlets are open from 07.00 to 22.00. */
const { app, deps } = await createTestApp({ clock: () => new Date('2026-11-24T03:00:00Z') });
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const editor = await signIn(deps, 'editor');
const manager = await signIn(deps, 'manager', { outletIds: [menteng.id] });
const ofKemang = await signIn(deps, 'manager', { outletIds: [kemang.id] });

async function add(name: string) {
  const payload = { name, category: 'minuman' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/menu-items',
    headers: editor,
    payload,
  });
  return answer.json<{ id: number }>().id;
}
const put = (url: string, headers: typeof editor, payload: object) =>
  app.inject({ method: 'PUT', url, headers, payload });
const mark = (ids: number[], soldOut: boolean) =>
  put(`/api/admin/outlets/${menteng.id}/sold-out`, manager, {
    ids,
    soldOut,
    untilTomorrow: soldOut,
  });
const everywhere = (ids: number[], soldOut: boolean) =>
  put('/api/admin/menu-items/sold-out', editor, { ids, soldOut });
async function stateAt(id: number, outlet = menteng, headers = manager) {
  const url = `/api/admin/outlets/${outlet.id}/menu`;
  const items = (await app.inject({ url, headers })).json<ItemAtOutlet[]>();
  return items.find((item) => item.id === id);
}

test('a manager marks what has run out at their outlet, and at no other, until it opens tomorrow', async () => {
  const id = await add('Kopi Susu');
  expect((await mark([id], true)).statusCode).toBe(200);
  expect(await stateAt(id)).toEqual({
    id,
    name: 'Kopi Susu',
    soldOut: true,
    everywhere: false,
    until: '2026-11-25T00:00:00.000Z',
  });
  expect(await stateAt(id, kemang, ofKemang)).toMatchObject({ soldOut: false });
  expect((await mark([id], false)).statusCode).toBe(200);
  expect(await stateAt(id)).toMatchObject({ soldOut: false, until: null });
});

test('a manager takes back their mark, unless a colleague has marked the item since', async () => {
  const id = await add('Kopi Tarik');
  const undo = (answer: Awaited<ReturnType<typeof mark>>, outlet = menteng) =>
    put(`/api/admin/outlets/${outlet.id}/sold-out/undo`, manager, answer.json().undo);
  await put(`/api/admin/outlets/${kemang.id}/sold-out`, ofKemang, { ids: [id], soldOut: true });
  const first = await mark([id], true);
  expect((await undo(first, kemang)).statusCode).toBe(404);
  expect((await undo(first)).statusCode).toBe(200);
  expect(await stateAt(id)).toMatchObject({ soldOut: false });
  expect(await stateAt(id, kemang, ofKemang)).toMatchObject({ soldOut: true, until: null });
  const second = await mark([id], true);
  await everywhere([id], true);
  const late = await undo(second);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Sudah ditandai lagi oleh rekan Anda. Tidak ada yang berubah.',
  ]);
  expect(await stateAt(id)).toMatchObject({ soldOut: true, everywhere: true });
});

test('what the office marked as sold out everywhere is not sold again by one manager', async () => {
  const id = await add('Es Teh');
  await everywhere([id], true);
  expect(await stateAt(id)).toMatchObject({ soldOut: true, everywhere: true });
  const refused = await mark([id], false);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Menu ini ditandai habis di semua outlet. Minta kantor menjualnya lagi.',
  ]);
  expect(await stateAt(id, kemang, ofKemang)).toMatchObject({ soldOut: true, everywhere: true });
  await everywhere([id], false);
  expect(await stateAt(id)).toMatchObject({ soldOut: false });
});
