import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { createTestApp } from '../test/app.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const open = async (url: string) => (await app.inject({ url })).body;

async function write(page: string, section: string, key: string, value: string) {
  const items: { id: number; section: string; key: string }[] = (
    await app.inject({ url: `/api/cms/contents/${page}`, headers: editor })
  ).json();
  const item = items.find((one) => one.section === section && one.key === key);
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${item?.id}`,
    headers: editor,
    payload: { value },
  });
  expect(answer.statusCode).toBe(200);
}

test.each(['/', '/menu', '/rating', '/barcode', '/login'])(
  'a browser paints %s once all of it has arrived, because parts would shift each other',
  async (path) => {
    const [head, body] = (await open(path)).split('</head>');
    expect(head).toContain('<link rel="expect" href="#end" blocking="render"/>');
    expect(body?.split('id="end"')).toEqual([expect.anything(), '></i></body></html>']);
  },
);

test('the HTML of the about page contains its figures at their final value', async () => {
  const page = await open('/about');
  for (const figure of ['5+', '9.000+', '1.000.000']) expect(page).toContain(`>${figure}<`);
});

test('the history goes from 2021 to 2025', async () => {
  const page = await open('/about');
  const years = [...page.matchAll(/>(20\d\d)<\/p>/g)].map((match) => match[1]);
  expect(years).toEqual(['2021', '2022', '2023', '2024', '2025']);
});

test('search engines get the hours of each day, or none if one day is uncertain', async () => {
  const openingHours = async (sentence: string) => {
    await write('contact', 'hours', 'home', sentence);
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await open('/')) ?? [];
    return JSON.parse(json).openingHoursSpecification;
  };
  const on = (dayOfWeek: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });
  expect(await openingHours('Senin-Kamis 07.00-22.00, Jumat-Minggu 07.00-24.00')).toEqual([
    on('Monday', '07:00', '22:00'),
    on('Tuesday', '07:00', '22:00'),
    on('Wednesday', '07:00', '22:00'),
    on('Thursday', '07:00', '22:00'),
    on('Friday', '07:00', '00:00'),
    on('Saturday', '07:00', '00:00'),
    on('Sunday', '07:00', '00:00'),
  ]);
  expect(await openingHours('Senin-Jumat 07.00-22.00')).toBeUndefined();
  expect(await openingHours('Setiap hari 07.00-22.00 kecuali Jumat')).toBeUndefined();
});

test('the about page shows the team only while its switch is on', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/team-members',
    headers: editor,
    payload: { name: 'Sari Wulan', position: 'Barista', displayOrder: 1 },
  });
  expect(await open('/about')).not.toContain('Meet Our Team');
  await write('about', 'introduction', 'team_section', 'on');
  expect(await open('/about')).toContain('Sari Wulan');
});

test('each membership feature has both store buttons, and the closing text keeps its formatting', async () => {
  await write('membership', 'closing', 'text', '<p>Sampai <strong>jumpa</strong></p>');
  const page = await open('/membership');
  expect(page.match(/data-tap="app_store"/g)).toHaveLength(6);
  expect(page.match(/data-tap="google_play"/g)).toHaveLength(6);
  expect(page).toContain('<strong>jumpa</strong>');
});

test('the contact page shows its cards and figures, leaves out an empty phone number, and opens a chat with a greeting', async () => {
  await write('contact', 'info', 'phone', '');
  const page = await open('/contact');
  for (const text of ['Store Address', 'Email', 'Business Hours', '24h', '99%']) {
    expect(page).toContain(`>${text}<`);
  }
  expect(page).not.toContain('>Phone<');
  expect(page).toContain('https://wa.me/6280000000000?text=Halo%20Kedai%20Seduh');
});

test('the chat button works however staff write the WhatsApp number', async () => {
  for (const number of ['0812-3456-7890', '+62 812 3456 7890', '6281234567890']) {
    await write('contact', 'info', 'whatsapp', number);
    for (const page of ['/', '/contact', '/data-privacy', '/privacy']) {
      const links = [...(await open(page)).matchAll(/https:\/\/wa\.me\/([^"?]*)/g)];
      expect(links.length, page).toBeGreaterThan(0);
      expect(new Set(links.map(([, to]) => to)), `${page} ${number}`).toEqual(
        new Set(['6281234567890']),
      );
    }
  }
});

test('addresses with a trailing slash or capitals redirect permanently to the page', async () => {
  for (const [asked, meant] of [
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/Terms-of-Use/?utm_source=ig', '/terms-of-use?utm_source=ig'],
    ...['/menu', '/outlets', '/news', '/promos', '/team', '/faqs', '/barcode'].map((page) => [
      `${page}/`,
      page,
    ]),
    ['/outlets/menteng/', '/outlets/menteng'],
    ['/Outlets/Menteng?c=poster', '/outlets/menteng?c=poster'],
    ['/outlets/Menteng', '/outlets/menteng'],
    ['/en/menu/Cappuccino/', '/en/menu/cappuccino'],
  ]) {
    const answer = await app.inject({ url: asked });
    expect(answer.statusCode, asked).toBe(308);
    expect(answer.headers.location).toBe(meant);
  }
  for (const url of ['//about', '/about/us', '/ABOUT/team', '/no-such-page/']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404);
  }
});

test('a page that does not exist leads home and to the menu', async () => {
  const { body } = await app.inject({ url: '/id/no-such-page', headers: { accept: 'text/html' } });
  const [, main = ''] = body.split('<main');
  const links = [...(main.split('</main>')[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)];
  expect(links.map(([, href]) => href)).toEqual(['/id', '/id/menu']);
});

test('the terms are found under their short name, also after an address that leads nowhere', async () => {
  const headers = { accept: 'text/html' };
  for (const url of ['/no-such-page', '/en/no-such-page']) {
    expect((await app.inject({ url, headers })).statusCode, url).toBe(404);
  }
  for (const [asked, meant] of [
    ['/terms', '/terms-of-use'],
    ['/en/terms', '/en/terms-of-use'],
  ]) {
    const answer = await app.inject({ url: asked, headers });
    expect(answer.statusCode, asked).toBe(301);
    expect(answer.headers.location).toBe(meant);
  }
  expect((await app.inject({ url: '/news/terms' })).statusCode).toBe(404);
});

test('an error is answered with a page if any type is accepted, and with JSON under /api', async () => {
  const typeOf = async (url: string, accept?: string) =>
    (await app.inject({ url, headers: accept ? { accept } : {} })).headers['content-type'];
  expect(await typeOf('/no-such-page', '*/*')).toContain('text/html');
  expect(await typeOf('/api/no-such-call', '*/*')).toContain('application/json');
  expect(await typeOf('/api/no-such-call', 'text/html')).toContain('application/json');
  expect(await typeOf('/no-such-page', 'application/json')).toContain('application/json');
});

test('a page whose title staff emptied still has a heading for screen readers', async () => {
  await write('home', 'hero', 'title', '');
  await write('about', 'hero', 'title', '');
  await write('membership', 'hero', 'main_title', '');
  await write('contact', 'rating', 'title', '');
  for (const path of ['/', '/about', '/membership', '/rating']) {
    const headings = [...(await open(path)).matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)];
    expect(headings, path).toHaveLength(1);
  }
});

test('a built-in picture has its own description, and a picture of the owner gets that of its section', async () => {
  expect(await open('/about')).toContain(
    'alt="A phone with a member QR beside a coffee, on a table"',
  );
  await write('about', 'introduction', 'gallery_image_3', '/pictures/promo-1.jpg');
  const page = await open('/about');
  expect(page).not.toContain('alt="A phone with a member QR beside a coffee, on a table"');
  expect(page).toContain('alt="One app, every cup 3"');
});

test('text is dark on the bright built-in picture and light on any other', async () => {
  const ground = async () =>
    /<section class="([^"]*)" aria-labelledby="hero-title"/.exec(await open('/'))?.[1]?.split(' ');
  expect(await ground()).not.toContain('on-dark');
  for (const [key, mine, before] of [
    ['background_image', '/pictures/about-hero.jpg', '/pictures/hero-poster.jpg'],
    ['background_image_phone', '/pictures/about-tall.jpg', '/pictures/hero-tall.jpg'],
    ['video', 'https://kopi.example/mine.mp4', '/hero.mp4'],
  ] as const) {
    await write('home', 'hero', key, mine);
    expect(await ground(), key).toContain('on-dark');
    await write('home', 'hero', key, before);
  }
});

test('the badge shows whether the shop is open, and disappears if the opening hours cannot be read', async () => {
  const textOf = async (path: string) => (await open(path)).replaceAll(/<[^>]*>/g, '');
  await write('contact', 'hours', 'home', 'Setiap hari 00:00 - 23:59');
  expect(await textOf('/')).toContain('Buka sekarang · tutup 23.59');
  await write('contact', 'hours', 'home', 'Senin - Jumat 08:00 - 20:00');
  expect(await textOf('/')).not.toMatch(/Buka sekarang|Tutup ·/);
});

test('the home page shows the drinks with their prices, and no section if there are none', async () => {
  expect(await open('/')).not.toContain('id="menu"');
  const add = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/menu-items', headers: editor, payload });
  await add({ name: 'Es Kopi Aren', category: 'minuman', price: 24_000 });
  await add({ name: 'Teh Tawar', category: 'minuman' });
  await add({ name: 'Roti Bakar', category: 'makanan', price: 9000 });
  await add({ name: 'Kopi Lama', category: 'minuman', isActive: false });
  const strip = /id="menu"[\s\S]*?<\/section>/.exec(await open('/'))?.[0] ?? '';
  expect(strip).toContain('Es Kopi Aren');
  expect(strip).toContain('Rp\u00a024.000');
  expect(strip).toContain('Teh Tawar');
  expect(strip.match(/Rp/g)).toHaveLength(1);
  expect(strip).not.toMatch(/Roti Bakar|Kopi Lama/);
});

test('without an address for reviews the home page has no reviews frame', async () => {
  const page = await open('/');
  expect(page).toContain('Google Reviews');
  expect(page).not.toMatch(/maps\?q=|Show the reviews/);
  await write('contact', 'embeds', 'reviews', 'https://widget.trustmary.com/abc');
  expect(await open('/')).toContain('https://widget.trustmary.com/abc');
});

test('the legal pages name the days after which data is deleted by the settings', async () => {
  const settings = { VISIT_ADDRESS_DAYS: '7', FEEDBACK_KEEP_DAYS: '0', RATINGS_KEEP_DAYS: '90' };
  const { app: shop } = await createTestApp({ env: settings });
  const rows = new Map(
    [
      ...(await shop.inject('/privacy')).body.matchAll(/<th[^>]*>([^<]+)<\/th><td[^>]*>([^<]+)</g),
    ].map(([, kind, kept]) => [kind, kept]),
  );
  expect(rows.get('Alamat IP pengunjung situs')).toBe('Disingkat setelah 7 hari.');
  expect(rows.get('Rating beserta gambar bukti')).toBe('Dihapus otomatis setelah 90 hari.');
  expect(rows.get('Kritik dan saran beserta balasannya')).toBe(
    'Sampai Anda meminta penghapusannya.',
  );
  expect((await shop.inject('/data-privacy')).body.replaceAll('<!-- -->', '')).toContain(
    'Visitor addresses are shortened after 7 days.',
  );
});

test('links to pages use `to()`, so that a wrong link does not compile', () => {
  const files = globSync('src/{pages,ui/site}/**/*.tsx').concat(
    globSync('src/features/**/{section,island-}*.tsx'),
    globSync('src/features/**/*.island.tsx'),
  );
  const unchecked = files.flatMap((file) => {
    const links = readFileSync(file, 'utf8').matchAll(/\b(?:href|action)="(\/[\w-]*)["#?]/g);
    return [...links].map(([, address]) => `${file}: ${address}`);
  });
  expect(unchecked.filter((link) => !/: \/(admin|app)$/.test(link))).toEqual([]);
});

test('the sitemap lists every page in each language except those for one customer, those for staff, and the duplicate privacy page', async () => {
  const sitemap = await open('/sitemap.xml');
  const found = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)];
  const pages = [
    '/',
    '/about',
    '/membership',
    '/menu',
    '/outlets',
    '/promos',
    '/team',
    '/faqs',
    '/feedback',
    '/contact',
    '/rating',
    '/data-privacy',
    '/privacy',
    '/terms-of-use',
    '/menu/es-kopi-aren',
    '/menu/teh-tawar',
    '/menu/roti-bakar',
  ];
  const inEach = pages.flatMap((path) => [path, `/id${path}`, `/en${path}`]);
  const addresses = inEach.map((path) => path.replace(/(?<=.)\/$/, ''));
  expect(found.map(([, path]) => path)).toEqual(addresses);
});
