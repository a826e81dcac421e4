import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityErrors } from '../support/accessibility.ts';
import { lookAtDemo } from '../support/browser.ts';

const { open } = await lookAtDemo();
const DARK = 'rgb(19, 13, 9)';
const LIGHT = 'rgb(250, 245, 236)';
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('at night every tab is dark and readable', async () => {
  const page = await open('/admin/overview', { signedIn: true, colorScheme: 'dark' });
  const tabs = page.getByRole('navigation').first().locator('a[href^="/admin/"]');
  await page.getByRole('button', { name: 'Owner only' }).click();
  await tabs.filter({ hasText: 'Accounts' }).waitFor();
  const all = await tabs.all();
  expect(all.length).toBeGreaterThan(18);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  let before: string | null = '';
  for (const tab of all) {
    await tab.click();
    await expect.poll(() => heading.textContent()).not.toBe(before);
    before = await heading.textContent();
    await expect.poll(() => page.locator('main [data-loading]').count()).toBe(0);
    expect(await accessibilityErrors(page), before ?? '').toEqual([]);
  }
});

test.each([
  ['dark', DARK],
  ['light', LIGHT],
] as const)('the sign-in page is %s where the device is', async (colorScheme, expected) => {
  const page = await open('/login', { colorScheme });
  await expect.poll(() => groundOf(page)).toBe(expected);
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('staff choose between light and dark, whatever the device says, and it stays', async () => {
  const page = await open('/admin/account', { signedIn: true, colorScheme: 'dark' });
  const ground = () => groundOf(page);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(ground).toBe(LIGHT);
  await page.reload();
  await page.getByRole('radio', { name: 'Light' }).waitFor();
  await expect.poll(ground).toBe(LIGHT);
  await page.getByRole('radio', { name: 'As the device' }).check();
  await expect.poll(ground).toBe(DARK);
});

test('with the colours of the device, stores have their signs and switches show their state', async () => {
  const colour = (sign: Locator, part?: string) =>
    sign.evaluate((one, of) => getComputedStyle(one, of).backgroundColor, part);
  const home = await open('/', { forcedColors: 'active' });
  const ground = await colour(home.locator('body'));
  expect(await colour(home.locator('[data-tap=app_store] [data-glyph]').first())).not.toBe(ground);

  const list = await open('/admin/promos', { signedIn: true, forcedColors: 'active' });
  const knob = list.getByRole('switch').first();
  const on = await colour(knob, '::before');
  expect(on).not.toBe(await colour(knob));
  // Without the event, so that nothing is saved.
  await knob.evaluate((one) => Object.assign(one, { checked: false }));
  await expect.poll(() => colour(knob, '::before')).not.toBe(on);
  expect(await colour(knob, '::before')).not.toBe(await colour(knob));
});

test('whoever goes through a long form by keyboard sees where they are', async () => {
  const page = await open('/admin/shop', {
    signedIn: true,
    viewport: { width: 1280, height: 740 },
  });
  await page.locator('main a[href*="cms?page=contact"]').first().waitFor();
  for (let tabs = 0; tabs < 45; tabs += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const one = document.activeElement ?? document.body;
      const { left, top, width, height } = one.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = seen && (one.contains(seen) || one.closest('label')?.contains(seen));
      return one.closest('main') !== null && !isSeen && one.textContent;
    });
    expect(hidden).toBe(false);
  }
});

test('on a phone all parts of My shop are folded, and one with something wrong opens', async () => {
  const page = await open('/admin/shop', { signedIn: true, width: 390 });
  const code = page.getByLabel('Main colour, code');
  const fold = page.getByRole('heading', { name: 'Colours' });
  const slogan = page.getByLabel('Slogan', { exact: true });
  await page.getByRole('heading', { name: 'Names' }).waitFor();
  expect(await slogan.isVisible()).toBe(false);
  expect(await code.isVisible()).toBe(false);
  await page.getByText('#8c4a16, #b8692a', { exact: true }).waitFor();
  await fold.click();
  await code.fill('merah');
  await fold.click();
  await code.waitFor({ state: 'hidden' });
  // The titles of the parts lead to them, so no other row says the same.
  expect(await page.getByRole('button', { name: 'Colours' }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Names' }).click();
  await slogan.fill('Diseduh sampai malam');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A colour must be a code').waitFor();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await accessibilityErrors(page)).toEqual([]);
});
