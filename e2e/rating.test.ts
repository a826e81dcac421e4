import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Rating } from '../src/features/ratings/staff.contract.ts';
import { samplePhoto } from '../src/test/pictures.ts';
import { screenshot } from '../src/test/rewards/ratings.ts';
import { accessibilityErrors } from './support/accessibility.ts';
import { waitForText } from './support/assertions.ts';
import { startSite } from './support/browser.ts';
import { overflowing } from './support/measure.ts';

const { open, server } = await startSite({ env: { SEED: 'none', FORM_LIMIT: '0' } });

const phone = { width: 360, viewport: { width: 360, height: 740 }, hasTouch: true };
const submit = (page: Page) => page.getByRole('button', { name: 'Kirim Rating', exact: true });
const proof = (page: Page) => page.getByLabel('Bukti tangkapan layar');
const preview = (page: Page) => page.getByRole('img', { name: 'Tangkapan layar yang dipilih' });
const sentDialog = (page: Page) => page.getByRole('dialog', { name: 'Rating Berhasil Dikirim!' });
const file = (buffer: Buffer, mimeType = 'image/png') => ({
  name: `bukti.${mimeType.slice('image/'.length)}`,
  mimeType,
  buffer,
});

/** The page once its form is hydrated. */
async function openForm(visit: Parameters<typeof open>[1] = {}) {
  const page = await open('/rating', { ...phone, ...visit });
  await hydrated(page);
  return page;
}
async function hydrated(page: Page) {
  await page.locator('#rating').scrollIntoViewIfNeeded();
  await page.locator('form[novalidate]').waitFor();
}
async function fill(page: Page, name: string) {
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('E-mail').fill('sari@kopi.example');
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
}
async function ratingsOf(name: string): Promise<Rating[]> {
  const staff = await open('/robots.txt', { signedIn: true });
  const answer = await staff.request.get(`/api/admin/app-ratings?q=${encodeURIComponent(name)}`);
  return answer.json();
}
async function storedProof({ proofImageUrl }: Rating) {
  const staff = await open('/robots.txt', { signedIn: true });
  return (await staff.request.get(proofImageUrl)).body();
}

