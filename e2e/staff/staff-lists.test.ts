import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';

const { open, server } = await startSite({ env: { SEED: 'none', FORM_LIMIT: '0' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function send(page: Page, method: string, path: string, data: object) {
  const answer = await page.request.fetch(path, {
    method,
    data,
    headers: { origin: server.url },
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
}

const questions = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('staff page a list, search it and export the results', async () => {
  const staff = await open('/admin/faqs', { signedIn: true });
  await waitForText(staff, 'No FAQs yet');
  for (let number = 1; number <= 52; number += 1) {
    const question = `Pertanyaan ${number}?`;
    await send(staff, 'POST', '/api/faqs', { question, answer: 'Ya.', displayOrder: number });
    if (number > 1) continue;
    // Also a list that is seen at one look can be searched.
    await staff.reload();
    await staff.getByText('Pertanyaan 1?').waitFor();
    expect(await staff.getByLabel('Search FAQs').isVisible()).toBe(true);
  }
  await staff.reload();
  await press(staff, 'Next');
  await waitForText(staff, '26–50 of 52');
  await staff.getByText('Pertanyaan 26?').waitFor();
  await expect
    .poll(async () => {
      const { y = -1 } = (await staff.getByText('Pertanyaan 26?').boundingBox()) ?? {};
      return y > 0 && y < 300;
    })
    .toBe(true);
  await press(staff, 'Next');
  await waitForText(staff, '51–52 of 52');
  await staff.getByText('Pertanyaan 51?').waitFor();
  await expect.poll(() => staff.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);

  const search = staff.getByLabel('Search FAQs');
  await search.fill('Pertanyaan 5?');
  await search.press('Enter');
  await staff.getByText('Pertanyaan 51?').waitFor({ state: 'detached' });
  expect(await questions(staff)).toEqual(['Pertanyaan 5?']);
  expect(await staff.locator('main [aria-live]').allInnerTexts()).toContain('1 found');
  await press(staff, 'More');
  const csv = await staff.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  expect(await (await staff.request.get(csv ?? '')).text()).toMatch(
    /^.*\r\n.*"Pertanyaan 5\?".*\r\n$/,
  );
  await search.fill('kucing');
  await waitForText(staff, 'No FAQ matches: “kucing”');
  await press(staff, 'Show all');
  await staff.getByText('Pertanyaan 1?').waitFor();
  expect(await search.inputValue()).toBe('');
});

test('an order that could not be saved is restored, and staff are told', async () => {
  const staff = await open('/admin/faqs', { signedIn: true, expected: [/ERR_FAILED/] });
  await staff.getByText('Pertanyaan 1?').waitFor();
  const before = await questions(staff);
  await staff.route('**/order', (route) => route.abort());
  await press(staff, 'More');
  await press(staff, 'Reorder');
  await press(staff, 'Move Pertanyaan 1? down');
  await waitForText(staff, 'Update Failed');
  await waitForText(staff, 'No connection. Check your internet and try again.');
  await staff.getByText('The order was not saved').waitFor();
  expect(await questions(staff)).toEqual(before);
  const places = staff.locator('[data-sort]');
  const orders = await places.evaluateAll((all) => all.map((row) => row.style.order));
  expect(orders).toEqual(before.map((_, place) => String(place)));

  await staff.unroute('**/order');
  await press(staff, 'Move Pertanyaan 1? down');
  await expect.poll(async () => (await questions(staff))[0]).toBe('Pertanyaan 2?');
});

test('changing the filter goes back to the first page', async () => {
  const staff = await open('/admin/messages', { signedIn: true });
  await waitForText(staff, 'No messages yet');
  for (let number = 1; number <= 27; number += 1) {
    const message = { name: `Tamu ${number}`, email: 'tamu@contoh.id', message: 'Halo.' };
    await send(staff, 'POST', '/api/contact', message);
  }
  await staff.reload();
  await press(staff, 'Next');
  await waitForText(staff, '26–27 of 27');
  await press(staff, 'Filter');
  await staff.getByLabel('Show').selectOption('New');
  await waitForText(staff, '1–25 of 27');
  await staff.getByLabel('Show').selectOption('Handled');
  await waitForText(staff, 'No message matches');
  await staff.getByLabel('Show').selectOption('All messages');
  await waitForText(staff, '1–25 of 27');
});

test('on a desk each list has its search in the same place, as wide as its first column', async () => {
  const staff = await open('/admin/faqs', { signedIn: true, width: 1440 });
  await send(staff, 'POST', '/api/outlets', {
    name: 'Menteng',
    address: 'Jalan Contoh No. 12',
    city: 'Jakarta',
    zone: 'WIB',
  });
  const search = staff.getByRole('searchbox');
  const placeAt = async (tab: string) => {
    await staff.goto(`/admin/${tab}`);
    await search.waitFor();
    return search.boundingBox();
  };
  const place = await placeAt('faqs');
  expect(place?.width).toBeGreaterThan(200);
  for (const tab of ['accounts', 'outlets']) {
    const here = await placeAt(tab);
    expect([here?.x, here?.y]).toEqual([place?.x, place?.y]);
    const column = await staff.getByRole('main').getByRole('listitem').first().boundingBox();
    expect(Math.abs((column?.width ?? 0) - (here?.width ?? 0))).toBeLessThanOrEqual(2);
  }
});

test('on a phone what is not active has a badge, and its switch is in the menu of its row', async () => {
  const staff = await open('/admin/faqs', { signedIn: true, width: 390 });
  const row = staff.getByRole('article').filter({ hasText: 'Pertanyaan 1?' });
  const active = staff.getByRole('switch', { name: 'Active: Pertanyaan 1?' });
  const badge = row.getByText('Inactive').filter({ visible: true });
  await row.waitFor();
  expect(await active.count()).toBe(0);
  await press(staff, 'More: Pertanyaan 1?');
  await active.click();
  await badge.waitFor();
  await press(staff, 'More: Pertanyaan 1?');
  await active.click();
  await badge.waitFor({ state: 'detached' });
});

test('on a desk a word beside its switch says whether a question is active', async () => {
  const staff = await open('/admin/faqs', { signedIn: true, width: 1440 });
  const row = staff.getByRole('article').filter({ hasText: 'Pertanyaan 1?' });
  const beside = row.locator('.row-switch');
  await beside.getByText('Active', { exact: true }).waitFor();
  await row.getByRole('switch').click();
  await beside.getByText('Inactive', { exact: true }).waitFor();
  expect(await row.getByText('Inactive').filter({ visible: true }).count()).toBe(1);
  await row.getByRole('switch').click();
  await beside.getByText('Active', { exact: true }).waitFor();
});

test('on a phone the menu of a row stands in the middle of it, in every list', async () => {
  const staff = await open('/admin/faqs', { signedIn: true, width: 390 });
  await send(staff, 'POST', '/api/admin/menu-sections', { name: 'Kopi', category: 'minuman' });
  const row = staff.getByRole('article').first();
  const more = row.getByRole('button', { name: /^(More|Lainnya): / });
  const centreOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  for (const tab of ['faqs', 'outlets', 'menu?view=sections']) {
    await staff.goto(`/admin/${tab}`);
    await row.waitFor();
    const off = Math.abs((await centreOf(row)) - (await centreOf(more)));
    expect(off, tab).toBeLessThan(1.5);
  }
});
