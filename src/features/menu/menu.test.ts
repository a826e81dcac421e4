import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import { isUnlikelyPrice, type MenuChoice, type MenuItem, readPrice } from './contract.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const path = '/api/menu-items';

type Headers = Record<string, string>;
const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Headers = editor,
) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

async function addItem(name: string, category = 'minuman') {
  const answer = await send('POST', path, { name, category });
  expect(answer.statusCode).toBe(201);
  return answer.json<MenuItem>();
}
const choices = async (category: string) =>
  (await app.inject(`${path}/category/${category}`)).json<MenuChoice[]>();
const names = (items: MenuChoice[]) => items.map(({ name }) => name);

test('visitors can choose the active items of a category', async () => {
  const kopi = await addItem(' Kopi Susu ');
  const teh = await addItem('Teh Tarik');
  await addItem('Roti Bakar', 'makanan');
  expect(kopi).toMatchObject({ name: 'Kopi Susu', category: 'minuman', isActive: true });
  await send('PUT', `${path}/${teh.id}`, { name: 'Teh', category: 'minuman', isActive: false });
  expect(await choices('minuman')).toEqual([
    { id: kopi.id, name: 'Kopi Susu', price: null, imageUrl: null },
  ]);
  expect(names(await choices('makanan'))).toEqual(['Roti Bakar']);
});

test('an item with sizes has no other price, however it comes in, nor after an upgrade', async () => {
  const variants = [{ name: 'Panas', price: 30_000 }];
  const latte = { name: 'Latte', category: 'minuman' };
  const made = (await send('POST', path, { ...latte, price: 20_000, variants })).json<MenuItem>();
  expect(made).toMatchObject({ price: null, variants });
  const { id } = made;
  const put = async (more: object) =>
    (await send('PUT', `${path}/${id}`, { ...latte, ...more })).json<MenuItem>();
  expect(await put({ price: 21_000 })).toMatchObject({ price: null, variants });
  expect(await put({ price: 22_000, variants: [] })).toMatchObject({ price: 22_000, variants: [] });
  const sized = await put({ variants });
  expect(sized).toMatchObject({ price: null, variants });
  const items = [{ id, price: 23_000, variants, updatedAt: sized.updatedAt }];
  const repriced = await send('PUT', '/api/admin/menu-items/prices', { items });
  expect(repriced.json()).toMatchObject([{ price: null, variants }]);

  const { db } = deps.database;
  await db.execute(`update menu_items set price = 24000 where id = ${id}`);
  const csv = (await app.inject({ url: '/api/admin/menu-items.csv', headers: editor })).body;
  expect(csv).toContain('24000');
  await db.execute(await readFile('migrations/0102_one_price_or_sizes.sql', 'utf8'));
  const all = (await app.inject({ url: path, headers: editor })).json<MenuItem[]>();
  expect(all.find((item) => item.id === id)).toMatchObject({ price: null, variants });
  // The file is from before the upgrade.
  const url = '/api/admin/menu-items/import/preview';
  const { rows } = (await send('POST', url, { csv })).json();
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Latte', kind: 'same' }));
});

test('an item can have a price in whole rupiah and a picture, and visitors see both', async () => {
  const { id } = await addItem('Kopi Gayo');
  const texts = { name: 'Kopi Gayo', category: 'minuman' };
  const imageUrl = '/pictures/menu-espresso.jpg';
  const priced = await send('PUT', `${path}/${id}`, { ...texts, price: 25_000, imageUrl });
  expect(priced.json()).toMatchObject({ price: 25_000, imageUrl });
  const shown = { id, name: 'Kopi Gayo', price: 25_000, imageUrl };
  expect(await choices('minuman')).toContainEqual(shown);
  expect((await send('PUT', `${path}/${id}`, texts)).json()).toMatchObject({ price: 25_000 });
  expect((await send('PUT', `${path}/${id}`, { ...texts, price: null })).json()).toMatchObject({
    price: null,
    imageUrl,
  });
  for (const price of [-1, 25.5, '25000', 100_000_001]) {
    const answer = await send('PUT', `${path}/${id}`, { ...texts, price });
    expect(answer.statusCode, String(price)).toBe(422);
    expect(answer.json().fields.price).toMatch(/^Harga dalam rupiah utuh/);
  }
  const elsewhere = { ...texts, imageUrl: 'https://evil.example/x.jpg' };
  expect((await send('PUT', `${path}/${id}`, elsewhere)).statusCode).toBe(422);
});

