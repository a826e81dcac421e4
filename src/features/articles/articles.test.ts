import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Article } from './contract.ts';
import { publishDueArticles } from './schedule.ts';
import { articles } from './table.ts';

let now = new Date('2026-11-21T01:00:00.000Z');
const { app, deps, routes } = await createTestApp({ clock: () => now });

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  signIn(deps, 'editor').then((headers) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) }),
  );

async function add(fields: object): Promise<Article> {
  const answer = await send('POST', '/api/articles', fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Article>();
}
const put = (id: number, fields: object) => send('PUT', `/api/articles/${id}`, fields);
const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const html = async (url: string) => (await open(url)).body;

test('a page has an address, a title, formatted text and its place in the footer', async () => {
  const article = await add({
    title: 'Waralaba',
    summary: 'Buka kedai bersama kami',
    body: '<h2>Syarat</h2><p>Tempat <strong>30 m²</strong>. <a href="/contact">Tulis</a></p>',
    place: 'footer',
  });
  expect(article).toMatchObject({ slug: 'waralaba', kind: 'page', publish: 'now' });
  const page = await html('/waralaba');
  expect(page).toContain('<h2>Syarat</h2><p>Tempat <strong>30 m²</strong>.');
  expect(page).toContain('<title>Waralaba · Kedai Seduh</title>');
  expect(page).toContain('<meta name="description" content="Buka kedai bersama kami"/>');
  expect(page).toContain('<link rel="canonical" href="http://localhost:3000/waralaba"/>');
  expect(await html('/about')).toContain('href="/waralaba"');
  expect((await app.inject('/sitemap.xml')).body).toContain('http://localhost:3000/waralaba');
  expect((await open('/WARALABA/')).headers.location).toBe('/waralaba');
});

test('a link to a page is previewed with its first words as they were written, signs included', async () => {
  await add({ title: 'Hemat', body: '<p>Semua kopi &lt; Rp 20.000 &amp; roti &gt; 2 buah</p>' });
  expect(await html('/hemat')).toContain(
    '<meta property="og:description" content="Semua kopi &lt; Rp 20.000 &amp; roti &gt; 2 buah"/>',
  );
});

test('a page reads in two languages, and what is missing stands in the other one', async () => {
  await add({
    title: 'Karier',
    body: '<p>Kami mencari barista.</p>',
    translation: { title: 'Careers', summary: '', body: '<p>We look for baristas.</p>' },
    place: 'bar',
  });
  expect(await html('/karier')).toContain('Kami mencari barista.');
  const english = await html('/en/karier');
  expect(english).toContain('<html lang="en"');
  expect(english).toContain('We look for baristas.');
  expect(english).toContain('>Careers</a>');
  expect(english).toContain('hrefLang="id" href="http://localhost:3000/id/karier"');
  await add({ title: 'Acara', body: '<p>Sabtu malam.</p>' });
  expect(await html('/en/acara')).toMatch(
    /<div class="prose[^>]* lang="id"|lang="id"[^>]*>.*Sabtu/,
  );
});

test('a script never gets through, nor anything else that runs or loads', async () => {
  const { body } = await add({
    title: 'Aman',
    body: `<p onclick="alert(1)">Halo<script>alert(1)</script></p><iframe src="https://evil.example"></iframe>
      <img src="https://evil.example/x.png"><img src="/media/../x" onerror="alert(1)">
      <a href="javascript:alert(1)">tekan</a><svg onload="alert(1)"></svg><style>p{}</style>`,
  });
  expect(body).toBe('<p>Halo</p> <a>tekan</a>');
});

test('a picture has the widths of devices, in whatever order it was described', async () => {
  const picture = '/pictures/hero-tall.jpg';
  await add({ title: 'Foto', body: `<p><img alt="Kedai" class="x" src="${picture}"></p>` });
  const [drawn] = /<img [^>]*alt="Kedai"[^>]*>/.exec(await html('/foto')) ?? [];
  expect(drawn).toMatch(/ width="\d+" height="\d+"/);
});

test('no page takes an address that the site uses, or that another page has or had', async () => {
  const own = routes
    .filter(({ method, url }) => method === 'GET' && /^\/[a-z0-9-]+$/.test(url))
    .map(({ url }) => url.slice(1));
  expect(own).toContain('contact');
  const others = ['id', 'en', 'api', 'media', 'pictures', 'preview', 'assets', 'livez', 'readyz'];
  for (const slug of [...own, ...others]) {
    const answer = await send('POST', '/api/articles', { title: 'Lain', slug });
    expect(answer.statusCode, slug).toBe(409);
    expect(answer.json().fields.slug).toContain(slug);
  }
  const moved = await add({ title: 'Resep', slug: 'resep' });
  await put(moved.id, { title: 'Resep', slug: 'resep-kopi' });
  const taken = await send('POST', '/api/articles', { title: 'Lain', slug: 'resep' });
  expect(taken.json().fields).toEqual({
    slug: 'Another page has the address /resep, or once had it.',
  });
  expect((await add({ title: 'Resep' })).slug).toBe('resep-2');
  expect((await add({ title: 'Contact' })).slug).toBe('contact-2');
});

test('an earlier address leads to the present one, in the language it was asked in', async () => {
  const article = await add({ title: 'Sewa', slug: 'sewa-kedai' });
  await put(article.id, { title: 'Sewa', slug: 'sewa' });
  const old = await open('/en/sewa-kedai');
  expect([old.statusCode, old.headers.location]).toEqual([301, '/en/sewa']);
  await put(article.id, { title: 'Sewa', kind: 'news' });
  expect((await open('/sewa')).headers.location).toBe('/news/sewa');
  await put(article.id, { title: 'Sewa', kind: 'page', slug: 'sewa-kedai' });
  expect((await open('/sewa-kedai')).statusCode).toBe(200);
  await send('DELETE', `/api/articles/${article.id}`);
  expect((await open('/sewa')).statusCode).toBe(404);
});

test('a draft is seen in the preview only, until it is published or dropped', async () => {
  const article = await add({ title: 'Jadwal', body: '<p>Lama</p>' });
  const draft = { title: 'Jadwal', body: '<p>Baru</p>', publish: 'draft' };
  expect((await put(article.id, draft)).json()).toMatchObject({ publish: 'draft' });
  expect(await html('/jadwal')).toContain('<p>Lama</p>');
  const preview = await send('GET', `/preview/article/${article.id}`);
  expect(preview.body).toContain('<p>Baru</p>');
  expect(preview.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await open(`/preview/article/${article.id}`)).statusCode).toBe(401);

  const dropped = await send('DELETE', `/api/articles/${article.id}/draft`);
  expect(dropped.json()).toMatchObject({ publish: 'now', body: '<p>Lama</p>' });
  await put(article.id, draft);
  await put(article.id, { title: 'Jadwal', publish: 'now' });
  expect(await html('/jadwal')).toContain('<p>Baru</p>');

  const never = await add({ title: 'Rahasia', publish: 'draft' });
  expect((await open('/rahasia')).statusCode).toBe(404);
  expect((await send('DELETE', `/api/articles/${never.id}/draft`)).statusCode).toBe(409);
});

