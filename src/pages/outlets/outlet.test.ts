import { expect, test } from 'vitest';
import { menuItemInput } from '../../features/menu/contract.ts';
import { menuEntries } from '../../features/menu/store.ts';
import { everyDay } from '../../features/outlets/hours/week.contract.ts';
import { createTestApp } from '../../test/app.ts';
import { outletsOf } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

/** Saturday 21 November 2026, 12.30 WIB. */
const noon = new Date('2026-11-21T05:30:00Z');
const time = { now: noon };
const { app, deps } = await createTestApp({ clock: () => time.now });
const { add, change, plan, clear } = outletsOf(deps);

const open = async (url: string) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  const { statusCode: status, headers, body: html } = answer;
  return { status, html, location: headers.location, text: textOf(html) };
};
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
const daily = everyDay({ opens: '07:00', closes: '22:00' });

test('the page of an outlet says whether it is open, where it is, and how one gets there', async () => {
  await add('Kedai Seduh Menteng', {
    address: 'Jalan Contoh No. 12, Menteng',
    postalCode: '10310',
    latitude: -6.19312,
    longitude: 106.83217,
    phone: '(021) 555 0100',
    whatsapp: '0812 3456 7890',
    mapsLink: 'https://maps.example/menteng',
    gofoodLink: 'https://gofood.example/menteng',
    services: ['dine_in'],
    facilities: ['wifi', 'musholla'],
    description: 'Rumah tua dengan halaman.',
    week: daily,
  });
  await add('Kedai Seduh Cikini', { slug: 'cikini' });
  await add('Kedai Seduh Dago', { city: 'Bandung' });
  const { status, html, text } = await open('/outlets/kedai-seduh-menteng');
  expect(status).toBe(200);
  expect(html).toContain('<title>Kedai Seduh Menteng · Kedai Seduh</title>');
  for (const shown of [
    'Menteng Buka sekarang · tutup 22.00 Rumah tua dengan halaman.',
    'Jalan Contoh No. 12, Menteng, Jakarta 10310 Salin alamat',
    'Makan di tempat Wi-Fi Musholla',
    'Juga di Jakarta Semua outlet Cikini',
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toContain('Dago');
  expect((await open('/outlets/kedai-seduh-dago')).text).toContain(
    'Outlet lain Semua outlet Menteng',
  );
  const ways = [...html.matchAll(/<a [^>]*data-tap="(\w+:[^"]+)"[^>]*>/g)].map(([link, tap]) => [
    tap,
    /href="([^"]*)"/.exec(link)?.[1],
  ]);
  expect(ways).toEqual([
    // The chat button reaches the outlet too, not the shop's office: in the bar, and in the corner.
    [
      'whatsapp:kedai-seduh-menteng',
      'https://wa.me/6281234567890?text=Halo%20Kedai%20Seduh%2C%20saya%20ingin%20bertanya.',
    ],
    ['directions:kedai-seduh-menteng', 'https://maps.example/menteng'],
    [
      'whatsapp:kedai-seduh-menteng',
      'https://wa.me/6281234567890?text=Halo%20Kedai%20Seduh%2C%20saya%20ingin%20bertanya.',
    ],
    ['call:kedai-seduh-menteng', 'tel:0215550100'],
    ['gofood:kedai-seduh-menteng', 'https://gofood.example/menteng'],
    [
      'directions:cikini',
      'https://www.google.com/maps/search/?api=1&amp;query=Kedai%20Seduh%20Cikini%2C%20Jalan%20Contoh%20No.%2012%2C%20Jakarta',
    ],
    [
      'whatsapp:kedai-seduh-menteng',
      'https://wa.me/6281234567890?text=Halo%20Kedai%20Seduh%2C%20saya%20ingin%20bertanya.',
    ],
  ]);
  expect(html).toContain('href="/feedback?outlet=kedai-seduh-menteng"');
  expect(html).toContain('href="/menu?outlet=kedai-seduh-menteng"');
  // The map of another site comes only when it is asked for.
  expect(html).not.toContain('<iframe');
  const inEnglish = await open('/en/outlets/kedai-seduh-menteng');
  expect(inEnglish.text).toContain('Open now · closes 22:00');
  expect(inEnglish.html).toContain('href="/en/feedback?outlet=kedai-seduh-menteng"');
});

