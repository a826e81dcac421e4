import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { csvRows } from '../../test/csv.ts';
import { cutOut, form } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import { type Mockup, mockupPositions } from './contract.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const phone = await cutOut();
const path = '/api/mockups';

type Headers = Record<string, string>;

function upload(texts: Headers, picture: Uint8Array | null = phone, headers: Headers = editor) {
  const fields = Object.entries(texts).map(([name, data]) => ({ name, data }));
  const image = { name: 'image', filename: 'phone.png', type: 'image/png' };
  const body = form([...fields, ...(picture ? [{ ...image, data: picture }] : [])]);
  return app.inject({
    method: 'POST',
    url: `${path}/upload`,
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}
const publicList = async () => (await app.inject(path)).json<Mockup[]>();
const remove = (id: number, headers: Headers = editor) =>
  app.inject({ method: 'DELETE', url: `${path}/${id}`, headers });

test('a picture that staff upload appears last in the showcase', async () => {
  for (const position of mockupPositions) {
    expect((await upload({ position })).statusCode).toBe(201);
  }
  const texts = { position: 'left', description: ' Beranda ', name: 'home.png' };
  const added = (await upload(texts)).json<Mockup>();
  expect(added).toEqual({
    id: expect.any(Number),
    name: 'home.png',
    url: expect.stringMatching(/^\/media\/[0-9a-f]{16}-400x300-[0-9a-f]{12}\.png$/),
    englishPicture: '',
    position: 'left',
    description: 'Beranda',
    language: 'id',
    translation: { description: '' },
    updatedAt: expect.any(String),
  });
  const { language, translation, englishPicture, updatedAt, ...visible } = added;
  const all = await publicList();
  expect(all.map(({ position }) => position)).toEqual([...mockupPositions, 'left']);
  expect(all.at(-1)).toEqual(visible);
  expect(all[0]).toMatchObject({ name: 'Mockup 1', description: null });
  const nameless = { position: 'extra1', description: 'Saldo' };
  expect((await upload(nameless)).json()).toMatchObject({ name: 'Saldo' });
});

test('an upload needs a picture and one of the five positions', async () => {
  const before = await publicList();
  for (const [texts, picture] of [
    [{}, phone],
    [{ position: 'top' }, phone],
    [{ position: 'left' }, null],
  ] as const) {
    const answer = await upload(texts, picture);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'Please select a file and position' });
  }
  const svg = await upload({ position: 'left' }, Buffer.from('<svg xmlns="x"><script/></svg>'));
  expect(svg.statusCode).toBe(400);
  expect(await publicList()).toEqual(before);
});

test('staff rename a mockup, and show one again with a picture uploaded before', async () => {
  const first = (await upload({ position: 'left', name: 'a.png' })).json<Mockup>();
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url, payload, headers: editor });
  const texts = { name: 'Kartu member', updatedAt: first.updatedAt };
  const renamed = await send('PUT', `${path}/${first.id}`, texts);
  expect(renamed.json()).toMatchObject({ name: 'Kartu member', position: 'left', url: first.url });
  const late = await send('PUT', `${path}/${first.id}`, { ...texts, name: 'Kartu' });
  expect(late.statusCode).toBe(409);
  expect((await send('PUT', `${path}/${first.id}`, { name: ' ' })).json().fields).toEqual({
    name: 'Name is required',
  });

  const offered = await app.inject({ url: '/api/admin/pictures?q=phone', headers: editor });
  expect(offered.json()).toContainEqual(
    expect.objectContaining({ url: first.url, name: 'phone.png' }),
  );
  const again = await send('POST', path, { position: 'right', url: first.url });
  expect(again.json()).toMatchObject({ name: 'Mockup 3', position: 'right', url: first.url });
  const elsewhere = { position: 'right', url: 'https://evil.example/x.jpg' };
  expect((await send('POST', path, elsewhere)).statusCode).toBe(422);
});