test('a draft is published at its time, once, in the name of who wrote it', async () => {
  const article = await add({ title: 'Ramadan', body: '<p>Biasa</p>' });
  const past = await put(article.id, {
    title: 'Ramadan',
    publish: 'at',
    publishAt: now.toISOString(),
  });
  expect(past.json().fields).toEqual({ publishAt: 'Choose a time to come' });
  const without = await put(article.id, { title: 'Ramadan', publish: 'at' });
  expect(without.json().fields).toEqual({ publishAt: 'Choose when it is published' });
  const at = '2026-11-21T02:30:00.000Z';
  await put(article.id, {
    title: 'Ramadan',
    body: '<p>Jam puasa</p>',
    publish: 'at',
    publishAt: at,
  });
  await publishDueArticles(deps);
  expect(await html('/ramadan')).toContain('<p>Biasa</p>');
  now = new Date(at);
  await Promise.all([publishDueArticles(deps), publishDueArticles(deps)]);
  expect(await html('/ramadan')).toContain('<p>Jam puasa</p>');
  const history = await send('GET', `/api/articles/${article.id}/history`);
  expect(history.json()).toMatchObject([
    { version: 2, publishedBy: 'Rina editor', texts: { body: '<p>Jam puasa</p>' } },
    { version: 1, texts: { body: '<p>Biasa</p>' } },
  ]);

  const back = await send('POST', `/api/articles/${article.id}/restore`, { version: 1 });
  expect(back.json()).toMatchObject({ body: '<p>Biasa</p>', publish: 'now' });
  expect(await html('/ramadan')).toContain('<p>Biasa</p>');
  const none = await send('POST', `/api/articles/${article.id}/restore`, { version: 9 });
  expect(none.statusCode).toBe(404);
});

test('a page is shown from and to a time, and can be switched off', async () => {
  now = new Date('2026-12-01T00:00:00.000Z');
  const article = await add({
    title: 'Natal',
    startsAt: '2026-12-20T00:00:00Z',
    endsAt: '2026-12-26T00:00:00Z',
    place: 'footer',
  });
  const seen = async () => [
    (await open('/natal')).statusCode,
    (await html('/about')).includes('"/natal"'),
  ];
  expect(await seen()).toEqual([404, false]);
  now = new Date('2026-12-20T00:00:00.000Z');
  expect(await seen()).toEqual([200, true]);
  now = new Date('2026-12-26T00:00:00.000Z');
  expect(await seen()).toEqual([404, false]);
  await put(article.id, { title: 'Natal', endsAt: null });
  expect(await seen()).toEqual([200, true]);
  await send('PATCH', `/api/articles/${article.id}`, { isActive: false });
  expect(await seen()).toEqual([404, false]);
  const wrong = {
    title: 'Natal',
    startsAt: '2026-12-20T00:00:00Z',
    endsAt: '2026-12-19T00:00:00Z',
  };
  const { startsAt, ...alone } = wrong;
  for (const refused of [wrong, alone]) {
    expect((await put(article.id, refused)).json().fields).toEqual({
      endsAt: 'It must end after it begins',
    });
  }
});

