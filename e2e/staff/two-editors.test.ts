import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { open, server } = await startSite({ env: { SEED: 'none' } });

const refused = [/409/, /404/];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const versions = (page: Page) =>
  page.getByRole('dialog', { name: /^(Somebody else has saved|Versi yang lebih baru)/ });
const both = (page: Page, field: string | RegExp) =>
  versions(page).getByRole('region', { name: field }).innerText();

/** Changes by another editor in another browser. */
async function meanwhile<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const headers = { origin: server.url };
  const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

type Faq = { id: number; question: string; answer: string; displayOrder: number };

async function faqTab(...questions: string[]) {
  const page = await open('/admin/faqs', { signedIn: true, expected: refused });
  for (const question of questions) {
    await meanwhile(page, 'POST', '/api/faqs', { question, answer: 'Ya.', displayOrder: 1 });
  }
  await page.reload();
  for (const question of questions) await waitForText(page, question);
  const stored = async (question: string) => {
    const all = await meanwhile<Faq[]>(page, 'GET', '/api/faqs');
    const faq = all.find((other) => other.question === question);
    if (!faq) throw new Error(`There is no FAQ ${question}`);
    return faq;
  };
  return { page, stored };
}

test('the editor who saves second sees both versions and can keep their own', async () => {
  const { page, stored } = await faqTab('Ada Wi-Fi?');
  const { id } = await stored('Ada Wi-Fi?');
  await press(page, 'Edit Ada Wi-Fi?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Ada, gratis.');
  const theirs = { question: 'Ada Wi-Fi?', answer: 'Ada, tanya barista.' };
  await meanwhile(page, 'PUT', `/api/faqs/${id}`, theirs);

  await press(page, 'Update FAQ');
  await versions(page).waitFor();
  expect(await both(page, 'Answer')).toMatch(
    /Yours\s+Ada, gratis\.\s+Newer\s+Ada, tanya barista\./,
  );
  // Equal fields are not shown.
  await expect.poll(() => versions(page).getByRole('region', { name: 'Question' }).count()).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Answer', exact: true }).inputValue())
    .toBe('Ada, gratis.');
  expect(await stored('Ada Wi-Fi?')).toMatchObject(theirs);

  await press(page, 'Update FAQ');
  await press(page, 'Keep mine');
  await waitForText(page, 'FAQ updated successfully');
  expect(await stored('Ada Wi-Fi?')).toMatchObject({ answer: 'Ada, gratis.' });
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Answer', exact: true }).count())
    .toBe(0);
});

