import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import { startSite } from './browser.ts';

const { open } = await startSite({ env: { SEED: 'none' } });

const poster = {
  name: 'poster.jpg',
  mimeType: 'image/jpeg',
  buffer: await samplePhoto({ width: 400, height: 500 }),
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const answered = async (page: Page, question: string, action: string) =>
  page
    .getByRole('alertdialog', { name: question })
    .getByRole('button', { name: action, exact: true })
    .click();
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

/** Moves an entry with the keyboard, and waits until the new order is saved. */
async function moveUp(page: Page, name: string) {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await page.getByRole('button', { name: `Move ${name}: drag, or press the arrow keys` }).focus();
  await page.keyboard.press('ArrowUp');
  expect((await saved).status()).toBe(200);
}

/** Takes an entry by its handle and lets it go in another one's place. */
async function drag(page: Page, name: string, onto: string) {
  const handle = (entry: string) =>
    page.getByRole('button', { name: `Move ${entry}: drag, or press the arrow keys` });
  const to = await handle(onto).boundingBox();
  await handle(name).hover();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 4, to?.y ?? 0, { steps: 8 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
}

test('staff add, edit, order, switch off and delete promos, and visitors see it', async () => {
  const staff = await open('/admin/promos', { signedIn: true });
  const visitor = await open('/');
  const shown = async () => {
    await visitor.reload();
    return texts(visitor, '#promo-row strong');
  };
  expect(await shown()).toEqual([]);

  await press(staff, 'Add Promo');
  await told(staff, 'Please select an image');
  for (const title of ['Beli satu', 'Poin ganda']) {
    await staff.getByLabel('Title').fill(title);
    await staff.getByLabel('Description').fill(`Tentang ${title}`);
    await staff.getByLabel('Image').setInputFiles(poster);
    await press(staff, 'Add Promo');
    await told(staff, 'Promo image uploaded successfully');
    await staff.getByRole('button', { name: `Edit ${title}` }).waitFor();
    expect(await staff.getByLabel('Title').inputValue()).toBe('');
    expect(await staff.getByLabel('Display Order').inputValue()).toBe('1');
  }
  expect(await shown()).toEqual(['Beli satu', 'Poin ganda']);

  await press(staff, 'Edit Beli satu');
  await staff.getByLabel('Title').fill('Beli satu gratis satu');
  await press(staff, 'Update Promo');
  await told(staff, 'Promo image updated successfully');
  await moveUp(staff, 'Poin ganda');
  expect(await shown()).toEqual(['Poin ganda', 'Beli satu gratis satu']);

  const card = staff.getByRole('article').filter({ hasText: 'Poin ganda' });
  await card.getByRole('switch', { name: 'Active' }).click();
  await card.getByText('Inactive').waitFor();
  expect(await shown()).toEqual(['Beli satu gratis satu']);

  await press(staff, 'Delete Beli satu gratis satu');
  await answered(staff, 'Are you sure you want to delete this promo image?', 'Delete');
  await told(staff, 'Promo image deleted successfully');
  expect(await shown()).toEqual([]);
  expect(await visitor.locator('#promo').count()).toBe(0);
});

test('staff add, edit, order and delete team members, and visitors see it', async () => {
  const staff = await open('/admin/team', { signedIn: true });
  const visitor = await open('/');
  const shown = async () => {
    await visitor.reload();
    return texts(visitor, '#team-row h3');
  };
  const add = staff.getByRole('button', { name: 'Add Team Member' });
  expect(await add.isDisabled()).toBe(true);
  for (const name of ['Sari', 'Bima']) {
    await staff.getByLabel('Name').fill(name);
    await staff.getByLabel('Position').fill('Barista');
    if (name === 'Bima') await staff.getByLabel('Upload a photo').setInputFiles(poster);
    await add.click();
    await told(staff, 'Team member added successfully');
    await staff.getByRole('button', { name: `Edit ${name}` }).waitFor();
  }
  expect(await shown()).toEqual(['Sari', 'Bima']);
  expect(await visitor.locator('#team-row img[src^="/media/"]').count()).toBe(1);
  expect(await visitor.locator('#team-row svg').count()).toBe(1);

  await press(staff, 'Edit Sari');
  await staff.getByLabel('Photo URL (optional)').fill('javascript:alert(1)');
  await press(staff, 'Update Team Member');
  await told(staff, 'An https address or an uploaded picture');
  await staff.getByLabel('Photo URL (optional)').fill('');
  await staff.getByLabel('Name').fill('Sari Dewi');
  await press(staff, 'Update Team Member');
  await told(staff, 'Team member updated successfully');
  await moveUp(staff, 'Bima');
  expect(await shown()).toEqual(['Bima', 'Sari Dewi']);

  for (const name of ['Bima', 'Sari Dewi']) {
    await press(staff, `Delete ${name}`);
    await answered(staff, `Are you sure you want to delete ${name}?`, 'Delete');
    await staff.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' });
  }
  await told(staff, 'Team member deleted successfully');
  expect(await shown()).toEqual([]);
});

test('staff upload, view, order and delete mockups, and the showcase goes through them', async () => {
  const staff = await open('/admin/mockups', { signedIn: true });
  const visitor = await open('/');
  await told(visitor, 'Pictures of the app are on their way.');
  const upload = staff.getByRole('button', { name: 'Upload', exact: true });
  expect(await upload.isDisabled()).toBe(true);
  for (const [name, position] of [
    ['first.jpg', 'left'],
    ['second.jpg', 'center'],
    ['third.jpg', 'right'],
  ] as const) {
    await staff.getByLabel('Image').setInputFiles({ ...poster, name });
    await staff.getByLabel('Position').selectOption(position);
    await upload.click();
    await told(staff, 'Image uploaded successfully');
    await staff.getByRole('button', { name: `View ${name}` }).waitFor();
  }
  await visitor.reload();
  const current = visitor.locator('[data-slot="0"] img[loading]');
  expect(await current.getAttribute('alt')).toBe('second.jpg');
  await visitor.locator('#app').scrollIntoViewIfNeeded();
  await visitor.getByRole('button', { name: 'Show picture 5 of 5' }).waitFor();
  expect(await visitor.getByRole('button', { name: /^Show picture/ }).count()).toBe(5);

  await press(staff, 'View first.jpg');
  await staff.getByRole('dialog', { name: 'first.jpg' }).waitFor();
  await staff.keyboard.press('Escape');
  await moveUp(staff, 'second.jpg');
  await press(staff, 'Delete first.jpg');
  await answered(staff, 'Are you sure you want to delete this image?', 'Delete');
  await told(staff, 'Image deleted successfully');
  const left = (await visitor.request.get('/api/mockups')).json();
  expect((await left).map(({ name }: { name: string }) => name)).toEqual([
    'second.jpg',
    'third.jpg',
  ]);
});

test('staff keep the menu, and visitors choose from what is active', async () => {
  const staff = await open('/admin/feedback', { signedIn: true });
  const choices = async (category: string) => {
    const answer = await staff.request.get(`/api/menu-items/category/${category}`);
    return (await answer.json()).map(({ name }: { name: string }) => name);
  };
  await press(staff, 'Tambah Menu');
  await told(staff, 'Nama menu harus diisi');
  for (const name of ['Kopi Susu', 'Teh Tarik']) {
    await staff.getByLabel('Nama Menu').fill(name);
    await press(staff, 'Tambah Menu');
    await told(staff, 'Menu item created successfully');
    await staff.getByRole('button', { name: `Edit ${name}` }).waitFor();
  }
  await moveUp(staff, 'Teh Tarik');
  expect(await choices('minuman')).toEqual(['Teh Tarik', 'Kopi Susu']);
  await drag(staff, 'Kopi Susu', 'Teh Tarik');
  expect(await choices('minuman')).toEqual(['Kopi Susu', 'Teh Tarik']);

  await staff.getByRole('switch', { name: 'Teh Tarik: aktif' }).click();
  await staff.getByText('Nonaktif').waitFor();
  expect(await choices('minuman')).toEqual(['Kopi Susu']);

  await press(staff, 'Edit Kopi Susu');
  await staff.locator('select[name="category"]').selectOption('makanan');
  await press(staff, 'Perbarui Menu');
  await told(staff, 'Menu item updated successfully');
  expect(await choices('makanan')).toEqual(['Kopi Susu']);

  await press(staff, 'Hapus Kopi Susu');
  await answered(staff, 'Yakin hapus menu "Kopi Susu"?', 'Hapus');
  await told(staff, 'Menu item deleted successfully');
  expect(await choices('makanan')).toEqual([]);
});

test('what staff typed survives a failure, and nothing is sent twice', async () => {
  const expected = [/net::ERR_FAILED/];
  const staff = await open('/admin/team', { signedIn: true, expected });
  let calls = 0;
  await staff.route('**/api/team-members', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return route.abort();
  });
  await staff.getByLabel('Name').fill('Sari');
  await staff.getByLabel('Position').fill('Barista');
  await staff.getByRole('button', { name: 'Add Team Member' }).dblclick();
  await told(staff, 'No connection. Check your internet and try again.');
  expect(await staff.getByLabel('Name').inputValue()).toBe('Sari');
  expect(calls).toBe(1);
});
