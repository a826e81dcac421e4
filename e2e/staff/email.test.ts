import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createSmtp, startSmtp } from '../../src/test/servers/smtp.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { runServer } from '../support/run-server.ts';
import { visitor } from '../support/visitor.ts';

let answers = Promise.resolve();
const smtp = await createSmtp({ onData: () => answers });
afterAll(smtp.stop);
beforeEach(() => smtp.behave('accept'));
const { open, server } = await startSite({ env: { SMTP_URL: smtp.url, SEED: 'none' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.each([360, 1440])(
  'staff test the mail server and retry a refused mail at %i pixels',
  async (width) => {
    const page = await open('/admin/email', { signedIn: true, width });
    await waitForText(page, 'Connected');
    await waitForText(page, '127.0.0.1');
    await button(page, 'Send Test').click();
    await waitForText(page, 'Enter an e-mail address');

    const address = `sari-${width}@kopi.example`;
    await page.getByLabel('Test email address').fill(address);
    smtp.behave({ recipient: 550 });
    await button(page, 'Send Test').click();
    await waitForText(page, 'Email Test Failed');
    const row = page.getByRole('listitem').filter({ hasText: address });
    await row.getByText('Failed', { exact: true }).waitFor();
    await row.getByText(/^550 .*No such mailbox/).waitFor();
    expect(await accessibilityErrors(page)).toEqual([]);

    smtp.behave('accept');
    await button(page, `Retry mail to ${address}`).click();
    await row.getByText('Accepted', { exact: true }).waitFor();
    expect(smtp.accepted.filter(({ to }) => to.includes(address))).toHaveLength(1);

    await button(page, `View mail to ${address}`).click();
    const mail = page.frameLocator('dialog iframe');
    await mail.getByRole('heading', { name: 'E-mail uji coba' }).waitFor();
    expect(await accessibilityErrors(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  },
);

test('the list says by itself that a slow mail server has accepted a mail', async () => {
  const page = await open('/admin/email', { signedIn: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  answers = promise;
  await page.getByLabel('Test email address').fill('lambat@kopi.example');
  await button(page, 'Send Test').click();
  const row = page.getByRole('listitem').filter({ hasText: 'lambat@kopi.example' });
  await row.getByText('Sending', { exact: true }).waitFor();
  resolve();
  await row.getByText('Accepted', { exact: true }).waitFor();
});

test('the owner gets a mail about a new message', async () => {
  const page = await open('/admin/email', { signedIn: true, expected: [/ 422/] });
  await waitForText(page, 'Nobody is told when a customer sends something.');
  await button(page, 'Change Notifications').click();
  await page.getByLabel('New message').fill('rina@kopi.example, bayu');
  await button(page, 'Save').click();
  await waitForText(page, 'Enter a valid e-mail address, like name@example.com');
  await page.getByLabel('New message').fill('rina@kopi.example, bayu@kopi.example');
  await button(page, 'Save').click();
  await waitForText(page, 'Notification addresses updated successfully');

  const { send } = visitor(server.url);
  const message = { name: 'Sari', email: 'sari@mail.example', message: 'Buka hari Minggu?' };
  expect((await send('POST', '/api/contact', message)).status).toBe(201);
  const notices = () =>
    smtp.accepted.filter(({ source }) => source.includes('Pesan baru dari Sari'));
  await expect
    .poll(() =>
      notices()
        .flatMap(({ to }) => to)
        .sort(),
    )
    .toEqual(['bayu@kopi.example', 'rina@kopi.example']);
  expect(notices()[0]?.source).toContain('Buka hari Minggu?');
});

test('addresses that were typed and not saved are offered again after a reload, unless they were discarded', async () => {
  const page = await open('/admin/email', { signedIn: true });
  page.on('dialog', (dialog) => void dialog.accept());
  const digest = page.getByLabel('Weekly digest', { exact: true });
  await digest.fill('dewi@kopi.example');
  await page.reload();
  await button(page, 'Continue with it').click();
  expect(await digest.inputValue()).toBe('dewi@kopi.example');
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Email Config' }).first().click();
  await expect.poll(() => digest.inputValue()).toBe('');
  expect(await button(page, 'Continue with it').count()).toBe(0);
});

test('addresses that were typed and not saved are not lost without a question', async () => {
  const page = await open('/admin/email', { signedIn: true });
  await page.getByLabel('New feedback').fill('dewi@kopi.example');
  await button(page, 'Owner only').click();
  const leave = () => page.getByRole('link', { name: 'Accounts' }).click();
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Discard what you have typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.getByLabel('New feedback').inputValue()).toBe('dewi@kopi.example');
  await button(page, 'Save').click();
  await waitForText(page, 'Notification addresses updated successfully');

  await leave();
  await button(page, 'Add account').click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('Name').fill('Dewi');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Dewi');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('a form is still there when Escape or Back is pressed many times', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await button(page, 'Owner only').click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await button(page, 'Add account').click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('Name').fill('Dewi');
  const question = page.getByRole('alertdialog', { name: 'Discard what you have typed?' });
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape');
    await question.waitFor({ state: isAsked ? 'visible' : 'hidden' });
    expect(await question.count()).toBe(isAsked ? 1 : 0);
  }
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Dewi');

  for (const _ of ['once', 'twice']) {
    await page.evaluate(() => history.back());
    await question.waitFor();
  }
  expect(await question.count()).toBe(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Dewi');
  expect(new URL(page.url()).pathname).toBe('/admin/accounts');
});

test('texts that are edited beside a reply are not lost without a question, and the reply stays', async () => {
  const { send } = visitor(server.url);
  const message = { name: 'Tono', email: 'tono@mail.example', message: 'Ada parkir?' };
  expect((await send('POST', '/api/contact', message)).status).toBe(201);
  const page = await open('/admin/messages', { signedIn: true });
  await page.getByText('Ada parkir?').first().click();
  const reply = page.getByPlaceholder('Write a reply…');
  await reply.fill('Ada, di belakang.');
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  const editTexts = async () => {
    await button(page, 'Saved replies').click();
    await button(page, 'Edit texts').click();
  };
  await editTexts();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await editTexts();
  await dialog.getByLabel('Title').last().fill('Parkir');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you have typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel('Text').last().fill('Ada, di belakang.');
  await button(page, 'Add text').click();
  await waitForText(page, 'Reply text added successfully');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await reply.inputValue()).toBe('Ada, di belakang.');
});

/** A server whose data folder is kept after it ends. */
async function startShop(smtpUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const shop = await runServer({ DATA_DIR: folder, SMTP_URL: smtpUrl, SEED: 'none' });
    await shop.ready();
    return shop;
  };
  const shop = await start();
  const owner = visitor(shop.url);
  await owner.login();
  await owner.send('PUT', '/api/admin/launch', { isOpen: true });
  const settings = { message: ['rina@kopi.example'], feedback: [], rating: [] };
  await owner.send('PUT', '/api/admin/email-settings', settings);
  const write = () =>
    owner.send('POST', '/api/contact', {
      name: 'Sari',
      email: 'sari@mail.example',
      message: 'Halo',
    });
  return { shop, start, write };
}

test('a server killed while it sends a mail sends it again with the same Message-ID', async () => {
  const silent = await startSmtp();
  silent.behave('hang after data');
  const { shop, start, write } = await startShop(silent.url);
  await write();
  await expect.poll(() => silent.received.length).toBe(1);
  shop.child.kill('SIGKILL');
  await shop.ended;

  silent.behave('accept');
  const again = await start();
  await expect.poll(() => silent.accepted.length).toBe(1);
  expect(silent.received).toHaveLength(2);
  expect(silent.received[1]?.messageId).toBe(silent.received[0]?.messageId);
  await again.stop();
});

test('a server stopped while a mail hangs ends in time and loses nothing', async () => {
  const silent = await startSmtp();
  silent.behave('hang after data');
  const { shop, start, write } = await startShop(silent.url);
  await write();
  await expect.poll(() => silent.received.length).toBe(1);
  await shop.stop();

  silent.behave('accept');
  const again = await start();
  await expect.poll(() => silent.accepted.length).toBe(1);
  await again.stop();
  expect(silent.received).toHaveLength(2);
});
