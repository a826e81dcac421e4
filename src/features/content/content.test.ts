import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Content } from './contract.ts';
import { createMissingContents } from './store.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: editor, ...(payload ? { payload } : {}) });

async function find(page: string, section: string, key: string): Promise<Content> {
  const all = (await send('GET', `/api/cms/contents/${page}`)).json<Content[]>();
  const item = all.find((content) => content.section === section && content.key === key);
  if (!item) throw new Error(`${page}.${section}.${key} is not there`);
  return item;
}
async function save(page: string, section: string, key: string, value: string) {
  const { id } = await find(page, section, key);
  return send('PUT', `/api/cms/contents/${id}`, { value });
}
const html = async (path: string) =>
  (await app.inject({ url: path, headers: { accept: 'text/html' } })).body;

const added = {
  page: 'home',
  section: 'hero',
  contentType: 'text',
  key: 'tambahan',
  value: 'Halo',
  label: 'Tambahan',
};

test('every text of the four pages is there from the start, for visitors too', async () => {
  for (const [page, section, key] of [
    ['home', 'our_story', 'main_title'],
    ['about', 'history', '2021_desc'],
    ['membership', 'feature4', 'mockup_url'],
    ['contact', 'hours', 'barcode'],
  ]) {
    const listed = (await app.inject(`/api/public/cms/contents/${page}`)).json<object[]>();
    expect(listed).toContainEqual({ section, key, value: expect.any(String) });
  }
  expect((await app.inject('/api/public/cms/contents/secrets')).statusCode).toBe(400);
});

test('a title that staff change is what the next visitor reads', async () => {
  const answer = await save('home', 'our_story', 'main_title', 'Dari gerobak ke <kedai>');
  expect(answer.statusCode).toBe(200);
  expect(await html('/')).toContain('Dari gerobak ke &lt;kedai&gt;');
});

test('a value that staff blank on purpose stays blank, through a restart too', async () => {
  await save('home', 'our_story', 'section_title', '');
  await createMissingContents(deps.database.db, new Date());
  expect((await find('home', 'our_story', 'section_title')).value).toBe('');
});

test('the name of the shop stands wherever a text says {brand}', async () => {
  await save('contact', 'brand', 'name', 'Kopi Angkasa');
  expect(await html('/')).toMatch(/<h1[^>]*>Kopi Angkasa<\/h1>/);
  await save('contact', 'brand', 'name', 'Kedai Seduh');
});

test('links go to https, mail, telephone and own paths, and nowhere else', async () => {
  for (const value of [
    'https://kopi.example/a?b=c',
    'mailto:a@kopi.example',
    'tel:+62210000',
    '/about',
  ]) {
    expect((await save('home', 'our_story', 'button_link', value)).statusCode, value).toBe(200);
  }
  for (const value of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://kopi.example',
    'https:evil',
    'https://user@evil.example',
    'ftp://x',
  ]) {
    const answer = await save('home', 'our_story', 'button_link', value);
    expect(answer.statusCode, value).toBe(400);
    expect(answer.json().fields.value).toBeTruthy();
  }
  expect((await find('home', 'our_story', 'button_link')).value).toBe('/about');
});

test('pictures are own files or https, and frames come from the services the site names', async () => {
  expect((await save('home', 'our_story', 'main_image', 'http://127.0.0.1/x.png')).statusCode).toBe(
    400,
  );
  expect((await save('home', 'our_story', 'main_image', '/media/../x')).statusCode).toBe(400);
  expect(
    (await save('home', 'our_story', 'main_image', 'https://a.example/x.png')).statusCode,
  ).toBe(200);
  expect((await save('contact', 'embeds', 'map', 'https://evil.example/embed')).statusCode).toBe(
    400,
  );
  const map = 'https://www.google.com/maps/embed?pb=1';
  expect((await save('contact', 'embeds', 'map', map)).statusCode).toBe(200);
});

test('html keeps its structure and loses whatever could run, and cleaning twice changes nothing', async () => {
  const dirty = [
    '<p onclick="x()" style="color:red">Halo <b>teman</b></p><script>x()</script>',
    '<svg><animate onbegin=x()></svg><iframe src="https://evil.example"></iframe>',
    '<a href="javascript:x()">a</a><a href="https://kopi.example">b</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></mtext></math>',
  ].join('');
  const { id } = await find('membership', 'closing', 'text');
  const once = (await send('PUT', `/api/cms/contents/${id}`, { value: dirty })).json<Content>()
    .value;
  expect(once).toContain('<p>Halo <b>teman</b></p>');
  expect(once).toContain('<a href="https://kopi.example">b</a>');
  expect(once).not.toMatch(/script|onclick|onerror|onbegin|style|iframe|svg|javascript/i);
  const twice = (await send('PUT', `/api/cms/contents/${id}`, { value: once })).json<Content>()
    .value;
  expect(twice).toBe(once);
});

test('staff add content of their own once, and may delete it', async () => {
  const created = await send('POST', '/api/cms/contents', added);
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ ...added, description: null });

  const again = await send('POST', '/api/cms/contents', added);
  expect(again.statusCode).toBe(409);
  const gone = await send('DELETE', `/api/cms/contents/${created.json<Content>().id}`);
  expect(gone.json()).toEqual({ message: 'Konten berhasil dihapus' });
});

test('content that the site itself reads can be emptied, not deleted', async () => {
  const { id } = await find('home', 'hero', 'title');
  expect((await send('DELETE', `/api/cms/contents/${id}`)).statusCode).toBe(409);
});

test('label, key and value are required', async () => {
  const answer = await send('POST', '/api/cms/contents', {
    ...added,
    key: 'baru',
    label: '',
    value: '',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    message: 'Mohon lengkapi semua field yang diperlukan',
    fields: { label: expect.any(String), value: expect.any(String) },
  });
});

test('strangers read no drafts and change nothing', async () => {
  const { id } = await find('home', 'hero', 'title');
  for (const [method, url] of [
    ['GET', '/api/cms/contents/home'],
    ['POST', '/api/cms/contents'],
    ['PUT', `/api/cms/contents/${id}`],
    ['DELETE', `/api/cms/contents/${id}`],
    ['POST', '/api/cms/upload'],
  ] as const) {
    expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
  }
});

test('a change of content stands in the audit log with who made it', async () => {
  await save('home', 'hero', 'subtitle', 'Selamat pagi');
  const owner = await signIn(deps, 'owner');
  const log = await app.inject({ url: '/api/admin/audit?q=content.update', headers: owner });
  expect(log.json()[0]).toMatchObject({ action: 'content.update', target: 'home.hero.subtitle' });
});
