import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { form, samplePhoto } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import type { Promo, PublicPromo } from './contract.ts';

const time = { ahead: 0 };
const { app, deps } = await createTestApp({ clock: () => new Date(Date.now() + time.ahead) });
const editor = await signIn(deps, 'editor');
const photo = await samplePhoto({ width: 400, height: 500 });
const path = '/api/admin/promo-images';

type Texts = Record<string, string>;

function uploadPromo(texts: Texts, picture: Uint8Array | null = photo, headers: Texts = editor) {
  const fields = Object.entries(texts).map(([name, data]) => ({ name, data }));
  const file = picture && {
    name: 'file',
    filename: '../../promo.jpg',
    type: 'image/jpeg',
    data: picture,
  };
  const body = form([...fields, ...(file ? [file] : [])]);
  return app.inject({
    method: 'POST',
    url: `${path}/upload`,
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}

async function addPromo(title: string, displayOrder = '1') {
  const answer = await uploadPromo({ title, description: `About ${title}`, displayOrder });
  expect(answer.statusCode).toBe(201);
  return answer.json<Promo>();
}

const put = (url: string, payload: object, headers: Texts = editor) =>
  app.inject({ method: 'PUT', url, payload, headers });
const remove = (id: number | string) =>
  app.inject({ method: 'DELETE', url: `${path}/${id}`, headers: editor });
const publicList = async () => (await app.inject('/api/promo-images')).json<PublicPromo[]>();
const listed = async (query = '') => {
  const answer = await app.inject({ url: `${path}?limit=200${query}`, headers: editor });
  return { rows: answer.json<Promo[]>(), total: Number(answer.headers['x-total-count']) };
};
const titles = (promos: { title: string }[]) => promos.map(({ title }) => title);
async function emptyList() {
  for (const { id } of (await listed()).rows) await remove(id);
}

test('a promo that staff upload is shown to visitors, and its picture gets a new name', async () => {
  await emptyList();
  const promo = await addPromo('Beli 1 gratis 1', '3');
  expect(promo).toMatchObject({ displayOrder: 3, isActive: true, createdAt: expect.any(String) });
  expect(promo.imageUrl).toMatch(/^\/media\/[0-9a-f]{16}-400x500-[0-9a-f]{12}\.jpg$/);
  expect((await app.inject(promo.imageUrl)).statusCode).toBe(200);
  const { isActive, startsAt, createdAt, updatedAt, ...shown } = promo;
  const { language, translation, englishPicture, ...visible } = shown;
  expect(await publicList()).toEqual([visible]);
});

test('visitors see active promos by their order, then by age; staff see all', async () => {
  await emptyList();
  const late = await addPromo('late', '9');
  await addPromo('first', '1');
  await addPromo('second', '1');
  await put(`${path}/${late.id}`, { ...late, isActive: false });
  await addPromo('third', '4');
  expect(titles(await publicList())).toEqual(['first', 'second', 'third']);
  expect(titles((await listed()).rows)).toEqual(['first', 'second', 'third', 'late']);
});

test('an update changes only what it contains', async () => {
  const promo = await addPromo('Old title');
  const body = { title: 'New title', description: 'New', displayOrder: 2 };
  await put(`${path}/${promo.id}`, { ...body, isActive: false });
  const answer = await put(`${path}/${promo.id}`, body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ...promo,
    ...body,
    isActive: false,
    updatedAt: expect.any(String),
  });
});

test('a picture can be replaced by an uploaded one, never by an address on another site', async () => {
  const promo = await addPromo('Poster');
  const other = await addPromo('Other poster');
  const replaced = await put(`${path}/${promo.id}`, { ...promo, imageUrl: other.imageUrl });
  expect(replaced.json<Promo>().imageUrl).toBe(other.imageUrl);
  for (const imageUrl of ['https://evil.example/x.jpg', '//evil.example/x', '/etc/passwd', '']) {
    const answer = await put(`${path}/${promo.id}`, { ...promo, imageUrl });
    expect(answer.statusCode, imageUrl).toBe(422);
    expect(answer.json().fields).toHaveProperty('imageUrl');
  }
});

test('a promo can use a picture uploaded before, with a focal point', async () => {
  const texts = { title: 'Lagi', description: 'Lagi' };
  const first = await uploadPromo({ ...texts, focus: '30,70' });
  const { imageUrl } = first.json<Promo>();
  expect(imageUrl).toMatch(/\.jpg#30,70$/);
  const post = (payload: object) =>
    app.inject({ method: 'POST', url: path, payload, headers: editor });
  const again = await post({ ...texts, imageUrl });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toMatchObject({ imageUrl, isActive: true, endsAt: null });
  expect((await post({ ...texts, imageUrl: `${imageUrl}"onload="` })).statusCode).toBe(422);
  expect((await uploadPromo({ ...texts, focus: 'centre' })).statusCode).toBe(422);
});

test('in a form a display order that is not a number becomes 1, and 0 is refused; JSON accepts only numbers', async () => {
  expect((await addPromo('worded', 'first')).displayOrder).toBe(1);
  expect((await addPromo('blank', '')).displayOrder).toBe(1);
  const zero = await uploadPromo({ title: 'zero', description: 'zero', displayOrder: '0' });
  expect(zero.statusCode).toBe(422);
  expect(zero.json().fields).toEqual({ displayOrder: 'A whole number from 1' });
  const promo = await addPromo('Zero later');
  for (const displayOrder of [0, '5', 'first', 1.5]) {
    const answer = await put(`${path}/${promo.id}`, { ...promo, displayOrder });
    expect(answer.statusCode, String(displayOrder)).toBe(422);
  }
});

test('a promo needs a title, a description and a real picture', async () => {
  const texts = { title: 'Poster', description: 'Text', displayOrder: '1' };
  const before = (await listed()).total;
  const untitled = await uploadPromo({ ...texts, title: ' ' });
  expect(untitled.statusCode).toBe(422);
  expect(untitled.json().fields).toEqual({ title: 'Title is required' });
  const undescribed = await uploadPromo({ title: 'Poster' });
  expect(undescribed.json().fields).toEqual({ description: 'Description is required' });
  const without = await uploadPromo(texts, null);
  expect(without.statusCode).toBe(422);
  expect(without.json()).toMatchObject({ message: 'Please select an image' });
  const html = await uploadPromo(texts, Buffer.from('<html><script>alert(1)</script>'));
  expect(html.statusCode).toBe(400);
  expect((await listed()).total).toBe(before);
});

test('switching a promo off hides it, and keeps the texts somebody else saved meanwhile', async () => {
  const promo = await addPromo('Flash sale');
  await put(`${path}/${promo.id}`, { title: 'Promo kilat', description: 'Hari ini' });
  const patch = (isActive: boolean) =>
    app.inject({
      method: 'PATCH',
      url: `${path}/${promo.id}`,
      headers: editor,
      payload: { isActive },
    });
  expect((await patch(false)).json()).toMatchObject({ title: 'Promo kilat', isActive: false });
  expect(titles(await publicList())).not.toContain('Promo kilat');
  await patch(true);
  expect(titles(await publicList())).toContain('Promo kilat');
});

test('a promo begins and ends on time', async () => {
  await emptyList();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const texts = (title: string) => ({ title, description: title });
  await uploadPromo({ ...texts('going on'), startsAt: at(-1), endsAt: at(1) });
  await uploadPromo({ ...texts('tomorrow'), startsAt: at(24), endsAt: '' });
  await uploadPromo({ ...texts('over'), endsAt: at(-0.001) });
  const always = await addPromo('always');
  expect(titles(await publicList())).toEqual(['going on', 'always']);
  expect((await listed()).total).toBe(4);
  time.ahead = 25 * 3_600_000;
  expect(titles(await publicList())).toEqual(['tomorrow', 'always']);
  time.ahead = 0;

  const url = `${path}/${always.id}`;
  const ended = await put(url, { ...texts('always'), endsAt: '2026-11-29T23:59:00+07:00' });
  expect(ended.json()).toMatchObject({ startsAt: null, endsAt: '2026-11-29T16:59:00.000Z' });
  expect((await put(url, texts('always'))).json()).toMatchObject({
    endsAt: '2026-11-29T16:59:00.000Z',
  });
  const backwards = await put(url, { ...texts('always'), startsAt: at(2), endsAt: at(1) });
  expect(backwards.statusCode).toBe(422);
  expect(backwards.json().fields).toEqual({ endsAt: 'The promo must end after it begins' });
  const alone = await put(url, { ...texts('always'), startsAt: '2026-11-30T00:00:00Z' });
  expect(alone.statusCode).toBe(422);
  expect(alone.json().fields).toEqual({ endsAt: 'The promo must end after it begins' });
  expect((await put(url, texts('always'))).json()).toMatchObject({ startsAt: null });
  const worded = await put(url, { ...texts('always'), endsAt: 'Sunday' });
  expect(worded.json().fields).toEqual({ endsAt: 'A date and a time' });
});

test('staff change the order of the whole list, or of one page of it', async () => {
  await emptyList();
  const ids = new Map<string, number>();
  for (const title of ['a', 'b', 'c', 'd', 'e']) ids.set(title, (await addPromo(title)).id);
  const order = (wanted: string) =>
    put(`${path}/order`, { ids: [...wanted].map((title) => ids.get(title)) });
  expect((await order('ecadb')).statusCode).toBe(200);
  expect(titles(await publicList())).toEqual(['e', 'c', 'a', 'd', 'b']);
  // The page that is reordered shows only the third and fourth promo of the list.
  await order('da');
  expect(titles(await publicList())).toEqual(['e', 'c', 'd', 'a', 'b']);
  expect((await publicList()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4, 5]);
});

test('an order with an unknown promo changes nothing', async () => {
  await emptyList();
  const first = await addPromo('first');
  const second = await addPromo('second');
  const unknown = await put(`${path}/order`, { ids: [second.id, 2_000_000, first.id] });
  expect(unknown.statusCode).toBe(404);
  expect(titles(await publicList())).toEqual(['first', 'second']);
  for (const ids of [[], ['x'], [0], 'all']) {
    expect((await put(`${path}/order`, { ids })).statusCode).toBe(422);
  }
});

test('staff page the list and search it, also for a percent sign', async () => {
  await emptyList();
  for (const title of ['Diskon 30%', 'Diskon 300', 'Poin ganda']) await addPromo(title);
  const page = await app.inject({ url: `${path}?page=2&limit=2`, headers: editor });
  expect(titles(page.json())).toEqual(['Poin ganda']);
  expect(page.headers['x-total-count']).toBe('3');
  expect(titles((await listed('&q=diskon')).rows)).toHaveLength(2);
  expect(titles((await listed('&q=30%25')).rows)).toEqual(['Diskon 30%']);
});
