import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Found } from './contract.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
const owner = await signIn(deps);
const editor = await signIn(deps, 'editor');

const find = async (q: string, headers: Record<string, string> = owner) => {
  const answer = await app.inject({
    url: `/api/admin/search?${new URLSearchParams({ q })}`,
    headers,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Found[]>();
};

test('a few letters lead to what the shop has, and first to what is called exactly so', async () => {
  const entries: [string, object][] = [
    ['/api/outlets', { name: 'Senopati', city: 'Jakarta', address: 'Jalan 8' }],
    ['/api/menu-items', { name: 'Americano', category: 'minuman', description: 'Espresso, air' }],
    ['/api/menu-items', { name: 'Espresso', category: 'minuman' }],
    ['/api/articles', { kind: 'news', title: 'Espresso Senopati', body: '<p>Ya.</p>' }],
    [
      '/api/faqs',
      { question: 'Parking?', answer: 'Yes', translation: { question: 'Parkir?', answer: 'Ada' } },
    ],
  ];
  const bin: string[] = [];
  for (const [url, payload] of entries) {
    const added = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(added.statusCode, added.body).toBe(201);
    bin.push(`${url}/${added.json().id}`);
  }
  expect(await find('senopati')).toEqual([
    { tab: 'outlets', title: 'Senopati', detail: 'Jakarta', href: '/admin/outlets?q=Senopati' },
    {
      tab: 'articles',
      title: 'Espresso Senopati',
      detail: '/news/espresso-senopati',
      href: '/admin/articles?kind=news&q=Espresso+Senopati',
    },
  ]);
  const titles = async (q: string) => (await find(q)).map(({ title }) => title);
  expect(await titles('espresso')).toEqual(['Espresso', 'Espresso Senopati', 'Americano']);
  const parking = { title: 'Parking?', detail: 'Yes · Parkir? · Ada' };
  expect(await find('parkir')).toEqual([expect.objectContaining(parking)]);
  for (const url of bin) await app.inject({ method: 'DELETE', url, headers: editor });
  expect(await titles('senopati')).toEqual([]);
});

test('what is called so says in which section of the menu it is', async () => {
  const bin: string[] = [];
  const add = async (url: string, payload: object) => {
    const added = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(added.statusCode, added.body).toBe(201);
    const { id } = added.json<{ id: number }>();
    bin.push(`${url}/${id}`);
    return id;
  };
  const sectionId = await add('/api/admin/menu-sections', { name: 'Es', category: 'minuman' });
  await add('/api/menu-items', { category: 'minuman', sectionId, name: 'Cendol satu' });
  await add('/api/menu-items', { category: 'minuman', name: 'Cendol dua' });
  expect((await find('cendol')).map(({ detail }) => detail)).toEqual(['Es', '']);
  for (const url of bin) await app.inject({ method: 'DELETE', url, headers: editor });
});

test('a section of the menu comes before the drinks in it, and is not taken for one', async () => {
  const bin: string[] = [];
  for (const [url, name] of [
    ['/api/menu-items', 'Kopi Talua'],
    ['/api/admin/menu-sections', 'Kopi Padang'],
  ]) {
    const payload = { name, category: 'minuman' };
    const added = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(added.statusCode, added.body).toBe(201);
    bin.push(`${url}/${added.json().id}`);
  }
  const found = (await find('kopi')).filter(({ tab }) => tab === 'menu');
  expect(found.map(({ title, detail }) => [title, detail])).toEqual([
    ['Kopi Padang', 'Section of the menu'],
    ['Kopi Talua', ''],
  ]);
  for (const url of bin) await app.inject({ method: 'DELETE', url, headers: editor });
});

test('the address of a picture is not a text to be found', async () => {
  expect((await find('/pictures/')).filter(({ tab }) => tab === 'cms')).toEqual([]);
});

test('a few letters lead to a text and a person', async () => {
  const payload = { name: 'Wulan Ngarsih', email: 'wulan@kopi.example', message: 'Halo' };
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload });
  expect(await find('ngarsih')).toEqual([
    {
      tab: 'messages',
      title: 'Wulan Ngarsih',
      detail: 'Halo',
      href: `/admin/messages?open=${sent.json().id}`,
    },
  ]);
  const texts = await find('nama brand');
  for (const { href } of texts) expect(href.split('&')[0]).toBe('/admin/cms?page=contact');
});

