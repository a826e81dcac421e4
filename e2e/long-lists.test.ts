import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { OWNER } from '../src/test/servers/built-server.ts';
import { startSite } from './support/browser.ts';
import { visibleShifts, watchShifts } from './support/measure.ts';

const { open, server } = await startSite({ env: { SEED: 'none' } });
const PROMOS = 30;
const MEMBERS = 40;

beforeAll(async () => {
  const origin = { origin: server.url, 'content-type': 'application/json' };
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify(OWNER),
  });
  const headers = { ...origin, cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const add = async (path: string, body: object) => {
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(server.url + path, options)).status).toBe(201);
  };
  for (let n = 1; n <= PROMOS; n += 1) {
    const imageUrl = '/pictures/our-story.jpg';
    await add('/api/admin/promo-images', { title: `Promo ${n}`, description: 'Hemat', imageUrl });
  }
  for (let n = 1; n <= MEMBERS; n += 1) {
    await add('/api/team-members', { name: `Anggota ${n}`, position: 'Barista', displayOrder: n });
  }
});

/** Leaves out the copies that make the row endless. */
const promosIn = (page: Page) =>
  page.locator('#promo-row > li:not([aria-hidden]) b').allTextContents();
const first = (page: Page) =>
  page.locator('#promo-row').evaluate((row) => {
    const edge =
      row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
    const near = [...row.children].find(
      (item) => Math.abs(item.getBoundingClientRect().left - edge) < 4,
    );
    return near?.querySelector('b')?.textContent ?? '';
  });
const titles = (count: number) => Array.from({ length: count }, (_, place) => `Promo ${place + 1}`);

test('the promo row loads more promos near its end, and loops over all of them', async () => {
  const page = await open('/', { width: 768, reducedMotion: 'reduce' });
  await page.locator('#promo').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Promo berikutnya' });
  await next.waitFor();
  await watchShifts(page);
  expect(await promosIn(page)).toEqual(titles(12));
  for (const title of [...titles(PROMOS).slice(1), ...titles(2)]) {
    await next.click();
    await expect.poll(() => first(page)).toBe(title);
    // Whoever is faster than the answer goes round those that are there.
    const loaded = { 'Promo 12': 12, 'Promo 24': 24 }[title];
    if (loaded)
      await expect.poll(async () => (await promosIn(page)).length).toBeGreaterThan(loaded);
  }
  expect(await promosIn(page)).toEqual(titles(PROMOS));
  expect(await visibleShifts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Promo sebelumnya' }).click();
  await expect.poll(() => first(page)).toBe('Promo 1');
});

test('while more promos cannot be loaded the row loops over those it has, and loads them later', async () => {
  const page = await open('/', {
    width: 768,
    reducedMotion: 'reduce',
    expected: [/promos\/2|ERR_FAILED/],
  });
  await page.route('**/promos/2', (route) => route.abort());
  await page.locator('#promo').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Promo berikutnya' });
  for (const title of [...titles(12).slice(1), ...titles(2)]) {
    await next.click();
    await expect.poll(() => first(page)).toBe(title);
  }
  await page.unroute('**/promos/2');
  for (const title of titles(16).slice(2)) {
    await next.click();
    await expect.poll(() => first(page)).toBe(title);
  }
});

test('the team row also loads more members and counts all of them', async () => {
  const page = await open('/', { width: 360 });
  const part = page.locator('#team');
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.getByText(`1 / ${MEMBERS}`).count()).toBe(1);
  const next = part.getByRole('button', { name: 'Next team member' });
  for (let place = 2; place <= 20; place += 1) {
    await next.press('Enter');
    await expect.poll(() => part.getByText(`${place} / ${MEMBERS}`).count()).toBe(1);
  }
  await expect
    .poll(() => part.getByRole('heading', { name: 'Anggota 20', exact: true }).count())
    .toBe(1);
});

test('without JavaScript a link leads to all promos, page by page', async () => {
  const page = await open('/', { width: 360, script: false });
  await page.getByRole('link', { name: `Lihat semua ${PROMOS} promo` }).click();
  await expect.poll(() => promosIn(page)).toEqual(titles(12));
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expect.poll(() => promosIn(page)).toEqual(titles(24).slice(12));
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expect.poll(() => promosIn(page)).toEqual(titles(PROMOS).slice(24));
});
