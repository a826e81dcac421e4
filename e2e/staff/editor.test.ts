import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { open, read, server } = await startSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const frameOf = (page: Page) => page.frameLocator('iframe[title^="Pratinjau"]');
const html = async (path: string) => (await read(path)).html;

/** Waits until the page in the editor reacts to clicks. */
const ready = (page: Page) =>
  page.locator('[aria-busy=false] > iframe').waitFor({ state: 'attached' });

async function editor(width = 1440, path = '/admin/cms') {
  const page = await open(path, { width, signedIn: true, expected: [/4(00|09)/] });
  const frame = frameOf(page);
  await ready(page);
  return { page, frame };
}

/** The sections begin closed. */
const unfold = (page: Page, section: string) =>
  page.getByRole('heading', { name: section, exact: true }).click();

test('a click on the page opens its field, and typing shows on the page before it is saved', async () => {
  const { page, frame } = await editor();
  await frame.locator('#story-title').click();
  const field = page.getByLabel('Judul utama', { exact: true });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill('Cerita yang baru');
  await frame.getByRole('heading', { name: 'Cerita yang baru' }).waitFor();
  expect(await html('/')).not.toContain('Cerita yang baru');

  // The picture lies under a gradient, but a click still finds its field.
  await frame
    .locator('section')
    .first()
    .click({ position: { x: 500, y: 100 } });
  await page.getByLabel('Gambar latar: unggah gambar').waitFor();

  await page.reload();
  await page.getByText('Yang terakhir Anda ketik di sini belum disimpan.').waitFor();
  await page.getByText('Beranda › Judul utama', { exact: true }).waitFor();
  await button(page, 'Lanjutkan').click();
  await expect
    .poll(() => page.getByLabel('Judul utama', { exact: true }).inputValue())
    .toBe('Cerita yang baru');
  await button(page, 'Batal').click();
  await frame.getByRole('heading', { name: 'Cerita yang baru' }).waitFor({ state: 'detached' });
});

