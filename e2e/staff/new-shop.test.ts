import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Locator } from 'playwright-core';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { allPages } from '../../src/pages.contract.ts';
import { samplePhoto } from '../../src/test/pictures.ts';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { createSmtp } from '../../src/test/servers/smtp.ts';
import { dayOf } from '../../src/time.ts';
import { expectNone, waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { visitor } from '../support/visitor.ts';

const smtp = await createSmtp();
afterAll(smtp.stop);
const owner = { email: 'sari@nusa.example', password: OWNER.password };
const { open, url } = await startSite({
  empty: true,
  env: {
    SEED: 'none',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'halo@nusa.example',
    ADMIN_EMAIL: owner.email,
    FORM_LIMIT: '0',
  },
});

const clear = { channels: 4, background: '#0000' } as const;
const bar = { channels: 4, background: '#1d4ed8' } as const;
const logo = await sharp({ create: { width: 400, height: 160, ...clear } })
  .composite([{ input: { create: { width: 320, height: 80, ...bar } } }])
  .png()
  .toBuffer();
const poster = await samplePhoto({ width: 400, height: 500 });

test('an owner makes an empty shop their own and opens it, in 27 presses', async () => {
  const page = await open('/login');
  let presses = 0;
  const press = async (where: Locator) => {
    presses += 1;
    await where.click();
  };
  const choose = async (where: Locator, name: string, buffer: Buffer) => {
    presses += 1;
    await where.setInputFiles({ name, mimeType: 'image/png', buffer });
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  const save = async () => {
    await press(button('Simpan'));
    await button('Batal').waitFor({ state: 'detached' });
  };

  await field('E-mail').fill(owner.email);
  await page.getByLabel(/^Password/).fill(owner.password);
  await press(button('Sign In'));

  await press(link('My shop'));
  await field('Name of the shop').waitFor();
  expect(await button('Save').count()).toBe(0);
  await field('Name of the shop').fill('Nusa Kopi');
  await press(page.getByRole('switch', { name: 'This shop has an app' }));
  await choose(page.getByLabel('Logo for light backgrounds'), 'logo.png', logo);
  await field('Main colour, code').fill('#1d4ed8');
  await field('Accent colour, code').fill('#f59e0b');
  await press(button('Save'));
  await waitForText(page, 'Your shop updated successfully');
  await page.locator('nav img[src^="/mark.svg?"]').waitFor();

  await press(link('Address and contact'));
  await field('Alamat').fill('Jalan Braga 12, Bandung');
  await field('Telepon').fill('(022) 123 4567');
  await field('E-mail').fill('halo@nusa.example');
  await field('Nomor WhatsApp').fill('0812 3456 7890');
  await save();
  await press(button('Edit Beranda dan Tentang Kami'));
  await field('Beranda dan Tentang Kami').fill('Setiap hari 08.00–22.00');
  await save();
  await press(button('Edit Profil Instagram'));
  await field('Profil Instagram').fill('@nusakopi');
  await save();

  await press(link('Promos'));
  for (const title of ['Pagi hemat', 'Sore berdua']) {
    await press(button('Add Promo Image'));
    await field('Title').fill(title);
    await field('Description').fill('Setiap hari kerja.');
    await choose(page.getByLabel('Image', { exact: true }), `${title}.png`, poster);
    await press(button('Add Promo'));
    await page.getByRole('heading', { name: title }).waitFor();
  }

  await press(link('Pages & news'));
  await press(button('Add page'));
  await field('Title').fill('Waralaba');
  await field('Text').fill('Buka Nusa Kopi di kota Anda.');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    button('Preview before saving').click(),
  ]);
  await waitForText(preview, 'Buka Nusa Kopi di kota Anda.');
  await preview.close();
  presses += 1;
  await page.getByLabel('Link in').selectOption({ label: 'The footer' });
  await press(page.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await page.getByRole('heading', { name: 'Waralaba' }).waitFor();

  await press(link('Legal'));
  await press(button('Edit Terms and Conditions'));
  expect(await page.getByLabel('In force since').inputValue()).toBe(dayOf(Date.now()));
  await field('Text').fill('Harga dapat berubah. Pesanan berlaku di hari yang sama.');
  await press(button('Save'));
  await page.getByText('Built-in text', { exact: true }).nth(2).waitFor({ state: 'detached' });

  await press(link('Getting ready'));
  await press(button('Open the site'));
  await waitForText(page, 'The site is open');
  expect(presses).toBe(27);

  const read = async (path: string) => (await fetch(url + path)).text();
  const home = await read('/');
  for (const words of ['Nusa Kopi', 'Jalan Braga 12, Bandung', 'Pagi hemat', 'Sore berdua']) {
    expect(home).toContain(words);
  }
  expect(await read('/waralaba')).toContain('Buka Nusa Kopi di kota Anda.');
  expect(await read('/terms-of-use')).toContain('Harga dapat berubah.');
});

type Sent = { address: string; type: string; bytes: Buffer };

/** Pictures of shared links take a while to draw. Those of the voices differ in a slogan. */
const isSameDrawing = (address: string) => /^\/share\/\w+\/(id|en)-/.test(address);

/** Addresses of our own that an answer leads to. */
function linksIn({ address, type, bytes }: Sent): string[] {
  if (!/html|css|xml|json|plain/.test(type)) return [];
  const text = bytes.toString().replaceAll('&amp;', '&');
  const found = [
    ...text.matchAll(/\b(?:href|src|poster|content|loc|srcset|imagesrcset)="([^"]+)"/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
    ...text.matchAll(/"src":"([^"]+)"/g),
    ...text.matchAll(/Sitemap: (\S+)/g),
  ].flatMap(([, links = '']) => links.split(/,\s+/).map((link) => link.trim().split(' ')[0] ?? ''));
  return found
    .filter((link) => /^(\/|http|\.)/.test(link))
    .map((link) => new URL(link, new URL(address, url)))
    .filter(({ origin }) => origin === url)
    .map(({ pathname, search }) => pathname + search);
}