test('what is published later ends after that, or nobody would ever see it', async () => {
  const { id } = await add({ title: 'Imlek', publish: 'draft' });
  const late = { title: 'Imlek', publish: 'at', publishAt: '2027-02-08T00:00:00Z' };
  const refused = await put(id, { ...late, endsAt: '2027-02-07T00:00:00Z' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ endsAt: 'It must end after it begins' });
  expect((await put(id, { ...late, endsAt: '2027-02-09T00:00:00Z' })).statusCode).toBe(200);
  const earlier = await put(id, { title: 'Imlek', endsAt: '2027-02-07T00:00:00Z' });
  expect(earlier.json().fields).toEqual({ endsAt: 'It must end after it begins' });
});

test('news stand in a list, the newest first, and say their date', async () => {
  expect(await html('/news')).toContain('<meta name="robots" content="noindex"/>');
  await add({ kind: 'news', title: 'Buka di Dago', day: '2026-10-01', summary: 'Cabang ketujuh' });
  await add({ kind: 'news', title: 'Biji baru', day: '2026-12-01' });
  expect((await add({ kind: 'news', title: 'Hari ini' })).day).toBe('2026-12-26');
  const list = await html('/news');
  const titles = Array.from(list.matchAll(/href="\/news\/([\w-]+)"/g), ([, slug]) => slug);
  expect(titles).toEqual(['hari-ini', 'biji-baru', 'buka-di-dago']);
  expect(list).not.toContain('noindex');
  // Also below an Indonesian page, as the footer is English.
  for (const path of ['/about', '/menu']) {
    expect(await html(path)).toMatch(/<a href="\/news"[^>]*>News</);
  }
  const page = await html('/news/buka-di-dago');
  expect(page).toContain('<time dateTime="2026-10-01">1 Oktober 2026</time>');
  const [, data = ''] = /"@type":"Article"(.*?)<\/script>/.exec(page) ?? [];
  expect(data).toContain('"headline":"Buka di Dago"');
  expect(data).toContain('"datePublished":"2026-10-01"');
  expect((await open('/buka-di-dago')).headers.location).toBe('/news/buka-di-dago');
  expect((await open('/news?page=2')).statusCode).toBe(404);
});

test('news without a day have that on which they appear, whenever they were written', async () => {
  const draft = await add({ kind: 'news', title: 'Kapan saja', publish: 'draft' });
  const at = { publish: 'at', publishAt: '2026-12-27T17:30:00Z' };
  await add({ kind: 'news', title: 'Lusa', ...at });
  expect(draft.day).toBe(null);
  const drafts = await send('GET', '/api/articles?kind=news');
  const titles = drafts.json<Article[]>().map(({ title }) => title);
  expect(titles.slice(0, 2).toSorted()).toEqual(['Kapan saja', 'Lusa']);

  now = new Date('2026-12-27T17:31:00Z');
  await publishDueArticles(deps);
  expect(await html('/news/lusa')).toContain('<time dateTime="2026-12-28">');
  now = new Date('2026-12-30T01:00:00Z');
  const shown = await put(draft.id, { title: 'Kapan saja', publish: 'now' });
  expect(shown.json<Article>().day).toBe('2026-12-30');
  expect(await html('/news/kapan-saja')).toContain('<time dateTime="2026-12-30">');
  const moved = await put(draft.id, { title: 'Kapan saja', day: null, publish: 'now' });
  expect(moved.json<Article>().day).toBe('2026-12-30');
});

test('news are sent on WhatsApp with the address of their language, and a page is not', async () => {
  await add({
    kind: 'news',
    title: 'Sabtu & seduh',
    translation: { title: 'Brew', summary: '', body: '' },
  });
  const linkOn = async (path: string) =>
    /href="(https:\/\/wa\.me\/\?text=[^"]*)"/.exec(await html(path))?.[1];
  const shared = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
  expect(await linkOn('/news/sabtu-seduh')).toBe(
    shared('Sabtu & seduh http://localhost:3000/news/sabtu-seduh'),
  );
  expect(await linkOn('/en/news/sabtu-seduh')).toBe(
    shared('Brew http://localhost:3000/en/news/sabtu-seduh'),
  );
  await add({ title: 'Karier di sini' });
  expect(await linkOn('/karier-di-sini')).toBeUndefined();
});

