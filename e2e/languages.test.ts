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
  { width: 768, inMenu: false },
  { width: 1440, inMenu: false },
])(
  'a visitor changes the language at $width px and stays on the page',
  async ({ width, inMenu }) => {
    const page = await demo.open('/about', { width });
    const bar = page.locator('[data-bar]');
    const choose = async (name: RegExp, url: string) => {
      if (inMenu) await bar.locator('summary').click();
      const link = bar.getByRole('link', { name }).filter({ visible: true });
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

test('another language is offered once, to those whose browser prefers it', async () => {
  const page = await demo.open('/feedback', { width: 360, locale: 'id-ID' });
  await isNotAsked(page, '/feedback');
  const offer = page.getByRole('complementary', { name: 'Bahasa', exact: true });
  const link = offer.getByRole('link', { name: 'Baca versi Indonesia' });
  // In the mixed voice this page is in English.
  for (const address of ['/about', '/en/about']) {
    await page.goto(address);
    await link.waitFor();
  }
  expect(await offer.getAttribute('lang')).toBe('id');
  // What lies under it must be readable.
  await page.mouse.wheel(0, 400);
  await offer.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, -400);
  await offer.waitFor();
  expectNone(await inOtherLanguage(page));
  expectNone(await accessibilityErrors(page));
  await link.press('Enter');
  await page.waitForURL('**/id/about');
  await isNotAsked(page, '/en/feedback');

  const guest = await demo.open('/', { width: 360, locale: 'en-US' });
  const english = guest.getByRole('complementary', { name: 'Language' });
  await english.getByRole('button', { name: 'Close' }).click();
  await english.waitFor({ state: 'detached' });
  await isNotAsked(guest, '/id/feedback');
  expect(await guest.context().cookies()).toEqual([]);
  expect(await guest.evaluate(() => localStorage.getItem('language-chosen'))).toBe('1');
});

test('the offer of another language hangs from the bar of a phone, and covers no title', async () => {
  const page = await demo.open('/robots.txt', { width: 360, locale: 'id-ID', expected });
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(`/en${path}`);
      const offer = page.getByRole('complementary', { name: 'Bahasa', exact: true });
      await offer.waitFor();
      const { bar, pill, titles } = await page.evaluate(placesOfOffer);
      const where = `${path} at ${width} px`;
      expect(pill.top, where).toBeGreaterThanOrEqual(bar.bottom - 4);
      expect(pill.bottom, where).toBeLessThanOrEqual(bar.bottom + 48);
      expect(pill.bottom - pill.top, where).toBeGreaterThanOrEqual(44);
      const under = titles.filter(
        ({ top, bottom, left, right }) =>
          top < pill.bottom - 4 && bottom > pill.top && left < pill.right && right > pill.left,
      );
      expect(under, where).toEqual([]);
    }
  }
});

test('a bar that shows the languages offers none', async () => {
  const page = await demo.open('/robots.txt', { width: 768, locale: 'id-ID', expected });
  await isNotAsked(page, '/en/feedback');
  const bar = page.locator('[data-bar]');
  expect(await bar.getByRole('link', { name: 'Bahasa Indonesia' }).first().isVisible()).toBe(true);
});

/** Where the words of titles are, which are narrower than their boxes and lower than their lines. */
function placesOfOffer() {
  const place = (box: DOMRect | undefined) => {
    if (!box) throw new Error('Not on the page');
    return { top: box.top, bottom: box.bottom, left: box.left, right: box.right };
  };
  const titles = [...document.querySelectorAll('main :is(h1, h2, .eyebrow)')].flatMap((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    // Letters begin below the top of their line.
    const above = 0.12 * Number.parseFloat(getComputedStyle(title).fontSize);
    const top = title.getBoundingClientRect().top + above;
    return [...words.getClientRects()]
      .map(place)
      .map((line) => ({ ...line, top: Math.max(line.top, top) }));
  });
  return {
    bar: place(document.querySelector('[data-bar]')?.getBoundingClientRect()),
    pill: place(document.querySelector('[data-offer]')?.getBoundingClientRect()),
    titles,
  };
}

/** The form becomes interactive after the page has decided whether to ask. */
async function isNotAsked(page: Page, address: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await page.locator('form[novalidate]').waitFor();
  expect(asked.filter((url) => url.includes('offer'))).toEqual([]);
}

test('a form in English says everything in English, and so does its answer', async () => {
  const page = await demo.open('/en/feedback', { width: 360, expected: [/status of 422/] });
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByText('Enter a name of at least 2 characters').waitFor();
  await page.getByText('Choose a category').waitFor();
  expectNone(await inOtherLanguage(page));
});