test('the beginning of a word comes before letters inside one, and a title before a text', async () => {
  const entries: [string, object][] = [
    ['/api/menu-items', { name: 'Serabi', category: 'makanan', description: 'Bika, rasa lama' }],
    ['/api/menu-items', { name: 'Zambika', category: 'minuman' }],
    ['/api/faqs', { question: 'Kue bika?', answer: 'Ada' }],
  ];
  const bin: string[] = [];
  for (const [url, payload] of entries) {
    const added = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(added.statusCode, added.body).toBe(201);
    bin.push(`${url}/${added.json().id}`);
  }
  const titles = (await find('bika')).map(({ title }) => title);
  expect(titles).toEqual(['Kue bika?', 'Zambika', 'Serabi']);
  for (const url of bin) await app.inject({ method: 'DELETE', url, headers: editor });
});

test('a person is found with the text in which the word stands', async () => {
  const message = { name: 'Bagas', email: 'bagas.pelari@kopi.example', message: 'Ada parkir?' };
  await app.inject({ method: 'POST', url: '/api/contact', payload: message });
  expect((await find('pelari')).map(({ detail }) => detail)).toEqual(['bagas.pelari@kopi.example']);
  expect((await find('bagas')).map(({ detail }) => detail)).toEqual(['Ada parkir?']);
  const dish = { name: 'Wedang Uwuh', category: 'minuman' };
  const url = '/api/menu-items';
  const added = await app.inject({ method: 'POST', url, headers: editor, payload: dish });
  const { id } = added.json<{ id: number }>();
  const feedback = {
    ...{ name: 'Tari', category: 'minuman', menuItemId: id },
    ...{ aspects: ['tingkat manis'], details: 'Terlalu manis untuk saya.' },
  };
  await app.inject({ method: 'POST', url: '/api/feedback', payload: feedback });
  expect(
    (await find('uwuh')).filter(({ tab }) => tab === 'feedback').map(({ detail }) => detail),
  ).toEqual(['Wedang Uwuh']);
  await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: editor });
});

test('of a long message the part is shown where the letters stand', async () => {
  const message = `${'Halo semua yang ada di sana. '.repeat(20)}Bolehkah membawa kucing ke teras? ${'Terima kasih. '.repeat(20)}`;
  const payload = { name: 'Ningsih', email: 'ningsih@kopi.example', message };
  await app.inject({ method: 'POST', url: '/api/contact', payload });
  const [found] = await find('kucing');
  expect(found?.detail).toBe(
    '… ada di sana. Bolehkah membawa kucing ke teras? Terima kasih. Terima kasih. Terima kasih. Terima kasi',
  );
});

test('of a page with a layout only the words are shown', async () => {
  const body =
    '<p>Kopinya <a href="/menu/gayo">Gayo</a>, <strong>manis</strong>.</p><p>Asam &amp; wangi.</p>';
  const payload = { kind: 'news', title: 'Panen', body };
  const added = await app.inject({
    method: 'POST',
    url: '/api/articles',
    headers: editor,
    payload,
  });
  expect((await find('wangi')).map(({ detail }) => detail)).toEqual([
    'panen · Kopinya Gayo, manis. Asam & wangi.',
  ]);
  const url = `/api/articles/${added.json<{ id: number }>().id}`;
  await app.inject({ method: 'DELETE', url, headers: editor });
});

