import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePhoto } from '../../src/test/pictures.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { open, server } = await startSite({ env: { SEED: 'none' } });

/** Staff are not counted, nor is a browser that calls itself headless. */
async function tap(target: string, campaign: string) {
  const answer = await fetch(`${server.url}/api/taps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android 14)' },
    body: JSON.stringify({ target, campaign }),
  });
  expect(answer.status).toBe(204);
}

const poster = {
  name: 'poster.jpg',
  mimeType: 'image/jpeg',
  buffer: await samplePhoto({ width: 400, height: 500 }),
};

const englishPoster = await samplePhoto({ width: 300, height: 450 });

/** Its video would play as long as the page is open. */
const openHome = () => open('/', { reducedMotion: 'reduce' });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const answered = async (page: Page, question: string, action: string) =>
  page
    .getByRole('alertdialog', { name: question })
    .getByRole('button', { name: action, exact: true })
    .click();
/** Opens the drawer with the form. */
async function adding(page: Page, name: string) {
  await press(page, name);
  return page.getByRole('dialog', { name });
}
async function editing(page: Page, name: string) {
  const named = { name: new RegExp(`^(Edit|Ubah) ${name}$`) };
  await page.getByRole('button', named).click();
  return page.getByRole('dialog', named);
}
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

async function moveUp(page: Page, name: string) {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await startOrdering(page);
  await page.getByRole('button', { name: new RegExp(`^(Move|Pindahkan) ${name}:`) }).focus();
  await page.keyboard.press('ArrowUp');
  expect((await saved).status()).toBe(200);
  await endOrdering(page);
}

async function startOrdering(page: Page) {
  await page
    .getByRole('button', { name: /^(More|Lainnya)$/ })
    .first()
    .click();
  await press(page, /^(Reorder|Urutkan)$/);
}
/** Rows that move once the list was read again would close a menu that was opened in one of them. */
async function endOrdering(page: Page) {
  const still = page.getByRole('button', { name: /^(Move|Pindahkan) .+:/, disabled: true });
  await expect.poll(() => still.count()).toBe(0);
  await press(page, /^(Done|Selesai)$/);
}

async function drag(page: Page, name: string, onto: string) {
  await startOrdering(page);
  const handle = (entry: string) =>
    page.getByRole('button', { name: new RegExp(`^(Move|Pindahkan) ${entry}:`) });
  const to = await handle(onto).boundingBox();
  await handle(name).hover();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'));
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 4, to?.y ?? 0, { steps: 8 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await endOrdering(page);
}

test('staff add a promo that ends on Sunday, edit, order, switch off and delete promos', async () => {
  const staff = await open('/admin/promos', { signedIn: true, expected: [/\/pge\/karier/] });
  const visitor = await openHome();
  const shown = async () => {
    await visitor.reload();
    return visitor.locator('#promo-row li:not([aria-hidden]) b').allTextContents();
  };
  expect(await shown()).toEqual([]);

  for (const title of ['Beli satu', 'Poin ganda']) {
    const drawer = await adding(staff, 'Add Promo Image');
    const add = drawer.getByRole('button', { name: 'Add Promo' });
    if (title === 'Beli satu') {
      await add.click();
      await waitForText(staff, 'Please select an image');
      const fake = { ...poster, buffer: Buffer.from('<html>') };
      await drawer.locator('input[name=file]').setInputFiles(fake);
      await waitForText(staff, 'This file is not a picture');
    }
    await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await drawer
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill(`Tentang ${title}`);
    await drawer.locator('input[name=file]').setInputFiles(poster);
    await drawer.getByText('This image is 400 × 500; below 800 × 1000 it looks blurred.').waitFor();
    await expect.poll(() => drawer.getByLabel('Display Order').inputValue()).toBe('1');
    if (title === 'Poin ganda') {
      await drawer.getByRole('button', { name: 'Sunday' }).click();
      await drawer.getByText(/^Sunday,? \d+ \w+ 20\d\d$/).waitFor();
      await drawer.getByText('If empty, the promo does not end.').waitFor({ state: 'detached' });
    }
    await add.click();
    await waitForText(staff, 'Promo image uploaded successfully');
    await staff.getByRole('button', { name: `Edit ${title}` }).waitFor();
  }
  await staff
    .getByRole('article')
    .filter({ hasText: 'Poin ganda' })
    .getByText(/^Ends (today|tomorrow|in \d days)$/)
    .waitFor();
  const [{ id: tapped }] = await (await staff.request.get('/api/admin/promo-images')).json();
  for (const campaign of ['', 'poster', 'poster']) await tap(`promo:${tapped}`, campaign);
  await staff.reload();
  const beli = staff.getByRole('article').filter({ hasText: 'Beli satu' });
  await beli.getByText('3 taps in 30 days').waitFor();
  await staff.getByText('No taps in 30 days').waitFor();
  expect(await shown()).toEqual(['Beli satu', 'Poin ganda']);
  await waitForText(staff, /^No\. \d+ · Added \d+ \w+ 20\d\d$/);

  const drawer = await editing(staff, 'Beli satu');
  await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Beli satu gratis satu');
  await drawer.getByText('Choose what is never cropped').click();
  await drawer.getByRole('button', { name: /^Focal point/ }).press('ArrowUp');
  await drawer.getByLabel('Link', { exact: true }).fill('/pge/karier');
  await drawer.getByLabel('Ends: date').fill('2099-12-31');
  await drawer.getByLabel('Ends: hour').selectOption('21');
  await drawer.getByLabel('Ends: minute').selectOption('30');
  const update = drawer.getByRole('button', { name: 'Update Promo' });
  await update.click();
  await answered(staff, 'This site has no page /pge/karier. Save it all the same?', 'Cancel');
  await drawer.getByLabel('Link', { exact: true }).fill('/contact');
  await update.click();
  await waitForText(staff, 'Promo image updated successfully');
  const saved = await (await staff.request.get('/api/admin/promo-images')).json();
  expect(saved).toContainEqual(
    expect.objectContaining({
      title: 'Beli satu gratis satu',
      startsAt: null,
      endsAt: '2099-12-31T14:30:00.000Z',
    }),
  );
  await moveUp(staff, 'Poin ganda');
  expect(await shown()).toEqual(['Poin ganda', 'Beli satu gratis satu']);
  const aimed = visitor.locator('#promo-row img.aim-y-40').first();
  await expect
    .poll(() => aimed.evaluate((img) => getComputedStyle(img).objectPosition))
    .toBe('50% 40%');

  const row = staff.getByRole('article').filter({ hasText: 'Poin ganda' });
  await row.getByRole('switch', { name: 'Active: Poin ganda' }).click();
  await row.getByText('Inactive').filter({ visible: true }).waitFor();
  expect(await shown()).toEqual(['Beli satu gratis satu']);

  await press(staff, 'More: Beli satu gratis satu');
  await press(staff, 'Delete Beli satu gratis satu');
  await answered(staff, 'Are you sure you want to delete this promo image?', 'Delete');
  await waitForText(staff, 'Promo image deleted successfully');
  expect(await shown()).toEqual([]);
  await expect.poll(() => visitor.locator('#promo').count()).toBe(0);
});

test('a missing English picture takes as much room as the other, and the buttons are beside both', async () => {
  const staff = await open('/admin/promos', { signedIn: true });
  const drawer = await editing(staff, 'Poin ganda');
  await drawer.getByText('If empty, the same on all pages.').waitFor();
  const boxes = await drawer
    .locator('fieldset:has(> legend:text-matches("^Image"))')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const [picture, buttons] = [...field.querySelectorAll(':scope > div:first-of-type > div')];
        const [own, beside] = [picture, buttons].map((one) => one?.getBoundingClientRect());
        return [own?.width, own?.height, (beside?.left ?? 0) > (own?.right ?? 0)].join(' ');
      }),
    );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toMatch(/true$/);
  expect(boxes[1]).toBe(boxes[0]);
});

test('a delete is undone from the notice, and later from the bin', async () => {
  const staff = await open('/admin/promos', { signedIn: true });
  const remove = async () => {
    await press(staff, 'More: Poin ganda');
    await press(staff, 'Delete Poin ganda');
    await staff.getByText(/^Poin ganda · Can be undone/).waitFor();
    await answered(staff, 'Are you sure you want to delete this promo image?', 'Delete');
    await staff.getByRole('button', { name: 'Edit Poin ganda' }).waitFor({ state: 'detached' });
  };
  await remove();
  // An impatient finger presses twice, which is sent once.
  await staff.getByRole('button', { name: 'Undo', exact: true }).dblclick();
  await waitForText(staff, 'Promo image restored successfully');
  await staff.getByRole('button', { name: 'Edit Poin ganda' }).waitFor();

  await remove();
  await staff.reload();
  // Of an empty list nothing else is in the menu.
  await press(staff, 'Bin');
  const bin = staff.getByRole('dialog', { name: 'Bin' });
  await bin
    .getByText(/gone for good on/)
    .first()
    .waitFor();
  await bin.getByRole('button', { name: 'Restore Poin ganda' }).click();
  await bin.getByRole('button', { name: 'Restore Poin ganda' }).waitFor({ state: 'detached' });
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Edit Poin ganda' }).waitFor();
});

test('the owner deletes an entry in the bin for good, after a confirmation', async () => {
  const staff = await open('/admin/promos', { signedIn: true });
  await press(staff, 'More: Poin ganda');
  await press(staff, 'Delete Poin ganda');
  await answered(staff, 'Are you sure you want to delete this promo image?', 'Delete');
  await waitForText(staff, 'Promo image deleted successfully');
  await press(staff, 'Bin');
  const bin = staff.getByRole('dialog', { name: 'Bin' });
  const forGood = bin.getByRole('button', { name: 'Delete for good: Poin ganda' });
  await forGood.click();
  await answered(staff, 'Delete Poin ganda for good?', 'Cancel');
  await forGood.click();
  await answered(staff, 'Delete Poin ganda for good?', 'Delete for good');
  await waitForText(staff, 'Promo image deleted for good');
  await forGood.waitFor({ state: 'detached' });
});

test('staff add team members on a phone, and a picture uploaded before is offered', async () => {
  const staff = await open('/admin/team', { signedIn: true, width: 360, hasTouch: true });
  const visitor = await openHome();
  const shown = async () => {
    await visitor.reload();
    return texts(visitor, '#team-row h3');
  };
  for (const name of ['Sari', 'Bima']) {
    const drawer = await adding(staff, 'Add Team Member');
    expect((await drawer.boundingBox())?.width).toBe(360);
    const add = drawer.getByRole('button', { name: 'Add Team Member' });
    await expect.poll(() => add.isDisabled()).toBe(true);
    await drawer.getByLabel('Name').fill(name);
    await drawer.getByRole('textbox', { name: 'Position', exact: true }).fill('Barista');
    if (name === 'Bima') {
      await drawer.getByRole('button', { name: 'Picture library' }).click();
      await staff.getByRole('button', { name: 'poster.jpg' }).first().click();
    }
    await add.click();
    await waitForText(staff, 'Team member added successfully');
    await staff.getByRole('button', { name: `Edit ${name}` }).waitFor();
    // The notice would lie over the pictures.
    await press(staff, 'Close');
  }
  expect(await shown()).toEqual(['Sari', 'Bima']);
  await expect.poll(() => visitor.locator('#team-row img[src^="/media/"]').count()).toBe(1);
  await expect.poll(() => visitor.locator('#team-row svg').count()).toBe(1);

  const drawer = await editing(staff, 'Sari');
  await drawer.getByLabel('Photo URL (optional)').fill('javascript:alert(1)');
  await drawer.getByRole('button', { name: 'Update Team Member' }).click();
  await waitForText(staff, 'An https address or an uploaded picture');
  await drawer.getByLabel('Photo URL (optional)').fill('');
  await drawer.getByLabel('Name').fill('Sari Dewi');
  await drawer.getByRole('button', { name: 'Update Team Member' }).click();
  await waitForText(staff, 'Team member updated successfully');
  await moveUp(staff, 'Bima');
  expect(await shown()).toEqual(['Bima', 'Sari Dewi']);

  await press(staff, 'More');
  await press(staff, 'Select');
  for (const name of ['Bima', 'Sari Dewi']) await staff.getByLabel(`Select ${name}`).check();
  await waitForText(staff, '2 selected');
  await press(staff, 'Delete');
  await answered(staff, 'Are you sure you want to delete these 2?', 'Delete');
  await waitForText(staff, 'Team member deleted successfully');
  // The notice stays while the visitor's page is loaded.
  await staff.getByRole('button', { name: 'Undo', exact: true }).hover();
  expect(await shown()).toEqual([]);
  await press(staff, 'Undo');
  await staff.getByRole('button', { name: 'Edit Bima' }).waitFor();
  expect(await shown()).toEqual(['Bima', 'Sari Dewi']);
});

test('on a phone a press anywhere on a row opens it, except on what else the row offers', async () => {
  const staff = await open('/admin/team', { signedIn: true, width: 360, hasTouch: true });
  const drawer = staff.getByRole('dialog', { name: 'Edit Bima' });
  const name = await staff.getByRole('heading', { name: 'Bima' }).boundingBox();
  await staff.mouse.click((name?.x ?? 0) + 4, (name?.y ?? 0) + 4);
  await expect.poll(() => drawer.getByLabel('Name').inputValue()).toBe('Bima');
  await staff.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await press(staff, 'More: Bima');
  await staff.getByRole('button', { name: 'Delete Bima' }).waitFor();
  expect(await drawer.count()).toBe(0);
});

test('staff upload, name, view, order and delete mockups, and the home page shows them', async () => {
  const staff = await open('/admin/mockups', { signedIn: true });
  const visitor = await openHome();
  await waitForText(visitor, 'Pictures of the app are on their way.');
  for (const [name, position, words] of [
    ['first.jpg', 'left', 'Left'],
    ['second.jpg', 'center', 'Center'],
    ['third.jpg', 'extra1', 'Extra 1: fourth'],
  ] as const) {
    const drawer = await adding(staff, 'Upload Mockup Image');
    await expect.poll(() => staff.evaluate(() => document.activeElement?.ariaLabel)).toBe('Image');
    const upload = drawer.getByRole('button', { name: 'Upload', exact: true });
    await expect.poll(() => upload.isDisabled()).toBe(true);
    await drawer.locator('input[name=image]').setInputFiles({ ...poster, name });
    await drawer.getByLabel('Position').selectOption(position);
    if (position === 'extra1') await drawer.getByLabel('Name').fill('Saldo');
    await upload.click();
    await waitForText(staff, 'Image uploaded successfully');
    await drawer.waitFor({ state: 'detached' });
    await staff.getByRole('article').getByText(words, { exact: true }).waitFor();
  }
  await visitor.reload();
  const current = visitor.locator('[data-slot="0"] img[loading]');
  await expect.poll(() => current.getAttribute('alt')).toBe('second');
  await visitor.locator('#app').scrollIntoViewIfNeeded();
  await visitor.getByRole('button', { name: 'Show screen 5 of 5' }).waitFor();
  await expect.poll(() => visitor.getByRole('button', { name: /^Show screen/ }).count()).toBe(5);

  // Its picture lies over the middle of the row.
  await staff.getByRole('button', { name: 'Edit second', exact: true }).press('Enter');
  const form = staff.getByRole('dialog', { name: 'Edit second' });
  await form
    .getByLabel('Image on English pages', { exact: true })
    .setInputFiles({ ...poster, name: 'english.jpg', buffer: englishPoster });
  await form.getByRole('button', { name: 'Update Image' }).click();
  await waitForText(staff, 'Image updated successfully');
  const english = await open('/en', { reducedMotion: 'reduce' });
  const widthOf = (page: Page) =>
    page
      .locator('[data-slot="0"] img[loading]')
      .evaluate((img: HTMLImageElement) => img.getAttribute('width'));
  expect(await widthOf(english)).toBe('300');
  expect(await widthOf(visitor)).toBe('400');

  await press(staff, 'View first');
  await staff.getByRole('dialog', { name: 'first' }).waitFor();
  await staff.keyboard.press('Escape');
  await moveUp(staff, 'second');
  await press(staff, 'More: first');
  await press(staff, 'Delete first');
  await answered(staff, 'Are you sure you want to delete this image?', 'Delete');
  await waitForText(staff, 'Image deleted successfully');
  const left = (await visitor.request.get('/api/mockups')).json();
  expect((await left).map(({ name }: { name: string }) => name)).toEqual(['second', 'Saldo']);
});

test('an upload whose answer got lost is repeated without storing the picture twice', async () => {
  const staff = await open('/admin/mockups', { signedIn: true, expected: [/ERR_FAILED/] });
  const stored = async (path: string) => (await (await staff.request.get(path)).json()).length;
  for (const { tab, list, upload, opens, sends, field } of [
    {
      tab: '/admin/mockups',
      list: '/api/mockups',
      upload: '**/api/mockups/upload',
      opens: 'Upload Mockup Image',
      sends: 'Upload',
      field: 'image',
    },
    {
      tab: '/admin/promos',
      list: '/api/admin/promo-images',
      upload: '**/api/admin/promo-images/upload',
      opens: 'Add Promo Image',
      sends: 'Add Promo',
      field: 'file',
    },
  ]) {
    await staff.goto(tab);
    const drawer = await adding(staff, opens);
    const file = drawer.locator(`input[name=${field}]`);
    await file.setInputFiles({ ...poster, name: 'lost.jpg' });
    if (sends === 'Upload') await drawer.getByLabel('Position').selectOption('left');
    else {
      await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Jawaban hilang');
      await drawer
        .getByRole('textbox', { name: 'Description', exact: true })
        .fill('Tentang jawaban');
    }
    const before = await stored(list);
    await staff.route(upload, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const send = drawer.getByRole('button', { name: sends, exact: true });
    await send.click();
    await waitForText(staff, 'Upload Failed');
    expect(await stored(list)).toBe(before + 1);
    await staff.unroute(upload);
    await send.click();
    await drawer.waitFor({ state: 'detached' });
    expect(await stored(list)).toBe(before + 1);
  }
});

test('an entry whose answer got lost is added once', async () => {
  const staff = await open('/admin/team', { signedIn: true, expected: [/ERR_FAILED/] });
  const drawer = await adding(staff, 'Add Team Member');
  await drawer.getByLabel('Name').fill('Hanya Satu');
  await drawer.getByRole('textbox', { name: 'Position', exact: true }).fill('Barista');
  await staff.route('**/api/team-members', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = drawer.getByRole('button', { name: 'Add Team Member' });
  await send.click();
  await waitForText(staff, /^No connection/);
  await staff.unroute('**/api/team-members');
  await send.click();
  await drawer.waitFor({ state: 'detached' });
  const named = await staff.request.get('/api/team-members?q=Hanya+Satu');
  expect(await named.json()).toHaveLength(1);
});

test('staff edit the menu in Indonesian, and visitors can choose its active items', async () => {
  const staff = await open('/admin/menu', { signedIn: true, expected: [/503/] });
  const choices = async (category: string) => {
    const answer = await staff.request.get(`/api/menu-items/category/${category}`);
    return (await answer.json()).map(({ name }: { name: string }) => name);
  };
  for (const name of ['Kopi Susu', 'Teh Tarik']) {
    const drawer = await adding(staff, 'Tambah menu');
    const add = drawer.getByRole('button', { name: 'Tambah menu' });
    if (name === 'Kopi Susu') {
      await add.click();
      await waitForText(staff, 'Nama menu harus diisi');
      await drawer.getByLabel(/^Harga/).fill('murah');
      await drawer.getByText('Harga dalam rupiah utuh').waitFor();
      await drawer.getByLabel(/^Harga/).fill('25');
    }
    await drawer.getByRole('textbox', { name: 'Nama Menu', exact: true }).fill(name);
    await add.click();
    if (name === 'Kopi Susu') {
      await answered(staff, 'Harga Rp 25?', 'Ubah harga');
      await drawer.getByLabel(/^Harga/).fill('Rp 25.000');
      await add.click();
    }
    await waitForText(staff, 'Menu item created successfully');
    await staff.getByRole('button', { name: `Ubah ${name}` }).waitFor();
  }
  await waitForText(staff, 'Rp 25.000');
  await moveUp(staff, 'Teh Tarik');
  expect(await choices('minuman')).toEqual(['Teh Tarik', 'Kopi Susu']);
  await drag(staff, 'Kopi Susu', 'Teh Tarik');
  expect(await choices('minuman')).toEqual(['Kopi Susu', 'Teh Tarik']);

  await staff.getByRole('switch', { name: 'Aktif: Teh Tarik' }).click();
  await staff.getByText('Nonaktif', { exact: true }).filter({ visible: true }).waitFor();
  expect(await choices('minuman')).toEqual(['Kopi Susu']);

  const busy = { message: 'Data kami belum bisa dijangkau. Coba lagi sebentar lagi.' };
  await staff.route('**/api/menu-items/*', (route) => route.fulfill({ status: 503, json: busy }));
  await staff.getByRole('switch', { name: 'Aktif: Teh Tarik' }).click();
  await waitForText(staff, 'Gagal memperbarui');
  await waitForText(staff, busy.message);
  await staff.unroute('**/api/menu-items/*');

  const drawer = await editing(staff, 'Kopi Susu');
  await drawer.locator('select[name="category"]').selectOption('makanan');
  await drawer.getByRole('button', { name: 'Simpan menu' }).click();
  await waitForText(staff, 'Menu item updated successfully');
  expect(await choices('makanan')).toEqual(['Kopi Susu']);

  await press(staff, 'Lainnya: Kopi Susu');
  await press(staff, 'Hapus Kopi Susu');
  await answered(staff, 'Yakin hapus menu "Kopi Susu"?', 'Hapus');
  await waitForText(staff, 'Menu item deleted successfully');
  expect(await choices('makanan')).toEqual([]);
});

test('a failed save keeps what staff typed, nothing is sent twice, and closing asks first', async () => {
  const expected = [/net::ERR_FAILED/];
  const staff = await open('/admin/team', { signedIn: true, expected });
  let calls = 0;
  await staff.route('**/api/team-members', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return route.abort();
  });
  const drawer = await adding(staff, 'Add Team Member');
  await drawer.getByLabel('Name').fill('Sari');
  await drawer.getByRole('textbox', { name: 'Position', exact: true }).fill('Barista');
  await drawer.getByRole('button', { name: 'Add Team Member' }).dblclick();
  await waitForText(staff, 'No connection. Check your internet and try again.');
  await expect.poll(() => drawer.getByLabel('Name').inputValue()).toBe('Sari');
  expect(calls).toBe(1);

  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await answered(staff, 'Discard what you have typed?', 'Keep editing');
  await expect.poll(() => drawer.getByLabel('Name').inputValue()).toBe('Sari');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await answered(staff, 'Discard what you have typed?', 'Discard');
  await drawer.waitFor({ state: 'detached' });
});

test('news stand by their day, so only pages can be put into another order', async () => {
  const page = await open('/admin/articles', { signedIn: true });
  const news = { kind: 'news', title: 'Teras dibuka', body: '<p>Mampirlah.</p>' };
  const headers = { origin: new URL(page.url()).origin };
  for (const data of [news, { ...news, kind: 'page', title: 'Karier' }]) {
    const answer = await page.request.post('/api/articles', { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const offered = async (kind: string, title: string) => {
    await page.goto(`/admin/articles?kind=${kind}`);
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Select', exact: true }).waitFor();
    return page.getByRole('button', { name: 'Reorder', exact: true }).count();
  };
  expect(await offered('news', 'Teras dibuka')).toBe(0);
  expect(await offered('page', 'Karier')).toBe(1);
});

test('a page is published now, later or not yet, and has an end only if staff want one', async () => {
  const page = await open('/admin/articles?kind=page', { signedIn: true });
  const form = await adding(page, 'Add page');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Waralaba');
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Buka kedai di kota Anda.');
  expect(await form.getByRole('group', { name: /Shown (from|until)/ }).count()).toBe(0);
  await form.getByRole('radio', { name: 'Not yet, a draft' }).check();
  await form.getByText('Until then visitors do not see it.').waitFor();
  await form.getByRole('switch', { name: 'Take it down again at a set time' }).check();
  await form.getByLabel('Shown until: date').fill('2030-01-31');
  await form.getByRole('button', { name: 'Add page' }).click();
  await form.waitFor({ state: 'hidden' });
  expect((await page.request.get('/waralaba')).status()).toBe(404);

  const again = await editing(page, 'Waralaba');
  await again.getByRole('radio', { name: 'Now', exact: true }).check();
  const until = again.getByLabel('Shown until: date');
  expect(await until.inputValue()).toBe('2030-01-31');
  // Who types another day empties this one first.
  await until.press('Backspace');
  expect(await until.inputValue()).toBe('');
  await until.fill('2030-02-28');
  await again.getByRole('switch', { name: 'Take it down again at a set time' }).uncheck();
  await press(page, 'Save');
  await again.waitFor({ state: 'hidden' });
  expect((await page.request.get('/waralaba')).status()).toBe(200);
  await page.getByRole('switch', { name: 'Published: Waralaba' }).waitFor();
  const articles = await (await page.request.get('/api/articles')).json();
  expect(articles).toContainEqual(
    expect.objectContaining({ title: 'Waralaba', endsAt: null, startsAt: null, publish: 'now' }),
  );
});

test('a pasted text comes without the pictures of another site, and says so', async () => {
  const page = await open('/admin/articles?kind=page', { signedIn: true });
  const form = await adding(page, 'Add page');
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    const picture = '<img src="https://pictures.example/cup.jpg" alt="">';
    clipboardData.setData('text/html', `<p>Kedai <b>kami</b> ${picture}</p>`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await waitForText(page, 'The picture of another site was left out');
  await text.getByText('kami', { exact: true }).waitFor();
  expect(await text.locator('img[src]').count()).toBe(0);
});

test('on a phone the tools of a text are one row, and each is in sight once it has the focus', async () => {
  const page = await open('/admin/articles?kind=page', { signedIn: true, width: 390 });
  const form = await adding(page, 'Add page');
  const bar = form.getByRole('toolbar').first();
  const tools = bar.getByRole('button');
  await tools.first().waitFor();
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  const seen = await tools.evaluateAll((all) =>
    all.map((tool) => {
      tool.focus();
      const { left, top, width, height } = tool.getBoundingClientRect();
      return tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(seen).toEqual(Array.from({ length: 12 }, () => true));
});

test('a link that narrows a list to an outlet or topic that is gone can be undone', async () => {
  const page = await open('/admin/messages?outlet=7&topic=9', { signedIn: true });
  await press(page, 'Remove filter: Outlet');
  await expect.poll(() => new URL(page.url()).search).toBe('?topic=9');
  await press(page, 'Remove filter: Topic');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
