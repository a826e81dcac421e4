import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ratingForm, ratingTexts, screenshot } from '../../src/test/rewards/ratings.ts';
import { createSmtp } from '../../src/test/servers/smtp.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { overflowing, settled } from '../support/measure.ts';

const smtp = await createSmtp();
afterAll(smtp.stop);
const { open, server } = await startSite({
  env: { SEED: 'none', FORM_LIMIT: '0', SMTP_URL: smtp.url },
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
const detail = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

let sent = 0;
async function sendRating(name: string, more: object = {}) {
  sent += 1;
  const own = { email: `nomor-${sent}@kopi.example`, whatsappNumber: `0812 0000 ${1000 + sent}` };
  const texts = { ...ratingTexts, ...own, name, ...more };
  const { payload, headers } = ratingForm(texts, await screenshot(sent));
  const answer = await fetch(`${server.url}/api/app-ratings`, {
    method: 'POST',
    headers: { ...headers, origin: server.url },
    body: payload,
  });
  expect(answer.status).toBe(201);
}

async function openTab(visit: Parameters<typeof open>[1] = {}) {
  const page = await open('/admin/ratings', { signedIn: true, ...visit });
  await page.getByRole('heading', { name: 'Ratings', exact: true }).waitFor();
  return page;
}
/** Name of the rating open beside the list. */
const opened = (page: Page) => page.locator('article h3').innerText();

test('an empty list explains where ratings come from', async () => {
  const page = await openTab({ width: 360 });
  await waitForText(page, 'No ratings yet');
  await waitForText(page, 'What the app stores say');
  expect(await overflowing(page)).toEqual([]);
});

test('an editor works through ratings by keyboard alone', async () => {
  for (const name of ['Ayu', 'Bima', 'Citra', 'Dewi']) await sendRating(name);
  const page = await openTab();
  await row(page, 'Dewi').waitFor();
  await button(page, 'Filter').click();
  await page.getByLabel('State', { exact: true }).selectOption('Pending');
  await row(page, 'Dewi').waitFor();
  await page.keyboard.press('Escape');
  const press = (key: string) => page.keyboard.press(key);

  // Who has waited longest stands on top, and is open.
  await expect.poll(() => opened(page)).toBe('Ayu');
  await press('j');
  await expect.poll(() => opened(page)).toBe('Bima');
  await press('k');
  await expect.poll(() => opened(page)).toBe('Ayu');
  await press('j');
  // A verified rating leaves the pending ones, and the next takes its place.
  await press('v');
  await waitForText(page, 'Rating verification status updated successfully');
  await row(page, 'Bima').waitFor({ state: 'detached' });
  await expect.poll(() => opened(page)).toBe('Citra');

  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject this rating?' });
  await page.keyboard.type('jkvrs: not a rating');
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await waitForText(page, 'Rating rejected');
  await row(page, 'Citra').waitFor({ state: 'detached' });
  await expect.poll(() => opened(page)).toBe('Dewi');

  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await press('v');
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('/');
  await page.keyboard.type('Dewi');
  await row(page, 'Ayu').waitFor({ state: 'detached' });
  await expect.poll(() => opened(page)).toBe('Dewi');

  await page.goto('/admin/ratings');
  await row(page, 'Bima').click();
  await press('s');
  await detail(page, 'Bima').getByText('Reward Sent').waitFor();
  await row(page, 'Citra').click();
  await detail(page, 'Citra').getByText('jkvrs: not a rating').waitFor();
  await expect.poll(() => row(page, 'Ayu').innerText()).toContain('Pending');
});

test('an editor verifies, rewards and unverifies a rating on a phone', async () => {
  await sendRating('Eka Phone', { deviceType: 'ios', whatsappNumber: '0812-3456-7890' });
  const page = await openTab({ width: 360, permissions: ['clipboard-read', 'clipboard-write'] });
  await expect.poll(() => detail(page, 'Eka Phone').isVisible()).toBe(false);
  await row(page, 'Eka Phone').click();
  const card = detail(page, 'Eka Phone');
  await card.waitFor();
  await expect.poll(() => row(page, 'Eka Phone').isVisible()).toBe(false);
  const proof = await card.getByRole('button', { name: /^Proof of/ }).boundingBox();
  const decision = await button(page, 'Verify and send').boundingBox();
  expect(proof && proof.y + proof.height).toBeLessThan(decision?.y ?? 0);
  const text = await card.innerText();
  for (const word of [
    'iOS',
    'Pending',
    'Email pending',
    '0812-3456-7890',
    '@kopi.example',
    'WIB',
  ]) {
    expect(text).toContain(word);
  }
  await button(page, 'Verify').click();
  await waitForText(page, 'Rating verification status updated successfully');
  await button(page, 'Send Barcode').scrollIntoViewIfNeeded();
  const sending = await button(page, 'Send Barcode').boundingBox();
  await button(page, 'Send Barcode').click();
  await card.getByText('Reward Sent').waitFor();
  await waitForText(page, /^Valid until .* WIB$/);
  // A second press of a double click.
  const undoing = await button(page, 'Unverify').boundingBox();
  expect(undoing?.y).toBeGreaterThan((sending?.y ?? 0) + (sending?.height ?? 0));

  await button(page, 'Copy link').click();
  await waitForText(page, 'Link Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${server.url}/barcode\\?code=[2-9A-Z]{16}$`));
  const whatsapp = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
  const chat = new URL(whatsapp ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281234567890');
  expect(chat.searchParams.get('text')).toContain(`Halo Eka Phone`);
  expect(chat.searchParams.get('text')).toContain(link);

  await button(page, 'Unverify').click();
  const question = page.getByRole('alertdialog', { name: 'Unverify this rating?' });
  await question.getByText(/The reward was sent to Eka Phone. The code stops working/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByText('Valid', { exact: true }).waitFor();
  await button(page, 'Unverify').click();
  await question.getByRole('button', { name: 'Unverify and void the code' }).click();
  await card.getByText('Email sent, code void').waitFor();
  await card.getByText('Void', { exact: true }).waitFor();
  await expect.poll(() => button(page, 'Copy link').count()).toBe(0);
  await button(page, 'Verify').click();
  await card.getByText('Valid', { exact: true }).waitFor();
  await button(page, 'All ratings').click();
  await row(page, 'Eka Phone').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Eka Phone');
});

test('the proof opens in a dialog and can be enlarged', async () => {
  const page = await openTab();
  await row(page, 'Ayu').click();
  await button(page, 'Proof of Ayu Full size').click();
  const dialog = page.getByRole('dialog', { name: 'Proof of Ayu' });
  const width = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0;
  await dialog.getByRole('img').waitFor();
  const fitting = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(fitting);
  const wide = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(wide);
  await expect.poll(() => dialog.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('warnings about similar ratings link to them and do not block the rating', async () => {
  await sendRating('Fajar Satu', { whatsappNumber: '0877 1111 2222' });
  await sendRating('Fajar Dua', { whatsappNumber: '0877 1111 2222' });
  const page = await openTab();
  await row(page, 'Fajar Dua').click();
  const card = detail(page, 'Fajar Dua');
  const warning = card.getByText('1 other rating has the same WhatsApp number');
  await warning.waitFor();
  const next = button(page, 'Verify and send');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(warning)).toBeLessThan(await top(next));
  const colour = (part: Locator) => part.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await colour(next)).toBe(await colour(button(page, 'Reject')));
  await page.setViewportSize({ width: 390, height: 740 });
  const proof = button(page, 'Proof of Fajar Dua Full size');
  expect(await top(warning)).toBeLessThan(await top(proof));
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Show them together').click();
  await row(page, 'Ayu').waitFor({ state: 'detached' });
  expect(
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Fajar/ })
      .count(),
  ).toBe(2);
  await row(page, 'Fajar Dua').click();
  await button(page, 'Verify').click();
  await waitForText(page, 'Rating verification status updated successfully');
  await button(page, 'Remove filter: Only alike').click();
  await row(page, 'Ayu').waitFor();
});

test('a failed action is reported, and the list stays as it was', async () => {
  const page = await openTab({ expected: [/ERR_FAILED/, /status 409/, /console: .*409/] });
  await row(page, 'Ayu').click();
  await page.route('**/verify', (route) => route.abort());
  await button(page, 'Verify').click();
  await waitForText(page, 'Update Failed');
  await waitForText(page, 'No connection. Check your internet and try again.');
  await expect.poll(() => row(page, 'Ayu').innerText()).toContain('Pending');
  await page.unroute('**/verify');

  // The reason stays in its field.
  await page.route('**/reject', (route) => route.abort());
  await button(page, 'Reject').click();
  const dialog = page.getByRole('dialog', { name: 'Reject this rating?' });
  const reason = dialog.getByLabel('Reason');
  await reason.fill('The stars are of another shop');
  await page.keyboard.press('Enter');
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
  await page.unroute('**/reject');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Rating rejected');
  await expect.poll(() => row(page, 'Ayu').innerText()).toContain('Rejected');
  await button(page, 'Undo the rejection').click();
  await expect.poll(() => row(page, 'Ayu').innerText()).toContain('Pending');

  // Somebody else has changed it meanwhile.
  await button(page, 'Verify').click();
  await button(page, 'Send Barcode').waitFor();
  const other = await openTab();
  await row(other, 'Ayu').click();
  await button(other, 'Send Barcode').click();
  await other.getByRole('article').getByText('Reward Sent').waitFor();
  await button(page, 'Send Barcode').click();
  await waitForText(page, 'Send Failed');
  await waitForText(page, 'The reward was already sent');
  await page.getByRole('article').getByText('Reward Sent').waitFor();
});

test('the funnel is also a table, and the list can be exported as CSV', async () => {
  const page = await openTab();
  const table = page.getByRole('table', { name: 'Ratings by stage and week' });
  const inAll = await table.getByRole('row', { name: /^In all/ }).innerText();
  expect(inAll.split(/\s+/).slice(2, 4)).toEqual(['7', '4']);
  await button(page, 'Filter').click();
  await page.getByLabel('Device').selectOption('iOS');
  await row(page, 'Ayu').waitFor({ state: 'detached' });
  const download = page.waitForEvent('download');
  await button(page, 'More').click();
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^app-ratings-.*\.csv$/);
});

test('the tab fits every screen, has no accessibility errors, and deletes for the owner', async () => {
  await sendRating(`Yohanes-Krisna-${'Wicaksono'.repeat(8)}`, {
    email: `${'panjang'.repeat(8)}@${'surat'.repeat(8)}.example`,
  });
  const page = await openTab();
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/ratings');
    await page.getByRole('table').waitFor();
    for (const step of ['list', 'open']) {
      if (step === 'open') await row(page, 'Yohanes').click();
      await settled(page);
      expect(await overflowing(page), `${step} at ${width}`).toEqual([]);
      if (width !== 360) expect(await accessibilityErrors(page)).toEqual([]);
    }
  }
  await page.goto('/admin/ratings');
  await row(page, 'Yohanes').click();
  await button(page, /^Delete the rating of Yohanes/).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this rating?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await waitForText(page, 'Rating deleted successfully');
  await row(page, 'Yohanes').waitFor({ state: 'detached' });
});

test('six ratings are rewarded with one press each', async () => {
  const names = Array.from({ length: 6 }, (_, at) => `Tumpukan ${at + 1}`);
  for (const name of names) await sendRating(name);
  const page = await open('/admin/ratings?q=Tumpukan', { signedIn: true });
  for (const name of names) {
    await expect.poll(() => opened(page)).toBe(name);
    await detail(page, name).getByRole('button', { name: 'Verify and send' }).click();
  }
  await waitForText(page, 'Verified, and the reward is on its way');
  await row(page, 'Tumpukan 1 .*Sent').waitFor();
});

test('a list says in whole hours, then whole days, how late a rating is', async () => {
  await sendRating('Lama');
  const page = await open('/robots.txt', { signedIn: true });
  const ages = [
    [49, '1 hour late'],
    [71, '23 hours late'],
    [72, '1 day late'],
    [48 + 27, '1 day late'],
    [95, '1 day late'],
    [96, '2 days late'],
  ] as const;
  await page.route('**/api/admin/app-ratings?**', async (route) => {
    const answer = await route.fetch();
    const [rating] = await answer.json();
    const json = ages.map(([workingHours], at) => ({
      ...rating,
      id: rating.id + at,
      name: `Lama ${workingHours}`,
      state: 'pending',
      age: { workingHours, level: 'late' },
    }));
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/admin/ratings');
  for (const [hours, words] of ages) {
    await row(page, `Lama ${hours} .*${words}.*Pending`).waitFor();
  }
  await row(page, 'Lama 96').click();
  await page.getByRole('article').getByText('2 days late: waiting for 4 working days').waitFor();
});

test('a list that is read again while a rating is being verified does not keep it open', async () => {
  for (const name of ['Gita', 'Hadi']) await sendRating(name);
  const page = await openTab();
  await button(page, 'Filter').click();
  await page.getByLabel('State', { exact: true }).selectOption('Pending');
  await page.keyboard.press('Escape');
  await row(page, 'Gita').click();
  await detail(page, 'Gita').waitFor();
  await page.route('**/api/admin/app-ratings/*/verify', async (route) => {
    const list = page.waitForResponse((answer) => answer.url().includes('/app-ratings?'));
    // The list is read again whenever staff come back to the window.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await list).finished();
    await route.continue();
  });
  await page.keyboard.press('v');
  await row(page, 'Gita').waitFor({ state: 'detached' });
  await expect.poll(() => opened(page)).toBe('Hadi');
});
