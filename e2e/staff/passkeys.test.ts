import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { measureScripts } from '../../src/test/transfer.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';

// Browsers store passkeys for host names, not for IP addresses.
const { open } = await startSite({ env: { HOST: 'localhost' } });

/** A virtual device that stores passkeys and accepts every finger, unless told otherwise. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    finger: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page) {
  await page.goto('/admin/account');
  await page.locator('button[popovertarget=account-menu]').click();
  await page.locator('#account-menu').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.waitForLoadState('networkidle');
}

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test('on a phone a passkey can be added, used to sign in, and removed, after which it no longer works', async () => {
  const page = await open('/admin/account', {
    signedIn: true,
    width: 360,
    reducedMotion: 'reduce',
    expected: [/401|422/],
  });
  const device = await plugIn(page);
  await page.getByText('You have no passkey yet').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  expect(await accessibilityErrors(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('wrong password');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not your current password').waitFor();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Chrome on Linux');
  expect(await accessibilityErrors(page)).toEqual([]);
  // With a wrong finger first, the typed values stay and the second try works.
  await device.finger(false);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByText('It was cancelled, took too long').waitFor();
  await device.finger(true);
  await dialog.getByLabel('Name').fill('HP pemilik');
  await page.keyboard.press('Enter');
  await page.getByText('Not used yet').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);

  await page.getByRole('button', { name: 'Rename HP pemilik' }).click();
  await dialog.getByLabel('Name').fill('HP Rina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename HP Rina' }).waitFor();

  await signOut(page);
  expect(await accessibilityErrors(page)).toEqual([]);
  await device.finger(false);
  await byPasskey(page).click();
  await page.getByText('It was cancelled, took too long').first().waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await device.finger(true);
  await byPasskey(page).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/account');
  await page.getByText('HP Rina').waitFor();
  await expect.poll(() => page.getByText('Not used yet').count()).toBe(0);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByText('This device has a passkey for your account already.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Remove HP Rina' }).click();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await page.getByText('You have no passkey yet').waitFor();
  await signOut(page);
  await byPasskey(page).click();
  await page.getByText('This passkey was not accepted').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');

  // A following password sign-in shows its own error only.
  const refused = page.locator('main').getByText('This passkey was not accepted');
  await refused.waitFor();
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill('bukan kata sandinya');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('main').getByText('Invalid').waitFor();
  await expect.poll(() => refused.count()).toBe(0);
});

test('the script for passkeys is small and loads only when its button is pressed', async () => {
  const page = await open('/robots.txt', {
    locale: 'en-GB',
    expected: [/no passkey|not allowed/i],
  });
  await plugIn(page);
  const weigh = measureScripts(page);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const before = await weigh();
  await byPasskey(page).click();
  await page.getByText('It was cancelled, took too long').first().waitFor();
  const more = (await weigh()) - before;
  expect(more).toBeGreaterThan(1000);
  expect(more).toBeLessThan(5000);
});

test('the dashboard and the sign-in page say so if the browser has no passkeys', async () => {
  const page = await open('/robots.txt', { signedIn: true });
  await page.addInitScript('delete window.PublicKeyCredential');
  await page.goto('/admin/account');
  await page.getByText('Passkeys need a current browser').waitFor();
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByText('Passkeys need a current browser').waitFor();
  expect(await byPasskey(page).count()).toBe(0);
});

test('without JavaScript the passkey button is missing and the password form works', async () => {
  const page = await open('/login', { script: false });
  expect(await byPasskey(page).isVisible()).toBe(false);
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
});
