import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { rememberText, waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { server, open } = await startSite();

const sizes = [
  { device: 'a phone', width: 360 },
  { device: 'a desktop', width: 1280 },
];

/** A visitor without JavaScript who reloads the home page. */
async function readerOf(width: number) {
  const page = await open('/', { width, script: false });
  return {
    page,
    story: page.locator('section', { has: page.locator('#story-title') }),
    questions: () => page.locator('#faq summary').allInnerTexts(),
  };
}

async function signIn(page: Page) {
  await page.getByLabel('E-mail').fill(OWNER.email);
  const password = page.locator('input[name=password]');
  await password.fill(OWNER.password);
  // Before it is hydrated the form works but shows no messages.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Show password' }).click();
      return password.getAttribute('type');
    })
    .toBe('text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await waitForText(page, 'Login successful! Redirecting to admin...');
  await page.waitForURL('**/admin**');
}

test.for(sizes)('on $device staff change the story, and a reload shows it', async ({ width }) => {
  const title = `Dari dapur nenek, ${width} cangkir sehari`;
  const reader = await readerOf(width);
  const before = await reader.story.locator('img').last().getAttribute('src');

  const staff = await open('/login?next=/admin/cms', { width });
  await signIn(staff);
  // The sections begin closed.
  await staff.getByRole('heading', { name: 'Our Story' }).click();
  await staff.getByRole('button', { name: 'Edit Judul utama' }).click();
  await staff.getByLabel('Judul utama', { exact: true }).fill(title);
  await staff.getByRole('button', { name: 'Simpan', exact: true }).click();
  await waitForText(staff, 'Konten berhasil diperbarui');

  await staff.getByRole('button', { name: 'Edit Gambar utama' }).click();
  await staff.getByLabel('Gambar utama: unggah gambar').setInputFiles(await photo());
  await waitForText(staff, 'Gambar berhasil diupload');
  await staff.getByRole('button', { name: 'Simpan', exact: true }).click();
  await staff.getByLabel('Gambar utama: unggah gambar').waitFor({ state: 'detached' });

  await reader.page.reload();
  await expect.poll(() => reader.page.locator('#story-title').textContent()).toBe(title);
  const picture = reader.story.locator('img').last();
  const after = await picture.getAttribute('src');
  expect(after).not.toBe(before);
  await picture.scrollIntoViewIfNeeded();
  const answer = await reader.page.request.get(after ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test.for(sizes)('on $device staff add a FAQ and switch one off', async ({ width }) => {
  const question = `Apakah ada ${width} kursi di teras?`;
  const reader = await readerOf(width);
  const before = await reader.questions();

  const staff = await open('/admin/faqs', { width, signedIn: true });
  await staff.getByRole('button', { name: 'Add FAQ' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Add FAQ' });
  await drawer.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await drawer
    .getByRole('textbox', { name: 'Answer', exact: true })
    .fill('Ada, dan satu untuk kucing.');
  await drawer.getByRole('button', { name: 'Add FAQ' }).click();
  await waitForText(staff, 'FAQ created successfully');
  await reader.page.reload();
  expect((await reader.questions()).toSorted()).toEqual([...before, question].toSorted());

  const card = staff.getByRole('article').filter({ hasText: question });
  if (width < 640) await card.getByRole('button', { name: `More: ${question}` }).click();
  await card.getByRole('switch', { name: 'Active' }).click();
  await waitForText(staff, 'FAQ updated successfully');
  await card.getByText('Inactive').filter({ visible: true }).waitFor();
  await reader.page.reload();
  expect(await reader.questions()).toEqual(before);
});

test('staff whose session expired are told so, log in and return to their page', async () => {
  const staff = await open('/robots.txt', { signedIn: true, expected: [/401/] });
  const wasTold = await rememberText(staff, 'Please log in again to access the admin panel');
  await staff.goto('/admin/faqs');
  await staff.getByRole('button', { name: 'Add FAQ' }).click();
  await staff.context().clearCookies();
  const drawer = staff.getByRole('dialog', { name: 'Add FAQ' });
  await drawer.getByRole('textbox', { name: 'Question', exact: true }).fill('Masih di sini?');
  await drawer.getByRole('textbox', { name: 'Answer', exact: true }).fill('Tidak.');
  await drawer.getByRole('button', { name: 'Add FAQ' }).click();
  await staff.waitForURL(`${server.url}/login?next=${encodeURIComponent('/admin/faqs')}`);
  expect(await wasTold()).toBe(true);
  await signIn(staff);
  await staff.waitForURL(`${server.url}/admin/faqs`);
});

test('without a session the dashboard shows nothing and leads to the login page', async () => {
  const stranger = await open('/login');
  const wasTold = await rememberText(stranger, 'Session Expired');
  await stranger.goto('/admin');
  await stranger.waitForURL('**/login?next=*');
  expect(await wasTold()).toBe(true);
  await expect.poll(() => stranger.getByRole('button', { name: 'Sign In' }).isVisible()).toBe(true);
});

async function photo() {
  const background = { r: 90, g: 60, b: 40 };
  const size = { width: 800, height: 600, channels: 3 as const };
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  return { name: 'cerek.jpg', mimeType: 'image/jpeg', buffer };
}

test('a change that is not saved is asked about, also after another form on the page was emptied', async () => {
  const staff = await open('/admin/cms', { signedIn: true });
  await staff.getByRole('heading', { name: 'Our Story' }).click();
  await staff.getByRole('button', { name: 'Edit Judul utama' }).click();
  await staff.getByLabel('Judul utama', { exact: true }).fill('Dari kebun kakek');
  await staff.getByText('Tambah konten baru').click();
  const label = staff.getByRole('textbox', { name: 'Label' });
  await label.fill('Pengumuman');
  await label.fill('');
  await staff.getByRole('link', { name: 'FAQ' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Kembali' }).click();
  expect(await staff.getByLabel('Judul utama', { exact: true }).inputValue()).toBe(
    'Dari kebun kakek',
  );
});
