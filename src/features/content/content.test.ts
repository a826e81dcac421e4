import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import { DAY } from '../../time.ts';
import { type Content, findItem, longestValue, pageNames } from './contract.ts';
import { idInMark } from './marks.contract.ts';
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

test('every text of the four pages exists from the start, for visitors too', async () => {
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

test('a title that staff change is shown to the next visitor', async () => {
  const answer = await save('home', 'our_story', 'main_title', 'Dari gerobak ke <kedai>');
  expect(answer.statusCode).toBe(200);
  expect(await html('/')).toContain('Dari gerobak ke &lt;kedai&gt;');
});

test('a storage that takes its time to find a picture keeps nobody else waiting', async () => {
  const { get } = deps.files;
  const asked = Promise.withResolvers<void>();
  const found = Promise.withResolvers<null>();
  deps.files.get = () => {
    asked.resolve();
    return found.promise;
  };
  const picture = `/media/${'a'.repeat(32)}-10x10-${'b'.repeat(12)}.jpg`;
  const saved = save('home', 'hero', 'background_image', picture);
  await asked.promise;
  const other = app.inject('/api/faqs').then(({ statusCode }) => statusCode);
  const answered = await Promise.race([other, sleep(2000, 'not answered')]);
  found.resolve(null);
  expect(answered).toBe(200);
  expect((await saved).statusCode).toBe(400);
  deps.files.get = get;
});

test('a value that staff emptied stays empty, also after a restart', async () => {
  await save('home', 'our_story', 'section_title', '');
  await createMissingContents(deps.database.db, new Date());
  expect((await find('home', 'our_story', 'section_title')).value).toBe('');
});

test('saving over a version the editor has not seen is refused, and returns the newer one', async () => {
  const read = await find('membership', 'closing', 'text');
  const put = (value: string, updatedAt?: string) =>
    send('PUT', `/api/cms/contents/${read.id}`, { value, updatedAt });
  const first = await put('<p>Sampai <b>jumpa</b></p><script>x()</script>', read.updatedAt);
  expect(first.statusCode).toBe(200);

  const late = await put('<p>Sampai nanti</p>', read.updatedAt);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    code: 'conflict',
    current: { ...first.json<Content>(), value: '<p>Sampai <b>jumpa</b></p>' },
  });
  const again = await put('<p>Sampai nanti</p>', first.json<Content>().updatedAt);
  expect(again.json()).toMatchObject({ value: '<p>Sampai nanti</p>' });
  expect((await put('<p>Kapan saja</p>')).statusCode).toBe(200);
});

test('the name of the shop appears wherever a text says {brand}', async () => {
  await save('contact', 'brand', 'name', 'Kopi Angkasa');
  expect(await html('/')).toMatch(/<h1[^>]*>Kopi Angkasa<\/h1>/);
  await save('contact', 'brand', 'name', 'Kedai Seduh');
});

test('a shop name that is markup stays text inside formatted content', async () => {
  await save('membership', 'closing', 'text', '<p>Selamat datang di {brand}</p>');
  await save(
    'contact',
    'brand',
    'name',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
  );
  const page = await html('/membership');
  expect(page).not.toContain('<meta http-equiv');
  expect(page).toContain('<p>Selamat datang di &lt;meta http-equiv=&quot;refresh&quot;');
  await save('contact', 'brand', 'name', 'Kedai Seduh');
});

