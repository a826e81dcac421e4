import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { MenuItem } from './contract.ts';
import type { PublicMenu } from './public.contract.ts';
import type { MenuSection } from './sections/contract.ts';

/** A Tuesday, 15.00 WIB. */
const time = { now: new Date('2026-11-24T08:00:00Z') };
const { app, deps } = await createTestApp({ clock: () => time.now });
/** Sessions end while the tests go on in time. */
const editor = () => signIn(deps, 'editor');

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = async (method: Method, url: string, payload: object, status = 200) => {
  const answer = await app.inject({ method, url, headers: await editor(), payload });
  expect(answer.statusCode, answer.body).toBe(status);
  return answer;
};
const add = async (fields: object) =>
  (
    await send('POST', '/api/menu-items', { category: 'minuman', price: 20_000, ...fields }, 201)
  ).json<MenuItem>();
const addSection = async (fields: object) =>
  (
    await send('POST', '/api/admin/menu-sections', { category: 'minuman', ...fields }, 201)
  ).json<MenuSection>();
const edit = (id: number, fields: object, status?: number) =>
  send('PUT', `/api/menu-items/${id}`, fields, status);
const page = async (url: string) => (await app.inject({ url })).body;
const publicItems = async () =>
  (await app.inject('/api/public/menu')).json<PublicMenu>().sections.flatMap(({ items }) => items);
const publicItem = async (slug: string) => (await publicItems()).find((item) => item.slug === slug);

test('a price that changes is on the very next page', async () => {
  const item = await add({ name: 'Kopi Harga', price: 20_000 });
  expect(await page('/menu')).toContain('Rp\u00a020.000');
  expect(await page('/menu/kopi-harga')).toContain('Rp\u00a020.000');
  await edit(item.id, { name: 'Kopi Harga', category: 'minuman', price: 21_500 });
  expect(await page('/menu')).toContain('Rp\u00a021.500');
  expect(await page('/menu/kopi-harga')).toContain('Rp\u00a021.500');
  expect(await page('/en/menu')).toContain('Rp\u00a021,500');
});

test('what is sold out says so, and is sold again by itself when the shop opens tomorrow', async () => {
  const item = await add({ name: 'Kopi Habis' });
  await send('PUT', '/api/admin/menu-items/sold-out', {
    ids: [item.id],
    soldOut: true,
    untilTomorrow: true,
  });
  expect(await publicItem('kopi-habis')).toMatchObject({ soldOut: true });
  expect(await page('/menu/kopi-habis')).toContain('Hari ini habis');
  // The shop opens at 08.00 WIB.
  time.now = new Date('2026-11-25T00:59:59Z');
  expect(await publicItem('kopi-habis')).toMatchObject({ soldOut: true });
  time.now = new Date('2026-11-25T01:00:00Z');
  expect(await publicItem('kopi-habis')).toMatchObject({ soldOut: false });
  expect(await page('/menu/kopi-habis')).not.toContain('Hari ini habis');
});

test('what is sold out without an end is sold again when staff say so', async () => {
  const item = await add({ name: 'Kopi Kosong' });
  const mark = (soldOut: boolean) =>
    send('PUT', '/api/admin/menu-items/sold-out', { ids: [item.id], soldOut });
  await mark(true);
  time.now = new Date('2026-12-24T08:00:00Z');
  expect(await publicItem('kopi-kosong')).toMatchObject({ soldOut: true });
  await mark(false);
  expect(await publicItem('kopi-kosong')).toMatchObject({ soldOut: false });
});

test('somebody who edits an item keeps their changes when another marks it as sold out', async () => {
  const item = await add({ name: 'Kopi Berdua' });
  await send('PUT', '/api/admin/menu-items/sold-out', { ids: [item.id], soldOut: true });
  const { updatedAt } = item;
  const fields = { name: 'Kopi Berdua', category: 'minuman', description: 'Untuk dua.' };
  const saved = await edit(item.id, { ...fields, updatedAt });
  expect(saved.json()).toMatchObject({ description: 'Untuk dua.', soldOut: true });
  const late = await edit(item.id, { ...fields, description: 'Lain.', updatedAt }, 409);
  expect(late.json().current).toMatchObject({ description: 'Untuk dua.' });
});