test.each([
  ['22000', 22_000],
  ['22.000', 22_000],
  ['22,000', 22_000],
  ['Rp 22.000', 22_000],
  ['Rp22.000,-', 22_000],
  ['rp. 22.000,00', 22_000],
  ['IDR 22000', 22_000],
  ['22k', 22_000],
  ['22rb', 22_000],
  ['22 ribu', 22_000],
  ['22,5rb', 22_500],
  ['1.250.000', 1_250_000],
  ['1,2 juta', 1_200_000],
  ['22', 22],
  ['0', 0],
  [' ', null],
  ['22.5', Number.NaN],
  ['22.0000', Number.NaN],
  ['1.250,000', Number.NaN],
  ['-5000', Number.NaN],
  ['murah', Number.NaN],
])('a price typed as "%s" is read as %s rupiah', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test('a price with too few or too many zeros needs a confirmation', () => {
  expect([0, 22, 999, 1_000_001].map(isUnlikelyPrice)).toEqual([true, true, true, true]);
  expect([1000, 22_000, 1_000_000].map(isUnlikelyPrice)).toEqual([false, false, false]);
});

test('only the categories for food and drinks have a menu', async () => {
  for (const category of ['pelayanan', 'MINUMAN', '%00', "'"]) {
    const answer = await app.inject(`${path}/category/${category}`);
    expect(answer.statusCode, category).toBe(400);
  }
});

test('editing an item that is switched off leaves it off', async () => {
  const { id } = await addItem('Es Jeruk');
  await send('PUT', `${path}/${id}`, { name: 'Es Jeruk', category: 'minuman', isActive: false });
  const answer = await send('PUT', `${path}/${id}`, { name: 'Es Lemon', category: 'makanan' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    name: 'Es Lemon',
    category: 'makanan',
    isActive: false,
  });
});

test('switching an item off hides it from visitors and keeps its name', async () => {
  const { id } = await addItem('Es Dawet');
  await send('PUT', `${path}/${id}`, { name: 'Es Dawet Ayu', category: 'minuman' });
  const off = await send('PATCH', `${path}/${id}`, { isActive: false });
  expect(off.json()).toMatchObject({ name: 'Es Dawet Ayu', isActive: false });
  expect(names(await choices('minuman'))).not.toContain('Es Dawet Ayu');
});

test('an item needs a name and a category; the messages are in Indonesian', async () => {
  const answer = await send('POST', path, { name: '  ', category: '' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({
    name: 'Nama menu harus diisi',
    category: 'Kategori harus dipilih',
  });
});

test('new items come last in their category until staff move them', async () => {
  const names = ['Soto', 'Rawon', 'Gudeg'];
  const items: MenuItem[] = [];
  for (const name of names) items.push(await addItem(name, 'makanan'));
  expect((await choices('makanan')).slice(-3).map(({ name }) => name)).toEqual(names);
  const order = '/api/admin/menu-items/order';
  const ids = items.map(({ id }) => id).toReversed();
  expect((await send('PUT', order, { ids })).statusCode).toBe(200);
  expect((await choices('makanan')).slice(-3).map(({ id }) => id)).toEqual(ids);
  expect((await send('PUT', order, { ids: [2_000_000] })).statusCode).toBe(404);
  expect((await send('PUT', order, { ids: ['a'] })).statusCode).toBe(422);
});

test('staff see all items, and filter, search and page them', async () => {
  const read = async (query: string) => {
    const answer = await app.inject({ url: `${path}${query}`, headers: editor });
    return { rows: answer.json<MenuItem[]>(), total: answer.headers['x-total-count'] };
  };
  const all = await read('');
  expect(all.rows.some(({ isActive }) => !isActive)).toBe(true);
  const drinks = await read('?category=minuman&limit=1');
  expect(drinks.rows).toHaveLength(1);
  expect(Number(drinks.total)).toBe(
    all.rows.filter(({ category }) => category === 'minuman').length,
  );
  expect(names((await read('?q=rawon')).rows)).toEqual(['Rawon']);
});

test('a file that is sent again, because its answer was lost, adds its items once', async () => {
  const csv = 'Nama,Kategori\nWedang Ronde,minuman';
  const importPath = '/api/admin/menu-items/import';
  const preview = await send('POST', `${importPath}/preview`, { csv });
  const { seen } = preview.json<{ seen: string }>();
  const apply = () => send('POST', importPath, { csv, seen });
  const answers = await Promise.all([apply(), apply(), apply()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(names(await choices('minuman')).filter((name) => name === 'Wedang Ronde')).toHaveLength(1);
});

test('the name of an item, a section or an outlet is one line in one direction', async () => {
  const translation = { name: 'Milk\r\ncoffee', description: '' };
  const place = { city: 'Jakarta', address: 'Jalan Contoh 1' };
  for (const [url, more] of [
    [path, { category: 'minuman', translation }],
    ['/api/admin/menu-sections', { category: 'minuman', translation }],
    ['/api/outlets', place],
  ] as const) {
    const answer = await send('POST', url, { name: ' Kopi\n\u202eSusu\tGula', ...more });
    expect(answer.json(), url).toMatchObject({
      name: 'Kopi Susu Gula',
      ...('translation' in more && { translation: { name: 'Milk coffee' } }),
    });
  }
});
