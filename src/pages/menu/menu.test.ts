import { expect, test } from 'vitest';
import { menuItemInput } from '../../features/menu/contract.ts';
import { sectionEntries } from '../../features/menu/sections/store.ts';
import { menuEntries } from '../../features/menu/store.ts';
import { outletInput } from '../../features/outlets/contract.ts';
import { outletEntries } from '../../features/outlets/store.ts';
import { createTestApp } from '../../test/app.ts';
import { announceChange } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const { db } = deps.database;
const now = new Date();

const open = async (url: string) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, html: answer.body };
};
const add = async (name: string, more: object = {}) => {
  const fields = { name, category: 'minuman', price: 20_000, ...more };
  const item = await menuEntries.create(db, menuItemInput.parse(fields), now);
  await announceChange(db);
  return item;
};
const namesIn = (html: string) =>
  [...html.matchAll(/<h3><a href="[^"]*">([^<]+)<\/a>/g)].map(([, name]) => name);
/** Without what is shown beside few. */
const foundBy = async (query: string) =>
  namesIn((await open(`/menu?${query}`)).html.split('id="closest"')[0] ?? '');
const dataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test('a shop without a menu says so', async () => {
  expect((await open('/menu')).html).toContain('Menunya sedang disusun.');
});

test('the menu shows sections in order, each reachable by a link, in the language of the page', async () => {
  const section = async (name: string, inEnglish: string) => {
    const translation = { name: inEnglish };
    return (await sectionEntries.create(db, { category: 'minuman', name, translation }, now)).id;
  };
  const kopi = await section('Kopi', 'Coffee');
  const teh = await section('Teh', '');
  const sizes = [
    { name: 'Panas', price: 30_000 },
    { name: 'Es', price: 32_000 },
    { name: 'Jumbo', price: 40_000 },
  ];
  await add('Latte', {
    sectionId: kopi,
    description: 'Espresso dan susu.',
    translation: { name: '', description: 'Espresso and milk.' },
    diet: ['milk', 'caffeine', 'vegetarian'],
    variants: sizes,
  });
  await add('Tubruk', { sectionId: kopi, description: 'Diseduh di gelas.', diet: ['caffeine'] });
  await add('Jahe', { sectionId: teh, diet: ['soy', 'vegetarian'] });
  const { html } = await open('/menu');
  expect(namesIn(html)).toEqual(['Latte', 'Tubruk', 'Jahe']);
  for (const id of [kopi, teh]) {
    expect(html).toContain(`href="#s-${id}"`);
    expect(html).toContain(`id="s-${id}"`);
  }
  const text = (page: string) => page.replaceAll(/<[^>]+>/g, '');
  expect(text(html)).toContain('Panas Rp\u00a030.000');
  const english = (await open('/en/menu')).html;
  expect(text(english)).toContain('Hot Rp\u00a030,000Iced Rp\u00a032,000Jumbo Rp\u00a040,000');
  expect(english).toContain('>Coffee</h2>');
  expect(english).toMatch(/<h2 lang="id"[^>]*>Teh<\/h2>/);
  expect(english).toContain('<p lang="id">Diseduh di gelas.</p>');
  expect(english).toContain('href="/en/menu/latte"');
});

test('visitors search and leave out ingredients by links, without JavaScript', async () => {
  expect(await foundBy('q=SUSU')).toEqual(['Latte']);
  expect(namesIn((await open('/menu?diet=no-caffeine')).html)).toEqual(['Jahe']);
  expect(namesIn((await open('/menu?diet=vegetarian,no-milk')).html)).toEqual(['Jahe']);
  expect(namesIn((await open('/menu?diet=vegetarian&diet=no-milk')).html)).toEqual(['Jahe']);
  expect(namesIn((await open('/menu?diet=no-soy')).html)).toEqual(['Latte', 'Tubruk']);
  expect((await open('/menu/jahe')).html).toMatch(/<dd[^>]*>kedelai<\/dd>/);
  expect(namesIn((await open('/menu?diet=nonsense&q=')).html)).toHaveLength(3);
  const { html } = await open('/menu?q=a&diet=no-milk');
  expect(html).toContain('href="/menu?q=a" rel="nofollow" aria-current="true"');
  expect(html).toContain('href="/menu?q=a&amp;diet=no-milk,no-nuts"');
  expect(html).toContain('<input type="hidden" name="diet" value="no-milk"/>');
  const none = (await open('/menu?q=durian')).html;
  expect(none).toContain('Tidak ada yang cocok.');
  expect((await open('/menu?q=%3Cscript%3E')).html).not.toContain('value="<script>');
});

test('a search finds what is in a section of that name, unless the section is without it', async () => {
  expect(await foundBy('q=kopi')).toEqual(['Latte', 'Tubruk']);
  expect(await foundBy('q=coffee%20milk')).toEqual(['Latte']);
  const { id } = await sectionEntries.create(
    db,
    { category: 'minuman', name: 'Tanpa kopi', translation: { name: 'Without coffee' } },
    now,
  );
  const chocolate = await add('Cokelat', { sectionId: id });
  expect(await foundBy('q=kopi')).toEqual(['Latte', 'Tubruk']);
  await menuEntries.remove(db, [chocolate.id], now);
  await sectionEntries.remove(db, [id], now);
  await announceChange(db);
});

test('a search of signs alone finds nothing', async () => {
  expect(await foundBy(`q=${encodeURIComponent('☕ !')}`)).toEqual([]);
});

test('a search that finds nothing offers what comes closest to the filters, and the way back', async () => {
  const { html } = await open('/menu?q=durian&diet=no-caffeine');
  expect(html).toContain('“durian” · Tanpa kafein');
  expect(html).toMatch(/href="\/menu"[^>]*>Tampilkan semua<\/a>/);
  expect(html).toContain('Yang paling mendekati');
  expect(namesIn(html)).toEqual(['Jahe', 'Latte', 'Tubruk']);
  expect((await open('/menu?q=durian')).html).toContain('Mungkin yang ini');
});

test('a few that a search has found are one list, without a way to its sections', async () => {
  const { html } = await open('/menu?q=e');
  expect(namesIn(html)).toEqual(['Latte', 'Tubruk', 'Jahe']);
  expect(html).toContain('data-few="true"');
  expect(html).not.toContain('aria-label="Bagian menu"');
  expect((await open('/menu')).html).toContain('aria-label="Bagian menu"');
});

test('a search forgives a doubled letter and one wrong one, but only where nothing is called so', async () => {
  for (const q of ['late', 'lattte', 'tubrok', 'tubuk', 'tubbruuk']) {
    expect(await foundBy(`q=${q}`), q).toHaveLength(1);
  }
  expect(await foundBy('q=lattes%20espreso')).toEqual(['Latte']);
  expect(await foundBy('q=jaha')).toEqual([]);
  expect(await foundBy('q=durian')).toEqual([]);
  // It is called so, but has milk.
  expect(await foundBy('q=latte&diet=no-milk')).toEqual([]);
});

test('a search needs neither accents nor the same punctuation', async () => {
  const item = await add('Crème Brûlée Gula-Aren');
  for (const q of [
    'creme brulee',
    'CRÈME',
    'cre\u0300me',
    'gula aren',
    'gula\u2011aren',
    'gula,creme',
  ]) {
    expect(await foundBy(`q=${encodeURIComponent(q)}`), q).toEqual([item.name]);
  }
  await menuEntries.remove(db, [item.id], now);
  await announceChange(db);
});

test('beside one that was found stand others, but none that the filters leave out', async () => {
  const { html } = await open('/menu?q=susu&diet=no-soy');
  expect(html).toContain('Juga disukai');
  expect(namesIn(html)).toEqual(['Latte', 'Tubruk']);
});

test('each item has a page for search engines, with every price as an offer', async () => {
  const { status, html } = await open('/menu/latte');
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/menu/latte"/>');
  const [item] = dataIn(html);
  expect(item).toMatchObject({
    '@type': 'MenuItem',
    name: 'Latte',
    description: 'Espresso dan susu.',
    suitableForDiet: 'https://schema.org/VegetarianDiet',
    offers: [
      { '@type': 'Offer', name: 'Panas', price: 30_000, priceCurrency: 'IDR' },
      { '@type': 'Offer', name: 'Es', price: 32_000, priceCurrency: 'IDR' },
      { '@type': 'Offer', name: 'Jumbo', price: 40_000, priceCurrency: 'IDR' },
    ],
  });
  const menu = dataIn((await open('/menu')).html).find((data) =>
    JSON.stringify(data).includes('"@type":"Menu"'),
  );
  expect(menu).toMatchObject({
    hasMenuSection: [
      { name: 'Kopi', hasMenuItem: [{ name: 'Latte' }, { name: 'Tubruk' }] },
      { name: 'Teh' },
    ],
  });
  const sitemap = (await open('/sitemap.xml')).html;
  for (const path of ['/menu', '/menu/latte', '/en/menu/latte', '/id/menu/jahe']) {
    expect(sitemap).toContain(`<loc>http://localhost:3000${path}</loc>`);
  }
  for (const url of ['/menu/none', '/menu/latte/hot', '/menu/latte/hot/', '/menu/%20']) {
    expect((await open(url)).status, url).toBe(404);
  }
});

test('nothing is claimed about halal until the owner writes it', async () => {
  for (const url of ['/', '/menu']) {
    expect((await open(url)).html, url).not.toMatch(/halal/i);
  }
  const contents = await app.inject({ url: '/api/cms/contents/contact', headers: editor });
  const { id } = contents
    .json<{ id: number; section: string; key: string }[]>()
    .find(({ section, key }) => section === 'halal' && key === 'number') ?? { id: 0 };
  await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${id}`,
    headers: editor,
    payload: { value: 'ID00110000000000123' },
  });
  expect((await open('/')).html).toContain('Halal, certificate ID00110000000000123');
  expect((await open('/menu')).html).toContain('Nomor sertifikat ID00110000000000123');
});

test('the home page leads to the menu and to each drink', async () => {
  const { html } = await open('/en');
  expect(html).toContain('href="/en/menu"');
  expect(html).toContain('href="/en/menu/latte"');
});

test('120 items in 8 sections with 3 sizes each stay within the budget', async () => {
  const words =
    'biji sangrai kebun lereng kabut rempah madu kelapa jeruk pala cengkih vanili'.split(' ');
  for (let number = 0; number < 8; number += 1) {
    const { id } = await sectionEntries.create(
      db,
      { category: 'minuman', name: `Bagian ${number}` },
      now,
    );
    for (let turn = 0; turn < 15; turn += 1) {
      const at = number * 15 + turn;
      const word = (by: number) => words[(at * by + number + by) % words.length] ?? '';
      const base = 15_000 + ((at * 7919) % 40) * 500;
      await menuEntries.create(
        db,
        menuItemInput.parse({
          name: `Kopi ${word(5)} ${word(7)} ${at}`,
          category: 'minuman',
          sectionId: id,
          description: `Dengan ${word(1)} dan ${word(3)} dari ${word(11)}, nomor ${(at * 7919) % 1000}.`,
          variants: ['Panas', 'Es', 'Besar'].map((name, step) => ({
            name,
            price: base + step * 2500,
          })),
        }),
        now,
      );
    }
  }
  await announceChange(db);
  const answer = await app.inject({ url: '/menu', headers: { 'accept-encoding': 'br' } });
  expect(answer.rawPayload.length).toBeLessThan(14_000);
});

test('photographed items come first in their section', async () => {
  const fields = { category: 'minuman' as const, name: 'Rempah' };
  const { id: sectionId } = await sectionEntries.create(db, fields, now);
  await add('Asam', { sectionId });
  await add('Kencur', { sectionId, imageUrl: '/pictures/menu-teh-pandan.jpg' });
  const all = namesIn((await open('/menu')).html);
  expect(all.filter((name) => name === 'Asam' || name === 'Kencur')).toEqual(['Kencur', 'Asam']);
  const found = (await open('/menu?q=kencur')).html;
  expect(found).toMatch(
    /<div class="menu-found" data-alone="true"[^>]*><section [^>]*>.*<li class="[^"]*lg:menu-card"/,
  );
});

test('below an item stand its neighbours, then photographs of the next sections, but none instead of a neighbour', async () => {
  const section = async (name: string) =>
    (await sectionEntries.create(db, { category: 'makanan', name }, now)).id;
  const [plates, plain] = [await section('Piring'), await section('Polosan')];
  const photo = { category: 'makanan', imageUrl: '/pictures/menu-klepon.jpg' };
  await add('Ayam Bakar', { ...photo, sectionId: plates });
  await add('Bebek Bakar', { ...photo, sectionId: plates });
  await add('Ceker Bakar', { ...photo, sectionId: plates });
  await add('Cah Kangkung', { category: 'makanan', sectionId: plain });
  await add('Daun Singkong', { category: 'makanan', sectionId: plain });
  const below = async (slug: string) => {
    const { html } = await open(`/menu/${slug}`);
    const [, part = ''] = /id="others-title">(.*?)<\/section>/s.exec(html) ?? [];
    return part.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  expect(await below('ayam-bakar')).toMatch(/^Juga di menu Bebek Bakar .*Ceker Bakar .*Kencur/);
  expect(await below('cah-kangkung')).toMatch(/^Juga di Polosan Daun Singkong/);
  expect(await below('cah-kangkung')).not.toContain('Bakar');
});

test('an item leads to where one can have it', async () => {
  expect((await open('/menu/latte')).html).not.toContain('>Cari outlet</a>');
  const fields = { name: 'Kedai Timur', address: 'Jalan Contoh 1', city: 'Jakarta' };
  await db.transaction((tx) => outletEntries.create(tx, outletInput.parse(fields), now));
  await announceChange(db);
  expect((await open('/menu/latte')).html).toMatch(/href="\/outlets"[^>]*>Cari outlet<\/a>/);
  expect((await open('/menu/latte?outlet=kedai-timur')).html).toMatch(
    /href="\/outlets\/kedai-timur"[^>]*>Kedai Timur<\/a>/,
  );
});

test('in the choice of outlets each is called by what differs', async () => {
  const fields = { name: 'Kedai Seduh Barat', address: 'Jalan Contoh 2', city: 'Jakarta' };
  await db.transaction((tx) => outletEntries.create(tx, outletInput.parse(fields), now));
  await announceChange(db);
  const { html } = await open('/menu');
  const choices = [...html.matchAll(/<option value="kedai[^"]*"[^>]*>([^<]*)</g)];
  expect(choices.map(([, name]) => name)).toEqual(['Kedai Timur', 'Barat']);
});

test('who cannot eat fish or shrimps reads what has them, and can leave it out', async () => {
  await add('Singkong Roa', { category: 'makanan', diet: ['fish', 'shellfish'] });
  expect((await open('/menu/singkong-roa')).html).toMatch(/<dd[^>]*>ikan, udang<\/dd>/);
  expect((await open('/en/menu/singkong-roa')).html).toMatch(/<dd[^>]*>fish, shellfish<\/dd>/);
  expect(namesIn((await open('/menu?q=singkong')).html)).toContain('Singkong Roa');
  for (const diet of ['no-fish', 'no-shellfish']) {
    const query = `q=singkong&diet=${diet}`;
    expect(await foundBy(query)).toEqual(['Daun Singkong']);
    expect(namesIn((await open(`/menu?${query}`)).html)).not.toContain('Singkong Roa');
  }
});