test('in the menu the editor chooses in Indonesian and continues from the newer version', async () => {
  const page = await open('/admin/menu', { signedIn: true, expected: refused });
  const path = '/api/menu-items';
  const item = { name: 'Teh Tarik', category: 'minuman' };
  const { id } = await meanwhile<{ id: number }>(page, 'POST', path, item);
  await page.reload();
  await press(page, 'Ubah Teh Tarik');
  await page.getByRole('textbox', { name: 'Nama Menu', exact: true }).fill('Teh Tarik Dingin');
  await meanwhile(page, 'PUT', `${path}/${id}`, { ...item, name: 'Teh Tarik Panas' });

  await press(page, 'Simpan menu');
  expect(await both(page, 'Nama Menu')).toMatch(
    /Versi Anda\s+Teh Tarik Dingin\s+Versi terbaru\s+Teh Tarik Panas/,
  );
  await press(page, 'Ambil versi terbaru');
  await versions(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Nama Menu', exact: true }).inputValue())
    .toBe('Teh Tarik Panas');
  await page.getByRole('textbox', { name: 'Nama Menu', exact: true }).fill('Teh Tarik Hangat');
  await press(page, 'Simpan menu');
  await waitForText(page, 'Menu item updated successfully');
  await page.getByRole('button', { name: 'Ubah Teh Tarik Hangat' }).waitFor();
});

test('saving a text keeps a switch and an order that somebody else changed meanwhile', async () => {
  const { page, stored } = await faqTab('Pertama?', 'Kedua?');
  const [first, second] = [await stored('Pertama?'), await stored('Kedua?')];
  await press(page, 'Edit Pertama?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yang baru.');
  await meanwhile(page, 'PATCH', `/api/faqs/${first.id}`, { isActive: false });
  await meanwhile(page, 'PUT', '/api/admin/faqs/order', { ids: [second.id, first.id] });
  const moved = await stored('Pertama?');
  expect(moved.displayOrder).not.toBe(first.displayOrder);

  await press(page, 'Update FAQ');
  await waitForText(page, 'FAQ updated successfully');
  const { displayOrder } = moved;
  const expected = { answer: 'Yang baru.', isActive: false, displayOrder };
  expect(await stored('Pertama?')).toMatchObject(expected);
});

test('an entry that somebody else has deleted is restored and saved, when its editor wants that', async () => {
  const { page, stored } = await faqTab('Ada musala?');
  const { id } = await stored('Ada musala?');
  await press(page, 'Edit Ada musala?');
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
  await answer.fill('Ada, di lantai dua.');
  await meanwhile(page, 'DELETE', `/api/faqs/${id}`);

  await press(page, 'Update FAQ');
  const question = page.getByRole('alertdialog', {
    name: 'This FAQ was deleted, and is in the bin',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await answer.inputValue()).toBe('Ada, di lantai dua.');
  await press(page, 'Update FAQ');
  await question.getByRole('button', { name: 'Restore and save' }).click();
  await waitForText(page, 'FAQ updated successfully');
  expect(await stored('Ada musala?')).toMatchObject({ id, answer: 'Ada, di lantai dua.' });
});

test('a text that somebody else changed is not overwritten without asking', async () => {
  const page = await open('/admin/cms', { signedIn: true, expected: refused });
  await page.getByRole('heading', { name: 'Ajakan, promo, tim, dan logo' }).click();
  await press(page, 'Edit Judul promo');
  await page.getByLabel('Judul promo', { exact: true }).fill('Promo minggu ini');
  type Content = { id: number; key: string; value: string };
  const contents = () => meanwhile<Content[]>(page, 'GET', '/api/cms/contents/home');
  const promo = (await contents()).find(({ key }) => key === 'promo_title');
  const theirs = { value: 'Promo bulan ini' };
  await meanwhile(page, 'PUT', `/api/cms/contents/${promo?.id}`, theirs);

  // Reloading the list does not change the entry being edited.
  await press(page, 'Simpan draf');
  expect(await both(page, 'Judul promo')).toMatch(
    /Versi Anda\s+Promo minggu ini\s+Versi terbaru\s+Promo bulan ini/,
  );
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.getByLabel('Judul promo', { exact: true }).inputValue())
    .toBe('Promo minggu ini');
  await press(page, 'Simpan');
  await press(page, 'Pakai versi saya');
  await waitForText(page, 'Konten berhasil diperbarui');
  expect(await contents()).toContainEqual(expect.objectContaining({ value: 'Promo minggu ini' }));
});

test('when and where a page is shown stands in words beside the newer version', async () => {
  const page = await open('/admin/articles', { signedIn: true, expected: refused });
  const typed = { title: 'Waralaba', body: 'Buka kedai.', place: 'footer', publish: 'draft' };
  const { id } = await meanwhile<{ id: number }>(page, 'POST', '/api/articles', typed);
  await page.reload();
  await press(page, 'Edit Waralaba');
  await page.getByRole('radio', { name: 'Now', exact: true }).check();
  const at = { publish: 'at', publishAt: '2031-01-31T05:00:00Z', place: 'bar' };
  await meanwhile(page, 'PUT', `/api/articles/${id}`, { title: 'Waralaba', ...at });
  await press(page, 'Save');
  expect(await both(page, /^Publish$/)).toMatch(/Yours\s+Now\s+Newer\s+Later/);
  expect(await both(page, 'Published at')).toMatch(/Newer\s+31 January 2031, 12:00 WIB/);
  expect(await both(page, 'Link in')).toMatch(/The footer\s+Newer\s+The bar at the top/);
});

type Text = { id: number; key: string; language: string; value: string };
type Brand = { main: string | null; typefaces: string };

async function shopTab() {
  const page = await open('/admin/shop', { signedIn: true, expected: [...refused, /ERR_FAILED/] });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Slogan').waitFor();
  const text = async (key: string) => {
    const all = await meanwhile<Text[]>(page, 'GET', '/api/cms/contents/contact');
    const found = all.find((one) => one.key === key && one.language === '');
    if (!found) throw new Error(`There is no text ${key}`);
    return found;
  };
  /** The server stores what is sent or does not, and its answer gets lost. */
  const loseAnswer = (isStored: boolean, to: RegExp) => {
    let isLost = false;
    return page.route(to, async (route) => {
      if (isLost || route.request().method() !== 'PUT') return route.fallback();
      // The route stays: taking it away can stop a request that is on its way at that moment.
      isLost = true;
      if (isStored) await route.fetch();
      await route.abort('failed');
    });
  };
  const brand = () => meanwhile<Brand>(page, 'GET', '/api/brand');
  return { page, field, text, loseAnswer, brand };
}

test('in My shop an answer that got lost, or a save that failed half-way, is made good by saving again', async () => {
  const { page, field, text, loseAnswer, brand } = await shopTab();
  await field('Slogan').fill('Diseduh sampai malam ');
  await loseAnswer(true, /contents\/\d+$/);
  await press(page, 'Save');
  await waitForText(page, 'Update Failed');
  expect(await text('tagline')).toMatchObject({ value: 'Diseduh sampai malam' });
  await field('Main colour, code').fill('#0b5d4a');
  await loseAnswer(true, /api\/brand$/);
  await press(page, 'Save');
  await expect.poll(async () => (await brand()).main).toBe('#0b5d4a');
  await press(page, 'Save');
  await waitForText(page, 'Your shop updated successfully');

  const { id } = await text('tagline');
  await field('Name of the shop').fill('Nusa Kopi');
  await field('Slogan').fill('Diseduh sampai pagi');
  await field('Main colour, code').fill('#1d4ed8');
  await loseAnswer(false, new RegExp(`contents/${id}$`));
  await press(page, 'Save');
  await expect.poll(async () => (await text('name')).value).toBe('Nusa Kopi');
  await field('Name of the shop').fill('Nusa Kopi Pagi');
  await press(page, 'Save');
  await expect.poll(async () => (await brand()).main).toBe('#1d4ed8');
  expect(await text('name')).toMatchObject({ value: 'Nusa Kopi Pagi' });
  expect(await text('tagline')).toMatchObject({ value: 'Diseduh sampai pagi' });
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
});

test('in My shop a text that somebody else changed is shown beside the own one, also by Undo', async () => {
  const { page, field, text } = await shopTab();
  const { id } = await text('tagline');
  await field('Slogan').fill('Kopi dari kebun');
  await meanwhile(page, 'PUT', `/api/cms/contents/${id}`, { value: 'Kopi dari hati' });
  await press(page, 'Save');
  expect(await both(page, 'Slogan')).toMatch(/Yours\s+Kopi dari kebun\s+Newer\s+Kopi dari hati/);
  await page.keyboard.press('Escape');
  await expect.poll(() => field('Slogan').inputValue()).toBe('Kopi dari kebun');
  await press(page, 'Save');
  await press(page, 'Take the newer one');
  await expect.poll(() => field('Slogan').inputValue()).toBe('Kopi dari hati');

  await field('Slogan').fill('Kopi dari gunung');
  await press(page, 'Save');
  await waitForText(page, 'Your shop updated successfully');
  await meanwhile(page, 'PUT', `/api/cms/contents/${id}`, { value: 'Kopi dari lereng' });
  await press(page, 'Undo');
  expect(await both(page, 'Slogan')).toMatch(/Yours\s+Kopi dari hati\s+Newer\s+Kopi dari lereng/);
  await press(page, 'Take the newer one');
  await expect.poll(() => field('Slogan').inputValue()).toBe('Kopi dari lereng');
  expect(await text('tagline')).toMatchObject({ value: 'Kopi dari lereng' });

  await field('Slogan').fill('Kopi dari awan');
  await meanwhile(page, 'PUT', `/api/cms/contents/${id}`, { value: 'Kopi dari langit' });
  await press(page, 'Save');
  await press(page, 'Keep mine');
  await waitForText(page, 'Your shop updated successfully');
  await press(page, 'Undo');
  await expect.poll(() => field('Slogan').inputValue()).toBe('Kopi dari langit');
});

test('in My shop nothing can be typed while it is saved, so nothing typed is lost', async () => {
  const { page, field } = await shopTab();
  let store = () => {};
  const released = new Promise<void>((resolve) => {
    store = resolve;
  });
  await page.route(/contents\/\d+$/, async (route) => {
    await released;
    await route.continue();
  });
  const typeOn = async () => {
    await field('Slogan').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    return field('Slogan').inputValue();
  };
  await field('Slogan').fill('Kopi tiap hari');
  await press(page, 'Save');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  const seen = await typeOn();
  store();
  await waitForText(page, 'Your shop updated successfully');
  expect(seen).toBe('Kopi tiap hari');
  expect(await field('Slogan').inputValue()).toBe(seen);
  await expect.poll(typeOn).toBe('Kopi tiap hari!');
});

test('in My shop what was not saved is offered after a reload, and a newer version is not overwritten by it', async () => {
  const { page, field, text, brand } = await shopTab();
  const { id } = await text('tagline');
  await field('Slogan').fill('Kopi sebelum hujan');
  await field('Main colour, code').fill('#7c2d12');
  await page.getByRole('radio', { name: 'Classic' }).check();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await meanwhile(page, 'PUT', `/api/cms/contents/${id}`, { value: 'Kopi sesudah hujan' });
  await press(page, 'Continue with it');
  expect(await field('Slogan').inputValue()).toBe('Kopi sebelum hujan');
  expect(await page.getByRole('radio', { name: 'Classic' }).isChecked()).toBe(true);
  expect(await accessibilityErrors(page)).toEqual([]);
  await press(page, 'Save');
  await press(page, 'Keep mine');
  await waitForText(page, 'Your shop updated successfully');
  expect(await text('tagline')).toMatchObject({ value: 'Kopi sebelum hujan' });
  expect(await brand()).toMatchObject({ main: '#7c2d12', typefaces: 'newsreader' });

  await field('Slogan').fill('Tidak jadi');
  await page.getByRole('link', { name: 'FAQs' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('link', { name: 'My shop' }).click();
  await field('Slogan').waitFor();
  expect(await page.getByRole('button', { name: 'Continue with it' }).count()).toBe(0);
  expect(await field('Slogan').inputValue()).toBe('Kopi sebelum hujan');
});
