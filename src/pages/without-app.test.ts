import { expect, test } from 'vitest';
import type { Content } from '../features/content/contract.ts';
import { redeem } from '../features/rewards/store.ts';
import { countedPages } from '../pages.contract.ts';
import { createTestApp } from '../test/app.ts';
import { makeReward } from '../test/rewards/make-reward.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const headers = await signIn(deps, 'editor');
const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

async function switchApp(value: 'on' | 'off') {
  const all = (await app.inject({ url: '/api/cms/contents/contact', headers })).json<Content[]>();
  const { id } = all.find(({ key }) => key === 'has_app') ?? {};
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${id}`,
    headers,
    payload: { value },
  });
  expect(answer.statusCode).toBe(200);
}

/** What people and search engines read: words, titles, alternative texts, data. */
const readable = (html: string) =>
  html
    .replaceAll(/<(style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<script type="speculationrules">.*?<\/script>/gs, ' ')
    // An aspect of feedback, in a list that staff edit.
    .replaceAll(
      /Order via kasir \/ QR \/ aplikasi \(opsional jika ada\)|Ordering at the cashier[^)]*\)/g,
      ' ',
    )
    .replaceAll(
      / (?:class|href|src|srcset|imagesrcset|data-tap|id|for|name|action)="[^"]*"/gi,
      ' ',
    );
const ABOUT_APP =
  /\b(apps?|app store|google play|membership|members?|aplikasi\w*|keanggotaan|top-?ups?|saldo|balance)\b/gi;
const found = (html: string) =>
  Array.from(readable(html).matchAll(ABOUT_APP), ({ index }) =>
    readable(html)
      .slice(Math.max(0, index - 50), index + 40)
      .replaceAll(/\s+/g, ' '),
  );

test('a shop without an app says no word of one on any page, in either language', async () => {
  const before = await open('/');
  expect(before.body).toContain('App Store');
  await switchApp('off');
  const left: string[] = [];
  const pages: string[] = [];
  for (const prefix of ['', '/id', '/en']) {
    for (const page of countedPages()) {
      const answer = await open(page === '/' ? prefix || '/' : prefix + page);
      if (answer.statusCode !== 200) continue;
      if (prefix === '') pages.push(page);
      left.push(...found(answer.body).map((words) => `${prefix}${page}: ${words}`));
    }
  }
  expect(left).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/menu', '/contact', '/privacy']));
  for (const gone of ['/membership', '/rating', '/terms-of-use']) expect(pages).not.toContain(gone);
  const sitemap = (await app.inject('/sitemap.xml')).body;
  expect(sitemap).not.toMatch(/membership|terms-of-use|rating/);
  expect(found((await app.inject('/manifest.webmanifest')).body)).toEqual([]);
});

test('its legal pages still say all that is true of it, and no sentence leans on one that is gone', async () => {
  await switchApp('off');
  const words = async (url: string) =>
    (await open(url)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const [dataId, dataEn, policyId, policyEn] = await Promise.all(
    ['/id/data-privacy', '/en/data-privacy', '/id/privacy', '/en/privacy'].map(words),
  );
  expect(dataId).toContain('menjalankan kedai kopi di Indonesia dan situs ini.');
  expect(dataId).toContain('(data lokasi: IP Geolocation by DB-IP, db-ip.com, CC BY 4.0)');
  expect(dataId).toContain('Menghitung kunjungan, menjaga keamanan situs, dan mencegah');
  expect(dataId).toContain('Orang yang datanya dimaksud: pelanggan atau pengunjung situs ini.');
  expect(dataId).toContain('perannya dan tindakan penting staf dicatat.');
  expect(dataEn).toContain('role needs and important actions by staff are recorded.');
  expect(policyId).toContain('Salinan data diberikan sebagai berkas.');
  expect(policyEn).toContain('A copy of the data is given as a file.');
  expect(policyEn).toContain('Before you ask for deletion');
  const leaning =
    /gambar disimpan|rating yang dikirim|kami tidak pernah memintanya|tanggal lahir|preferensi|the picture is saved|proof picture|never ask for them|date of birth|what you like|your account/i;
  for (const text of [dataId, dataEn, policyId, policyEn]) expect(text).not.toMatch(leaning);
});

test('a code that is used or unknown does not say how to get one for a rating', async () => {
  await switchApp('on');
  const { code } = await makeReward(deps);
  await redeem(deps.database.db, code, { id: 1, name: 'Sari', where: '' }, deps.clock());
  const pages = [`/barcode?code=${code}`, '/barcode?code=AAAA-AAAA-AAAA-AAAA'];
  const rating = /rating|screenshot|tangkapan layar/i;
  for (const page of pages) expect((await open(page)).body).toMatch(rating);
  await switchApp('off');
  for (const page of pages) {
    const { body } = await open(page);
    expect(body).toMatch(/Sudah digunakan|Kode tidak dikenal/);
    expect(found(body)).toEqual([]);
    expect(readable(body)).not.toMatch(rating);
    expect(body).not.toContain('href="/rating"');
  }
});

test('its posters lead to what it has', async () => {
  const purposes = async () =>
    (await app.inject({ url: '/api/admin/poster-purposes', headers })).json();
  const poster = async (purpose: string) => {
    const url = `/api/admin/poster?sentence=Halo&mark=meja&purpose=${purpose}`;
    return (await app.inject({ url, headers })).statusCode;
  };
  await switchApp('on');
  expect(await purposes()).toEqual(['app', 'feedback']);
  await switchApp('off');
  expect(await purposes()).toEqual(['feedback']);
  expect(await poster('feedback')).toBe(200);
  expect(await poster('app')).toBe(404);
  expect(await poster('menu')).toBe(404);
  const latte = { name: 'Latte', category: 'minuman', price: 24_000 };
  await app.inject({ method: 'POST', url: '/api/menu-items', headers, payload: latte });
  expect(await purposes()).toEqual(['feedback', 'menu']);
  expect(await poster('menu')).toBe(200);
});

test('switched on again, everything is as it was', async () => {
  await switchApp('off');
  await switchApp('on');
  expect((await open('/')).body).toContain('App Store');
  expect((await open('/membership')).statusCode).toBe(200);
});