test('the picture library has what entries use beside what was uploaded, each once', async () => {
  const { url } = (await upload({ position: 'left', name: 'gelas.png' })).json<Mockup>();
  for (const photoUrl of ['/pictures/portrait-2.svg#30,70', '/pictures/portrait-2.svg', url]) {
    const payload = { name: 'Rani', position: 'Barista', photoUrl };
    const made = await app.inject({
      method: 'POST',
      url: '/api/team-members',
      payload,
      headers: editor,
    });
    expect(made.statusCode, made.body).toBe(201);
  }
  const find = (query: string) =>
    app.inject({ url: `/api/admin/pictures?${query}`, headers: editor });
  const drawing = { url: '/pictures/portrait-2.svg', name: 'portrait-2.svg' };
  expect((await find('q=portrait')).json()).toEqual([
    { ...drawing, size: null, usedIn: ['Team members'] },
  ]);
  const all = await find('limit=100');
  const addresses = all.json<{ url: string }[]>().map((picture) => picture.url);
  expect(addresses.filter((address) => address === url)).toEqual([url]);
  expect(addresses.at(-1)).toBe('/pictures/portrait-2.svg');
  expect(all.headers['x-total-count']).toBe(String(addresses.length));
  expect((await find('page=9')).headers['x-total-count']).toBe(String(addresses.length));
});

test('the picture library says how large a picture is, and where visitors see it', async () => {
  const { url, id } = (await upload({ position: 'left', name: 'ukuran.png' })).json<Mockup>();
  const found = async () => {
    const answer = await app.inject({ url: '/api/admin/pictures?q=phone', headers: editor });
    return answer.json<{ url: string }[]>().find((picture) => picture.url === url);
  };
  const size = { width: 400, height: 300 };
  expect(await found()).toMatchObject({ size, usedIn: ['Mockups'] });
  const payload = { title: 'Kabar', body: `<p><img src="${url}"></p>`, kind: 'news' };
  const made = await app.inject({ method: 'POST', url: '/api/articles', payload, headers: editor });
  expect(made.statusCode, made.body).toBe(201);
  expect(await found()).toMatchObject({ usedIn: ['Pages and news', 'Mockups'] });
  await remove(id);
  expect(await found()).toMatchObject({ usedIn: ['Pages and news'] });
});

test('staff give a mockup a picture for English pages, and remove it again', async () => {
  const english = (await upload({ position: 'left', name: 'english.png' })).json<Mockup>().url;
  const texts = { position: 'right', name: 'dua.png', englishPicture: english };
  const added = (await upload(texts)).json<Mockup>();
  expect(added).toMatchObject({ englishPicture: english });
  const file = await app.inject({ url: '/api/admin/mockups.csv?q=dua', headers: editor });
  expect(csvRows(file.body)[0]).toMatchObject({ 'Image on English pages': english });
  const change = (payload: object) =>
    app.inject({ method: 'PUT', url: `${path}/${added.id}`, payload, headers: editor });
  expect((await change({ name: 'tiga.png' })).json()).toMatchObject({ englishPicture: english });
  const elsewhere = await change({ englishPicture: 'https://evil.example/x.jpg' });
  expect(elsewhere.statusCode).toBe(422);
  expect((await change({ englishPicture: '' })).json()).toMatchObject({ englishPicture: '' });
});

test('the showcase has at least five dots, and one for each screen', async () => {
  for (const { id } of await publicList()) await remove(id);
  const dots = async () =>
    (await app.inject('/')).body.match(/Show screen \d+ of \d+/g)?.length ?? 0;
  expect(await dots()).toBe(0);
  await upload({ position: 'center' });
  expect(await dots()).toBe(5);
  await upload({ position: 'left' });
  expect(await dots()).toBe(5);
  for (let more = 0; more < 10; more += 1) await upload({ position: 'extra1' });
  expect(await dots()).toBe(12);
});
