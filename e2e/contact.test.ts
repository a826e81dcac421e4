import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForText } from './support/assertions.ts';
import { startSite } from './support/browser.ts';

const { open } = await startSite({ env: { FORM_LIMIT: '0' } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, message: string) {
  await field(page, 'Name').fill('Andi');
  await field(page, 'Email').fill('andi@contoh.id');
  await field(page, 'Message').fill(message);
}

/** The page once its form is hydrated. */
async function openContact(visit: Parameters<typeof open>[1] = {}) {
  const page = await open('/contact', visit);
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await page.locator('form[novalidate]').waitFor();
  return page;
}

test('a visitor sends a message on a phone, and staff handle and delete it', async () => {
  const page = await openContact({ width: 360 });
  await fill(page, 'Bisa pesan untuk 60 orang?\n<i>Terima kasih</i>');
  await submit(page).click();
  await waitForText(page, 'Message sent successfully!');
  await waitForText(page, "We'll get back to you within 24 hours.");
  await expect.poll(() => page.getByText('Message sent successfully!').count()).toBe(1);
  await page.getByText('You will have our answer at andi@contoh.id within 24 hours.').waitFor();
  for (const name of ['Name', 'Email', 'Message']) {
    await expect.poll(() => field(page, name).inputValue()).toBe('');
  }

  const staff = await open('/admin/messages', { signedIn: true, width: 360 });
  const card = staff.getByRole('article').filter({ hasText: 'Bisa pesan untuk 60 orang?' });
  await staff.getByRole('listitem').getByRole('button', { name: /^Andi/ }).click();
  await card.getByText('<i>Terima kasih</i>').waitFor();
  await expect.poll(() => card.innerText()).toContain('andi@contoh.id');
  await card.getByRole('button', { name: 'Mark handled' }).click();
  await waitForText(staff, 'Message updated successfully');
  await staff.getByRole('button', { name: 'All messages' }).click();
  const row = staff.getByRole('listitem').getByRole('button', { name: /^Andi/ });
  await staff.getByRole('button', { name: /^Filter/ }).click();
  await staff.getByLabel('Show').selectOption('New');
  await row.waitFor({ state: 'detached' });
  await staff.getByLabel('Show').selectOption('Handled');
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'More', exact: true }).click();
  await staff.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^contact-messages-.*\.csv$/);
  await row.click();
  await card.waitFor();
  await staff.getByRole('button', { name: 'Delete the message of Andi' }).click();
  await staff
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this message?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await waitForText(staff, 'Message deleted successfully');
  await card.waitFor({ state: 'detached' });
});

test('errors are shown at their fields, and the first of them has the focus', async () => {
  const page = await openContact();
  await field(page, 'Name').fill('Andi');
  await field(page, 'Email').fill('andi@contoh');
  await submit(page).click();
  await waitForText(page, 'Enter a valid e-mail address, like name@example.com');
  await waitForText(page, 'Message is required');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email');
});

test.for(['/contact', '/feedback', '/rating'])(
  'sent empty, the form of %s shows its first field, and the bar cuts neither its heading nor the page’s',
  async (path) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      const page = await open(path, { viewport: { width, height } });
      await page.locator('main form').last().scrollIntoViewIfNeeded();
      await page.locator('form[novalidate]').waitFor();
      await page.locator('main form [type=submit]').last().click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('name');
      const { bar, field, headings } = await page.evaluate(() => {
        const edges = (one: Element | null) => {
          const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
          return { top, bottom };
        };
        return {
          bar: edges(document.querySelector('[data-bar]')),
          field: edges(document.activeElement),
          headings: [...document.querySelectorAll('h1, #contact-form h2')].map(edges),
        };
      });
      expect(headings.filter(({ top, bottom }) => top < bar.bottom && bottom > bar.bottom)).toEqual(
        [],
      );
      expect(field.top).toBeGreaterThan(bar.bottom + 24);
      expect(field.bottom).toBeLessThan(height);
      await page.close();
    }
  },
);

test('a failed message keeps its text, and the button is disabled while sending', async () => {
  const page = await openContact({ expected: [/status 503/, /console: .*503/] });
  const { promise: seen, resolve: answerNow } = Promise.withResolvers<void>();
  let sends = 0;
  await page.route('**/api/contact', async (route) => {
    sends += 1;
    await seen;
    await route.fulfill({ status: 503, json: { message: 'The server is busy.' } });
  });
  await fill(page, 'Payung biru saya tertinggal.');
  await submit(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect.poll(() => sending.isDisabled()).toBe(true);
  answerNow();
  await waitForText(page, 'Failed to send message');
  await waitForText(page, 'The server is busy.');
  await expect.poll(() => field(page, 'Message').inputValue()).toBe('Payung biru saya tertinggal.');
  expect(sends).toBe(1);
});

test('without JavaScript a wrong message comes back with its text, and is then sent', async () => {
  const page = await open('/contact', {
    width: 360,
    script: false,
    expected: [/status 422/, /console: .*422/],
  });
  await fill(page, '   ');
  await submit(page).click();
  await waitForText(page, 'Message is required');
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('andi@contoh.id');
  await field(page, 'Message').fill('Tanpa skrip');
  await submit(page).click();
  await waitForText(page, 'Message sent successfully!');
  const staff = await open('/admin/messages', { signedIn: true });
  await staff.getByRole('article').filter({ hasText: 'Tanpa skrip' }).waitFor();
});

test('a message that could not be sent is kept, and the form continues to say so', async () => {
  const page = await openContact({ width: 360, expected: [/ERR_/, /api\/contact/] });
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
  await fill(page, 'Payung saya tertinggal');
  await submit(page).click();
  await waitForText(page, 'Failed to send message');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Failed to send message').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(/^Not sent yet/).isVisible()).toBe(true);
  expect(await field(page, 'Message').inputValue()).toBe('Payung saya tertinggal');

  await page.unroute('**/api/contact');
  await submit(page).click();
  await waitForText(page, 'Message sent successfully!');
  await expect.poll(() => page.getByText(/^Not sent yet/).count()).toBe(0);
});
