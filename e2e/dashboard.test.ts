import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './browser.ts';

const { open, server } = await startSite();

const offline = [/failed: .*ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first();
const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test('without a connection nothing that was typed is lost, and nobody is signed out', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: offline });
  await page.getByLabel('Question').fill('Ada parkir?');
  await page.getByLabel('Answer').fill('Ada, di belakang.');
  await page.context().setOffline(true);
  await button(page, 'Add FAQ').click();
  await told(page, 'No connection. Check your internet and try again.').waitFor();
  await button(page, 'Logout').click();
  await told(page, 'Logout Failed').waitFor();
  expect(await page.getByLabel('Question').inputValue()).toBe('Ada parkir?');

  await page.context().setOffline(false);
  await button(page, 'Add FAQ').click();
  await told(page, 'FAQ created successfully').waitFor();
  await button(page, 'Logout').click();
  await page.waitForURL('**/login');
});

test('a list that could not be loaded is loaded with Retry', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: [/ERR_FAILED/] });
  await page.route('**/api/admin/accounts*', (route) => route.abort('failed'));
  await page.getByRole('link', { name: 'Accounts' }).click();
  await told(page, 'Failed to fetch accounts').waitFor();
  await page.unroute('**/api/admin/accounts*');
  await button(page, 'Retry').click();
  await page.getByRole('button', { name: 'Edit Owner' }).waitFor();
});

test('every tab has an address and a title, and the way back leads back', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.waitForURL('**/admin/accounts');
  await page.waitForFunction(() => document.title.startsWith('Accounts'));
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen');
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
});

test('on a phone the tabs are a sheet within reach of the thumb', async () => {
  const page = await open('/admin/faqs', { signedIn: true, width: 360 });
  await page.getByRole('button', { name: /All tabs/ }).click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('heading', { level: 2, name: 'Accounts' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the owner adds a cashier, who chooses a password before anything else', async () => {
  const owner = await open('/admin/accounts', { signedIn: true });
  await button(owner, 'Add account').click();
  await button(owner, 'Save').click();
  await told(owner, 'Enter a name').waitFor();
  expect(await findings(owner)).toEqual([]);
  await owner.getByLabel('Name').fill('Sari');
  await owner.getByLabel('E-mail').fill('sari@kedai-seduh.example');
  await owner.getByLabel('Role').selectOption('cashier');
  await button(owner, 'Save').click();
  const password = await owner.locator('dialog code').innerText();
  await button(owner, 'Done').click();
  await owner.getByRole('button', { name: 'Edit Sari' }).waitFor();
  expect(await findings(owner)).toEqual([]);

  const cashier = await open('/login');
  // Without its script the login page leads straight here; with it, it asks by itself.
  await cashier.context().request.post('/api/auth/login', {
    data: { email: 'sari@kedai-seduh.example', password },
    headers: { origin: server.url },
  });
  await cashier.goto('/admin');
  await cashier.getByRole('heading', { name: 'Welcome, Sari' }).waitFor();
  await cashier.getByLabel('Current password').fill(password);
  await cashier.getByLabel('New password').fill('empat gelas es kopi');
  await button(cashier, 'Change password').click();
  await cashier.getByRole('heading', { name: 'Coffee House Management Dashboard' }).waitFor();
  expect(await cashier.getByRole('link', { name: 'Accounts' }).count()).toBe(0);
});

test('a notice goes after five seconds, waits while pointed at, and never holds the next', async () => {
  const page = await open('/admin/accounts', { signedIn: true });
  await page.clock.install();
  const save = async () => {
    await button(page, 'Edit Owner').click();
    await button(page, 'Save').click();
    await notice.waitFor();
  };
  const notice = told(page, 'Account updated successfully');
  await save();
  await notice.hover();
  await page.clock.runFor(6000);
  expect(await notice.isVisible()).toBe(true);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByLabel('Close')
    .click();
  await notice.waitFor({ state: 'detached' });

  await save();
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('updated');
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });

  await save();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4000);
  expect(await notice.isVisible()).toBe(true);
  await page.clock.runFor(1500);
  await notice.waitFor({ state: 'detached' });
});