test('the sections of a page begin closed, beside the page that they are about', async () => {
  const { page } = await editor();
  await page.getByRole('heading', { name: 'Our Story', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Edit / }).count()).toBe(0);
  await unfold(page, 'Our Story');
  // Anywhere on a row opens its field.
  await page
    .locator('[open] [data-content]')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await button(page, 'Simpan').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('only the field that was pressed opens, and one that was not changed closes again', async () => {
  const { page, frame } = await editor();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const histories = page.getByRole('button', { name: /^Riwayat / });
  await unfold(page, 'Our Story');
  await button(page, 'Edit Judul utama').click();
  await field('Judul utama').waitFor();
  expect(await histories.count()).toBe(1);
  await button(page, 'Edit Deskripsi').click();
  await field('Deskripsi').fill('Dari kebun ke cangkir.');
  expect(await field('Judul utama').count()).toBe(0);
  await frame.locator('#story-title').click();
  await field('Judul utama').waitFor();
  expect(await field('Deskripsi').inputValue()).toBe('Dari kebun ke cangkir.');
  expect(await histories.count()).toBe(2);
  await button(page, 'Batal').click();
  await expect.poll(() => histories.count()).toBe(0);
});

test('a click on the page does nothing while it is loading, and then opens its field', async () => {
  const page = await open('/admin', { width: 1440, signedIn: true });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/pictures/**', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/admin/cms');
  const story = frameOf(page).getByRole('link', { name: 'Baca cerita kami' });
  await story.click();
  arrival.resolve();
  await ready(page);
  await story.click();
  await page.getByLabel('Teks tombol', { exact: true }).first().waitFor();
});

test('a draft is seen by staff only, until it is published; then an old text is restored', async () => {
  const { page } = await editor();
  await unfold(page, 'Ajakan, promo, tim, dan logo');
  await page.getByRole('button', { name: 'Edit Judul ajakan' }).click();
  await page.getByLabel('Judul ajakan', { exact: true }).fill('Ajakan baru');
  await button(page, 'Simpan draf').click();
  await waitForText(page, 'Draf disimpan; pengunjung belum melihatnya');
  expect(await html('/')).not.toContain('Ajakan baru');
  expect((await read('/preview')).answer.status).toBe(401);

  const preview = await page.context().newPage();
  await preview.goto('/preview');
  await preview.getByRole('heading', { name: 'Ajakan baru' }).waitFor();
  await preview.getByRole('link', { name: 'About', exact: true }).first().click();
  await preview.waitForURL('**/preview/about');
  await preview.close();

  const drafts = page.getByRole('region', { name: 'Draf' });
  expect(await accessibilityErrors(page)).toEqual([]);
  await drafts.getByRole('button', { name: 'Terbitkan semua' }).click();
  await waitForText(page, 'Draf diterbitkan');
  await drafts.waitFor({ state: 'detached' });
  expect(await html('/')).toContain('Ajakan baru');

  await page.getByRole('button', { name: 'Edit Judul ajakan' }).click();
  await button(page, 'Riwayat Judul ajakan').click();
  const history = page.getByRole('dialog');
  await history.getByText('Ajakan baru').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await history.getByRole('button', { name: 'Pulihkan' }).click();
  await waitForText(page, 'Versi lama dipulihkan');
  expect(await html('/')).not.toContain('Ajakan baru');
});

test('a draft is scheduled in Western Indonesian time, whatever the browser’s time zone', async () => {
  const { page } = await editor();
  await unfold(page, 'Ajakan, promo, tim, dan logo');
  await page.getByRole('button', { name: 'Edit Judul lokasi' }).click();
  await page.getByLabel('Judul lokasi', { exact: true }).fill('Mampir');
  await button(page, 'Simpan draf').click();
  await waitForText(page, 'Draf disimpan; pengunjung belum melihatnya');
  const drafts = page.getByRole('region', { name: 'Draf' });
  await drafts.getByRole('button', { name: 'Jadwalkan', exact: true }).click();
  const time = page.getByRole('group', { name: 'Waktu terbit (WIB)' });
  await time.getByLabel('Waktu terbit: tanggal').fill('2020-01-01');
  await page.getByRole('dialog').getByRole('button', { name: 'Jadwalkan' }).click();
  await waitForText(page, 'Pilih waktu yang akan datang');
  await time.getByLabel('Waktu terbit: tanggal').fill('2099-01-01');
  await time.getByLabel('Waktu terbit: jam').selectOption('08');
  await page.getByRole('dialog').getByRole('button', { name: 'Jadwalkan' }).click();
  await waitForText(page, 'Draf dijadwalkan');
  const rows: { draft: string | null; publishAt: string | null }[] = await (
    await page.request.get('/api/cms/contents/home')
  ).json();
  expect(rows.find(({ draft }) => draft === 'Mampir')?.publishAt).toBe('2099-01-01T01:00:00.000Z');
  await drafts.getByRole('button', { name: 'Buang', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click();
  await waitForText(page, 'Draf dibuang');
});

test('leaving with unsaved text asks first, and only Discard loses it', async () => {
  const { page } = await editor();
  await unfold(page, 'Ajakan, promo, tim, dan logo');
  await page.getByRole('button', { name: 'Edit Judul tim' }).click();
  await page.getByLabel('Judul tim', { exact: true }).fill('Orang-orang kami');
  const leave = () => page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await leave();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembali' }).click();
  await expect
    .poll(() => page.getByLabel('Judul tim', { exact: true }).inputValue())
    .toBe('Orang-orang kami');
  await leave();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Simpan' }).click();
  await page.waitForURL('**/admin/team');
  expect(await html('/')).toContain('Orang-orang kami');

  // Back also leaves the tab.
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await unfold(page, 'Ajakan, promo, tim, dan logo');
  await page.getByRole('button', { name: 'Edit Judul tim' }).click();
  await page.getByLabel('Judul tim', { exact: true }).fill('Yang ini tidak');
  await page.evaluate(() => history.go(-1));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click();
  await page.waitForURL('**/admin/team');
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await unfold(page, 'Ajakan, promo, tim, dan logo');
  await page.getByText('Orang-orang kami').first().waitFor();
});

test('what was left unsaved is not published with another page: it is offered first, then named where it is saved', async () => {
  const { page } = await editor();
  await unfold(page, 'Hero');
  await page.getByRole('button', { name: /^Edit Kalimat pembuka/ }).click();
  await page
    .getByLabel(/^Kalimat pembuka/)
    .first()
    .fill('Setengah kalimat');
  const visit = () => page.goto(`${new URL(page.url()).origin}/admin/cms?page=contact`);
  const change = async (text: string) => {
    await button(page, 'Edit Subjudul').click();
    await page.getByLabel('Subjudul', { exact: true }).first().fill(text);
  };
  page.on('dialog', (dialog) => void dialog.accept());
  await visit();
  await change('Silakan mampir');
  await page.getByText('1 perubahan', { exact: true }).waitFor();
  await page.getByText(/^Beranda › Kalimat pembuka/).waitFor();
  await button(page, 'Simpan').click();
  await waitForText(page, 'Konten berhasil diperbarui');
  expect(await html('/contact')).toContain('Silakan mampir');
  expect(await html('/')).not.toContain('Setengah kalimat');

  // Another visit, and it is still there to continue with.
  await visit();
  await button(page, 'Lanjutkan').click();
  await page.getByText('Ikut disimpan, di halaman lain:').waitFor();
  await change('Silakan mampir lagi');
  await page.getByText('2 perubahan', { exact: true }).waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: /^Buang Beranda › Kalimat pembuka/ }).click();
  await page.getByText('1 perubahan', { exact: true }).waitFor();
  await button(page, 'Simpan').click();
  await waitForText(page, 'Konten berhasil diperbarui');
  expect(await html('/contact')).toContain('Silakan mampir lagi');
  expect(await html('/')).not.toContain('Setengah kalimat');
});

test('a button that lacks its link says that it is not shown yet, before and after it is saved', async () => {
  const { page } = await editor();
  await unfold(page, 'Hero');
  await page.getByRole('button', { name: /^Edit Tombol 1: teks/ }).click();
  const lacks = page.getByText('Belum tampil: isi juga “Tombol 1: tautan”.');
  expect(await lacks.count()).toBe(0);
  await page
    .getByLabel(/^Tombol 1: teks/)
    .first()
    .fill('Lihat menu');
  await lacks.waitFor();
  await button(page, 'Simpan').click();
  await waitForText(page, 'Konten berhasil diperbarui');
  await page.getByRole('button', { name: /^Edit Tombol 1: teks/ }).waitFor();
  await lacks.waitFor();
  await button(page, 'Edit Tombol 1: tautan').click();
  await page.getByLabel('Tombol 1: tautan', { exact: true }).fill('/menu');
  await lacks.waitFor({ state: 'detached' });
  await button(page, 'Simpan').click();
  await page.getByRole('button', { name: 'Edit Tombol 1: tautan' }).waitFor();
  expect(await html('/')).toContain('Lihat menu');
});

test('a shop without an app is not asked for words about one', async () => {
  const { page } = await editor(1440, '/admin/cms?page=contact');
  const pageChoice = page.locator('label').filter({ hasText: /^Membership$/ });
  await pageChoice.first().waitFor();
  await page.getByText('App Store', { exact: true }).waitFor();
  await button(page, 'Edit Kedai ini punya aplikasi').click();
  const has = page.getByLabel('Kedai ini punya aplikasi', { exact: true });
  await has.click();
  await button(page, 'Simpan').click();
  await pageChoice.first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Tautan', exact: true }).waitFor();
  expect(await page.getByText('App Store', { exact: true }).count()).toBe(0);
  await page.goto(`${new URL(page.url()).origin}/admin/cms?page=membership`);
  await page.getByRole('heading', { name: 'Our Story', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Loyalty', exact: false }).count()).toBe(0);
  await page.goto(`${new URL(page.url()).origin}/admin/cms?page=contact`);
  await button(page, 'Edit Kedai ini punya aplikasi').click();
  await has.click();
  await button(page, 'Simpan').click();
  await pageChoice.first().waitFor();
});

test('what was left unsaved about an app is not published by a shop that has none', async () => {
  const { page } = await editor(1440, '/admin/cms?page=contact');
  const link = 'https://apps.apple.com/app/id1234567';
  await button(page, 'Edit App Store').click();
  await page.getByLabel('App Store', { exact: true }).fill(link);
  await button(page, 'Edit Subjudul').click();
  await page.getByLabel('Subjudul', { exact: true }).first().fill('Singgah dulu');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${new URL(page.url()).origin}/admin/cms?page=contact`);
  const left = page.getByText('Kontak › App Store', { exact: true });
  await left.waitFor();
  const has = page.getByLabel('Kedai ini punya aplikasi', { exact: true });
  await button(page, 'Edit Kedai ini punya aplikasi').click();
  await has.click();
  await button(page, 'Simpan').click();
  await left.waitFor({ state: 'detached' });
  await button(page, 'Lanjutkan').click();
  await page.getByText('1 perubahan', { exact: true }).waitFor();
  await button(page, 'Simpan').click();
  await expect.poll(() => html('/contact')).toContain('Singgah dulu');
  await button(page, 'Edit Kedai ini punya aplikasi').click();
  await has.click();
  await button(page, 'Simpan').click();
  await left.waitFor();
  expect(await html('/')).not.toContain(link);
});

test('what is typed while a save is under way is kept, and saved next without a question', async () => {
  const { page } = await editor(1440, '/admin/cms?page=contact');
  await button(page, 'Edit Subjudul').click();
  const subtitle = page.getByLabel('Subjudul', { exact: true }).first();
  await subtitle.fill('Mampirlah');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/cms/contents/*', async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/cms/contents/*');
  await button(page, 'Simpan').click();
  await asked;
  await subtitle.fill('Mampirlah sore ini');
  await button(page, 'Edit Kedai ini punya aplikasi').click();
  answer();
  await expect.poll(() => html('/contact')).toContain('Mampirlah');
  await page.getByText('Konten berhasil diperbarui').first().waitFor();
  expect(await subtitle.inputValue()).toBe('Mampirlah sore ini');
  expect(await page.getByLabel('Kedai ini punya aplikasi', { exact: true }).isVisible()).toBe(true);
  await page.getByText('1 perubahan', { exact: true }).waitFor();
  await button(page, 'Simpan').click();
  await expect.poll(() => html('/contact')).toContain('Mampirlah sore ini');
  await page.getByText('1 perubahan', { exact: true }).waitFor({ state: 'detached' });
});

test('what a save refuses is named, and its field is opened and focused, also on another page or after a search', async () => {
  const { page } = await editor();
  await unfold(page, 'Hero');
  await button(page, 'Edit Tombol 2: tautan').click();
  const link = page.getByLabel('Tombol 2: tautan', { exact: true });
  await link.fill('abc def ghi');
  await page.locator('label').filter({ hasText: 'Kontak' }).click();
  await page.getByLabel('Cari di semua halaman').fill('alamat');
  await page
    .getByRole('heading', { name: /^Kontak › / })
    .first()
    .waitFor();
  await button(page, 'Simpan').click();
  const notice = page.locator('.toast-place').getByRole('alert');
  await notice
    .getByText('Gagal memperbarui konten: Beranda › Tombol 2: tautan', { exact: true })
    .waitFor();
  const hasFocus = () => link.evaluate((one) => one === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await expect
    .poll(() => link.boundingBox().then((box) => box && box.y > 0 && box.y < 850))
    .toBe(true);
  // Why it is refused stands at the field, and nowhere else.
  await page.getByText(/Isi alamat situs/).waitFor();

  // Refused again while it is open, but far from the screen.
  await page.evaluate(() => scrollTo(0, 0));
  await button(page, 'Simpan').focus();
  await page.keyboard.press('Enter');
  await expect.poll(hasFocus).toBe(true);
  await link.fill('/menu');
  await button(page, 'Simpan').click();
  await waitForText(page, 'Konten berhasil diperbarui');
});

test('on a phone a tap on the page opens the field, and the page shows what is typed', async () => {
  const { page, frame } = await editor(360);
  await page.getByText('Pratinjau', { exact: true }).click();
  await frame.locator('h1').click();
  const field = page.getByLabel('Judul', { exact: true }).first();
  await field.fill('Kopi di saku');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByText('Pratinjau', { exact: true }).click();
  await frame.getByRole('heading', { name: 'Kopi di saku' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText('Isi', { exact: true }).click();
  await button(page, 'Simpan').click();
  await waitForText(page, 'Konten berhasil diperbarui');
  expect(await html('/')).toContain('Kopi di saku');
});

test('on a small laptop the page stands beside its sections, as on a phone', async () => {
  const { page, frame } = await editor(1024);
  await frame.locator('h1').click();
  await page.getByLabel('Judul', { exact: true }).first().fill('Kopi di meja');
  await frame.getByRole('heading', { name: 'Kopi di meja' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('a notice that saving failed leaves the button free', async () => {
  for (const [path, width, field, save] of [
    ['/admin/cms?page=contact', 360, 'Subjudul', 'Simpan'],
    ['/admin/shop', 1440, 'Slogan', 'Save'],
  ] as const) {
    const page = await open(path, { width, signedIn: true, expected: [/500/] });
    if (width === 360) {
      await unfold(page, 'Hero');
      await button(page, 'Edit Subjudul').click();
    }
    await page.getByLabel(field, { exact: true }).first().fill('Diseduh sampai malam');
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
    );
    await button(page, save).click();
    await page.locator('.toast-place').getByRole('button').waitFor();
    await page.unrouteAll();
    // The pointer still rests where it pressed.
    await button(page, save).click({ timeout: 3000 });
    await page
      .getByText(/^Konten berhasil diperbarui|updated/)
      .first()
      .waitFor();
  }
});

test('a chosen picture is uploaded and shown at once, and a file that is not a picture is refused at the field', async () => {
  const { page } = await editor(1440, '/admin/cms?page=about');
  await unfold(page, 'Hero');
  await page.getByRole('button', { name: 'Edit Gambar latar', exact: true }).click();
  const input = page.getByLabel('Gambar latar: unggah gambar');
  const file = { name: 'kedai.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') };
  await input.setInputFiles(file);
  await waitForText(page, 'Upload gagal');
  await page.getByText(/^Upload gambar gagal: /).waitFor();
  await input.setInputFiles('public/icon-192.png');
  await waitForText(page, 'Gambar berhasil diupload');
  const address = page.getByRole('textbox', { name: /^Gambar latar atau alamat/ });
  await expect.poll(() => address.inputValue()).toMatch(/^\/media\//);
});

test('the search covers all pages, and the address reopens what was open', async () => {
  const { page } = await editor();
  await page.getByLabel('Cari di semua halaman').fill('dedikasi');
  await page.getByRole('heading', { name: 'Tentang Kami › Dedikasi' }).waitFor();
  await page.getByRole('button', { name: 'Edit Gambar 1' }).click();
  await page.waitForURL(/page=about&item=\d+/);
  const again = await page.context().newPage();
  await again.goto(page.url().replace(server.url, ''));
  await again.getByLabel('Gambar 1: unggah gambar').waitFor();
});

test('at a wide screen both languages stand side by side when staff want that, and next time, too', async () => {
  const { page } = await editor();
  const written = page.getByLabel('Judul utama', { exact: true }).first();
  const translated = page.getByLabel('Judul utama (English)', { exact: true }).first();
  await unfold(page, 'Our Story');
  await page.getByRole('button', { name: 'Edit Judul utama' }).first().click();
  await written.waitFor();
  expect(await translated.isVisible()).toBe(false);
  await page.getByRole('switch', { name: 'Dua bahasa berdampingan' }).check();
  await translated.waitFor();
  const [left, right] = [await written.boundingBox(), await translated.boundingBox()];
  expect(left?.y).toBe(right?.y);
  await page.reload();
  await translated.waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
});
