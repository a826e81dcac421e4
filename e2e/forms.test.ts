import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForText } from './support/assertions.ts';
import { startSite } from './support/browser.ts';

const { open, server } = await startSite({ env: { FORM_LIMIT: '0' } });

const chip = (page: Page, aspect: string) =>
  page.getByRole('checkbox', { name: aspect, exact: true });
const category = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Kirim Feedback', exact: true });

/** The page once its form is hydrated. */
async function openFeedback(visit: Parameters<typeof open>[1] = {}) {
  const page = await open('/feedback', visit);
  await page.locator('form[novalidate]').waitFor();
  return page;
}

test('a customer sends feedback about a drink on a phone', async () => {
  const page = await openFeedback({ width: 360 });
  const purpose = page.locator('#feedback').getByRole('link', { name: 'Kebijakan privasi' });
  expect(await purpose.isVisible()).toBe(true);
  await page.getByLabel('Nama').fill('Sari');
  await category(page, 'Minuman').check();
  await page.getByLabel('Menu minuman').selectOption('Kopi Tubruk');
  await chip(page, 'kekuatan kopi').check();
  await chip(page, 'aftertaste').check();
  await page.getByLabel('Detail').fill('Kopinya terlalu encer.');
  await page.getByRole('radio', { name: '2 dari 5 bintang' }).check();
  await submit(page).click();
  await waitForText(page, 'Feedback Berhasil Dikirim!');
  await waitForText(page, 'Feedback Terkirim!');
  expect(await purpose.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Kirim Feedback Lain' }).click();
  await expect.poll(() => purpose.isVisible()).toBe(true);
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('');
  await expect.poll(() => page.locator('form :checked:not(option)').count()).toBe(0);

  const staff = await open('/admin/feedback', { signedIn: true });
  const card = staff.getByRole('article').filter({ hasText: 'Kopinya terlalu encer.' });
  await card.waitFor();
  const text = await card.innerText();
  for (const word of ['Sari', 'Minuman', 'Kopi Tubruk', 'kekuatan kopi', 'aftertaste', 'WIB']) {
    expect(text).toContain(word);
  }
  await expect.poll(() => card.getByRole('img', { name: '2 dari 5 bintang' }).count()).toBe(1);
});

test('the form is shown again after five seconds', async () => {
  const page = await openFeedback({ movesClock: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.getByLabel('Nama').fill('Sari');
  await category(page, 'Pelayanan').check();
  await chip(page, 'Waktu Tunggu').check();
  await page.getByLabel('Detail').fill('Antre terlalu lama.');
  await submit(page).click();
  await waitForText(page, 'Feedback Terkirim!');
  await page.clock.runFor(4900);
  await expect.poll(() => page.getByText('Feedback Terkirim!').count()).toBe(1);
  await page.clock.runFor(200);
  await submit(page).waitFor();
});

test('errors are shown at their fields, the first has the focus, and they disappear when corrected', async () => {
  const page = await openFeedback({ viewport: { width: 360, height: 740 } });
  expect((await page.getByLabel('Nama').boundingBox())?.y).toBeLessThan(450);
  await submit(page).click();
  await waitForText(page, 'Nama harus diisi minimal 2 karakter');
  await waitForText(page, 'Pilih kategori');
  await waitForText(page, 'Detail harus diisi minimal 10 karakter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(() => focused()).toBe('name');
  await page.getByLabel('Nama').fill('Sari');
  await expect.poll(() => page.getByText('Nama harus diisi minimal 2 karakter').count()).toBe(0);
  await category(page, 'Pelayanan').check();
  await page.getByLabel('Detail').fill('Rotinya sudah dingin.');
  await submit(page).click();
  await waitForText(page, 'Pilih minimal 1 aspek');
  await expect.poll(() => focused()).toBe('aspects');
  const error = await page.getByText('Pilih minimal 1 aspek').boundingBox();
  expect(error?.y).toBeGreaterThan(60);
  expect(error?.y).toBeLessThan(720);
});

test('changing the category clears the menu item and the aspects', async () => {
  const page = await openFeedback();
  await category(page, 'Minuman').check();
  await page.getByLabel('Menu minuman').selectOption({ index: 1 });
  await chip(page, 'topping').check();
  await category(page, 'Pelayanan').check();
  await expect.poll(() => page.getByLabel('Menu minuman').count()).toBe(0);
  await expect.poll(() => chip(page, 'topping').count()).toBe(0);
  await category(page, 'Minuman').check();
  await expect.poll(() => chip(page, 'topping').isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('Menu minuman').inputValue()).toBe('');
});

test('choices made before the page finished loading are kept', async () => {
  const slow = await open('/login');
  const { promise: seen, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await slow.route('**/assets/*.js', async (route) => {
    await seen;
    await route.continue();
  });
  await slow.goto('/feedback', { waitUntil: 'commit' });
  await category(slow, 'Makanan').check();
  await slow.getByLabel('Menu makanan').selectOption('Croissant Mentega');
  await chip(slow, 'suhu').check();
  letScriptsIn();
  await slow.locator('form[novalidate]').waitFor();
  await expect.poll(() => category(slow, 'Makanan').isChecked()).toBe(true);
  await expect.poll(() => chip(slow, 'suhu').isChecked()).toBe(true);
  await expect
    .poll(() => slow.getByLabel('Menu makanan').locator(':checked').innerText())
    .toBe('Croissant Mentega');
});

test('the form becomes interactive even if the browser is never idle', async () => {
  const page = await open('/login');
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  await page.goto('/feedback');
  await page.locator('form[novalidate]').waitFor();
});

test('stars can be reset', async () => {
  const page = await openFeedback();
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect.poll(() => reset.isVisible()).toBe(false);
  await page.getByRole('radio', { name: '4 dari 5 bintang' }).check();
  await reset.click();
  await expect.poll(() => page.locator('[name=rating]:checked').count()).toBe(0);
});

test('the menu picker says that it is loading or that there is no menu', async () => {
  const page = await openFeedback();
  const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route('**/api/menu-items/category/makanan', async (route) => {
    await asked;
    await route.fulfill({ json: { message: 'no list' } });
  });
  await category(page, 'Makanan').check();
  await page.getByLabel('Menu makanan').getByText('Memuat menu...').waitFor({ state: 'attached' });
  answerNow();
  await page
    .getByLabel('Menu makanan')
    .getByText('Tidak ada menu tersedia')
    .waitFor({ state: 'attached' });
});

test('failed feedback keeps its text, and pressing the button twice sends it once', async () => {
  const page = await openFeedback({ expected: [/net::ERR_FAILED/] });
  const keys: (string | null)[] = [];
  await page.route('**/api/feedback', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  await page.getByLabel('Nama').fill('Bima');
  await category(page, 'Pelayanan').check();
  await chip(page, 'Lainnya').check();
  await page.getByLabel('Detail').fill('Colokannya kurang banyak.');
  await submit(page).dblclick();
  await waitForText(page, 'Gagal Mengirim Feedback');
  await waitForText(page, 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.');
  await expect.poll(() => page.getByLabel('Detail').inputValue()).toBe('Colokannya kurang banyak.');
  await expect.poll(() => chip(page, 'Lainnya').isChecked()).toBe(true);
  await submit(page).click();
  await waitForText(page, 'Feedback Terkirim!');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('without JavaScript the form asks the same questions, keeps its text and is sent', async () => {
  const page = await open('/feedback', {
    width: 360,
    script: false,
    expected: [/status 422/, /console: .*422/],
  });
  await page.getByLabel('Nama').fill('Dewi');
  await expect.poll(() => chip(page, 'level es').isVisible()).toBe(false);
  await category(page, 'Makanan').check();
  await page.getByLabel('Menu makanan').selectOption('Croissant Mentega');
  await expect.poll(() => page.getByLabel('Menu minuman').isVisible()).toBe(false);
  await page.getByLabel('Detail').fill('Croissant-nya gosong.');
  await page.getByRole('radio', { name: '1 dari 5 bintang' }).check();
  await submit(page).click();
  await waitForText(page, 'Pilih minimal 1 aspek');
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Dewi');
  await expect.poll(() => category(page, 'Makanan').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Detail').inputValue()).toBe('Croissant-nya gosong.');
  await chip(page, 'kematangan/tekstur').check();
  await submit(page).click();
  await waitForText(page, 'Feedback Terkirim!');

  const staff = await open('/admin/feedback', { signedIn: true });
  const card = staff.getByRole('article').filter({ hasText: 'Croissant-nya gosong.' });
  await card.getByText('Croissant Mentega').waitFor();
});

test('staff write a note, mark feedback as handled, filter and delete it', async () => {
  const staff = await open('/admin/feedback', { signedIn: true, width: 360 });
  const feedback = {
    name: 'Pelanggan Uji',
    category: 'pelayanan',
    aspects: ['Lainnya'],
    details: '<b>Tebal</b> sekali bukunya',
  };
  const answer = await staff.request.post('/api/feedback', {
    data: feedback,
    headers: { origin: server.url },
  });
  expect(answer.status()).toBe(201);
  await staff.reload();
  const inList = staff.getByRole('listitem').getByRole('button', { name: /^Pelanggan Uji/ });
  await inList.click();
  const card = staff.getByRole('article').filter({ hasText: feedback.name });
  await card.getByText(feedback.details, { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Tambah catatan untuk Pelanggan Uji' }).click();
  await staff.getByRole('textbox', { name: 'Catatan' }).fill('Sudah ditelepon');
  await card.getByRole('button', { name: 'Simpan', exact: true }).click();
  await card.getByText('Sudah ditelepon').waitFor();
  await card.getByRole('button', { name: 'Tandai ditangani' }).click();
  // The next one opens in its place.
  await card.waitFor({ state: 'detached' });
  await staff.goto('/admin/feedback');
  await inList.waitFor();
  await staff.getByRole('button', { name: /^Filter/ }).click();
  await staff.getByLabel('Status').selectOption('Baru');
  await inList.waitFor({ state: 'detached' });
  await staff.getByLabel('Status').selectOption('Ditangani');
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Lainnya', exact: true }).click();
  await staff.getByRole('link', { name: 'Unduh CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^feedback-.*\.csv$/);
  await inList.click();
  await card.getByText('Ditangani', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Hapus masukan Pelanggan Uji' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await card.waitFor({ state: 'detached' });
});