test('in the mixed voice a text of the site is called as in the language around the search', async () => {
  const ask = async (reader: string) =>
    (await find('Kedai kopi yang tumbuh besar', { ...owner, 'x-reader': reader })).map(
      ({ title }) => title,
    );
  expect(await ask('mixed en')).toEqual(['Subtitle']);
  expect(await ask('mixed id')).toEqual(['Subjudul']);
});

test('accounts are found by the owner only', async () => {
  expect((await find('Rina editor')).map(({ href }) => href)).toEqual([
    '/admin/accounts?q=Rina+editor',
  ]);
  expect(await find('Rina editor', editor)).toEqual([]);
});

test('characters that are special in a database are searched like any others', async () => {
  for (const q of ['%', "'", '\\', '_']) await find(q);
  const empty = await app.inject({ url: '/api/admin/search?q=', headers: owner });
  expect(empty.statusCode).toBe(400);
});

test('staff learn which entries lack a language, and where they are', async () => {
  const add = (question: string, translation: object) =>
    app.inject({
      method: 'POST',
      url: '/api/faqs',
      headers: editor,
      payload: { question, answer: 'Yes.', translation },
    });
  await add('Parking?', { question: 'Ada parkir?', answer: '' });
  await add('Wi-Fi?', { question: 'Ada Wi-Fi?', answer: 'Ada.' });
  const found = await app.inject({ url: '/api/admin/untranslated', headers: editor });
  expect(found.json()).toEqual([
    { name: 'Parking?', language: 'id', href: '/admin/faqs?q=Parking%3F' },
  ]);
});

test('a text that lacks a language leads to the part of the tab where it stands', async () => {
  const day = new Date(Date.now() + 864e5).toISOString().slice(0, 10);
  const week = Array.from({ length: 7 }, () => []);
  const past = { from: '2020-01-01', to: '2020-01-02', week, scope: 'all' };
  const entries: [string, object][] = [
    ['/api/outlets', { name: 'Ubud', city: 'Gianyar', address: 'Jalan 1', description: 'Sawah' }],
    ['/api/admin/special-hours', { ...past, name: 'Ramadan', from: day, to: day }],
    ['/api/admin/special-hours', { ...past, name: 'Sudah lewat' }],
    ['/api/admin/contact-topics', { name: 'Katering' }],
    ['/api/admin/feedback-aspects', { name: 'Musik', category: 'pelayanan' }],
    ['/api/menu-items', { name: 'Teh Talua', category: 'minuman' }],
    ['/api/admin/menu-sections', { name: 'Jamu', category: 'minuman' }],
    ['/api/articles', { kind: 'news', title: 'Buka di Ubud', body: '<p>Ya.</p>' }],
    ['/api/team-members', { name: 'Ayu', position: 'Barista', language: 'en' }],
  ];
  for (const [url, payload] of entries) {
    const added = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(added.statusCode, added.body).toBe(201);
  }
  const found = await app.inject({ url: '/api/admin/untranslated', headers: editor });
  expect(found.json()).toEqual([
    { name: 'Buka di Ubud', language: 'en', href: '/admin/articles?kind=news&q=Buka+di+Ubud' },
    { name: 'Parking?', language: 'id', href: '/admin/faqs?q=Parking%3F' },
    { name: 'Ayu', language: 'id', href: '/admin/team?q=Ayu' },
    { name: 'Jamu', language: 'en', href: '/admin/menu?view=sections' },
    { name: 'Teh Talua', language: 'en', href: '/admin/menu?q=Teh+Talua' },
    { name: 'Ubud', language: 'en', href: '/admin/outlets?q=Ubud' },
    { name: 'Ramadan', language: 'en', href: '/admin/outlets?view=special&q=Ramadan' },
    { name: 'Katering', language: 'en', href: '/admin/messages?view=topics&q=Katering' },
    { name: 'Musik', language: 'en', href: '/admin/feedback?view=pelayanan' },
  ]);
});