test('the week has today, and days with other hours have their name', async () => {
  await clear();
  await add('Menteng', { week: daily.with(6, []) });
  await plan('Nyepi', { from: '2026-11-24', to: '2026-11-24' });
  const evenings = everyDay({ opens: '16:00', closes: '23:00' });
  await plan('Ramadan', { from: '2026-12-01', to: '2026-12-29', week: evenings });
  await plan('Tahun depan', { from: '2027-11-01', to: '2027-11-01' });
  const { text } = await open('/outlets/menteng');
  expect(text).toContain('Senin 07.00–22.00 Selasa tutup Nyepi Rabu 07.00–22.00');
  expect(text).toContain('Sabtu ( hari ini ) 07.00–22.00 Minggu tutup');
  expect(text).toContain('Nyepi 24 November 2026 tutup');
  expect(text).toContain('Ramadan 1–29 Desember 2026 16.00–23.00');
  expect(text).not.toContain('Tahun depan');
  time.now = new Date('2026-11-23T17:00:00Z');
  expect((await open('/outlets/menteng')).text).toContain('Selasa ( hari ini ) tutup Nyepi');
  time.now = noon;
});

test('seven days with the same hours are one line', async () => {
  await clear();
  await add('Menteng', { week: daily });
  expect((await open('/outlets/menteng')).text).toContain('Jam buka WIB Setiap hari 07.00–22.00');
  expect((await open('/en/outlets/menteng')).html).not.toContain('<table');
  await plan('Nyepi', { from: '2026-11-24', to: '2026-11-24' });
  const { text } = await open('/outlets/menteng');
  expect(text).not.toContain('Setiap hari');
  expect(text).toContain('Selasa tutup Nyepi');
});

test.for([
  ['Jalan Contoh Atas No. 45, Coblong', 'Jalan Contoh Atas Coblong, Jakarta 45'],
  ['Boulevard Contoh Blok A no 3B', 'Boulevard Contoh Blok A Jakarta 3B'],
  ['Pasar Contoh Lt. 2, Senen', 'Pasar Contoh Lt. 2 Senen, Jakarta'],
])('in place of a map of %s stands the sign of its own street', async ([address, sign]) => {
  await clear();
  await add('Coblong', { address, latitude: -6.88, longitude: 107.61 });
  expect((await open('/outlets/coblong')).text).toContain(sign);
});