test('an item is on the menu from its first day to its last, in WIB', async () => {
  const at = (instant: string) => {
    time.now = new Date(instant);
  };
  at('2027-01-10T05:00:00Z');
  const { id } = await add({ name: 'Es Ramadan', soldFrom: '2027-02-08', soldTo: '2027-03-09' });
  const isSold = async () => (await publicItem('es-ramadan')) !== undefined;
  expect(await isSold()).toBe(false);
  at('2027-02-07T16:59:59Z');
  expect(await isSold()).toBe(false);
  at('2027-02-07T17:00:00Z');
  expect(await isSold()).toBe(true);
  at('2027-03-09T16:59:59Z');
  expect(await isSold()).toBe(true);
  at('2027-03-09T17:00:00Z');
  expect(await isSold()).toBe(false);
  expect((await app.inject('/menu/es-ramadan')).statusCode).toBe(404);
  const wrong = { name: 'x', category: 'minuman', soldFrom: '2027-02-08', soldTo: '2027-02-07' };
  const { soldFrom, ...alone } = wrong;
  for (const answer of [
    await send('POST', '/api/menu-items', wrong, 422),
    await send('PUT', `/api/menu-items/${id}`, alone, 422),
  ]) {
    expect(answer.json().fields.soldTo).toMatch(/^Tanggal terakhir/);
  }
});

test('an item is chosen for feedback and listed by category from its first day on', async () => {
  time.now = new Date('2027-04-30T16:59:59Z');
  const { id } = await add({ name: 'Es Mei', soldFrom: '2027-05-01' });
  const about = {
    name: 'Budi',
    category: 'minuman',
    aspects: ['level es'],
    details: 'Esnya pas, tidak terlalu manis.',
  };
  const feedback = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/feedback',
        payload: { ...about, menuItemId: id },
      })
    ).statusCode;
  const pages = () => Promise.all([page('/api/menu-items/category/minuman'), page('/feedback')]);
  for (const text of await pages()) expect(text).not.toContain('Es Mei');
  expect(await feedback()).toBe(422);
  time.now = new Date('2027-04-30T17:00:00Z');
  for (const text of await pages()) expect(text).toContain('Es Mei');
  expect(await feedback()).toBe(201);
});

test('prices of many items are changed at once: all of them, or none', async () => {
  const [one, two] = [await add({ name: 'Naik Satu' }), await add({ name: 'Naik Dua' })];
  const variants = [{ name: 'Panas', price: 23_000 }];
  const prices = (items: object[], status?: number) =>
    send('PUT', '/api/admin/menu-items/prices', { items }, status);
  const saved = (
    await prices([
      { id: one.id, price: 22_000, variants: [], updatedAt: one.updatedAt },
      { id: two.id, price: null, variants, updatedAt: two.updatedAt },
    ])
  ).json<MenuItem[]>();
  expect(saved).toMatchObject([{ price: 22_000 }, { price: null, variants }]);
  await prices(
    [
      { id: one.id, price: 1000, variants: [], updatedAt: saved[0]?.updatedAt },
      { id: two.id, price: 1000, variants: [], updatedAt: two.updatedAt },
    ],
    409,
  );
  expect(await publicItem('naik-satu')).toMatchObject({ price: 22_000 });
});

test('a file has the headings of one language, and may have what the form calls a field', async () => {
  const { id } = await add({ name: 'Judul Kolom' });
  const url = `/api/admin/menu-items.csv?ids=${id}`;
  const headings = async (reader: string) => {
    const headers = { ...(await editor()), 'x-reader': reader };
    return (await app.inject({ url, headers })).body.slice(1).split('\r\n')[0];
  };
  expect(await headings('mixed en')).toMatch(
    /^"ID","Name","Category","Section","Description","Price","Sizes and prices"/,
  );
  expect(await headings('id id')).toMatch(
    /^"ID","Nama","Kategori","Bagian","Keterangan","Harga","Ukuran dan harga"/,
  );
  const csv = 'Nama Menu,Kategori\nDari Formulir,minuman';
  const preview = await send('POST', '/api/admin/menu-items/import/preview', { csv });
  expect(preview.json().rows).toMatchObject([{ kind: 'added', name: 'Dari Formulir' }]);
});

