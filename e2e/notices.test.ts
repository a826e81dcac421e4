import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './support/browser.ts';

const site = await startSite();
const open: typeof site.open = (path, visit) => site.open(path, { movesClock: true, ...visit });

const offline = [/failed: .*ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/];
const noConnection = 'No connection. Check your internet and try again.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const notice = (page: Page, text: string) => area(page).getByText(text, { exact: true });
const isFocused = (element: Element) => element === document.activeElement;
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add account' });
const add = (page: Page) => addDialog(page).getByRole('button', { name: 'Add account' });

/** Time passes only when a test says so; else a notice leaves before a busy machine looks at it. */
async function stopClock(page: Page) {
  await page
    .getByRole('button', { name: /^(Edit|Delete) / })
    .first()
    .waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Answers of the server are shown by timers, which need some milliseconds. */
const appears = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10);
      return notice(page, text).isVisible();
    })
    .toBe(true);

const updated = 'Account updated successfully';
async function updateOwner(page: Page) {
  await button(page, 'Edit Owner').click();
  await button(page, 'Save').click();
  await appears(page, updated);
}

/** Fails inside an open dialog, so that the notice appears together with it. */
async function failInDialog(page: Page) {
  await button(page, 'Add account').click();
  await page.getByLabel('Name').fill('Sari');
  await page.getByLabel('E-mail').fill('sari@kedai-seduh.example');
  const worksAt = page.getByLabel('Works at');
  // It is there once the outlets are loaded, which may be after the clock was stopped.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return worksAt.isVisible();
    })
    .toBe(true);
  await worksAt.selectOption('All outlets');
  await page.context().setOffline(true);
  await add(page).click();
  await appears(page, 'Update Failed');
}

async function discardDialog(page: Page) {
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();
  await addDialog(page).waitFor({ state: 'detached' });
}

/** Whether it is still there after a dismissed notice would have faded out. */
async function remains(page: Page, text: string) {
  await area(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return notice(page, text).isVisible();
}

test('a notice disappears after five seconds, but not while it is hovered or the window is in the background', async () => {
  const page = await open('/admin/accounts', { signedIn: true });
  await stopClock(page);
  await updateOwner(page);
  await notice(page, updated).hover();
  await page.clock.runFor(6000);
  expect(await remains(page, updated)).toBe(true);
  await area(page).getByLabel('Close').click();
  await notice(page, updated).waitFor({ state: 'detached' });

  await updateOwner(page);
  await page.mouse.move(5, 5);
  // Playwright makes every page report that it has the focus.
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await page.clock.runFor(6000);
  expect(await remains(page, updated)).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
  await page.clock.runFor(3000);
  expect(await remains(page, updated)).toBe(true);
  await page.clock.runFor(2000);
  await notice(page, updated).waitFor({ state: 'detached' });
});

test('a newer notice replaces the one on the screen, stays five seconds, and keeps the focus', async () => {
  const page = await open('/admin/accounts', { signedIn: true, expected: offline });
  await stopClock(page);
  await updateOwner(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await page.context().setOffline(true);
  await button(page, 'Logout').click();
  await appears(page, 'Logout Failed');
  await expect.poll(() => notice(page, updated).count()).toBe(0);
  await page.clock.runFor(3000);
  expect(await remains(page, 'Logout Failed')).toBe(true);

  await area(page).getByLabel('Close').focus();
  await button(page, 'Logout').dispatchEvent('click');
  await expect.poll(() => area(page).evaluate(isFocused)).toBe(true);
});

test('a notice never takes the focus; F8 goes to it, Escape dismisses it and returns', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: offline });
  await stopClock(page);
  await button(page, 'Add FAQ').click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await question.fill('Ada parkir?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Ada, di belakang.');
  await page.context().setOffline(true);
  await question.press('Enter');
  await appears(page, noConnection);
  await expect.poll(() => question.evaluate(isFocused)).toBe(true);

  await page.keyboard.press('F8');
  await expect.poll(() => area(page).evaluate(isFocused)).toBe(true);
  await page.clock.runFor(6000);
  expect(await remains(page, noConnection)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => area(page).getByLabel('Close').evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Escape');
  await notice(page, noConnection).waitFor({ state: 'detached' });
  await expect.poll(() => question.evaluate(isFocused)).toBe(true);
});

test('after a change that could not be saved the focus is back in its field', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: [/ERR_FAILED/] });
  await button(page, 'Add FAQ').click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await question.fill('Ada parkir?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Ada, di belakang.');
  await page.route('**/api/faqs', async (route) => {
    await page.waitForFunction(() => document.activeElement === document.body);
    await route.abort();
  });
  await question.press('Enter');
  await appears(page, noConnection);
  await expect.poll(() => question.evaluate(isFocused)).toBe(true);
});

test('on a phone a notice follows the finger and is dismissed by swiping right', async () => {
  const phone = { width: 360, hasTouch: true, isMobile: true };
  const page = await open('/admin/accounts', { signedIn: true, ...phone });
  await stopClock(page);
  await updateOwner(page);
  const text = notice(page, updated);
  const left = async () => (await text.boundingBox())?.x ?? Number.NaN;
  const y = (await text.boundingBox())?.y ?? 0;
  const finger = await page.context().newCDPSession(page);
  const at = await left();

  await touch(finger, y, 'touchStart', 100);
  await touch(finger, y, 'touchMove', 120);
  await touch(finger, y, 'touchMove', 140);
  await expect.poll(left).toBe(at + 40);
  await touch(finger, y, 'touchEnd');
  await expect.poll(left).toBe(at);
  await touch(finger, y, 'touchStart', 100);
  await touch(finger, y, 'touchMove', 120);
  await touch(finger, y, 'touchMove', 155);
  await touch(finger, y, 'touchEnd');
  await text.waitFor({ state: 'detached' });

  await updateOwner(page);
  await page.clock.runFor(6000);
  await text.waitFor({ state: 'detached' });
});

