import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePhoto } from '../../src/test/pictures.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { open, url } = await startSite({ env: { SEED: 'none' } });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { origin: url } });
  expect(answer.status(), await answer.text()).toBe(201);
}
/** The request arrives, but not its answer. */
async function loseAnswer(page: Page, path: string) {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
/** Names and prices, as programs of others read them. */
async function menu(page: Page, query = '') {
  const { sections } = await (await page.request.get(`/api/public/menu${query}`)).json();
  return sections.flatMap(
    ({ items }: { items: { name: { id: string }; price: number; soldOut: boolean }[] }) =>
      items.map(({ name, price, soldOut }) => [name.id, price, soldOut]),
  );
}

test('an empty menu offers only what can be done with it', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  await page.getByText('Belum ada menu').waitFor();
  await press(page, 'Lainnya');
  await page.getByRole('button', { name: 'Unggah CSV' }).waitFor();
  expect(await page.getByRole('button', { name: /^(Pilih|Urutkan|Ubah harga)$/ }).count()).toBe(0);
});

test('staff add an item with sizes, and put items into another order', async () => {
  const page = await open('/admin/menu?view=sections', { signedIn: true });
  await press(page, 'Tambah bagian');
  const section = page.getByRole('dialog', { name: 'Tambah bagian' });
  await section.getByRole('textbox', { name: 'Nama bagian', exact: true }).fill('Kopi');
  await section.getByRole('button', { name: 'Tambah bagian' }).click();
  await page.getByRole('heading', { name: 'Kopi', exact: true }).waitFor();

  const parts = page.getByRole('navigation', { name: 'Bagian layar ini' });
  await parts.getByRole('link', { name: 'Menu' }).click();
  await press(page, 'Tambah menu');
  const drawer = page.getByRole('dialog', { name: 'Tambah menu' });
  const save = drawer.getByRole('button', { name: 'Tambah menu' });
  await drawer.getByRole('textbox', { name: 'Nama Menu', exact: true }).fill('Latte');
  await drawer.getByLabel('Bagian').selectOption('Kopi');
  // A wrong price that is out of sight must not stop the form.
  const onePrice = drawer.getByLabel('Harga dalam rupiah (opsional)');
  await onePrice.fill('22000-28000');
  for (const [number, name, price] of [
    [1, 'Panas', '30rb'],
    [2, 'Es', 'abc'],
  ] as const) {
    if (number === 1) await drawer.getByRole('radio', { name: 'Per ukuran' }).check();
    else await drawer.getByRole('button', { name: 'Tambah ukuran' }).click();
    await drawer.getByLabel(`Ukuran ${number}`, { exact: true }).fill(name);
    await drawer.getByLabel(`Harga ukuran ${number}`).fill(price);
  }
  expect(await drawer.getByLabel('Harga ukuran 1').inputValue()).toBe('Rp\u00a030.000');
  expect(await onePrice.count()).toBe(0);
  await save.click();
  const notAPrice = drawer.getByText('Harga dalam rupiah utuh, misalnya 25000 atau 25.000');
  await notAPrice.waitFor();
  const second = drawer.getByLabel('Harga ukuran 2');
  expect(await second.inputValue()).toBe('abc');
  await second.fill('');
  await save.click();
  await notAPrice.waitFor();
  await second.fill('Rp 32.000');

  const season = drawer.locator('summary', { hasText: 'Musim' });
  const ends = drawer.getByLabel('Dijual sampai');
  await drawer.getByText('Sepanjang tahun', { exact: true }).waitFor();
  expect(await ends.isVisible()).toBe(false);
  await season.click();
  await drawer.getByLabel('Dijual mulai').fill('2030-12-24');
  await ends.fill('2030-12-01');
  await season.click();
  expect(await ends.isVisible()).toBe(false);
  await save.click();
  await drawer.getByText('Tanggal terakhir harus sesudah yang pertama').waitFor();
  expect(await ends.isVisible()).toBe(true);
  await drawer.getByLabel('Dijual mulai').fill('');
  await ends.fill('');
  await save.click();
  await drawer.waitFor({ state: 'hidden' });
  await waitForText(page, 'Panas Rp 30.000');
  await waitForText(page, 'Es Rp 32.000');

  const sectionId = (await (await page.request.get('/api/admin/menu-sections')).json())[0].id;
  for (const name of ['Tubruk', 'Gayo']) {
    await post(page, '/api/menu-items', { name, category: 'minuman', price: 20_000, sectionId });
  }
  await page.reload();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await page.getByRole('button', { name: 'Urutkan', exact: true }).first().click();
  await page.getByRole('button', { name: /^Pindahkan Gayo:/ }).focus();
  await page.keyboard.press('ArrowUp');
  expect((await saved).status()).toBe(200);
  const names = (await menu(page)).map(([name]: string[]) => name);
  expect(names).toEqual(['Latte', 'Gayo', 'Tubruk']);
});