test('a file of 500 rows with 20 faults names each row and field, and writes nothing', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => {
    if (at % 50 === 7) return `Berkas ${at},minuman,murah`;
    if (at % 50 === 32) return `Berkas ${at},sirup,22000`;
    return `Berkas ${at},minuman,"Rp 22.000"`;
  });
  const csv = ['Nama,Kategori,Harga', ...rows].join('\n');
  const url = '/api/admin/menu-items/import';
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const preview = (await send('POST', `${url}/preview`, { csv })).json();
  clearImmediate(turn);
  // After each row, others get an answer that needs no database.
  expect(turns).toBeGreaterThan(500);
  const wrong = preview.rows.filter(({ kind }: { kind: string }) => kind === 'wrong');
  expect(wrong).toHaveLength(20);
  expect(wrong.slice(0, 2)).toMatchObject([
    {
      line: 9,
      name: 'Berkas 7',
      errors: [{ column: 'Price', message: expect.stringMatching(/^Harga dalam rupiah utuh/) }],
    },
    { line: 34, name: 'Berkas 32', errors: [{ column: 'Category' }] },
  ]);
  await send('POST', url, { csv, seen: preview.seen }, 422);
  expect((await publicItems()).some(({ slug }) => slug.startsWith('berkas'))).toBe(false);
});

test('the items of a file come after all others, in the order of the file', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `Urut ${(at * 77) % 120}`);
  const kept = (await publicItems()).map(({ slug }) => slug);
  const url = '/api/admin/menu-items/import';
  const csv = ['Nama,Kategori', ...names.map((name) => `${name},minuman`)].join('\n');
  const { seen } = (await send('POST', `${url}/preview`, { csv })).json();
  await send('POST', url, { csv, seen });
  const added = names.map((name) => name.toLowerCase().replace(' ', '-'));
  expect((await publicItems()).map(({ slug }) => slug)).toEqual([...kept, ...added]);
});

test('an exported menu that was edited elsewhere changes only what was edited', async () => {
  const item = await add({
    name: 'Kopi Tabel',
    description: 'Lama.',
    variants: [{ name: 'Panas', price: 30_000 }],
    diet: ['milk'],
    translation: { name: 'Table Coffee', description: 'Old.' },
  });
  const headers = await editor();
  const file = await app.inject({ url: `/api/admin/menu-items.csv?ids=${item.id}`, headers });
  const url = '/api/admin/menu-items/import';
  const same = (await send('POST', `${url}/preview`, { csv: file.body })).json();
  expect(same.rows).toMatchObject([{ kind: 'same', name: 'Kopi Tabel' }]);
  const csv = file.body
    .replace('Panas 30000', 'Panas 31rb; Es Rp 33.000')
    .replace('Lama.', 'Baru.');
  const { rows, seen } = (await send('POST', `${url}/preview`, { csv })).json();
  expect(rows[0].kind).toBe('changed');
  expect(rows[0].changes).toHaveLength(2);
  await send('POST', url, { csv, seen });
  expect(await publicItem('kopi-tabel')).toMatchObject({
    description: { id: 'Baru.', en: 'Old.' },
    variants: [
      { name: 'Panas', price: 31_000 },
      { name: 'Es', price: 33_000 },
    ],
    diet: ['milk'],
  });
});

test('a row without an ID that has the name of an item says so, and may be saved', async () => {
  await add({ name: 'Kopi Kembar' });
  const csv = 'Nama,Kategori\nKopi Kembar,minuman\nKopi Tunggal,minuman';
  const url = '/api/admin/menu-items/import';
  const { rows, seen } = (await send('POST', `${url}/preview`, { csv })).json();
  expect(rows).toMatchObject([
    { kind: 'added', name: 'Kopi Kembar', hasNamesake: true },
    { kind: 'added', name: 'Kopi Tunggal', hasNamesake: false },
  ]);
  await send('POST', url, { csv, seen });
});