test('a customer sends a large photo from a phone, and is told what happens next', async () => {
  const page = await openForm();
  await fill(page, 'Sari Wulandari');
  await page.getByText('iOS', { exact: true }).click();
  // As cameras store it: sideways, with an orientation tag.
  const photo = await sharp(await samplePhoto({ width: 4000, height: 3000 }))
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  await proof(page).setInputFiles(file(photo, 'image/jpeg'));
  await preview(page).waitFor();
  const sent = page.waitForRequest('**/api/app-ratings');
  await submit(page).click();
  const dialog = sentDialog(page);
  await dialog.waitFor();
  const text = await dialog.innerText();
  for (const word of [
    'Sari Wulandari',
    'sari@kopi.example',
    'Admin memeriksa bukti Anda dalam 1-2 hari kerja',
    'Barcode reward dikirim ke e-mail Anda',
    'Tunjukkan barcode kepada kasir dalam 30 hari',
    'Jalan Contoh No. 12',
    '08:00-22:00 WIB',
  ]) {
    expect(text).toContain(word);
  }
  expect(await (await sent).headerValue('idempotency-key')).toBeTruthy();
  const close = dialog.getByText('Tutup', { exact: true });
  const bottom = async () => {
    const box = await close.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await expect.poll(bottom).toBeLessThan(740);
  expect(await page.getByText('Rating Submitted!').count()).toBe(0);
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  await waitForText(page, 'Rating Submitted!');
  expect(await page.getByRole('radio', { name: 'Android' }).isChecked()).toBe(true);
  for (const label of ['Nama', 'E-mail', 'Nomor WhatsApp', 'Bukti tangkapan layar']) {
    await expect.poll(() => page.getByLabel(label).inputValue(), { message: label }).toBe('');
  }
  await expect.poll(() => preview(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const [rating] = await ratingsOf('Sari Wulandari');
  if (!rating) throw new Error('The rating is missing');
  expect(rating).toMatchObject({ deviceType: 'ios', whatsappNumber: '6281234567890' });
  const stored = await sharp(await storedProof(rating)).metadata();
  expect([stored.width, stored.height]).toEqual([1200, 1600]);
});

test('sending shows its progress, can be stopped, and keeps all values', async () => {
  const page = await openForm();
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/app-ratings', async (route) => {
    await seen;
    await route.continue().catch(() => {});
  });
  await fill(page, 'Batal Dulu');
  await proof(page).setInputFiles(file(await screenshot()));
  await submit(page).click();
  await page.getByRole('progressbar', { name: 'Pengiriman' }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Mengirim...' }).isDisabled())
    .toBe(true);
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Batal Dulu');
  await preview(page).waitFor();
  await expect.poll(() => page.getByText('Submission Failed').count()).toBe(0);
  letThrough();
  await page.unroute('**/api/app-ratings');
  await submit(page).click();
  await sentDialog(page).waitFor();
  expect(await ratingsOf('Batal Dulu')).toHaveLength(1);
});

test('a reload keeps the texts, the device and the picture', async () => {
  const page = await openForm();
  await fill(page, 'Muat Ulang');
  await page.getByText('iOS', { exact: true }).click();
  const picture = await screenshot(3);
  await proof(page).setInputFiles(file(picture));
  await preview(page).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('rating-picture'));
  await page.reload();
  await hydrated(page);
  await preview(page).waitFor();
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Muat Ulang');
  await expect.poll(() => page.getByLabel('Nomor WhatsApp').inputValue()).toBe('0812 3456 7890');
  await expect.poll(() => page.locator('[value=ios]').isChecked()).toBe(true);
  await submit(page).click();
  await sentDialog(page).waitFor();
  const [rating] = await ratingsOf('Muat Ulang');
  if (!rating) throw new Error('The rating is missing');
  expect((await sharp(await storedProof(rating)).metadata()).width).toBe(360);
});

test('a rating whose answer got lost is stored once, even if the page is reloaded before the retry', async () => {
  const page = await openForm({ expected: [/ERR_FAILED/] });
  await page.route('**/api/app-ratings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fill(page, 'Jawaban Hilang');
  await proof(page).setInputFiles(file(await screenshot(4)));
  await preview(page).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('rating-picture'));
  await submit(page).dblclick();
  await waitForText(page, 'Submission Failed');
  await waitForText(page, 'Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.');
  expect(await ratingsOf('Jawaban Hilang')).toHaveLength(1);
  await page.unroute('**/api/app-ratings');
  await page.reload();
  await hydrated(page);
  await preview(page).waitFor();
  await submit(page).click();
  await sentDialog(page).waitFor();
  expect(await ratingsOf('Jawaban Hilang')).toHaveLength(1);
});

test('missing and wrong values are named in a notice and at their fields, and the first has the focus', async () => {
  const page = await openForm();
  await submit(page).click();
  await waitForText(page, 'Form Incomplete');
  await waitForText(page, 'Please fill all fields and upload proof image');
  await waitForText(page, 'Unggah tangkapan layar rating Anda');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(() => focused()).toBe('name');
  await fill(page, 'Sari');
  await page.getByLabel('Nomor WhatsApp').fill('0712');
  await proof(page).setInputFiles(file(await screenshot()));
  await preview(page).waitFor();
  await submit(page).click();
  await waitForText(page, 'Invalid WhatsApp Number');
  const sentence = 'Please enter a valid Indonesian WhatsApp number (08xxx or +628xxx)';
  await expect.poll(() => page.getByText(sentence).count()).toBe(2);
  await expect.poll(() => focused()).toBe('whatsappNumber');
  await page.getByLabel('E-mail').fill('sari');
  await submit(page).click();
  await waitForText(page, '2 kolom perlu diperbaiki');
  await page.getByLabel('Nomor WhatsApp').fill('0812');
  await expect.poll(() => page.locator('form').getByText(sentence).count()).toBe(0);
});

test('the next send takes the notice about the last away, also while that is read', async () => {
  const page = await openForm();
  await fill(page, 'Sari Koreksi');
  await page.getByLabel('Nomor WhatsApp').fill('0712');
  await proof(page).setInputFiles(file(await screenshot(5)));
  await preview(page).waitFor();
  await submit(page).click();
  await page.getByRole('alert').filter({ hasText: 'Invalid WhatsApp Number' }).hover();
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await page.getByLabel('Nomor WhatsApp').press('Enter');
  await sentDialog(page).waitFor();
  expect(await page.getByText('Invalid WhatsApp Number').count()).toBe(0);
});

test('beside the form, the notice about it covers nothing of it, and the chosen picture stays small', async () => {
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
  ] as const) {
    const page = await openForm({ viewport: { width, height } });
    await proof(page).setInputFiles(file(await screenshot(6)));
    await preview(page).waitFor();
    expect((await preview(page).boundingBox())?.height).toBeLessThanOrEqual(120);
    await submit(page).click();
    const notice = page.getByRole('region', { name: /F8/ }).locator('> div');
    await notice.waitFor();
    const [card, form] = [await notice.boundingBox(), await page.locator('#rating').boundingBox()];
    if (!card || !form) throw new Error('The notice or the form is missing');
    const isBeside = card.y + card.height <= form.y || card.x + card.width <= form.x;
    expect(isBeside, `at ${width} px`).toBe(true);
  }
});

