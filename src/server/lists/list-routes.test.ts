import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '../../features/index.ts';
import { emptyBins } from '../../sweep.ts';
import { createTestApp } from '../../test/app.ts';
import { csvRows } from '../../test/csv.ts';
import { form, samplePhoto } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import { DAY, MINUTE } from '../../time.ts';

const time = { ahead: 0 };
const { app, deps } = await createTestApp({ clock: () => new Date(Date.now() + time.ahead) });
const photo = await samplePhoto({ width: 400, height: 500 });
const texts = { title: 'a', description: 'b', position: 'left' };

type Row = { id: number; isActive?: boolean };
type Sample = {
  name: string;
  path: string;
  adminPath: string;
  /** Where visitors see it; without it, the list of staff says what is active. */
  shown?: string;
  /** Of a list whose entries are added without a picture. */
  entry?: (count: number) => object;
  upload?: { path: string; field: string };
  /** A text that has a translation. */
  text: string;
  canBeHidden?: false;
  isOrdered?: false;
  /** What the answer says when one is deleted. */
  deleted: string;
};

/** By the name of its table. */
const samples: Record<string, Sample> = {
  faqs: {
    name: 'FAQs',
    path: '/api/faqs',
    adminPath: '/api/admin/faqs',
    shown: '/api/faqs',
    entry: () => ({ question: 'Buka?', answer: 'Ya.' }),
    text: 'question',
    deleted: 'FAQ deleted successfully',
  },
  promos: {
    name: 'promos',
    path: '/api/admin/promo-images',
    adminPath: '/api/admin/promo-images',
    shown: '/api/promo-images',
    upload: { path: '/api/admin/promo-images/upload', field: 'file' },
    text: 'title',
    deleted: 'Promo image deleted successfully',
  },
  team_members: {
    name: 'team members',
    path: '/api/team-members',
    adminPath: '/api/admin/team-members',
    shown: '/api/team-members',
    entry: () => ({ name: 'Sari', position: 'Barista' }),
    text: 'position',
    canBeHidden: false,
    deleted: 'Team member deleted successfully',
  },
  mockups: {
    name: 'mockups',
    path: '/api/mockups',
    adminPath: '/api/admin/mockups',
    shown: '/api/mockups',
    upload: { path: '/api/mockups/upload', field: 'image' },
    text: 'description',
    canBeHidden: false,
    deleted: 'Image deleted successfully',
  },
  menu_items: {
    name: 'menu items',
    path: '/api/menu-items',
    adminPath: '/api/admin/menu-items',
    shown: '/api/menu-items/category/makanan',
    entry: () => ({ name: 'Soto', category: 'makanan' }),
    text: 'name',
    deleted: 'Menu item deleted successfully',
  },
  contact_topics: {
    name: 'topics',
    path: '/api/admin/contact-topics',
    adminPath: '/api/admin/contact-topics',
    entry: (count) => ({ name: `Acara ${count}` }),
    text: 'name',
    deleted: 'Topic deleted successfully',
  },
  articles: {
    name: 'pages',
    path: '/api/articles',
    adminPath: '/api/admin/articles',
    entry: () => ({ title: 'Karier' }),
    text: 'title',
    deleted: 'Page deleted successfully',
  },
  outlets: {
    name: 'outlets',
    path: '/api/outlets',
    adminPath: '/api/admin/outlets',
    entry: () => ({
      name: 'Menteng',
      city: 'Jakarta',
      address: 'Jalan Contoh No. 12',
      description: 'Di rumah tua',
    }),
    text: 'description',
    deleted: 'Outlet deleted',
  },
  special_hours: {
    name: 'special hours',
    path: '/api/admin/special-hours',
    adminPath: '/api/admin/special-hours',
    entry: () => ({
      name: 'Idulfitri',
      from: '2027-03-10',
      to: '2027-03-11',
      week: Array.from({ length: 7 }, () => []),
      scope: 'all',
    }),
    text: 'name',
    canBeHidden: false,
    deleted: 'Special hours deleted',
    isOrdered: false,
  },
  menu_sections: {
    name: 'sections of the menu',
    path: '/api/admin/menu-sections',
    adminPath: '/api/admin/menu-sections',
    entry: () => ({ category: 'minuman', name: 'Kopi' }),
    text: 'name',
    canBeHidden: false,
    deleted: 'Bagian dihapus',
  },
  feedback_aspects: {
    name: 'feedback aspects',
    path: '/api/admin/feedback-aspects',
    adminPath: '/api/admin/feedback-aspects',
    entry: (count) => ({ category: 'makanan', name: `Aspek ${count}` }),
    text: 'name',
    deleted: 'Aspek dihapus',
  },
};