test('a file brings English texts, takes them away, and leaves those that it has no column for', async () => {
  const one = await add({ name: 'Kopi Inggris', description: 'Manis.' });
  const english = { name: 'Old Milk Coffee', description: 'Creamy.' };
  const two = await add({ name: 'Kopi Kosongkan', translation: english });
  const three = await add({ name: 'Kopi Biarkan', translation: english });
  const bring = async (lines: string[]) => {
    const csv = lines.join('\n');
    const url = '/api/admin/menu-items/import';
    const { seen } = (await send('POST', `${url}/preview`, { csv })).json();
    await send('POST', url, { csv, seen });
  };
  await bring([
    'id,Nama dalam bahasa lain,otherDescription',
    `${one.id},English Coffee,Sweet.`,
    `${two.id},,`,
  ]);
  await bring(['id,Harga', `${three.id},23000`]);
  expect(await publicItem('kopi-inggris')).toMatchObject({
    name: { id: 'Kopi Inggris', en: 'English Coffee' },
    description: { id: 'Manis.', en: 'Sweet.' },
  });
  expect(await page('/en/menu')).toContain('English Coffee');
  expect(await publicItem('kopi-kosongkan')).toMatchObject({ name: { id: 'Kopi Kosongkan' } });
  expect(await page('/en/menu')).toContain('Kopi Kosongkan');
  expect(await publicItem('kopi-biarkan')).toMatchObject({ name: { en: 'Old Milk Coffee' } });
});

test('a file that comes back as it left changes nothing, whatever its texts begin with', async () => {
  const texts = ['=1+1', "'=1+1", "''@kedai", "'-", 'satu;-dua', "satu; '-dua", "satu\n'+62"];
  const variants = [
    'Kecil; manis',
    'a\\;b',
    '-1; =2',
    'Es Rp',
    'Bonus rp.',
    'Gelas  besar',
    '2 rb',
  ].map((name) => ({ name, price: 20_000 }));
  const ids: number[] = [];
  for (const text of texts) ids.push((await add({ name: text, description: text, variants })).id);
  const url = `/api/admin/menu-items.csv?ids=${ids.join(',')}`;
  const { body: csv } = await app.inject({ url, headers: await editor() });
  expect(csv).toContain(`"'=1+1","`);
  expect(csv).toContain(`"''=1+1","`);
  const shown = await send('POST', '/api/admin/menu-items/import/preview', { csv });
  expect(shown.json<{ rows: object[] }>().rows).toEqual(
    // A name is one line.
    texts.map((text) => expect.objectContaining({ name: text.replace('\n', ' '), kind: 'same' })),
  );
});

test('a file names the section of an item, in either language, and so does the export', async () => {
  const roti = await addSection({
    name: 'Roti Berkas',
    category: 'makanan',
    translation: { name: 'File Bread' },
  });
  const url = '/api/admin/menu-items/import';
  const csv = [
    'Nama,Bagian',
    'Roti Satu,roti berkas',
    'Roti Dua,File Bread',
    `Roti Tiga,${roti.id}`,
    'Roti Empat,Tidak Ada',
  ].join('\n');
  const { rows } = (await send('POST', `${url}/preview`, { csv })).json();
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
    'added',
    'added',
    'added',
    'wrong',
  ]);
  expect(rows[3].errors).toEqual([
    {
      column: 'Bagian',
      message:
        'Bagian ini belum ada. Isi kolom Kategori dengan minuman atau makanan agar bisa ditambahkan, atau perbaiki namanya.',
    },
  ]);
  const good = csv.slice(0, csv.lastIndexOf('\n'));
  const { seen } = (await send('POST', `${url}/preview`, { csv: good })).json();
  await send('POST', url, { csv: good, seen });
  const headers = await editor();
  const list = await app.inject({ url: '/api/menu-items?q=Roti Dua', headers });
  expect(list.json()).toMatchObject([{ sectionId: roti.id, category: 'makanan' }]);
  const file = await app.inject({ url: '/api/admin/menu-items.csv?q=Roti Dua', headers });
  expect(file.body).toContain(',"Roti Berkas",');
  const same = (await send('POST', `${url}/preview`, { csv: file.body })).json();
  expect(same.rows).toMatchObject([{ kind: 'same', name: 'Roti Dua' }]);
});