test('links go to https, mail, telephone and own paths only', async () => {
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

test('pictures are own files or https, and frames come from allowed services only', async () => {
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

test('HTML keeps its structure and loses whatever could run', async () => {
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

test('the hint of a text says which mark in it becomes the name of the shop', async () => {
  const { description } = await find('home', 'hero', 'title');
  expect(description).toBe('{brand} diganti dengan nama kedai');
});

test('staff can add content of their own under a new key, and delete it', async () => {
  const created = await send('POST', '/api/cms/contents', added);
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ ...added, description: null });

  const again = await send('POST', '/api/cms/contents', added);
  expect(again.statusCode).toBe(409);
  const gone = await send('DELETE', `/api/cms/contents/${created.json<Content>().id}`);
  expect(gone.json()).toEqual({ message: 'Konten berhasil dihapus' });
});

test('content that the site itself uses can be emptied, not deleted', async () => {
  const { id } = await find('home', 'hero', 'title');
  expect((await send('DELETE', `/api/cms/contents/${id}`)).statusCode).toBe(409);
});

test('label, key and value are required', async () => {
  const whole = { ...added, key: 'baru' };
  const lacking = [
    ...['label', 'key', 'value'].flatMap((field) => [
      { ...whole, [field]: '' },
      { ...whole, [field]: undefined },
    ]),
    { ...whole, key: '  ', label: '  ' },
  ];
  for (const payload of lacking) {
    const answer = await send('POST', '/api/cms/contents', payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message, JSON.stringify(payload)).toBe(
      'Mohon lengkapi semua field yang diperlukan',
    );
  }
  const nothing = { ...whole, label: '', key: '', value: '' };
  expect((await send('POST', '/api/cms/contents', nothing)).json().fields).toEqual({
    label: 'Mohon lengkapi semua field yang diperlukan',
    key: 'Mohon lengkapi semua field yang diperlukan',
    value: 'Mohon lengkapi semua field yang diperlukan',
  });
});

test('a picture keeps the point that must stay visible when it is cropped', async () => {
  const picture = '/pictures/hero-tall.jpg#30,70';
  const answer = await save('about', 'hero', 'background_image', picture);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<Content>().value).toBe(picture);
  const about = await html('/about');
  expect(about).toContain('aim-x-30 aim-y-70');
  expect(about).not.toContain('#30,70');
  const none = await save('about', 'hero', 'background_image', '/pictures/tidak-ada.jpg#30,70');
  expect(none.statusCode).toBe(400);
  await save('about', 'hero', 'background_image', '/pictures/about-hero.jpg');
});

test('strangers cannot use the staff calls for content', async () => {
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

test('a change of content is in the audit log', async () => {
  await save('home', 'hero', 'subtitle', 'Selamat pagi');
  const owner = await signIn(deps, 'owner');
  const log = await app.inject({ url: '/api/admin/audit?q=content.update', headers: owner });
  expect(log.json()[0]).toMatchObject({ action: 'content.update', target: 'home.hero.subtitle' });
});

type Values = Record<string, string>;
const values = async (page: string): Promise<Values> => {
  const rows: { section: string; key: string; value: string }[] = (
    await app.inject(`/api/public/cms/contents/${page}`)
  ).json();
  return Object.fromEntries(rows.map(({ section, key, value }) => [`${section}.${key}`, value]));
};
const address = '/api/cms/contents';
const publish = (payload: object) => send('POST', '/api/cms/publish', payload);
const draft = async (page: string, section: string, key: string, value: string) => {
  const { id } = await find(page, section, key);
  const answer = await send('PUT', `${address}/${id}/draft`, { value });
  expect(answer.statusCode).toBe(200);
  return answer.json<Content>();
};

test('a draft is kept for staff, and visitors see it once it is published', async () => {
  const { id, value: before } = await find('home', 'membership', 'title');
  const kept = await draft('home', 'membership', 'title', 'Kartu baru');
  expect(kept).toMatchObject({ value: before, draft: 'Kartu baru', updatedBy: expect.any(String) });
  expect((await values('home'))['membership.title']).toBe(before);
  expect(await html('/')).not.toContain('Kartu baru');

  const published = await publish({ ids: [id] });
  expect(published.json()).toMatchObject([{ id, value: 'Kartu baru', draft: null }]);
  expect(await html('/')).toContain('Kartu baru');
  const again = await publish({ ids: [id] });
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toBe('Tidak ada draf untuk diterbitkan');
});

test('several drafts are published together, and one can be dropped before', async () => {
  const title = await draft('about', 'hero', 'title', 'Tentang kita');
  const { id } = await draft('about', 'hero', 'subtitle', 'Jangan terbit');
  await draft('membership', 'hero', 'main_title', 'Halaman lain');
  const dropped = await send('DELETE', `${address}/${id}/draft`);
  expect(dropped.json()).toMatchObject({ draft: null });
  expect((await publish({ ids: [title.id, id] })).json()).toHaveLength(1);
  expect(await values('about')).toMatchObject({ 'hero.title': 'Tentang kita' });
  expect((await values('about'))['hero.subtitle']).not.toBe('Jangan terbit');
  expect((await find('membership', 'hero', 'main_title')).draft).toBe('Halaman lain');
});

test('a draft that says what is published already is none', async () => {
  const { value } = await find('about', 'dedikasi', 'title');
  await draft('about', 'dedikasi', 'title', 'Sebentar');
  expect((await draft('about', 'dedikasi', 'title', value)).draft).toBeNull();
});

test('saving without having read a draft leaves the draft; whoever has read it replaces it', async () => {
  const read = await find('contact', 'hero', 'title');
  await draft('contact', 'hero', 'title', 'Milik Sari');
  const put = (body: object) => send('PUT', `${address}/${read.id}`, body);
  const late = await put({ value: 'Milik Budi', updatedAt: read.updatedAt });
  expect(late.statusCode).toBe(409);
  expect(late.json().current).toMatchObject({ draft: 'Milik Sari' });
  expect((await put({ value: 'Milik Budi' })).json()).toMatchObject({ draft: 'Milik Sari' });
  const { updatedAt } = await find('contact', 'hero', 'title');
  expect((await put({ value: 'Berdua', updatedAt })).json()).toMatchObject({ draft: null });
});

test('every published value stays in the history, and an old one can be restored', async () => {
  const { id, value: original } = await find('about', 'introduction', 'title');
  const history = async () => (await send('GET', `${address}/${id}/history`)).json();
  expect(await history()).toEqual([]);
  await draft('about', 'introduction', 'title', 'Kedua');
  await publish({ ids: [id] });
  await save('about', 'introduction', 'title', 'Kedua');
  await save('about', 'introduction', 'title', 'Ketiga');
  const by = expect.stringMatching(/./);
  expect(await history()).toMatchObject([
    { version: 3, value: 'Ketiga', publishedBy: by, publishedAt: expect.any(String) },
    { version: 2, value: 'Kedua', publishedBy: by },
    { version: 1, value: original, publishedBy: '' },
  ]);
  const { updatedAt } = await draft('about', 'introduction', 'title', 'Untuk nanti');
  const restored = await send('POST', `${address}/${id}/restore`, { version: 1, updatedAt });
  expect(restored.json()).toMatchObject({ value: original, draft: 'Untuk nanti' });
  expect(await history()).toHaveLength(4);
  const unknown = await send('POST', `${address}/${id}/restore`, { version: 99 });
  expect(unknown.statusCode).toBe(404);

  const own = (await send('POST', address, { ...added, key: 'riwayat' })).json<Content>();
  const first = (await send('GET', `${address}/${own.id}/history`)).json();
  expect(first).toMatchObject([{ version: 1, value: 'Halo', publishedBy: by }]);
});

test('staff preview the drafts and what is being typed; nobody else does, and nothing keeps it', async () => {
  await draft('membership', 'closing', 'title', 'Judul draf');
  const { id } = await find('membership', 'closing', 'text');
  const typed = '<p>Baru</p><script>x()</script>';
  const framed = await app.inject({
    method: 'POST',
    url: '/preview/membership',
    headers: { ...editor, accept: 'text/html' },
    payload: { values: { [id]: typed } },
  });
  expect(framed.statusCode).toBe(200);
  expect(framed.body).toContain('Judul draf');
  const [, marked = ''] = /<p>(Baru[^<]*)<\/p>/.exec(framed.body) ?? [];
  expect(idInMark(marked)).toBe(id);
  expect(framed.body).not.toContain('<script');
  expect(framed.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  const page = await app.inject({ url: '/membership' });
  expect(page.body).not.toContain('Judul draf');
  expect(page.body).not.toMatch(/[\u2060-\u2064]/);
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });

  const standing = await app.inject({ url: '/preview', headers: editor });
  expect(standing.body).toContain('href="/preview/about"');
  expect(standing.body).toContain('Pratinjau dengan draf');
  const cashier = await signIn(deps, 'cashier');
  for (const url of ['/preview', '/preview/membership', '/preview/membership?frame']) {
    expect((await app.inject({ url })).statusCode, url).toBe(401);
    expect((await app.inject({ url, headers: cashier })).statusCode, url).toBe(403);
  }
  const stranger = await html('/preview/about');
  expect(stranger).toContain('href="/login?next=%2Fpreview%2Fabout"');
  expect((await app.inject({ url: '/preview/admin', headers: editor })).statusCode).toBe(400);
});

test('the picture that staff choose is not covered by the video the site came with', async () => {
  const plays = async () => (await html('/')).includes('data-island="hero-video"');
  const poster = (await find('home', 'hero', 'background_image')).value;
  expect(await plays()).toBe(true);
  await save('home', 'hero', 'background_image', 'https://a.example/kedai.jpg');
  expect(await plays()).toBe(false);
  expect((await save('home', 'hero', 'video', 'https://a.example/kedai.avi')).statusCode).toBe(400);
  await save('home', 'hero', 'video', 'https://a.example/kedai.mp4');
  expect(await html('/')).toContain('https://a.example/kedai.mp4');
  await save('home', 'hero', 'play_video', 'off');
  expect(await plays()).toBe(false);
  await save('home', 'hero', 'background_image', poster);
  expect(await plays()).toBe(false);
});

test.each([
  ['@nusakopi', 'https://www.instagram.com/nusakopi'],
  ['instagram.com/nusakopi', 'https://instagram.com/nusakopi'],
  ['nusakopi.id', 'https://nusakopi.id'],
  ['0812-3456-7890', 'https://wa.me/6281234567890'],
  ['+62 812 3456 7890', 'https://wa.me/6281234567890'],
  ['halo@nusakopi.id', 'mailto:halo@nusakopi.id'],
  ['https://maps.app.goo.gl/abc123', 'https://maps.app.goo.gl/abc123'],
  ['/about', '/about'],
  ['\u200e/about\u200b', '/about'],
])('a link typed as "%s" leads to %s', async (typed, link) => {
  expect((await save('contact', 'links', 'social', typed)).json().value).toBe(link);
});

test('a link that Google Maps gives for sharing is refused as a map, and staff learn which button to press', async () => {
  const shared = await save('contact', 'embeds', 'map', 'https://maps.app.goo.gl/abc123');
  expect(shared.statusCode).toBe(400);
  expect(shared.json().message).toContain('“Sematkan peta”');
});

test('WhatsApp addresses are completed, and a frame that a map service offers loses its wrapping', async () => {
  const stored = async (section: string, key: string, value: string) =>
    (await save('contact', section, key, value)).json().value;
  expect(await stored('links', 'social', 'wa.me/6281234567890')).toBe(
    'https://wa.me/6281234567890',
  );
  const frame =
    '<iframe width="600" src="https://www.google.com/maps/embed?pb=1&amp;z=2" allowfullscreen></iframe>';
  expect(await stored('embeds', 'map', frame)).toBe('https://www.google.com/maps/embed?pb=1&z=2');
  const foreign = await save('contact', 'embeds', 'map', frame.replace('www.google', 'evil'));
  expect(foreign.json().message).toMatch(/www\.google\.com, .*openstreetmap/);
});

test('what cannot be a number, an e-mail address or a picture is refused at the field', async () => {
  for (const [page, section, key, wrong, right] of [
    ['contact', 'info', 'whatsapp', '12345', '0812-3456-7890'],
    ['contact', 'info', 'whatsapp', 'lewat telepon', '+62 812 3456 7890'],
    ['contact', 'info', 'email', 'halo@', 'halo@kedai.example'],
    ['about', 'introduction', 'stat1_value', 'lima', '1.000.000'],
    ['contact', 'hero', 'background_image', '/media/tidak-ada.png', '/pictures/partner-1.svg'],
    ['contact', 'hero', 'background_image_phone', '/pictures/tidak-ada.png', ''],
  ] as const) {
    const answer = await save(page, section, key, wrong);
    expect(answer.statusCode, wrong).toBe(400);
    expect(answer.json().fields.value, wrong).toMatch(/^(Isi|Gambar) /);
    expect((await save(page, section, key, right)).statusCode, right).toBe(200);
  }
});

test('a text that is too long for its place is refused at the field, and all that the site comes with fits', async () => {
  const tooLong = async (section: string, key: string, length: number) =>
    (await save('contact', section, key, 'W'.repeat(length))).json();
  expect((await tooLong('brand', 'name', 61)).fields.value).toBe('At most 60 characters');
  expect((await tooLong('brand', 'tagline', 201)).fields.value).toBe('At most 200 characters');
  expect((await tooLong('info', 'whatsapp_greeting', 501)).code).toBe('refused_value');
  expect((await tooLong('info', 'address', 5001)).code).toBe('refused_value');
  for (const page of pageNames.options) {
    const all = (await send('GET', `/api/cms/contents/${page}`)).json<Content[]>();
    for (const { section, key, contentType, value } of all) {
      const max = longestValue(contentType, findItem(page, section, key));
      expect(value.length, `${page}.${section}.${key}`).toBeLessThanOrEqual(max);
    }
  }
});

test('a sentence that begins like an address is a sentence', async () => {
  for (const value of ['Data: 5 tahun', 'JavaScript itu mudah']) {
    expect((await save('home', 'hero', 'subtitle', value)).statusCode, value).toBe(200);
    const own = { ...added, key: `kalimat_${value.length}`, value };
    expect((await send('POST', '/api/cms/contents', own)).statusCode, value).toBe(201);
  }
  for (const value of ['javascript:alert(1)', 'data:text/html,x']) {
    const own = { ...added, key: 'tautan', value };
    expect((await send('POST', '/api/cms/contents', own)).statusCode, value).toBe(400);
  }
});

test('names that every object knows are ordinary names', async () => {
  for (const names of [{ section: '__proto__' }, { section: 'constructor' }, { key: 'toString' }]) {
    const created = await send('POST', '/api/cms/contents', { ...added, ...names });
    expect(created.statusCode, JSON.stringify(names)).toBe(201);
    const { id } = created.json<Content>();
    expect((await send('DELETE', `/api/cms/contents/${id}`)).statusCode).toBe(200);
  }
});

test('what is wrong with a call is said in a sentence for people', async () => {
  const answer = await send('POST', '/api/cms/contents', { ...added, page: 'x', contentType: 'y' });
  expect(answer.json().fields).toMatchObject({
    page: 'Pilih salah satu dari empat halaman',
    contentType: 'Pilih jenis konten',
  });
});

test('programs that read the texts get the name of the shop, not {brand}', async () => {
  expect(await values('home')).toMatchObject({ 'features.promo_title': 'Promo Kedai Seduh' });
  expect(Object.values(await values('about')).join()).not.toContain('{brand}');
});

test('a link that staff blanked leads nowhere, so its button is gone', async () => {
  await save('home', 'our_story', 'button_text', 'Baca cerita kami');
  expect(await html('/')).toContain('Baca cerita kami');
  await save('home', 'our_story', 'button_link', '');
  expect(await html('/')).not.toContain('Baca cerita kami');
});

test('partners are called by their names', async () => {
  expect(await html('/about')).toContain('alt="Susukita"');
  expect(await html('/about')).not.toContain('alt="Partner');
});

test('a picture that waits in a draft or stands in the history is not swept away', async () => {
  const [unused = '', ...kept] = ['c', 'a', 'b'].map(
    (letter) => `/media/${letter.repeat(16)}-8x8-111222333444.jpg`,
  );
  for (const url of [unused, ...kept])
    await deps.files.put(url.slice(1), new Uint8Array([1]), 'image/jpeg');
  const [first = '', second = ''] = kept;
  await save('home', 'features', 'home_logo_1', first);
  await save('home', 'features', 'home_logo_1', '');
  await draft('home', 'features', 'home_logo_2', second);
  const clock = () => new Date(Date.now() + 2 * DAY);
  expect(await sweep({ ...deps, clock })).toEqual([unused.slice(1)]);
});