const lists = features
  .flatMap(({ lists: own = [] }) => own)
  .map(({ table }) => {
    const sample = samples[getTableName(table)];
    if (!sample) throw new Error(`${getTableName(table)} needs a sample here`);
    return sample;
  });

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  as: 'owner' | 'editor' = 'editor',
) {
  const headers = await signIn(deps, as);
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

let count = 0;
async function add({ path, entry, upload }: Sample): Promise<number> {
  count += 1;
  if (!upload) return (await send('POST', path, entry?.(count))).json<Row>().id;
  const fields = Object.entries(texts).map(([name, data]) => ({ name, data }));
  const file = { name: upload.field, filename: 'a.jpg', type: 'image/jpeg', data: photo };
  const body = form([...fields, file]);
  const headers = { ...(await signIn(deps, 'editor')), ...body.headers };
  const { payload } = body;
  const answer = await app.inject({ method: 'POST', url: upload.path, payload, headers });
  expect(answer.statusCode).toBe(201);
  return answer.json<Row>().id;
}

/** What the entry added last was sent with. */
const bodyOf = ({ entry }: Sample) => entry?.(count) ?? texts;

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
async function shown({ shown: url, path }: Sample): Promise<number[]> {
  if (url) return idsOf((await app.inject(url)).json<Row[]>());
  const rows = (await send('GET', `${path}?limit=200`)).json<Row[]>();
  return idsOf(rows.filter(({ isActive }) => isActive !== false));
}

test.each(lists)('$name that were deleted by mistake can be restored', async (list) => {
  const { path, adminPath } = list;
  const before = await shown(list);
  const [first, second, third] = [await add(list), await add(list), await add(list)];
  expect((await send('DELETE', `${path}/${first}`)).statusCode).toBe(200);
  const removed = await send('POST', `${adminPath}/delete`, { ids: [first, second] });
  expect(removed.json().ids).toEqual([second]);
  expect(await shown(list)).toEqual([...before, third]);
  const again = await send('POST', `${adminPath}/delete`, { ids: [first, second] });
  expect(again.statusCode).toBe(404);

  const back = await send('POST', `${adminPath}/restore`, { ids: [first, second] });
  expect(back.json().ids.toSorted()).toEqual([first, second]);
  const all = (await shown(list)).toSorted((a, b) => a - b);
  expect(all).toEqual([...before, first, second, third].toSorted((a, b) => a - b));
});

test.each(lists)('$name have their texts in two languages', async (list) => {
  const { path, adminPath, text } = list;
  const id = await add(list);
  const body = bodyOf(list);
  const own: string = Reflect.get(body, text);
  const put = (more: object) => send('PUT', `${path}/${id}`, { ...body, ...more });
  const row = async () =>
    (await send('GET', `${path}?q=Sebaliknya`)).json<Record<string, unknown>[]>();

  const saved = await put({ translation: { [text]: 'Sebaliknya' } });
  expect(saved.json()).toMatchObject({ [text]: own, translation: { [text]: 'Sebaliknya' } });
  await put({});
  expect(await row()).toMatchObject([{ id, [text]: own, translation: { [text]: 'Sebaliknya' } }]);
  const file = await send('GET', `${adminPath}.csv?ids=${id}`);
  expect(csvRows(file.body)).toMatchObject([{ Language: saved.json().language }]);
  expect(file.body).toContain(`"${own}"`);
  expect(file.body).toContain('"Sebaliknya"');

  if (list.shown) {
    const { language } = saved.json();
    const seen = async (query: string) =>
      (await app.inject(`${list.shown}${query}`)).json<Row[]>().find((one) => one.id === id);
    const other = language === 'id' ? 'en' : 'id';
    expect(await seen('')).toMatchObject({ [text]: own });
    expect(await seen('')).not.toHaveProperty('translation');
    expect(await seen(`?language=${language}`)).toMatchObject({ [text]: own });
    expect(await seen(`?language=${other}`)).toMatchObject({ [text]: 'Sebaliknya' });
    await put({ translation: { [text]: '' } });
    expect(await seen(`?language=${other}`)).toMatchObject({ [text]: own });
  }
});

test.each(lists)(
  'saving $name over a newer version, or once they are deleted, is refused',
  async (list) => {
    const id = await add(list);
    const url = `${list.path}/${id}`;
    const body = bodyOf(list);
    const rows = (await send('GET', `${list.path}?limit=200`)).json<
      (Row & { updatedAt: string })[]
    >();
    const updatedAt = rows.find((row) => row.id === id)?.updatedAt;
    const first = await send('PUT', url, { ...body, updatedAt });
    expect(first.statusCode).toBe(200);
    const late = await send('PUT', url, { ...body, updatedAt });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'conflict', current: first.json() });
    expect((await send('DELETE', url)).json()).toEqual({ message: list.deleted });
    expect((await send('PUT', url, body)).statusCode).toBe(404);
    expect((await send('DELETE', url)).statusCode).toBe(404);
  },
);