test('the form with its errors, the notice and the dialog have no accessibility errors', async () => {
  for (const width of [360, 1440]) {
    const page = await openForm({ width, viewport: { width, height: 740 } });
    const findings = async () => {
      // Elements that fade in have their final colour only at the end. What scrolling moves never ends, and
      // what is removed meanwhile is cancelled.
      await page.evaluate(() => {
        const byTime = document.getAnimations().filter((one) => one.timeline === document.timeline);
        return Promise.allSettled(byTime.map((one) => one.finished));
      });
      return accessibilityErrors(page);
    };
    await submit(page).click();
    await waitForText(page, 'Form Incomplete');
    expect(await findings()).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    const notice = await page.getByRole('region', { name: /F8/ }).locator('> div').boundingBox();
    const whatsapp = await page.getByLabel('Nomor WhatsApp').boundingBox();
    expect(notice?.y).toBeGreaterThan(width === 360 ? (whatsapp?.y ?? 740) : 0);
    await fill(page, `Raden${'wicaksono'.repeat(9)}`);
    await proof(page).setInputFiles(file(await screenshot(width)));
    await preview(page).waitFor();
    await submit(page).click();
    await sentDialog(page).waitFor();
    expect(await findings()).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await page.close();
  }
});

test('a file that is not a picture is refused before it is sent, and by the server as well', async () => {
  const page = await openForm({ expected: [/400/] });
  const refusal = 'Berkas ini bukan gambar JPEG, PNG, atau WebP yang bisa dibaca';
  await fill(page, 'Bukan Gambar');
  await proof(page).setInputFiles(file(Buffer.from('%PDF-1.7'), 'application/pdf'));
  await waitForText(page, refusal);
  await expect.poll(() => proof(page).inputValue()).toBe('');
  await proof(page).setInputFiles(file(Buffer.from('<html>'), 'image/png'));
  await submit(page).click();
  await waitForText(page, 'Submission Failed');
  await waitForText(page, refusal);
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Bukan Gambar');
});

test('an iPad, which calls itself a Macintosh, is known by its touch screen', async () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
  for (const [points, device] of [
    [5, 'ios'],
    [0, 'android'],
  ] as const) {
    const page = await open('/robots.txt', { width: 768, userAgent });
    await page.addInitScript(
      `Object.defineProperty(navigator, 'maxTouchPoints', { get: () => ${points} })`,
    );
    await page.goto('/rating');
    await hydrated(page);
    await expect.poll(() => page.locator(`[value=${device}]`).isChecked()).toBe(true);
  }
});

test('without JavaScript a refused form keeps its texts and can be sent again', async () => {
  const expected = [/status 4(13|22)/, /console: .*4(13|22)/];
  const page = await open('/rating', { ...phone, script: false, expected });
  await fill(page, 'Dewi');
  await page.getByLabel('Nomor WhatsApp').fill('0712');
  await proof(page).setInputFiles(file(await screenshot()));
  await submit(page).click();
  await waitForText(page, 'Invalid WhatsApp Number');
  await waitForText(page, 'Pilih gambarnya sekali lagi');
  await expect.poll(() => page.getByLabel('Nama').inputValue()).toBe('Dewi');

  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  const photo = await samplePhoto();
  const large = Buffer.concat([photo, Buffer.alloc(12_000_000)]);
  await proof(page).setInputFiles(file(large, 'image/jpeg'));
  await submit(page).click();
  await waitForText(page, 'Gambar lebih besar dari 5 MB');
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('sari@kopi.example');

  await proof(page).setInputFiles(file(photo, 'image/jpeg'));
  await submit(page).click();
  await page.getByRole('heading', { name: 'Rating Berhasil Dikirim!' }).waitFor();
  await waitForText(page, 'Dewi');
  expect(await ratingsOf('Dewi')).toHaveLength(1);
});

test('the footer, the membership page and the barcode page link to the rating page', async () => {
  for (const [from, link] of [
    ['/', 'Rate the app'],
    ['/membership', 'Rate the app'],
    ['/barcode', 'Beri rating'],
  ] as const) {
    const page = await open(from);
    await page.getByRole('link', { name: link, exact: true }).last().click();
    await page.waitForURL(`${server.url}/rating`);
  }
});
