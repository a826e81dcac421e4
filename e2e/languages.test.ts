import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allPages } from '../src/pages.contract.ts';
import { accessibilityErrors } from './support/accessibility.ts';
import { expectNone } from './support/assertions.ts';
import { lookAtDemo, startSite } from './support/browser.ts';
import { inOtherLanguage } from './support/languages.ts';
import { brokenWords, cutOff, overflowing, scrollThrough } from './support/measure.ts';

const demo = await lookAtDemo();
const { open: openEmpty } = await startSite({ env: { SEED: 'none' } });

/** `/privacy-policy` has the text of `/privacy`. */
const paths = allPages()
  .filter(({ address, isForStaff }) => !isForStaff && address !== '/privacy-policy')
  .map(({ address }) => (address === '/' ? '' : address));
const addresses = [...paths, '/no-such-page'];
const expected = [/no-such-page/, /^failed: .* inspector$/];

/** Each page in each voice as the server sends it: everything that a look at it can show. */
test.for(addresses)('%s can be read by everybody, in every voice', async (path) => {
  const page = await demo.open('/robots.txt', { width: 320, script: false, expected });
  await withoutPictures(page);
  for (const voice of ['', '/id', '/en']) {
    const address = voice + path || '/';
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    expectNone(await inOtherLanguage(page), address);
    // The mixed voice is looked at with every page.
    if (voice === '') continue;
    expectNone(await linksOutOf(page, voice), `${address}: links to another language`);
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expectNone(await overflowing(page), `${address}: wider than ${width} px`);
      expectNone(await cutOff(page), `${address}: cut off at ${width} px`);
      expectNone(await brokenWords(page), `${address}: broken words at ${width} px`);
      expect(await heightOfBar(page), `the bar at ${width} px`).toBeLessThanOrEqual(56);
    }
  }
});

/** Pictures have their sizes in the HTML, so that pages look the same without them. */
async function withoutPictures(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.jpg', '*.png'] });
}

// The home page has an island of every kind but the forms.
test.for(['', '/id', '/en'])('what scripts add to %s/ is in its language', async (voice) => {
  const page = await demo.open(voice || '/', { width: 360, reducedMotion: 'reduce' });
  await scrollThrough(page);
  await page.locator('#promo').getByRole('button').first().waitFor();
  const hero = page.locator('section', { has: page.locator('#hero-title') });
  const hours = await hero.locator('a[href*="/outlets"]').boundingBox();
  const play = await hero.getByRole('button').boundingBox();
  expect((hours?.x ?? 0) + (hours?.width ?? 0)).toBeLessThan(play?.x ?? 0);
  expect((play?.x ?? 0) + (play?.width ?? 0)).toBeLessThanOrEqual(340);
  expectNone(await inOtherLanguage(page));
  expectNone(await accessibilityErrors(page));
});

test('an empty shop speaks one language on each page, too', async () => {
  const page = await openEmpty('/robots.txt', { width: 360, script: false, expected });
  await withoutPictures(page);
  for (const address of addresses.flatMap((path) => ['', '/id', '/en'].map((to) => to + path))) {
    await page.goto(address || '/', { waitUntil: 'domcontentloaded' });
    expectNone(await inOtherLanguage(page), address);
  }
});

/** Addresses of ours outside the language, apart from the switch. */
const linksOutOf = (page: Page, prefix: string) =>
  page.locator('a, form').evaluateAll(
    (elements, start) =>
      elements.flatMap((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('action') ?? '';
        const ours = address.startsWith('/') && !element.hasAttribute('hreflang');
        return ours && !new RegExp(`^${start}([/?#]|$)`).test(address) ? [address] : [];
      }),
    prefix,
  );

const heightOfBar = (page: Page) =>
  page.locator('[data-bar]').evaluate((bar) => bar.getBoundingClientRect().height);

test.for([
  { width: 360, inMenu: true },
  { width: 768, inMenu: true },
  { width: 1440, inMenu: false },
])(
  'a visitor changes the language at $width px and stays on the page',
  async ({ width, inMenu }) => {
    const page = await demo.open('/about', { width });
    const bar = page.locator('[data-bar]');
    const choose = async (name: RegExp, url: string) => {
      if (inMenu) await bar.locator('summary').click();
      const place = inMenu ? bar.locator('details') : bar;
      const link = place.getByRole('link', { name }).filter({ visible: true });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      await page.waitForURL(url);
    };
    await choose(/Bahasa Indonesia/, '**/id/about');
    await page.getByRole('heading', { level: 1, name: 'Tentang Kedai Seduh' }).waitFor();
    await choose(/English/, '**/en/about');
    await page.getByRole('heading', { level: 1, name: 'About Kedai Seduh' }).waitFor();
    await page.locator('footer').getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await page.waitForURL('**/id/about');
  },
);

test.each([
  { address: '/about', is: 'English', other: 'Bahasa Indonesia' },
  { address: '/menu', is: 'Bahasa Indonesia', other: 'English' },
  { address: '/id/about', is: 'Bahasa Indonesia', other: 'English' },
])('on a phone the bar of $address, in $is, leads to $other', async ({ address, is, other }) => {
  const page = await demo.open(address, { width: 320 });
  const bar = page.locator('[data-bar]');
  const link = bar.getByRole('link', { name: other }).filter({ visible: true });
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await bar.getByRole('link', { name: is }).filter({ visible: true }).count()).toBe(0);
  expect(await heightOfBar(page)).toBeLessThanOrEqual(56);
  expectNone(await cutOff(page));
  expectNone(await accessibilityErrors(page));
  await link.press('Enter');
  await bar.getByRole('link', { name: is }).filter({ visible: true }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
});

test('a form in English says everything in English, and so does its answer', async () => {
  const page = await demo.open('/en/feedback', { width: 360, expected: [/status of 422/] });
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByText('Enter a name of at least 2 characters').waitFor();
  await page.getByText('Choose a category').waitFor();
  expectNone(await inOtherLanguage(page));
});