test.each(lists)('staff search the $name, page by page', async (list) => {
  const ids: number[] = [];
  const translation = { [list.text]: 'Kerupuk' };
  while (ids.length < 3) {
    const id = await add(list);
    ids.push(id);
    await send('PUT', `${list.path}/${id}`, { ...bodyOf(list), translation });
  }
  const read = (page: number) => send('GET', `${list.path}?q=kerup&limit=2&page=${page}`);
  const [first, second] = [await read(1), await read(2)];
  expect(first.headers['x-total-count']).toBe('3');
  expect(second.headers['x-total-count']).toBe('3');
  const found = [idsOf(first.json()), idsOf(second.json())];
  expect(found).toEqual([[expect.any(Number), expect.any(Number)], [expect.any(Number)]]);
  expect(found.flat().toSorted((a, b) => a - b)).toEqual(ids);
});

test.each(lists.filter(({ isOrdered = true }) => isOrdered))(
  'staff put $name into another order',
  async (list) => {
    const [first, second, third] = [await add(list), await add(list), await add(list)];
    const wanted = [third, first, second];
    const order = (ids: number[]) => send('PUT', `${list.adminPath}/order`, { ids });
    const among = (ids: number[]) => ids.filter((id) => wanted.includes(id));
    expect((await order(wanted)).statusCode).toBe(200);
    const rows = (await send('GET', `${list.path}?limit=200`)).json<Row[]>();
    expect(among(idsOf(rows))).toEqual(wanted);
    expect(among(await shown(list))).toEqual(wanted);
    expect((await order([2_000_000])).statusCode).toBe(404);
    expect((await order([])).statusCode).toBe(422);
  },
);

test.each(lists)('staff export the $name they selected, or found', async (list) => {
  const ids = [await add(list), await add(list)];
  const headers = await signIn(deps, 'editor');
  const read = (query: string) => app.inject({ url: `${list.adminPath}.csv?${query}`, headers });
  const file = await read(`ids=${ids.join()}`);
  expect(file.body.trim().split('\r\n')).toHaveLength(3);
  expect((await read('q=nobody-wrote-this')).body.trim().split('\r\n')).toHaveLength(1);
  const typo = await app.inject({ url: `${list.adminPath}.csv?ids=1;2`, headers });
  expect(typo.statusCode).toBe(400);
});

test('a text that looks like a time is exported as it was typed, and a time in WIB', async () => {
  const article = { title: '2026-01-01T00:00:00Z', startsAt: '2027-01-01T00:00:00Z' };
  const { id } = (await send('POST', '/api/articles', article)).json();
  const file = await send('GET', `/api/admin/articles.csv?ids=${id}`);
  expect(csvRows(file.body)).toMatchObject([
    { Title: '2026-01-01T00:00:00Z', 'Starts (WIB)': '2027-01-01 07:00' },
  ]);
});

const pictures = features
  .flatMap(({ pictures }) => pictures?.columns ?? [])
  .flatMap((column) => {
    const list = samples[getTableName(column.table)];
    const [field = ''] = Object.entries(getTableColumns(column.table))
      .filter(([, one]) => one === column)
      .map(([name]) => name);
    return list && /url|picture/i.test(field)
      ? [{ ...list, list, table: column.table, field }]
      : [];
  });

test.each(pictures)(
  'no $field of $name is the address of a picture that is not on the site',
  async ({ list, path, table, field }) => {
    const url = `${path}/${await add(list)}`;
    const body = bodyOf(list);
    const put = (address: string) => send('PUT', url, { ...body, [field]: address });
    for (const wrong of [
      '/pictures/nobody-drew-this.svg',
      '/media/0123456789abcdef-4x5-0123456789ab.jpg',
    ]) {
      const answer = await put(wrong);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual({
        [field]: 'This picture is not on the site. Choose or upload another one.',
      });
    }
    expect((await put('/pictures/bar.svg#30,70')).json()).toMatchObject({
      [field]: '/pictures/bar.svg#30,70',
    });

    const lost = '/pictures/lost.svg';
    await deps.database.db.update(table).set({ [field]: lost });
    expect((await put(lost)).json()).toMatchObject({ [field]: lost });
  },
);

