import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAtDemo } from './support/browser.ts';

const { url, open } = await lookAtDemo();

async function namesOf(path: string, key: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/${path}`);
  return (await answer.json()).map((row: Record<string, string>) => row[key]);
}
const promos = await namesOf('promo-images', 'title');
const team = await namesOf('team-members', 'name');
const mockups = await namesOf('mockups', 'description');

const firstOf = (page: Page, row: string) =>
  page.locator(row).evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
    const edge = element.getBoundingClientRect().left + padding;
    const near = [...element.children].find(
      (child) => Math.abs(child.getBoundingClientRect().left - edge) < 4,
    );
    return near?.querySelector('h3, a b')?.textContent ?? '';
  });

/** With a clock that the test advances; the carousel is in view and hydrated. */
async function openHome(part: string, width: number) {
  const page = await open('/robots.txt', { width, movesClock: true });
  await page.clock.install();
  await page.goto('/');
  await page.locator(part).scrollIntoViewIfNeeded();
  await page.locator(part).getByRole('button').first().waitFor();
  return page;
}

test.each([
  [360, 300],
  [768, 350],
  [1440, 400],
])('at %i px promos are %i px wide, and the row loops in both directions', async (width, wide) => {
  const page = await openHome('#promo', width);
  const first = () => firstOf(page, '#promo-row');
  expect((await page.locator('#promo-row > li').first().boundingBox())?.width).toBe(wide);
  const press = async (name: string, title: string | undefined) => {
    await page.getByRole('button', { name }).click();
    await expect.poll(first).toBe(title);
  };
  // The order is the same at every width.
  if (width === 360) for (const title of promos.slice(1)) await press('Promo berikutnya', title);
  else await press('Promo sebelumnya', promos.at(-1));
  for (const title of promos.slice(0, 2)) await press('Promo berikutnya', title);
  for (const title of [promos[0], promos.at(-1)]) await press('Promo sebelumnya', title);
  await page.clock.runFor(30_000);
  expect(await first()).toBe(promos.at(-1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('a window that is resized or turned still begins at the promo it began at', async () => {
  const page = await openHome('#promo', 1440);
  const first = () => firstOf(page, '#promo-row');
  const next = page.getByRole('button', { name: 'Promo berikutnya' });
  for (const title of promos.slice(1, 3)) {
    await next.click();
    await expect.poll(first).toBe(title);
  }
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.clock.runFor(1000);
    await expect.poll(first, { message: `at ${width} px` }).toBe(promos[2]);
  }
});

test('each dot below the promos leads to its own', async () => {
  const page = await open('/', { width: 360, hasTouch: true, isMobile: true });
  await page.locator('#promo').scrollIntoViewIfNeeded();
  await page.locator('#promo').getByRole('button', { name: 'Promo 3 dari 6' }).click();
  await expect.poll(() => firstOf(page, '#promo-row')).toBe(promos[2]);
});

test('a promo opens the right app store in a new tab, also without JavaScript', async () => {
  const page = await open('/', { script: false });
  const promo = page.locator('#promo-row a').first();
  await expect.poll(() => promo.getAttribute('target')).toBe('_blank');
  const store = (userAgent: string) => storeFor(page, userAgent);
  expect(await store('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toContain('apple');
  expect(await store('Mozilla/5.0 (Linux; Android 15)')).toContain('play.google');
  expect(await store('Mozilla/5.0 (X11; Linux x86_64)')).toContain('play.google');
});

test('an iPad that identifies as a Mac is sent to the App Store', async () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
  const page = await open('/login', { userAgent });
  await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
  await page.goto('/');
  await page.locator('#promo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Promo berikutnya' }).waitFor();
  expect(await storeFor(page, userAgent)).toContain('apple');
});

async function storeFor(page: Page, userAgent: string) {
  const href = (await page.locator('#promo-row a').first().getAttribute('href')) ?? '';
  const answer = await page.request.get(href, {
    headers: { 'user-agent': userAgent },
    maxRedirects: 0,
  });
  return answer.headers().location;
}

test('the team carousel moves every 4 s and loops until it is stopped', async () => {
  const page = await openHome('#team', 360);
  const part = page.locator('#team');
  const first = () => firstOf(page, '#team-row');
  const lastMember = part.locator('#team-row > li').last();
  const lastDot = part.getByRole('button', { name: `Team member ${team.length} of` });
  const end = async () => [
    await lastMember.evaluate((element) => Math.round(element.getBoundingClientRect().right)),
    await lastDot.getAttribute('aria-current'),
  ];
  const atTheEnd = [340, 'true'];
  // Two and a third fit, so that the last of them come into view together.
  for (const name of team.slice(1, -2)) {
    await page.clock.runFor(4000);
    await expect.poll(first).toBe(name);
  }
  await page.clock.runFor(4000);
  await expect.poll(end).toEqual(atTheEnd);
  await page.clock.runFor(4000);
  await expect.poll(first).toBe(team[0]);
  // By keyboard, because a pointer over the row pauses it.
  const press = (name: string) => part.getByRole('button', { name }).press('Enter');
  await press('Previous team member');
  await expect.poll(end).toEqual(atTheEnd);
  await press(`Team member 2 of ${team.length}`);
  await expect.poll(first).toBe(team[1]);
  await press('Pause');
  await page.clock.runFor(30_000);
  expect(await first()).toBe(team[1]);
  await press('Play');
  await page.clock.runFor(4000);
  await expect.poll(first).toBe(team[2]);
});

test.each([
  [768, 3],
  [1440, 5],
])('at %i px the team is shown in %i columns', async (width, columns) => {
  const page = await openHome('#team', width);
  const row = await page.locator('#team-row').boundingBox();
  const member = await page.locator('#team-row > li').first().boundingBox();
  expect(Math.floor(((row?.width ?? 0) + 20) / ((member?.width ?? 1) + 20) + 0.01)).toBe(columns);
});

test('the mockups move every 3 s and loop, and each dot shows its mockup', async () => {
  const page = await openHome('#app', 768);
  const shown = () => page.locator('[data-slot="0"] img[loading]').getAttribute('alt');
  const dot = (place: number) =>
    page.getByRole('button', { name: `Show screen ${place} of ${mockups.length}` });
  await dot(mockups.length).click();
  await expect.poll(shown).toBe(mockups.at(-1));
  await page.mouse.move(0, 0);
  for (const name of mockups) {
    await page.clock.runFor(3000);
    await expect.poll(shown).toBe(name);
  }
  await dot(2).click();
  expect(await shown()).toBe(mockups[1]);
  await expect.poll(() => dot(2).getAttribute('aria-current')).toBe('true');
});

test('a mockup is downloaded only when it is about to be shown', async () => {
  const page = await open('/', { width: 360, reducedMotion: 'reduce' });
  await page.locator('#app').scrollIntoViewIfNeeded();
  await page.locator('#app').getByRole('button', { name: 'Play' }).waitFor();
  const drawn = page.locator('#app [data-slot] img[loading]');
  // The three that are seen, and the one that enters next.
  await expect.poll(() => drawn.count()).toBe(4);
  await page.getByRole('button', { name: `Show screen 3 of ${mockups.length}` }).click();
  await expect.poll(() => drawn.count()).toBe(5);
});

test('nothing moves by itself for visitors who asked for less motion', async () => {
  const page = await open('/robots.txt', { reducedMotion: 'reduce', movesClock: true });
  await page.clock.install();
  await page.goto('/');
  await page.locator('#app').scrollIntoViewIfNeeded();
  await page.locator('#app').getByRole('button', { name: 'Play' }).waitFor();
  const shown = () => page.locator('[data-slot="0"] img[loading]').getAttribute('alt');
  const before = await shown();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(before);
});

test('moving the focus along a row scrolls to the focused element at once', async () => {
  const page = await openHome('#promo', 360);
  const away = await page
    .locator('#promo-row li:not([aria-hidden]) a')
    .nth(3)
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.focus();
      const { left, right } = link.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
  expect(away).toBe(false);
});
