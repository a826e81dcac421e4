import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Content } from './contract.ts';
import { idInMark } from './marks.contract.ts';
import { createMissingContents } from './store.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const address = '/api/cms/contents';

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: editor, ...(payload ? { payload } : {}) });

async function find(path: string, language: Content['language'] = ''): Promise<Content> {
  const [page, section, key] = path.split('.');
  const all = (await send('GET', `${address}/${page}`)).json<Content[]>();
  const found = all.find(
    (one) => one.section === section && one.key === key && one.language === language,
  );
  if (!found) throw new Error(`${path} (${language}) is not there`);
  return found;
}
async function save(path: string, value: string, language?: Content['language']) {
  const { id } = await find(path, language);
  const answer = await send('PUT', `${address}/${id}`, { value });
  expect(answer.statusCode).toBe(200);
  return answer.json<Content>();
}
const html = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

async function publicTexts(page: string, language = ''): Promise<Record<string, string>> {
  const url = `/api/public/cms/contents/${page}${language && `?language=${language}`}`;
  const rows = (await app.inject(url)).json<{ section: string; key: string; value: string }[]>();
  return Object.fromEntries(rows.map(({ section, key, value }) => [`${section}.${key}`, value]));
}

test('a page has its texts in the language of its address', async () => {
  const titles = async (url: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(await html(url))?.[1];
  expect(await titles('/contact')).toBe('Contact Us');
  expect(await titles('/id/contact')).toBe('Hubungi Kami');
  expect(await titles('/en/contact')).toBe('Contact Us');
  expect(await titles('/rating')).toBe('Beri rating, dapatkan reward');
  expect(await titles('/en/rating')).toBe('Rate us, get a reward');
  expect(await html('/en')).toContain(
    '<meta name="description" content="Coffee brewed slowly, points collected quickly.',
  );
});

test('staff get the texts as specified first, and then their translations', async () => {
  const rows = (await send('GET', `${address}/contact`)).json<Content[]>();
  const first = rows.findIndex(({ language }) => language !== '');
  expect(rows.slice(first).every(({ language }) => language !== '')).toBe(true);
  expect(rows.slice(first)).toContainEqual(
    expect.objectContaining({
      section: 'hero',
      key: 'title',
      language: 'id',
      value: 'Hubungi Kami',
      label: 'Judul',
    }),
  );
  expect(rows.slice(first).map(({ key }) => key)).not.toContain('phone');
});

test('a text that is missing in a language is shown in the other one, and says so', async () => {
  await save('about.hero.subtitle', 'Grown up here');
  await save('about.hero.subtitle', '', 'id');
  expect(await html('/id/about')).toMatch(/<p lang="en"[^>]*>Grown up here</);
  expect(await html('/en/about')).toMatch(/<p class[^>]*>Grown up here</);

  await save('about.hero.subtitle', 'Tumbuh di sini', 'id');
  await save('about.hero.subtitle', '');
  expect(await html('/id/about')).toMatch(/<p class[^>]*>Tumbuh di sini</);
  expect(await html('/en/about')).toMatch(/<p lang="id"[^>]*>Tumbuh di sini</);
  expect(await html('/about')).not.toContain('Tumbuh di sini');
});

test('a picture of the app may be another one in each language, and alone it is shown in both', async () => {
  const shown = async (url: string) => (await html(url)).match(/pictures\/(device|cup)[.-]/)?.[1];
  await save('membership.hero.device_image', '/pictures/cup.svg');
  await save('membership.hero.device_image', '/pictures/device.png', 'id');
  expect(await shown('/membership')).toBe('cup');
  expect(await shown('/en/membership')).toBe('cup');
  expect(await shown('/id/membership')).toBe('device');
  await save('membership.hero.device_image', '', 'id');
  expect(await shown('/id/membership')).toBe('cup');
});

test('formatted text, alternative texts and islands say their language, too', async () => {
  await save('membership.closing.text', '', 'id');
  await save('membership.feature1.title', '', 'id');
  const page = await html('/id/membership');
  expect(page).toContain('<h3 lang="en">Sign in with your phone</h3>');
  expect(page).toContain('<img lang="en" alt="All-in-One Experience"');
  await save('contact.rating.next_title', '', 'en');
  expect(await html('/en/rating')).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
});

test('no page has a mark in it, however little is translated', async () => {
  for (const page of ['home', 'about', 'contact', 'membership']) {
    const rows = (await send('GET', `${address}/${page}`)).json<Content[]>();
    for (const { id, language } of rows) {
      if (language) await send('PUT', `${address}/${id}`, { value: '' });
    }
  }
  for (const path of [
    '',
    '/about',
    '/contact',
    '/membership',
    '/rating',
    '/barcode',
    '/feedback',
  ]) {
    for (const prefix of ['/id', '/en']) {
      const page = await html(prefix + path);
      expect(page, prefix + path).not.toMatch(/[\u{E0000}-\u{E007F}]|%F3%A0/u);
      const head = page.slice(0, page.indexOf('</head>'));
      expect(head, prefix + path).not.toMatch(/<(title|meta|script)[^>]* lang=/);
    }
  }
  expect((await app.inject('/manifest.webmanifest')).body).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
});

test('once staff have written another text, its built-in translation is no translation of it', async () => {
  const { app: fresh, deps: own } = await createTestApp();
  const headers = await signIn(own, 'editor');
  const rows = (await fresh.inject({ url: `${address}/home`, headers })).json<Content[]>();
  const [text, translation] = ['', 'en'].map((language) =>
    rows.find((one) => one.key === 'main_title' && one.language === language),
  );
  const put = (id: number | undefined, value: string) =>
    fresh.inject({ method: 'PUT', url: `${address}/${id}`, headers, payload: { value } });
  const page = async (url: string) =>
    (await fresh.inject({ url, headers: { accept: 'text/html' } })).body;

  expect(await page('/en')).toContain('From one small kettle, to many tables');
  await put(text?.id, 'Dari gerobak ke kedai');
  expect(await page('/en')).toMatch(/lang="id"[^>]*>Dari gerobak ke kedai</);
  await put(translation?.id, translation?.value ?? '');
  expect(await page('/en')).toContain('From one small kettle, to many tables');
});

test('an upgrade adds the translations, changes no text, and translates none that staff wrote', async () => {
  const { app: shop, deps: own } = await createTestApp();
  const { db } = own.database;
  await db.execute(`delete from contents where language <> ''`);
  await db.execute(`update contents set value = 'Kami & kopi' where key = 'section_title'`);
  const before = await db.execute(`select * from contents order by id`);
  await createMissingContents(db, new Date());
  const after = await db.execute(`select * from contents where language = '' order by id`);
  expect(after.rows).toEqual(before.rows);
  const page = (await shop.inject({ url: '/id', headers: { accept: 'text/html' } })).body;
  expect(page).toContain('Ulasan Google');
  expect(page).toMatch(/lang="en"[^>]*>Kami &amp; kopi</);
});

test('each language has its own draft, history and versions', async () => {
  const path = 'about.history.title';
  const english = await find(path);
  const indonesian = await find(path, 'id');
  const draft = await send('PUT', `${address}/${indonesian.id}/draft`, { value: 'Riwayat kami' });
  expect(draft.json()).toMatchObject({ language: 'id', draft: 'Riwayat kami' });
  expect(await find(path)).toEqual(english);

  const late = { value: 'Sejarah', updatedAt: indonesian.updatedAt };
  const refused = await send('PUT', `${address}/${indonesian.id}`, late);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().current).toMatchObject({ language: 'id', draft: 'Riwayat kami' });
  const other = { value: 'Our past', updatedAt: english.updatedAt };
  expect((await send('PUT', `${address}/${english.id}`, other)).statusCode).toBe(200);

  await send('POST', '/api/cms/publish', { ids: [indonesian.id] });
  expect(await html('/id/about')).toContain('Riwayat kami');
  expect(await html('/en/about')).toContain('Our past');
  const history = await send('GET', `${address}/${indonesian.id}/history`);
  expect(history.json()[0]).toMatchObject({ value: 'Riwayat kami' });

  const owner = await signIn(deps, 'owner');
  const log = await app.inject({ url: '/api/admin/audit?q=content.publish', headers: owner });
  expect(log.json()[0]).toMatchObject({ target: 'about.history.title (id)' });
});

