import { expect, test } from 'vitest';
import type { Article, LegalTemplate } from '../../features/articles/contract.ts';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const headers = await signIn(deps, 'editor');

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const html = async (url: string) => (await open(url)).body;
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

const templates = async () => (await send('GET', '/api/admin/legal-pages')).json<LegalTemplate[]>();
async function template(slug: string): Promise<LegalTemplate> {
  const found = (await templates()).find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}`);
  return found;
}
async function save(fields: object): Promise<Article> {
  const answer = await send('POST', '/api/articles', { kind: 'legal', ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Article>();
}

test('the editor starts from the built-in texts, in both languages, with the day they hold from', async () => {
  const all = await templates();
  expect(all.map(({ slug, title, day, language }) => ({ slug, title, day, language }))).toEqual([
    { slug: 'privacy', title: 'Kebijakan Privasi', day: '2025-07-15', language: 'id' },
    { slug: 'data-privacy', title: 'Data Privacy', day: '2024-12-01', language: 'en' },
    { slug: 'terms-of-use', title: 'Terms and Conditions', day: '2024-12-01', language: 'en' },
  ]);
  const { body, translation } = await template('terms-of-use');
  expect(body).toContain('<h2 id="top-up-and-balance">3. Top-Up and Balance Usage</h2>');
  expect(body).toContain('<td>IDR 1,500,000</td>');
  expect(body).toContain('the {brand} membership and the {app} app');
  expect(body).toMatch(/<blockquote>.*By registering for or using the membership/);
  expect(translation.title).toBe('Syarat dan Ketentuan');
  expect(translation.body).toContain('Rp 1.500.000');
});

test('a shop that gives nothing for ratings does not say that it checks and rewards them', async () => {
  const pages = ['/privacy', '/en/privacy', '/data-privacy', '/id/data-privacy'];
  const about = /barcode|app-rating form|formulir rating aplikasi|as proof|sebagai bukti/i;
  const reward = (await send('GET', '/api/cms/contents/contact'))
    .json<{ id: number; section: string; key: string; language: string; value: string }[]>()
    .filter(({ section, key }) => section === 'reward' && key === 'name');
  expect(reward).toHaveLength(2);
  for (const page of pages) expect(wordsOf(await html(page)), page).toMatch(about);
  for (const { id } of reward) await send('PUT', `/api/cms/contents/${id}`, { value: '' });
  for (const page of pages) {
    const words = wordsOf(await html(page));
    expect(words, page).not.toMatch(about);
    expect(words, page).toMatch(/in your own browser|peramban Anda sendiri/);
  }
  for (const { id, value } of reward) await send('PUT', `/api/cms/contents/${id}`, { value });
});

test('while the shop has no e-mail address, no legal page asks to write there', async () => {
  const asks = /kirimkan\s+e-mail|send an\s+e-mail|lewat\s+e-mail\s*;|E-mail is the way/;
  const pages = ['/privacy', '/en/privacy', '/data-privacy', '/id/data-privacy'];
  const email = (await send('GET', '/api/cms/contents/contact'))
    .json<{ id: number; section: string; key: string; value: string }[]>()
    .find(({ section, key }) => section === 'info' && key === 'email');
  for (const page of pages) expect(wordsOf(await html(page)), page).toMatch(asks);
  await send('PUT', `/api/cms/contents/${email?.id}`, { value: '' });
  for (const page of pages) expect(wordsOf(await html(page)), page).not.toMatch(asks);
  expect(wordsOf(await html('/data-privacy'))).toContain(
    'are welcome. Use whichever you like, or our contact form .',
  );
  await send('PUT', `/api/cms/contents/${email?.id}`, { value: email?.value });
});

test('the editor is told that a shop without an app shows no built-in terms', async () => {
  const shown = async () => (await templates()).map(({ slug, isShown }) => [slug, isShown]);
  expect(await shown()).toContainEqual(['terms-of-use', true]);
  const hasApp = (await send('GET', '/api/cms/contents/contact'))
    .json<{ id: number; key: string }[]>()
    .find(({ key }) => key === 'has_app');
  await send('PUT', `/api/cms/contents/${hasApp?.id}`, { value: 'off' });
  expect((await open('/terms-of-use')).statusCode).toBe(404);
  expect(await shown()).toEqual([
    ['privacy', true],
    ['data-privacy', true],
    ['terms-of-use', false],
  ]);
  await send('PUT', `/api/cms/contents/${hasApp?.id}`, { value: 'on' });
});

test('a heading of the owner’s own legal page reads as it was written, signs included', async () => {
  const whole = await template('privacy');
  const own = await save({
    ...whole,
    body: '<h2>Anak &lt; 13 tahun</h2><p>Bukan untuk mereka.</p>',
  });
  const page = await html('/privacy');
  expect(wordsOf(page)).toContain('Anak &lt; 13 tahun Bukan untuk mereka.');
  expect(page).not.toContain('&amp;lt;');
  await send('DELETE', `/api/articles/${own.id}`);
});

test('a version of the owner’s own says the same words, under the same addresses and contents', async () => {
  const before = await html('/terms-of-use');
  const own = await save(await template('terms-of-use'));
  const after = await html('/terms-of-use');
  const anchors = (page: string) => Array.from(page.matchAll(/href="#([\w-]+)"/g), ([, id]) => id);
  expect(anchors(after)).toEqual(anchors(before));
  for (const id of new Set(anchors(after))) expect(after).toContain(`id="${id}"`);
  for (const words of ['IDR 50,000', 'These terms and your membership are governed by the laws']) {
    expect(wordsOf(after)).toContain(words);
  }
  expect(after).toContain('<time dateTime="2024-12-01">');
  expect(after).not.toContain('{brand}');
  expect(await html('/id/terms-of-use')).toContain('Syarat dan Ketentuan</h1>');

  await send('PUT', `/api/articles/${own.id}`, {
    ...own,
    body: '<h2>Satu</h2><p>Tanpa saldo.</p>',
  });
  expect(await html('/terms-of-use')).toContain('<p>Tanpa saldo.</p>');
  expect(await html('/terms-of-use')).toContain('href="#satu"');
  await send('DELETE', `/api/articles/${own.id}`);
  expect(await html('/terms-of-use')).toBe(before);
});

test('a draft of a legal page is in its preview only', async () => {
  const own = await save({ ...(await template('data-privacy')), publish: 'draft', title: 'Draf' });
  expect(await html('/data-privacy')).not.toContain('Draf');
  expect((await send('GET', `/preview/article/${own.id}`)).body).toContain('Draf</h1>');
  await send('DELETE', `/api/articles/${own.id}`);
});

test('a hidden legal page is nowhere: no page, no link, no word of it in the sitemap', async () => {
  expect(await html('/contact')).toContain('href="/data-privacy"');
  const own = await save({ ...(await template('data-privacy')), isActive: false });
  expect((await open('/data-privacy')).statusCode).toBe(404);
  for (const url of ['/contact', '/about', '/privacy', '/terms-of-use']) {
    expect(await html(url), url).not.toMatch(/<a [^>]*href="\/data-privacy/);
  }
  expect(await html('/contact')).toMatch(/<p class="text-sm text-ink-soft mt-2 mb-6">[^<]*<span>/);
  expect((await app.inject('/sitemap.xml')).body).not.toContain('data-privacy');
  await send('PATCH', `/api/articles/${own.id}`, { isActive: true });
  expect((await open('/data-privacy')).statusCode).toBe(200);

  const privacy = await save({ ...(await template('privacy')), isActive: false });
  for (const url of ['/privacy', '/privacy-policy']) expect((await open(url)).statusCode).toBe(404);
  await send('PATCH', `/api/articles/${privacy.id}`, { isActive: true });
});

test('a legal page keeps its address, and no other page becomes one', async () => {
  const [own] = (await send('GET', '/api/articles?kind=legal')).json<Article[]>();
  const moved = await send('PUT', `/api/articles/${own?.id}`, { title: 'x', slug: 'lain' });
  expect([moved.statusCode, moved.json().message]).toEqual([
    409,
    'A legal page keeps its own address',
  ]);
  const other = await send('POST', '/api/articles', { kind: 'legal', title: 'x', slug: 'lain' });
  expect(other.statusCode).toBe(409);
  const page = await send('POST', '/api/articles', { title: 'x' });
  const turned = await send('PUT', `/api/articles/${page.json().id}`, {
    title: 'x',
    kind: 'legal',
  });
  expect(turned.statusCode).toBe(409);
});