test('an outlet without a photo has a drawing, and what nobody filled in leaves no gap', async () => {
  await clear();
  await add('Menteng', { week: daily });
  const { html, text } = await open('/outlets/menteng');
  expect(html).toContain('/pictures/outlet.svg');
  expect(html).not.toMatch(/data-tap="(whatsapp|call|gofood):/);
  expect(html).toContain(
    'https://www.google.com/maps/search/?api=1&amp;query=Menteng%2C%20Jalan%20Contoh%20No.%2012%2C%20Jakarta',
  );
  expect(text).not.toMatch(/Yang ada di sini|Juga di|Outlet lain|null|undefined/);
});

test('an earlier address leads to the present one for ever, in the language of the page', async () => {
  await clear();
  const { id } = await add('Cikini');
  await change(id, { slug: 'raden-saleh' });
  expect(await open('/outlets/cikini')).toMatchObject({
    status: 301,
    location: '/outlets/raden-saleh',
  });
  expect((await open('/en/outlets/cikini?c=poster')).location).toBe('/en/outlets/raden-saleh');
  await change(id, { slug: 'cikini' });
  expect((await open('/outlets/cikini')).status).toBe(200);
  expect((await open('/outlets/raden-saleh')).location).toBe('/outlets/cikini');
  await change(id, { isActive: false });
  for (const gone of ['cikini', 'raden-saleh', 'nowhere', '%3Cb%3E', 'x'.repeat(100)]) {
    expect((await open(`/outlets/${gone}`)).status, gone).toBe(404);
  }
});

test('search engines find each outlet, and read of it what Google asks for', async () => {
  await clear();
  const drink = { name: 'Latte', category: 'minuman', price: 28_000 };
  await menuEntries.create(deps.database.db, menuItemInput.parse(drink), noon);
  await add('Kedai Seduh Menteng', {
    slug: 'menteng',
    postalCode: '10310',
    latitude: -6.19312,
    longitude: 106.83217,
    phone: '(021) 555 0100',
    photoUrl: '/pictures/gallery-1.jpg#30,70',
    facilities: ['wifi'],
    week: daily.with(5, [{ opens: '08:00', closes: '01:00' }]).with(6, []),
  });
  await plan('Nyepi', { from: '2026-11-24', to: '2026-11-24' });
  const { html } = await open('/outlets/menteng');
  const [business, crumbs] = dataIn(html);
  const on = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });
  expect(business).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    '@id': 'http://localhost:3000/outlets/menteng#outlet',
    name: 'Kedai Seduh Menteng',
    url: 'http://localhost:3000/outlets/menteng',
    image: 'http://localhost:3000/pictures/gallery-1.jpg',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Jalan Contoh No. 12',
      addressLocality: 'Jakarta',
      postalCode: '10310',
      addressCountry: 'ID',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -6.19312, longitude: 106.83217 },
    hasMap: 'https://www.google.com/maps/search/?api=1&query=-6.19312%2C106.83217',
    telephone: '(021) 555 0100',
    servesCuisine: 'Coffee',
    priceRange: 'Rp28.000–Rp28.000',
    menu: 'http://localhost:3000/menu?outlet=menteng',
    openingHoursSpecification: [
      on(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '07:00', '22:00'),
      on(['Saturday'], '08:00', '01:00'),
      on(['Sunday'], '00:00', '00:00'),
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-24',
        validThrough: '2026-11-24',
        opens: '00:00',
        closes: '00:00',
      },
    ],
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true }],
    parentOrganization: { '@id': 'http://localhost:3000/#shop' },
  });
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, item: 'http://localhost:3000/' },
    { position: 2, item: 'http://localhost:3000/outlets' },
    { position: 3, item: 'http://localhost:3000/outlets/menteng' },
  ]);
  expect(html).toContain(
    '<link rel="alternate" hrefLang="en" href="http://localhost:3000/en/outlets/menteng"/>',
  );
  const sitemap = (await open('/sitemap.xml')).html;
  expect(sitemap).toContain('<loc>http://localhost:3000/outlets/menteng</loc>');
  expect(sitemap).toContain('<loc>http://localhost:3000/id/outlets/menteng</loc>');
});

test('a shared link shows a picture of the outlet', async () => {
  await clear();
  const { id } = await add('Menteng', { photoUrl: '/pictures/gallery-1.jpg' });
  const pictureOf = async (url: string) =>
    /property="og:image" content="http:\/\/localhost:3000([^"]*)"/.exec(
      (await open(url)).html,
    )?.[1] ?? '';
  const first = await pictureOf('/outlets/menteng');
  expect(first).toMatch(/^\/share\/[0-9a-f]+\/mixed-outlet-menteng\.jpg$/);
  const drawn = await app.inject(first);
  expect(drawn.headers['content-type']).toBe('image/jpeg');
  expect(drawn.headers['cache-control']).toContain('immutable');
  await change(id, { photoUrl: '/pictures/gallery-2.jpg' });
  expect(await pictureOf('/outlets/menteng')).not.toBe(first);
  expect((await app.inject(first)).headers['cache-control']).toBe('no-store');
  expect((await app.inject('/share/abc/id-outlet-nowhere.jpg')).statusCode).toBe(404);
});

test('a visit to an outlet counts as one to the page of outlets', async () => {
  await clear();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/visits',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' },
    payload: { page: '/en/outlets/menteng', referrer: '' },
  });
  expect(answer.statusCode).toBe(204);
  const headers = await signIn(deps, 'editor');
  const stats = await app.inject({ url: '/api/admin/visitor-stats', headers });
  expect(stats.json().topPages).toEqual([{ page: '/outlets', visits: 1 }]);
});
