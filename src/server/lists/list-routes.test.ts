import { expect, test } from 'vitest';
import { emptyBins } from '../../sweep.ts';
import { createTestApp } from '../../test/app.ts';
import { form, samplePhoto } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import { DAY, MINUTE } from '../../time.ts';

const time = { ahead: 0 };
const { app, deps } = await createTestApp({ clock: () => new Date(Date.now() + time.ahead) });
const photo = await samplePhoto({ width: 400, height: 500 });
const texts = { title: 'a', description: 'b', position: 'left' };

type Row = { id: number; isActive?: boolean };
type List = {
  name: string;
  path: string;
  adminPath: string;
  /** The public call. */
  shown: string;
  /** For lists whose entries have no picture. */
  entry?: object;
  upload?: { path: string; field: string };
};

const lists: List[] = [
  {
    name: 'FAQs',
    path: '/api/faqs',
    adminPath: '/api/admin/faqs',
    shown: '/api/faqs',
    entry: { question: 'Buka?', answer: 'Ya.' },
  },
  {
    name: 'promos',
    path: '/api/admin/promo-images',
    adminPath: '/api/admin/promo-images',
    shown: '/api/promo-images',
    upload: { path: '/api/admin/promo-images/upload', field: 'file' },
  },
  {
    name: 'team members',
    path: '/api/team-members',
    adminPath: '/api/admin/team-members',
    shown: '/api/team-members',
    entry: { name: 'Sari', position: 'Barista' },
  },
  {
    name: 'mockups',
    path: '/api/mockups',
    adminPath: '/api/admin/mockups',
    shown: '/api/mockups',
    upload: { path: '/api/mockups/upload', field: 'image' },
  },
  {
    name: 'menu items',
    path: '/api/menu-items',
    adminPath: '/api/admin/menu-items',
    shown: '/api/menu-items/category/makanan',
    entry: { name: 'Soto', category: 'makanan' },
  },
];

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  as: 'owner' | 'editor' = 'editor',
) {
  const headers = await signIn(deps, as);
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

async function add({ path, entry, upload }: List): Promise<number> {
  if (!upload) return (await send('POST', path, entry)).json<Row>().id;
  const fields = Object.entries(texts).map(([name, data]) => ({ name, data }));
  const file = { name: upload.field, filename: 'a.jpg', type: 'image/jpeg', data: photo };
  const body = form([...fields, file]);
  const headers = { ...(await signIn(deps, 'editor')), ...body.headers };
  const { payload } = body;
  const answer = await app.inject({ method: 'POST', url: upload.path, payload, headers });
  expect(answer.statusCode).toBe(201);
  return answer.json<Row>().id;
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
const shown = async ({ shown: url }: List) => idsOf((await app.inject(url)).json<Row[]>());

test.each(lists)('$name that were deleted by mistake can be restored', async (list) => {
  const { path, adminPath } = list;
  const [first, second, third] = [await add(list), await add(list), await add(list)];
  expect((await send('DELETE', `${path}/${first}`)).statusCode).toBe(200);
  const removed = await send('POST', `${adminPath}/delete`, { ids: [first, second] });
  expect(removed.json().ids).toEqual([second]);
  expect(await shown(list)).toEqual([third]);
  const again = await send('POST', `${adminPath}/delete`, { ids: [first, second] });
  expect(again.statusCode).toBe(404);

  const back = await send('POST', `${adminPath}/restore`, { ids: [first, second] });
  expect(back.json().ids.toSorted()).toEqual([first, second]);
  expect((await shown(list)).toSorted((a, b) => a - b)).toEqual([first, second, third]);
});

test.each(lists)('staff export the $name they selected', async (list) => {
  const ids = [await add(list), await add(list)];
  const headers = await signIn(deps, 'editor');
  const file = await app.inject({ url: `${list.adminPath}.csv?ids=${ids.join()}`, headers });
  expect(file.body.trim().split('\r\n')).toHaveLength(3);
  const typo = await app.inject({ url: `${list.adminPath}.csv?ids=1;2`, headers });
  expect(typo.statusCode).toBe(400);
});

test.each(lists.filter(({ path }) => !/team|mockups/.test(path)))(
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
  const [list] = lists;
  if (!list) throw new Error('There are lists');
  const ids = [await add(list), await add(list)];
  await send('POST', `${list.adminPath}/delete`, { ids });
  const entries = (await send('GET', '/api/admin/audit?limit=1', undefined, 'owner')).json();
  expect(entries[0]).toMatchObject({
    action: 'faq.delete',
    target: ids.join(' '),
    detail: 'Buka?, Buka?',
  });
});