test('a file adds the sections that are missing, which its preview says before it happens', async () => {
  const csv = [
    'Nama,Bagian,Kategori',
    'Soto Bawaan,Kuah Baru,makanan',
    'Rawon Bawaan,kuah baru,',
    'Es Bawaan,Segar Baru,minuman',
  ].join('\n');
  const url = '/api/admin/menu-items/import';
  const preview = (await send('POST', `${url}/preview`, { csv })).json();
  expect(preview.notes).toEqual([
    'Bagian menu baru ikut ditambahkan: Kuah Baru, Segar Baru. Bila ada yang salah tulis, perbaiki berkasnya.',
  ]);
  expect(await page('/menu')).not.toContain('Kuah Baru');
  const sections = async () =>
    (await app.inject({ url: '/api/admin/menu-sections?q=baru', headers: await editor() })).json<
      MenuSection[]
    >();
  expect(await sections()).toEqual([]);
  await send('POST', url, { csv, seen: preview.seen });
  expect(await sections()).toMatchObject([
    { name: 'Kuah Baru', category: 'makanan' },
    { name: 'Segar Baru', category: 'minuman' },
  ]);
  expect(await publicItem('rawon-bawaan')).toMatchObject({ name: { id: 'Rawon Bawaan' } });
  const again = (await send('POST', `${url}/preview`, { csv })).json();
  expect(again.notes).toEqual([]);
  const wrong = 'Nama,Bagian,Kategori\nKue Salah,Kue Baru,kue';
  expect((await send('POST', `${url}/preview`, { csv: wrong })).json()).toMatchObject({
    rows: [{ errors: [{ column: 'Category', message: 'Kategori harus dipilih' }] }],
  });
  const two = 'Nama,Bagian,Kategori\nKue Dua,Dua Baru,makanan\nTeh Dua,dua baru,minuman';
  expect((await send('POST', `${url}/preview`, { csv: two })).json()).toMatchObject({
    rows: [
      { kind: 'added' },
      {
        errors: [
          {
            column: 'Category',
            message: 'Bagian baru ini punya kategori lain di baris sebelumnya',
          },
        ],
      },
    ],
  });
});

test('one file adds items, changes each by its own row, and leaves the others', async () => {
  const teh = await addSection({ name: 'Teh Campur' });
  const one = await add({ name: 'Campur Satu', sectionId: teh.id, price: 10_000 });
  const two = await add({
    name: 'Campur Dua',
    price: 11_000,
    badges: ['new'],
    soldTo: '2027-01-01',
  });
  const three = await add({ name: 'Campur Tiga', sectionId: teh.id });
  const rows = [
    'id,Nama,Kategori,Harga,Label,Dijual sampai',
    `${one.id},Campur Satu,makanan,12000,,`,
    `${two.id},Campur Dua,minuman,11000,,`,
    `${three.id},Campur Tiga,minuman,20000,,`,
    ',Campur Tiga,minuman,13000,,',
  ];
  const csv = rows.join('\n');
  const url = '/api/admin/menu-items/import';
  const preview = (await send('POST', `${url}/preview`, { csv })).json();
  expect(preview.rows.map(({ kind }: { kind: string }) => kind)).toEqual([
    'changed',
    'changed',
    'same',
    'added',
  ]);
  await send('POST', url, { csv, seen: preview.seen });
  const list = await app.inject({ url: '/api/menu-items?q=Campur', headers: await editor() });
  expect(list.json()).toMatchObject([
    { id: one.id, category: 'makanan', sectionId: null, price: 12_000 },
    { id: two.id, price: 11_000, badges: [], soldTo: null },
    { id: three.id, sectionId: teh.id, updatedAt: three.updatedAt },
    { name: 'Campur Tiga', slug: 'campur-tiga-2', price: 13_000 },
  ]);
});

test('a wrong row among many leaves the others, and items of one name get their own addresses', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const line = (number: number) =>
    number === 30 ? 'Banyak 30,minuman,999999' : `Banyak ${number < 4 ? 'Sama' : number},minuman,`;
  const csv = ['Nama,Kategori,Bagian', ...numbers.map(line)].join('\n');
  const url = '/api/admin/menu-items/import';
  const preview = (await send('POST', `${url}/preview`, { csv })).json();
  const kinds: string[] = preview.rows.map(({ kind }: { kind: string }) => kind);
  expect(kinds.flatMap((kind, at) => (kind === 'added' ? [] : [[kind, at + 1]]))).toEqual([
    ['wrong', 30],
  ]);
  const right = csv.replace('999999', '');
  const { seen } = (await send('POST', `${url}/preview`, { csv: right })).json();
  await send('POST', url, { csv: right, seen });
  const list = await app.inject({
    url: '/api/menu-items?q=Banyak&limit=100',
    headers: await editor(),
  });
  const added = list.json<MenuItem[]>();
  expect(added.slice(0, 4).map(({ slug }) => slug)).toEqual([
    'banyak-sama',
    'banyak-sama-2',
    'banyak-sama-3',
    'banyak-4',
  ]);
  expect(added.at(-1)?.name).toBe('Banyak 60');
});