/** Whether the notice lies on any part of the button. */
async function isCovered(page: Page, name: string) {
  const [card, pressed] = await Promise.all([
    area(page).locator('> div').boundingBox(),
    button(page, name).boundingBox(),
  ]);
  if (!card || !pressed) throw new Error(`There is no notice or no button ${name}`);
  return (
    card.x < pressed.x + pressed.width &&
    pressed.x < card.x + card.width &&
    card.y < pressed.y + pressed.height &&
    pressed.y < card.y + card.height
  );
}

/** Time stops, so that the notice stays. */
async function pressAndSeeNotice(page: Page, name: string) {
  await button(page, name).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, name).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return area(page).getByLabel('Close').isVisible();
    })
    .toBe(true);
}

test('on a phone a notice covers no button that is pressed next', async () => {
  const small = { width: 360, viewport: { width: 360, height: 700 }, hasTouch: true };
  const expected = [/another site: https:\/\/wa\.me\//];
  const page = await open('/admin/ratings', { signedIn: true, expected, ...small });
  await page.getByRole('button', { name: /^Putri Maharani/ }).click();
  await pressAndSeeNotice(page, 'Verify, then send by WhatsApp');
  for (const name of ['Copy link', 'Unverify', 'All tabs'])
    expect([name, await isCovered(page, name)]).toEqual([name, false]);
});

test('at a desk a notice is below the search and clear of switches, and stays in its place when a drawer opens', async () => {
  for (const width of [1440, 1280]) {
    const page = await open('/admin/faqs', { signedIn: true, viewport: { width, height: 900 } });
    const one = page.getByRole('switch', { name: 'Active' }).first();
    await one.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await one.click();
    await appears(page, 'FAQ updated successfully');
    const card = area(page).locator('> div');
    await cameToRest(card);
    const before = await card.boundingBox();
    const search = await page.getByLabel('Search FAQs').boundingBox();
    const switches = await one.boundingBox();
    expect(before?.x ?? 0).toBeGreaterThanOrEqual(240);
    expect(before?.y ?? 0).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(switches?.x ?? 0);
    await button(page, 'Add FAQ').click();
    await page.getByRole('dialog', { name: 'Add FAQ' }).waitFor();
    await expect
      .poll(() => area(page).evaluate((one) => one.closest('dialog') !== null))
      .toBe(true);
    await page.clock.runFor(1000);
    // It is shown anew above the drawer.
    await cameToRest(card);
    expect(await card.boundingBox()).toEqual(before);
    await page.clock.resume();
    await button(page, 'Cancel').click();
    await one.click();
  }
});

/** A notice that comes in moves by a few pixels, also while the page's clock stands still. */
async function cameToRest(card: Locator) {
  await card.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
}

test('at a desk a notice that names WhatsApp leaves the way to it free', async () => {
  const page = await open('/admin/messages', { signedIn: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByPlaceholder('Write a reply…').fill('Ya, bisa.');
  await pressAndSeeNotice(page, 'Save reply (not sent)');
  expect(await isCovered(page, 'Save reply (not sent)')).toBe(false);
  await page.getByText('WhatsApp', { exact: true }).click();
  expect(await isCovered(page, 'Open WhatsApp')).toBe(false);
});

test('a notice is shown above an open dialog, can be used there, and stays when it closes', async () => {
  const page = await open('/admin/accounts', { signedIn: true, expected: offline });
  await stopClock(page);
  await failInDialog(page);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Sari');
  await page.keyboard.press('F8');
  await expect.poll(() => area(page).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Escape');
  await notice(page, 'Update Failed').waitFor({ state: 'detached' });
  await expect.poll(() => addDialog(page).isVisible()).toBe(true);

  await add(page).click();
  await appears(page, 'Update Failed');
  await area(page).getByLabel('Close').click();
  await notice(page, 'Update Failed').waitFor({ state: 'detached' });

  await add(page).click();
  await appears(page, 'Update Failed');
  await discardDialog(page);
  await area(page).getByLabel('Close').click();
  await notice(page, 'Update Failed').waitFor({ state: 'detached' });
});

test('screen readers announce a notice once, and a failure immediately', async () => {
  const page = await open('/admin/accounts', { signedIn: true, expected: offline });
  await stopClock(page);
  const spoken = await area(page).evaluateHandle(listen);
  await updateOwner(page);
  await page.clock.runFor(2000);
  await failInDialog(page);
  await page.clock.runFor(2000);
  await discardDialog(page);
  await area(page).getByLabel('Close').click();
  await notice(page, 'Update Failed').waitFor({ state: 'detached' });
  expect(await spoken.jsonValue()).toEqual([
    `status: ${updated}Owner`,
    `alert: Update Failed${noConnection}`,
  ]);
});

const touch = (
  finger: CDPSession,
  y: number,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...xs: number[]
) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });

/** Records what a screen reader would announce: text added to a live region, or together with one. */
function listen(area: Element) {
  const heard: string[] = [];
  const live = '[role=status], [role=alert]';
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement && (area.contains(node) || node.contains(area)))) continue;
      const around = node.closest(live);
      for (const region of around ? [around] : node.querySelectorAll(live)) {
        if (region.textContent) heard.push(`${region.role}: ${region.textContent}`);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
  return heard;
}
