import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';
import { overflowing } from '../support/measure.ts';

const { open, server } = await startSite({ env: { FORM_LIMIT: '0' } });

const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const told = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: true }).first().waitFor();
/** The number beside a tab's name. */
const waiting = (page: Page, tab: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${tab} \\d+ waiting`) });

async function send(path: string, payload: object) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(payload),
  });
  expect(answer.status).toBe(201);
}
const message = (name: string, text: string) =>
  send('/api/contact', { name, email: 'a@kopi.example', message: text });

test('staff go through a pile of messages by keyboard alone, and see what arrives meanwhile', async () => {
  for (const name of ['Ayu', 'Bima', 'Citra']) await message(name, `Pesan dari ${name}`);
  const page = await open('/admin/messages?handled=false', { signedIn: true });
  const press = (key: string) => page.keyboard.press(key);
  await row(page, 'Citra').waitFor();
  expect((await row(page, 'Citra').boundingBox())?.height).toBe(56);
  await page.getByRole('heading', { name: 'Messages', exact: true }).click();

  await press('j');
  await press('j');
  await article(page, 'Bima').waitFor();
  await press('e');
  await row(page, 'Bima').waitFor({ state: 'detached' });
  await article(page, 'Ayu').waitFor();
  await press('k');
  await article(page, 'Citra').waitFor();
  await expect.poll(() => waiting(page, 'Messages').innerText()).toMatch(/4/);

  await message('Dewi', 'Baru saja');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await row(page, 'Just arrived\\s*Dewi').waitFor();
  await article(page, 'Citra').waitFor();
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await press('Escape');
  await press('/');
  await page.keyboard.type('Dewi');
  await row(page, 'Citra').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Dewi');
});

test('a message with a number in it is answered by WhatsApp with a prepared text', async () => {
  const page = await open('/admin/messages', { signedIn: true });
  await row(page, 'Rizky Maulana').click();
  const pane = article(page, 'Rizky Maulana');
  await pane.getByLabel('Prepared text').selectOption('Terima kasih');
  await expect
    .poll(() => pane.getByRole('textbox', { name: 'Answer' }).inputValue())
    .toMatch(/^Halo Rizky/);
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
  await pane.getByRole('button', { name: 'Open WhatsApp' }).click();
  await pane.getByRole('list', { name: 'Answers' }).getByText('6281200000606').waitFor();
  expect(await page.title()).toMatch(/^https:\/\/wa\.me\/6281200000606\?text=Halo%20Rizky/);
  await pane.getByRole('button', { name: 'Open again' }).waitFor();
});

test('last week’s complaints about ice are found with two choices', async () => {
  const page = await open('/admin/feedback', { signedIn: true });
  await row(page, 'Farhan').waitFor();
  await page.getByRole('combobox', { name: 'Aspek' }).selectOption('level es');
  await page.getByLabel('Kurun waktu').selectOption('7 hari terakhir');
  await row(page, 'Nurul Aini').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main ul.card > li').count()).toBe(1);
  await article(page, 'Farhan').waitFor();
});

test('on a phone a message is read, handled and left with one thumb', async () => {
  await message('Eka', 'Sampai jumpa');
  const page = await open('/admin', { signedIn: true, width: 360 });
  await page
    .locator('nav.lg\\:hidden')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await row(page, 'Eka').click();
  await article(page, 'Eka').getByRole('button', { name: 'Handled' }).click();
  await told(page, 'Message updated successfully');
  expect(await overflowing(page)).toEqual([]);
  await page.goBack();
  await row(page, 'Eka').waitFor();
  await page.getByRole('button', { name: 'All tabs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});

test('a few letters lead from anywhere to a person', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Tab, text, promo or person' }).fill('Maya Angg');
  await page.getByRole('option', { name: /Maya Anggraini/ }).waitFor();
  await page.keyboard.press('Enter');
  await article(page, 'Maya Anggraini').waitFor();
});

async function problems(page: Page) {
  return [...(await accessibilityErrors(page)), ...(await overflowing(page))];
}

const tabs = [
  ['messages', '**/api/admin/contact-messages?**'],
  ['feedback', '**/api/admin/feedback?**'],
] as const;

test.each(tabs)(
  '%s can be used by everybody: full, empty and offline',
  async (tab, calls) => {
    for (const width of [360, 1440]) {
      const visit = { signedIn: true, width, expected: [/ERR_FAILED/] };
      const page = await open(`/admin/${tab}`, visit);
      await page.locator('main article').first().waitFor({ state: 'attached' });
      expect(await problems(page), `full at ${width}`).toEqual([]);

      await page.route(calls, (route) => route.fulfill({ json: [] }));
      await page.reload();
      await page.locator('main img').first().waitFor();
      expect(await problems(page), `empty at ${width}`).toEqual([]);
      await page.unroute(calls);

      await page.route(calls, (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: /Retry|Coba lagi/ }).waitFor();
      expect(await problems(page), `offline at ${width}`).toEqual([]);
      await page.context().close();
    }
  },
  180_000,
);

test('the log says in sentences who did what', async () => {
  const page = await open('/admin/audit', { signedIn: true, width: 360 });
  await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor();
  expect(await problems(page)).toEqual([]);
});