test('nothing that is sent by a shop of one’s own comes from the demo', async () => {
  const staff = visitor(url);
  await staff.login(owner);
  const guest = visitor(url);
  const message = { name: 'Budi', email: 'budi@mail.example', message: 'Apakah ada meja besar?' };
  expect((await guest.send('POST', '/api/contact', message)).ok).toBe(true);
  const [{ id }] = await (await staff.send('GET', '/api/admin/contact-messages')).json();
  const reply = { channel: 'email', recipient: message.email, body: 'Ada.' };
  await staff.send('POST', `/api/admin/contact-messages/${id}/replies`, reply);
  await staff.send('POST', '/api/admin/test-email', { testEmail: owner.email });
  const { samples } = await (await staff.send('GET', '/api/admin/email-config')).json();
  const docs = await (await staff.send('GET', '/api/docs/json')).json();

  const wrong: string[] = [];
  const check = (where: string, text: string) => {
    const at = text.search(/seduh/i);
    if (at >= 0) wrong.push(`${where}: ${text.slice(Math.max(0, at - 60), at + 40)}`);
  };
  const get = async (by: typeof guest, address: string) => {
    const answer = await by.send('GET', address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status >= 500) wrong.push(`${address} answered ${answer.status}`);
    check(address, JSON.stringify([...answer.headers]));
    check(address, bytes.toString('latin1'));
    return { address, type: answer.headers.get('content-type') ?? '', bytes };
  };
  const seen = new Set<string>();
  async function walk(addresses: string[]) {
    const unseen = addresses.filter((address) => !seen.has(address) && !isSameDrawing(address));
    for (const address of new Set(unseen)) {
      seen.add(address);
      await walk(linksIn(await get(guest, address)));
    }
  }

  const pages = [...allPages().map(({ address }) => address), '/no-such-page'];
  await walk(['', '/id', '/en'].flatMap((voice) => pages.map((page) => voice + page)));
  await walk(['/robots.txt', '/app', '/app/promo', '/api/nothing', '/api/docs', '/og/home.jpg']);
  expect([...seen]).toEqual(
    expect.arrayContaining(['/en/waralaba', '/sitemap.xml', '/id/manifest.webmanifest']),
  );
  const folder = 'dist/client';
  await walk(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\./.test(entry.name))
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`),
  );
  expect(seen.size).toBeGreaterThan(200);

  const calls = Object.entries<object>(docs.paths)
    .filter(([path, methods]) => 'get' in methods && !path.includes('{'))
    .map(([path]) => path);
  expect(calls.filter((path) => path.endsWith('.csv')).length).toBeGreaterThan(10);
  for (const address of [
    ...calls,
    ...samples.map((kind: string) => `/api/admin/email-samples/${kind}/preview.html`),
    ...(await (await staff.send('GET', '/api/admin/poster-purposes')).json()).map(
      (purpose: string) => `/api/admin/poster?sentence=Halo&mark=meja&purpose=${purpose}`,
    ),
    '/admin/overview',
    '/preview/about',
  ]) {
    await get(staff, address);
  }

  // The message, the answer and the test.
  await expect.poll(() => smtp.accepted.length).toBe(3);
  for (const { source } of smtp.accepted) {
    check('a mail', source);
    check('a mail', JSON.stringify(await PostalMime.parse(source)));
  }
  expectNone(wrong, 'of the demo');
});