test('programs get the texts as specified, or those of the language that they ask for', async () => {
  await save('contact.hero.title', 'Halo', 'id');
  expect((await publicTexts('contact'))['hero.title']).toBe('Contact Us');
  expect((await publicTexts('contact', 'id'))['hero.title']).toBe('Halo');
  expect((await publicTexts('contact', 'en'))['hero.title']).toBe('Contact Us');
  expect((await publicTexts('contact', 'en'))['brand.name']).toBe('Kedai Seduh');
  expect((await app.inject('/api/public/cms/contents/contact?language=fr')).statusCode).toBe(400);
});

test('a link to one of our pages that staff wrote stays in the language', async () => {
  await save('home.our_story.button_link', '/about#dedikasi');
  await save(
    'membership.closing.text',
    '<p><a href="/rating">Rate</a> <a href="/media/x.pdf">x</a></p>',
  );
  expect(await html('/en')).toContain('href="/en/about#dedikasi"');
  expect(await html('/')).toContain('href="/about#dedikasi"');
  expect(await html('/en/membership')).toContain(
    '<a href="/en/rating">Rate</a> <a href="/media/x.pdf">x</a>',
  );
});

test('the preview shows each voice with its drafts, also one that visitors do not get', async () => {
  const { id } = await find('home.our_story.main_title', 'en');
  await send('PUT', `${address}/${id}/draft`, { value: 'What we care about' });
  const preview = async (query: string) =>
    (
      await app.inject({
        url: `/preview${query}`,
        headers: { ...editor, accept: 'text/html' },
      })
    ).body;
  await save('contact.languages.en', 'off');
  const english = await preview('?voice=en');
  expect(english).toContain('<html lang="en" data-voice="en"');
  expect(english).toContain('What we care about');
  expect(english).toContain('href="/preview/membership?voice=en"');
  expect(await preview('')).not.toContain('What we care about');
  expect(await preview('?voice=id')).toContain('href="/preview?voice=id"');
  expect(await html('/en')).not.toContain('What we care about');
  const typed = await app.inject({
    method: 'POST',
    url: '/preview?frame&voice=en',
    headers: { ...editor, accept: 'text/html' },
    payload: { values: { [id]: 'Our care' } },
  });
  const [, marked = ''] = />(Our care[^<]*)</.exec(typed.body) ?? [];
  expect(idInMark(marked)).toBe(id);
  await save('contact.languages.en', 'on');
});