test('of two who edit one page, the second sees both versions and loses nothing', async () => {
  const article = await add({ title: 'Bersama', body: '<p>Awal</p>' });
  const read = article.updatedAt;
  await put(article.id, { title: 'Bersama', body: '<p>Pertama</p>', updatedAt: read });
  const second = await put(article.id, { title: 'Bersama', body: '<p>Kedua</p>', updatedAt: read });
  expect(second.statusCode).toBe(409);
  expect(second.json().current).toMatchObject({ body: '<p>Pertama</p>' });
  expect(await html('/bersama')).toContain('<p>Pertama</p>');
  const { updatedAt } = second.json().current;
  const again = await put(article.id, { title: 'Bersama', body: '<p>Kedua</p>', updatedAt });
  expect(again.statusCode).toBe(200);
});

test('visits to a page are counted by its name, and to a missing one as not found', async () => {
  const visit = (page: string) =>
    app.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { page, referrer: '' },
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/153.0 Mobile Safari/537.36',
      },
    });
  for (const page of ['/en/waralaba', '/tidak-ada']) {
    expect((await visit(page)).statusCode).toBe(204);
  }
  const log = await send('GET', '/api/admin/visitor-logs');
  expect(log.json<{ page: string }[]>().map(({ page }) => page)).toEqual(['404', '/waralaba']);
});

test('a body that is too long is refused, and a long one is not', async () => {
  const long = `<p>${'kopi '.repeat(11_000)}</p>`;
  expect(
    (await add({ title: 'Panjang', body: long, translation: { body: long } })).id,
  ).toBeGreaterThan(0);
  const answer = await send('POST', '/api/articles', {
    title: 'Terlalu',
    body: 'a'.repeat(60_001),
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ body: 'At most 60,000 characters' });
});

test('a text that cleaning makes too long is refused, and breaks no list', async () => {
  const body = `<p>${'&'.repeat(20_000)}</p>`;
  const refused = await send('POST', '/api/articles', { title: 'Dan', body });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { body: 'At most 60,000 characters' },
  ]);
  const translation = { title: 'And', summary: '', body };
  const translated = await send('POST', '/api/articles', { title: 'Dan', translation });
  expect(translated.json().fields).toEqual({ translation: 'At most 60,000 characters' });
  // As it was stored before.
  await deps.database.db.update(articles).set({ translation });
  expect((await send('GET', '/api/articles')).statusCode).toBe(200);
});

test('staff put pages in the order of their links', async () => {
  const first = await add({ title: 'Pertama', body: '<p>Satu</p>', place: 'footer' });
  const second = await add({ title: 'Kedua', body: '<p>Dua</p>', place: 'footer' });
  const ids = [second.id, first.id];
  expect((await send('PUT', '/api/admin/articles/order', { ids })).statusCode).toBe(200);
  const page = await html('/about');
  expect(page.indexOf('href="/kedua"')).toBeLessThan(page.indexOf('href="/pertama"'));
});

test('the preview shows what is typed, cleaned, and nothing is saved', async () => {
  const typed = {
    kind: 'page',
    slug: 'waralaba-baru',
    title: 'Waralaba baru',
    summary: '',
    body: '<p>Sedang diketik<script>alert(1)</script></p>',
    imageUrl: null,
    day: null,
    language: 'id',
    translation: { title: '', summary: '', body: '' },
  };
  const form = (value: string) => `typed=${encodeURIComponent(value)}`;
  const preview = async (value: string, headers: object) =>
    app.inject({
      method: 'POST',
      url: '/preview/article',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form(value),
    });
  const editor = await signIn(deps, 'editor');
  const { body, statusCode } = await preview(JSON.stringify(typed), editor);
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>Sedang diketik</p>');
  expect(body).not.toContain('alert(1)');
  expect((await open('/waralaba-baru')).statusCode).toBe(404);
  const long = JSON.stringify({ ...typed, body: `<p>${'x'.repeat(120_000)}</p>` });
  expect((await preview(long, editor)).statusCode).toBe(200);
  expect((await preview('{', editor)).statusCode).toBe(422);
  expect((await preview(JSON.stringify(typed), {})).statusCode).toBe(401);
});

test('who writes the first version of a legal page second is told so in plain words', async () => {
  const first = { kind: 'legal', slug: 'data-privacy', title: 'Data Privacy', body: '<p>Satu</p>' };
  await add(first);
  const second = await send('POST', '/api/articles', { ...first, body: '<p>Dua</p>' });
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toBe(
    'Somebody else has just saved their version of this page. Your text is still here: copy it, then reload to see theirs.',
  );
  expect(await html('/data-privacy')).toContain('<p>Satu</p>');
});