test('a section says how many items are in it, without those in the bin', async () => {
  const jamu = await addSection({ name: 'Jamu' });
  const wedang = await addSection({ name: 'Wedang' });
  for (const name of ['Kunyit Asam', 'Beras Kencur']) await add({ name, sectionId: jamu.id });
  const gone = await add({ name: 'Temulawak', sectionId: jamu.id });
  await send('DELETE', `/api/menu-items/${gone.id}`, {});
  const list = await app.inject({ url: '/api/admin/menu-sections', headers: await editor() });
  const counts = new Map(list.json<MenuSection[]>().map(({ id, items }) => [id, items]));
  expect([counts.get(jamu.id), counts.get(wedang.id)]).toEqual([2, 0]);
});

test('an item has the category of its section, and leaves it for the other category', async () => {
  const kopi = await addSection({ name: 'Kopi' });
  const item = await add({ name: 'Kopi Bagian', category: 'makanan', sectionId: kopi.id });
  expect(item).toMatchObject({ category: 'minuman', sectionId: kopi.id });
  const same = await edit(item.id, { name: 'Kopi Bagian', category: 'minuman' });
  expect(same.json()).toMatchObject({ sectionId: kopi.id });
  const food = await edit(item.id, { name: 'Kopi Bagian', category: 'makanan' });
  expect(food.json()).toMatchObject({ category: 'makanan', sectionId: null });
  const back = await edit(item.id, {
    name: 'Kopi Bagian',
    category: 'makanan',
    sectionId: kopi.id,
  });
  expect(back.json()).toMatchObject({ category: 'minuman', sectionId: kopi.id });
  await send('PUT', `/api/admin/menu-sections/${kopi.id}`, { category: 'makanan' });
  expect(await publicItem('kopi-bagian')).toBeDefined();
  const gone = { name: 'x', category: 'minuman', sectionId: 999_999 };
  await send('POST', '/api/menu-items', gone, 422);
});

test('a deleted section leaves its items on the menu, under their category', async () => {
  const teh = await addSection({ name: 'Teh Sementara' });
  await add({ name: 'Teh Tetap', sectionId: teh.id });
  expect(await page('/menu')).toContain('>Teh Sementara</h2>');
  await app.inject({
    method: 'DELETE',
    url: `/api/admin/menu-sections/${teh.id}`,
    headers: await editor(),
  });
  const menu = await page('/menu');
  expect(menu).not.toContain('>Teh Sementara</h2>');
  expect(menu).toContain('>Minuman</h2>');
  expect(menu).toContain('>Teh Tetap</a>');
});

test('items of one name get addresses of their own, and keep them when they are renamed', async () => {
  const slugs = [];
  for (let count = 0; count < 3; count += 1)
    slugs.push((await add({ name: 'Éspresso Röst!' })).slug);
  expect(slugs).toEqual(['espresso-rost', 'espresso-rost-2', 'espresso-rost-3']);
  const item = await add({ name: 'Nama Lama' });
  await edit(item.id, { name: 'Nama Baru', category: 'minuman' });
  expect(await page('/menu/nama-lama')).toContain('>Nama Baru</h1>');
});

test('staff put sections into another order, and the menu follows', async () => {
  const [first, second] = [await addSection({ name: 'Awal' }), await addSection({ name: 'Akhir' })];
  await send('PUT', '/api/admin/menu-sections/order', { ids: [second.id, first.id] });
  const list = await app.inject({
    url: '/api/admin/menu-sections?limit=200',
    headers: await editor(),
  });
  const names = list.json<MenuSection[]>().map(({ name }) => name);
  expect(names.indexOf('Akhir')).toBeLessThan(names.indexOf('Awal'));
});
