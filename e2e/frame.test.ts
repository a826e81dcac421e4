import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './browser.ts';

const { open, server } = await startSite();

/** What has the keyboard's attention, in the words it is announced with. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until something with this text has the focus. */
async function tabTo(page: Page, text: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === text) return;
  }
  throw new Error(`No way by keyboard to ${text}`);
}

test('the first press of Tab offers to skip to the content', async () => {
  const page = await open('/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  expect(await page.getByText('Skip to content').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the menu of a phone opens, leads on and closes by keyboard', async () => {
  const page = await open('/', { width: 360 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.isVisible()).toBe(false);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  expect(await menu.isVisible()).toBe(true);
  const links = await menu.getByRole('link').allInnerTexts();
  expect(links.map((text) => text.split('\n')[0]?.trim())).toEqual([
    'Home',
    'About',
    'Membership',
    'Feedback',
    'Contact',
    expect.stringContaining('Login'),
  ]);
  await tabTo(page, 'Feedback');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/feedback');
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
});

test('a tablet shows the first three links, and the menu holds the rest', async () => {
  const page = await open('/', { width: 768 });
  const shown = (name: string) =>
    page.getByRole('navigation', { name }).getByRole('link').filter({ visible: true });
  expect(await shown('Main').allInnerTexts()).toEqual(['Home', 'About', 'Membership']);
  await page.locator('header summary').click();
  expect(await shown('Menu').count()).toBe(3);
});

test('the bar gains its ground after 50 px', async () => {
  const page = await open('/');
  const bar = page.locator('[data-bar]');
  const solid = () => bar.evaluate((element) => element.hasAttribute('data-scrolled'));
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  expect(await solid()).toBe(false);
  await page.mouse.wheel(0, 20);
  await expect.poll(solid).toBe(true);
});

test('one question is open at a time, and a second press closes it', async () => {
  for (const script of [true, false]) {
    const page = await open('/', { script });
    const opened = () => page.locator('#faq details[open]').count();
    const question = page.locator('#faq summary');
    await question.nth(0).press('Enter');
    expect(await opened()).toBe(1);
    await question.nth(1).press('Enter');
    expect(await opened()).toBe(1);
    expect(await page.locator('#faq details').nth(1).getAttribute('open')).toBe('');
    await question.nth(1).press('Enter');
    expect(await opened()).toBe(0);
  }
});

test('the promos turn by keyboard alone', async () => {
  const page = await open('/', { width: 360 });
  await page.locator('#promo').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Promo berikutnya' });
  await expect.poll(() => next.isEnabled()).toBe(true);
  const place = () => page.locator('#promo-row').evaluate((row) => row.scrollLeft);
  const before = await place();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBeGreaterThan(before);
});

test('the chat opens a conversation with its greeting typed', async () => {
  const page = await open('/', { script: false });
  const chat = page.getByRole('link', { name: /^Chat on WhatsApp/ });
  const { hostname, searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(hostname).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(/^Halo/);
  expect(await chat.getAttribute('target')).toBe('_blank');
});

test('the video plays by itself, pauses, and stays away from who asked for less motion', async () => {
  const page = await open('/');
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  const pause = page.getByRole('button', { name: 'Pause the video' });
  await pause.waitFor({ timeout: 30_000 });
  expect(await paused()).toBe(false);
  await pause.click();
  await page.getByRole('button', { name: 'Play the video' }).waitFor();

  const calm = await open('/', { reducedMotion: 'reduce' });
  await calm.getByRole('button', { name: 'Play the video' }).waitFor();
  expect(await calm.locator('video').count()).toBe(0);
});

test('where the browser refuses to start the video, a button over it does', async () => {
  const page = await open('/robots.txt');
  await page.addInitScript(() => {
    let touched = false;
    addEventListener('click', () => (touched = true), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    // As browsers are with visitors who have not touched the page yet; the driver counts as a touch.
    HTMLMediaElement.prototype.play = function () {
      if (touched) return play.call(this);
      return Promise.reject(new DOMException('Not yet', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the video' }).click();
  await page.getByRole('button', { name: 'Pause the video' }).waitFor();
});

test('the map is asked of another site only when the visitor wants it', async () => {
  const page = await open('/', {
    expected: [/another site: https:\/\/[\w.]*(google|openstreetmap)/, /ERR_NAME_NOT_RESOLVED/],
  });
  await page.locator('iframe').count();
  const show = page.getByRole('button', { name: /^Show the (map|reviews)/ });
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await show.last().waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  const asked = page.waitForRequest((request) => !request.url().startsWith(server.url));
  await show.last().click();
  expect(new URL((await asked).url()).protocol).toBe('https:');
  expect(await page.locator('iframe').getAttribute('title')).not.toBe('');
});