test('a picture is saved although the browser is still reading it', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await press(page, 'Ubah Latte');
  const drawer = page.getByRole('dialog', { name: 'Ubah Latte' });
  await drawer
    .getByLabel('Gambar (opsional)', { exact: true })
    .setInputFiles({ name: 'latte.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() });
  await drawer.getByRole('button', { name: 'Simpan menu' }).click();
  await drawer.waitFor({ state: 'hidden' });
  const [latte] = await (await page.request.get('/api/menu-items')).json();
  expect(latte.name).toBe('Latte');
  expect(latte.imageUrl).toMatch(/^\/media\//);
});

test('staff mark what is sold out at one outlet, and take it back', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  for (const [name, zone] of [
    ['Menteng', 'WIB'],
    ['Kemang', 'WITA'],
  ]) {
    await post(page, '/api/outlets', { name, city: 'Jakarta', address: 'Jalan Uji 1', zone });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByLabel('Tandai habis di').selectOption('Kemang');
  await page.getByText('“Habis” berlaku di Kemang.').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  const soldOut = page.getByRole('checkbox', { name: 'Habis: Gayo' });
  await soldOut.check();
  await page
    .getByRole('status')
    .getByText(/^Habis di Kemang sampai \d+ [A-Z][a-z]+, 07\.00 WITA$/)
    .waitFor();
  await page
    .getByRole('article')
    .getByText(/^Habis di Kemang sampai /)
    .waitFor();
  expect(await menu(page, '?outlet=kemang')).toContainEqual(['Gayo', 20_000, true]);
  expect(await menu(page, '?outlet=menteng')).toContainEqual(['Gayo', 20_000, false]);
  await press(page, 'Lainnya: Gayo');
  await press(page, 'Biarkan habis sampai saya jual lagi: Gayo');
  await page.getByRole('status').getByText('Habis di Kemang', { exact: true }).waitFor();
  await soldOut.uncheck();
  await waitForText(page, 'Gayo dijual lagi di Kemang');
  await press(page, 'Urungkan');
  await waitForText(page, 'Sudah seperti semula');
  expect(await menu(page, '?outlet=kemang')).toContainEqual(['Gayo', 20_000, true]);
});

test('staff raise all prices at once, after seeing each, and take it back', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await press(page, 'Ubah harga');
  const dialog = page.getByRole('dialog', { name: 'Ubah harga' });
  await dialog.getByLabel('Berapa').fill('2000');
  await dialog.getByText('Gayo').waitFor();
  await dialog.getByRole('button', { name: 'Ubah 3 menu' }).click();
  await waitForText(page, 'Harga 3 menu diubah');
  expect(await menu(page)).toContainEqual(['Tubruk', 22_000, false]);
  await press(page, 'Urungkan');
  await waitForText(page, 'Harga lama kembali');
  expect(await menu(page)).toContainEqual(['Tubruk', 20_000, false]);
});

test('prices whose answer got lost are raised once, and taken back as a whole', async () => {
  const page = await open('/admin/menu', { signedIn: true, expected: [/ERR_FAILED/, /409/] });
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await press(page, 'Ubah harga');
  const dialog = page.getByRole('dialog', { name: 'Ubah harga' });
  await dialog.getByLabel('Berapa').fill('2000');
  const save = dialog.getByRole('button', { name: 'Ubah 3 menu' });
  await loseAnswer(page, '**/prices');
  const reloaded = page.waitForResponse(/menu-items\?/);
  await save.click();
  await waitForText(page, /^Tidak ada koneksi/);
  await reloaded;
  await save.click();
  await waitForText(page, 'Harga 3 menu diubah');
  expect(await menu(page)).toContainEqual(['Tubruk', 22_000, false]);
  await press(page, 'Urungkan');
  await waitForText(page, 'Harga lama kembali');
  expect(await menu(page)).toContainEqual(['Tubruk', 20_000, false]);
});

test('on a phone one reads which items are inactive', async () => {
  const page = await open('/admin/menu', { signedIn: true, width: 360 });
  const gayo = page.getByRole('article').filter({ hasText: 'Gayo' });
  const inactive = gayo.getByText('Nonaktif').and(page.locator(':visible'));
  await press(page, 'Lainnya: Gayo');
  await gayo.getByRole('switch', { name: 'Aktif: Gayo' }).click();
  await inactive.waitFor();
  await press(page, 'Lainnya: Gayo');
  await gayo.getByRole('switch', { name: 'Aktif: Gayo' }).click();
  await inactive.waitFor({ state: 'detached' });
});

test('on a phone an item is marked sold out with one press, and keeps its price and its height', async () => {
  const page = await open('/admin/menu', { signedIn: true, width: 360 });
  const row = page.getByRole('article').filter({ hasText: 'Tubruk' });
  const soldOut = page.getByRole('checkbox', { name: 'Habis: Tubruk' });
  const target = await row.locator('label').filter({ has: soldOut }).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const words = row.locator('h3, p');
  const [name, price] = await words.allInnerTexts();
  const notWhole = () =>
    words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  const height = (await row.boundingBox())?.height;
  await soldOut.check();
  await page
    .getByRole('status')
    .getByText(/^Habis sampai /)
    .waitFor();
  await row
    .getByText(/^sampai \d/)
    .and(page.locator(':visible'))
    .waitFor();
  expect((await words.allInnerTexts()).join(' ')).toMatch(`${name} ${price}`);
  expect(await notWhole()).toBe(0);
  expect((await row.boundingBox())?.height).toBe(height);
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await press(page, 'Pilih');
  await row.getByText('Habis', { exact: true }).click({ force: true });
  await waitForText(page, '1 dipilih');
  await press(page, 'Selesai');
  await soldOut.uncheck();
  await waitForText(page, 'Tubruk dijual lagi');
});

test('a menu whose sections do not load is not shown without them', async () => {
  const page = await open('/admin/menu', { signedIn: true, expected: [/ERR_FAILED/] });
  await page.route(/menu-sections/, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('Gagal memuat menu').waitFor();
  await page.unrouteAll();
  await press(page, 'Coba lagi');
  await page.getByRole('heading', { name: 'Gayo' }).waitFor();
});

test('a menu that cannot be searched says so once, not in every section', async () => {
  const page = await open('/admin/menu', { signedIn: true, expected: [/ERR_FAILED/] });
  await page.getByRole('heading', { name: 'Gayo' }).waitFor();
  await page.route(/menu-items/, (route) => route.abort());
  await page.getByLabel('Cari menu').fill('gayo');
  await page.getByRole('alert').getByText('Gagal memuat menu').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.unrouteAll();
  await press(page, 'Coba lagi');
  await page.getByRole('heading', { name: 'Gayo' }).waitFor();
});

test('a search without a match says so', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  await page.getByRole('heading', { name: 'Gayo' }).waitFor();
  const nothing = page.getByText('Tidak ada menu yang cocok');
  expect(await nothing.isVisible()).toBe(false);
  await page.getByLabel('Cari menu').fill('kucing');
  await nothing.waitFor();
});

test('a file shows its faults by row, and once corrected, what it changes', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await press(page, 'Unggah CSV');
  const dialog = page.getByRole('dialog', { name: 'Unggah CSV' });
  const choose = (csv: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose('Nama,Bagian,Harga\nEs Teh,Kopi,murah\nEs Jeruk,Jus,18rb');
  await dialog.getByText('Harga dalam rupiah utuh, misalnya 25000 atau 25.000').waitFor();
  await dialog.getByText('Bagian ini belum ada').waitFor();
  expect(await menu(page)).toHaveLength(3);
  await choose('Nama,Bagian,Kategori,Harga\nEs Teh,Kopi,,"Rp 15.000"\nEs Jeruk,Jus,minuman,18rb');
  await dialog.getByText('Bagian menu baru ikut ditambahkan: Jus.').waitFor();
  await dialog.getByRole('button', { name: /^Simpan/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('region', { name: 'Jus' })
    .getByRole('heading', { name: 'Es Jeruk' })
    .waitFor();
  expect(await menu(page)).toContainEqual(['Es Teh', 15_000, false]);
});

test('a file whose answer got lost adds its items once, and a second press shows what has changed', async () => {
  const page = await open('/admin/menu', { signedIn: true, expected: [/ERR_FAILED/, /409/] });
  await page.getByRole('button', { name: 'Lainnya', exact: true }).first().click();
  await press(page, 'Unggah CSV');
  const dialog = page.getByRole('dialog', { name: 'Unggah CSV' });
  const buffer = Buffer.from('Nama,Kategori\nSekali Saja,minuman');
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await loseAnswer(page, '**/import');
  const save = dialog.getByRole('button', { name: 'Simpan 1 baris' });
  await save.click();
  await dialog.getByText('Tidak ada koneksi').waitFor();
  await save.click();
  await dialog.getByText('Daftarnya berubah sejak ditampilkan').waitFor();
  await dialog.getByText('1 baris baru bernama sama dengan yang sudah ada').waitFor();
  const named = page.request.get('/api/menu-items?q=Sekali+Saja');
  expect(await (await named).json()).toHaveLength(1);
});

test('of a long menu only what is near is drawn, and every section is where its button leads', async () => {
  const page = await open('/admin/menu', { signedIn: true });
  const names = ['Seduh', 'Panggang', 'Segar', 'Manis'];
  const rows = names.flatMap((name) =>
    Array.from({ length: 40 }, (_, index) => `${name} ${index + 1},minuman,Bagian ${name}`),
  );
  const csv = ['Nama,Kategori,Bagian', ...rows].join('\n');
  const data = { csv };
  const path = '/api/admin/menu-items/import';
  const headers = { origin: url };
  const { seen } = await (await page.request.post(`${path}/preview`, { data, headers })).json();
  expect((await page.request.post(path, { data: { csv, seen }, headers })).status()).toBe(200);

  await page.reload();
  const section = (name: string) => page.getByRole('region', { name: `Bagian ${name}` });
  await section('Seduh').getByRole('article').first().waitFor();
  await section('Manis').waitFor();
  expect(await section('Manis').getByRole('article').count()).toBe(0);
  const chip = page.getByRole('navigation').getByRole('button', { name: 'Bagian Manis' });
  await chip.click();
  await section('Manis').getByRole('heading', { name: 'Manis 40', exact: true }).waitFor();
  await chip.and(page.locator('[aria-current=true]')).waitFor();
  const top = () => section('Manis').evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(60);
});
