import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeAt, stepOf } from '../../src/features/auth/second-factor/totp.ts';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';
import { visitor } from '../support/visitor.ts';

const { open, server } = await startSite();

/** Waits until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const label = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
      const own = at?.matches('a, button') ? at.textContent : '';
      return labels.map(({ textContent }) => textContent).join('') || own;
    });
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await label()).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to “${name}”`);
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('an account that must have two-step sign-in sees only its setup first', async () => {
  const owner = visitor(server.url);
  await owner.login();
  const made = await owner.send('POST', '/api/admin/accounts', {
    email: 'sari@kedai-seduh.example',
    name: 'Sari',
    role: 'editor',
  });
  const { password } = await made.json();
  const newPassword = 'empat gelas sesudah hujan';
  const editor = visitor(server.url);
  await editor.login({ email: 'sari@kedai-seduh.example', password });
  await editor.send('POST', '/api/auth/password', { currentPassword: password, newPassword });
  await owner.send('PUT', '/api/admin/sign-in-settings', { secondFactorRoles: ['editor'] });

  const page = await open('/login?next=/admin/faqs', { width: 360, reducedMotion: 'reduce' });
  await page.locator('input[name=email]').fill('sari@kedai-seduh.example');
  await page.locator('input[name=password]').fill(newPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'One more step, Sari' }).waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.goto('/admin/promos');
  await page.getByRole('heading', { name: 'One more step, Sari' }).waitFor();
  await page.getByLabel('Your password').fill(newPassword);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, stepOf(new Date())));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('heading', { level: 2, name: 'Promos' }).waitFor();
});

test('who must have two-step sign-in is one press, and who no longer must takes the password', async () => {
  const page = await open('/admin/accounts', { signedIn: true, expected: [/422/] });
  const cashiers = page.getByRole('switch', { name: 'Cashiers' });
  await cashiers.click();
  await expect.poll(() => cashiers.isChecked()).toBe(true);
  await cashiers.click();
  const dialog = page.getByRole('dialog', { name: 'Cashiers: no longer required?' });
  await dialog.getByLabel('Your password').fill('bukan kata sandinya');
  await dialog.getByRole('button', { name: 'No longer require it' }).click();
  await dialog.getByText('This is not your current password').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  expect(await cashiers.isChecked()).toBe(true);
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => cashiers.isChecked()).toBe(false);
});

test('two-step sign-in can be set up and used with a code and a recovery code, on a phone and by keyboard', async () => {
  const page = await open('/admin/account', {
    signedIn: true,
    width: 360,
    reducedMotion: 'reduce',
    expected: [/401|422/],
  });
  await page.getByRole('heading', { name: 'Your devices' }).waitFor();
  await page.getByText('This device').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);

  await tabTo(page, 'Set up');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Your password', OWNER.password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('dialog code').innerText()).replaceAll(/\s/g, '');
  expect(await accessibilityErrors(page)).toEqual([]);
  const phone = (steps = 0) => codeAt(secret, stepOf(new Date()) + steps);
  await typeInto(page, 'Code', phone());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const [recovery = ''] = await codes.allInnerTexts();
  expect(await accessibilityErrors(page)).toEqual([]);
  for (const _ of ['once', 'and again']) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the codes' }).click();
  }
  await tabTo(page, 'I have saved them');
  await page.keyboard.press('Enter');
  await page.getByText('10 of 10 recovery codes left').waitFor();

  const signOut = async () => {
    await page.goto('/admin/account');
    await page.locator('button[popovertarget=account-menu]').click();
    await page.locator('#account-menu').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
  };
  const enterPassword = async () => {
    // Before its script has loaded, the form asks for both steps at once.
    await page.waitForLoadState('networkidle');
    await page.locator('input[name=email]').fill(OWNER.email);
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.locator('input[name=code]').waitFor();
  };
  await signOut();
  await enterPassword();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.locator('input[name=code]').fill('000');
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong or was already used').first().waitFor();
  await page.locator('input[name=code]').fill(phone(1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');

  await signOut();
  await enterPassword();
  await tabTo(page, 'Use a recovery code');
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').fill(recovery);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await page.goto('/admin/account');
  await page.getByText('9 of 10 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByLabel('Code from the app').fill('nonsense');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('This code is wrong or was already used').waitFor();
});
