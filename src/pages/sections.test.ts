import { expect, test } from 'vitest';
import type { Content } from '../features/content/contract.ts';
import { createTestApp } from '../test/app.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const headers = await signIn(deps, 'editor');
const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

async function item(page: string, section: string, key: string): Promise<Content> {
  const all = (await send('GET', `/api/cms/contents/${page}`)).json<Content[]>();
  const found = all.find(
    (one) => one.section === section && one.key === key && one.language === '',
  );
  if (!found) throw new Error(`There is no ${key}`);
  return found;
}
const save = async (page: string, section: string, key: string, value: string, as = '') =>
  send('PUT', `/api/cms/contents/${(await item(page, section, key)).id}${as}`, { value });
const html = async (url: string) => (await app.inject({ url })).body;
const headings = (page: string) =>
  Array.from(page.matchAll(/aria-labelledby="([\w-]+)"/g), ([, id]) => id);

await send('POST', '/api/team-members', { name: 'Sari', position: 'Barista' });
await send('POST', '/api/faqs', { question: 'Buka?', answer: 'Ya.' });

test('sections of a page move and hide, and the empty value is the usual order', async () => {
  const usual = headings(await html('/'));
  expect(usual.indexOf('team-title')).toBeLessThan(usual.indexOf('faq-title'));
  await save('home', 'layout', 'sections', 'faqs,team,-story');
  const moved = headings(await html('/'));
  // The partners stand below the questions.
  expect(moved.slice(0, 4)).toEqual(['hero-title', 'faq-title', 'partners-title', 'team-title']);
  await save('home', 'layout', 'sections', '-faqs');
  expect(headings(await html('/'))).not.toContain('faq-title');
  await save('home', 'layout', 'sections', '');
  expect(headings(await html('/'))).toEqual(usual);
});

test('another order is a draft like any text: staff see it first', async () => {
  const usual = await html('/contact');
  const drafted = await save('contact', 'layout', 'sections', '-form', '/draft');
  expect(drafted.statusCode).toBe(200);
  expect(await html('/contact')).toBe(usual);
  expect((await send('GET', '/preview/contact')).body).not.toContain('id="contact-form"');
});

test('an order that is none is refused, and unknown sections are left out', async () => {
  const wrong = await save('about', 'layout', 'sections', 'team; <script>');
  expect(wrong.statusCode).toBe(400);
  await save('about', 'layout', 'sections', 'no_such,find_us');
  expect((await app.inject('/about')).statusCode).toBe(200);
});

test('the opening picture has up to two buttons of the owner’s own', async () => {
  await save('home', 'hero', 'button_1_text', 'Pesan lewat WhatsApp');
  expect(await html('/')).not.toContain('Pesan lewat WhatsApp');
  await save('home', 'hero', 'button_1_link', '081234567890');
  expect(await html('/')).toMatch(/href="https:\/\/wa\.me\/6281234567890"[^>]*>Pesan lewat/);
  await save('home', 'hero', 'button_2_text', 'Menu');
  await save('home', 'hero', 'button_2_link', '/menu');
  expect(await html('/id')).toMatch(/href="\/id\/menu"[^>]*>Menu</);
});

test('a promo leads to a link of its own, and otherwise to the app', async () => {
  const promo = {
    title: 'Diantar',
    description: 'Lewat GoFood',
    imageUrl: '/pictures/our-story.jpg',
  };
  const add = (link: string | null) => send('POST', '/api/admin/promo-images', { ...promo, link });
  const own = await add('gofood.link/a/abc');
  expect(own.json().link).toBe('https://gofood.link/a/abc');
  const way = async (id: number) => (await app.inject(`/app/promo?promo=${id}`)).headers.location;
  expect(await way(own.json().id)).toBe('https://gofood.link/a/abc');
  expect(await way((await add('/karier')).json().id)).toBe('/karier');
  // Copied from a chat, an address has marks of direction around it.
  const copied = await add('\u200e\u202ahttps://gofood.link/a/\u200babc\u202c\ufeff');
  expect(copied.json().link).toBe('https://gofood.link/a/abc');
  expect(await way((await add(null)).json().id)).not.toContain('gofood');
  const wrong = await add('javascript:alert(1)');
  expect([wrong.statusCode, wrong.json().fields.link]).toEqual([
    422,
    'A link begins with https://, mailto:, tel: or /',
  ]);
});

test('a review in words is quoted once it has a sentence, and claims no stars', async () => {
  await save('home', 'reviews', 'name_3', 'Rina');
  await save('home', 'reviews', 'source_3', 'Google Maps');
  await save('home', 'reviews', 'date_3', 'Mei 2026');
  expect(await html('/')).not.toContain('Rina');
  await save('home', 'reviews', 'text_3', 'Tehnya juga enak.');
  const page = await html('/');
  expect(page).toMatch(
    /<blockquote[^>]*>Tehnya juga enak\.<\/blockquote>.*>Rina<\/b> · Google Maps, Mei 2026</,
  );
  expect(page).not.toMatch(/"(Review|AggregateRating)"/);
});