test.each(lists.filter(({ canBeHidden = true }) => canBeHidden))(
  'several $name are switched off and on at once',
  async (list) => {
    const ids = [await add(list), await add(list)];
    const off = await send('PATCH', list.adminPath, { ids, isActive: false });
    expect(off.json().ids.toSorted()).toEqual(ids);
    for (const id of ids) expect(await shown(list)).not.toContain(id);
    await send('PATCH', list.adminPath, { ids, isActive: true });
    expect(await shown(list)).toEqual(expect.arrayContaining(ids));
    expect((await send('PATCH', list.adminPath, { ids: [], isActive: true })).statusCode).toBe(422);
    const gone = await send('PATCH', list.adminPath, { ids: [2_000_000], isActive: true });
    expect(gone.statusCode).toBe(404);
  },
);

test.each(lists)('deleted $name stay in the owner’s bin for 30 days', async (list) => {
  const { path, adminPath } = list;
  const bin = async () => (await send('GET', `${adminPath}/bin`, undefined, 'owner')).json<Row[]>();
  const [kept, lost] = [await add(list), await add(list)];
  for (const id of [kept, lost]) await send('DELETE', `${path}/${id}`);
  expect((await send('GET', `${adminPath}/bin`)).statusCode).toBe(403);
  const [newest] = await bin();
  expect(newest).toEqual({
    id: lost,
    name: expect.stringMatching(/./),
    deletedAt: expect.any(String),
    goneAt: expect.any(String),
  });

  time.ahead += 11 * MINUTE;
  const late = await send('POST', `${adminPath}/restore`, { ids: [kept] });
  expect(late.statusCode).toBe(403);
  expect(late.json().message).toBe('Only the owner can take this out of the bin');
  const owner = await send('POST', `${adminPath}/restore`, { ids: [kept] }, 'owner');
  expect(owner.statusCode).toBe(200);

  time.ahead += 29 * DAY;
  await emptyBins(deps);
  expect(idsOf(await bin())).toContain(lost);
  time.ahead += DAY;
  await emptyBins(deps);
  expect(await bin()).toEqual([]);
  expect(await shown(list)).toContain(kept);
});

test.each(lists)('the owner deletes $name in the bin for good', async (list) => {
  const { path, adminPath } = list;
  const bin = async () => (await send('GET', `${adminPath}/bin`, undefined, 'owner')).json<Row[]>();
  const [live, kept, gone] = [await add(list), await add(list), await add(list)];
  for (const id of [kept, gone]) await send('DELETE', `${path}/${id}`);

  const ids = [live, gone];
  expect((await send('POST', `${adminPath}/bin/delete`, { ids })).statusCode).toBe(403);
  const purged = await send('POST', `${adminPath}/bin/delete`, { ids }, 'owner');
  expect(purged.json().ids).toEqual([gone]);
  expect(idsOf(await bin())).toEqual([kept]);
  expect(await shown(list)).toContain(live);
  const again = await send('POST', `${adminPath}/bin/delete`, { ids: [gone] }, 'owner');
  expect(again.statusCode).toBe(404);

  const [entry] = (await send('GET', '/api/admin/audit?limit=1', undefined, 'owner')).json();
  expect(entry).toMatchObject({ action: expect.stringMatching(/\.purge$/), target: String(gone) });
});

test('the audit log names what was deleted, and how many at once', async () => {
  const list = samples.faqs;
  if (!list) throw new Error('There are questions');
  const ids = [await add(list), await add(list)];
  await send('POST', `${list.adminPath}/delete`, { ids });
  const entries = (await send('GET', '/api/admin/audit?limit=1', undefined, 'owner')).json();
  expect(entries[0]).toMatchObject({
    action: 'faq.delete',
    target: ids.join(' '),
    detail: 'Buka?, Buka?',
  });
});

test.each(lists.filter(({ upload }) => !upload))(
  'a form whose answer got lost, sent again, adds one of the $name, and is refused once it was changed',
  async (list) => {
    count += 1;
    const payload = bodyOf(list);
    const headers = { ...(await signIn(deps, 'editor')), 'idempotency-key': `lost-${count}` };
    const sent = (body: object) =>
      app.inject({ method: 'POST', url: list.path, headers, payload: body });
    const first = await sent(payload);
    const again = await sent(payload);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    const other = await sent({ ...payload, [list.text]: 'Lain' });
    expect(other.json()).toMatchObject({ code: 'key_reused' });
    const rows = (await send('GET', `${list.path}?limit=200`)).json<Row[]>();
    expect(Math.max(...idsOf(rows))).toBe(first.json<Row>().id);
  },
);
