import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { accessibilityErrors } from './support/accessibility.ts';
import { expectNone } from './support/assertions.ts';
import { startSite } from './support/browser.ts';
import { HTML_RULES } from './support/html-rules.ts';
import {
  brokenWords,
  overflowing,
  scrollThrough,
  visibleShifts,
  watchShifts,
} from './support/measure.ts';

const { server, open, read } = await startSite();
const pages = Object.entries(PUBLIC_PAGES).map(([path, status]) => ({ path, status }));
/** `/privacy-policy` is `/privacy` again, so it is looked at once. */
const looks = pages.filter(({ path }) => path !== '/privacy-policy');
const missing = [/no-such-page/];
const widths = [360, 768, 1440];

test.for(pages)('$path returns $status with valid HTML and sets no cookie', async (page) => {
  const { answer, html } = await read(page.path);
  expect(answer.status).toBe(page.status);
  expect(answer.headers.getSetCookie()).toEqual([]);

  const report = await new HtmlValidate(HTML_RULES).validateString(html);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  expectNone(found);
});

test.for(pages)(
  '$path has a title and description for search engines and for sharing',
  async (wanted) => {
    const page = await open(wanted.path, { expected: missing });
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const { title, description } = {
      title: await page.title(),
      description: await content('meta[name=description]'),
    };
    expect(title).toContain('Kedai Seduh');
    expect(description).toMatch(/\S{3}/);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:description"]')).toBe(description);
    await expect.poll(() => page.locator('h1').count()).toBe(1);

    const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');

    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const path = wanted.path === '/privacy-policy' ? '/privacy' : wanted.path;
    if (wanted.status === 200) expect(canonical).toBe(server.url + path);
    else expect(await content('meta[name=robots]')).toBe('noindex');
  },
);

test.for(looks)(
  '$path fits the screen, has no layout shifts, and is accessible',
  async ({ path }) => {
    for (const width of widths) {
      const page = await open(path, { width, expected: missing });
      await watchShifts(page);
      await scrollThrough(page);
      expectNone(await visibleShifts(page), `shifts at ${width} px`);
      expectNone(await overflowing(page), `wider than ${width} px`);
      expectNone(await accessibilityErrors(page), `accessibility at ${width} px`);
      expect(await page.context().cookies()).toEqual([]);
      await page.context().close();
    }
  },
);

test.for(looks)(
  '$path fits a screen of 320 px, also with text twice as large, and breaks no words',
  async ({ path }) => {
    const page = await open(path, { width: 320, expected: missing });
    expectNone(await overflowing(page));

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [360, 412, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expectNone(await overflowing(page), `wider than ${width} px`);
      expectNone(await brokenWords(page), `broken words at ${width} px`);
      const menu = page.locator('header summary');
      if (width > 412 || (await menu.count()) === 0) continue;
      const box = await menu.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? width), 'the menu button').toBeLessThanOrEqual(
        width,
      );
    }
  },
);

test.for(looks)('$path works without JavaScript and shows no picture twice', async ({ path }) => {
  const script = await open(path, { expected: missing });
  const plain = await open(path, { width: 360, script: false, expected: missing });
  const headings = await script.locator('h1, h2').allInnerTexts();
  const shown = await plain
    .locator('h1, h2')
    .evaluateAll((elements) => elements.map((element) => element.textContent.trim()));
  for (const heading of headings) {
    expect(shown.map((text) => text.toLowerCase())).toContain(heading.trim().toLowerCase());
  }
  // With JavaScript, rows that go round in circles repeat theirs.
  await plain.setViewportSize({ width: 1440, height: 900 });
  const pictures = await plain
    .locator('main picture img:visible')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expectNone(pictures.filter((src, index) => pictures.indexOf(src) !== index));
  await plain.setViewportSize({ width: 360, height: 900 });

  const forms = (page: typeof plain) => page.locator('form').count();
  expect(await forms(plain)).toBe(await forms(script));

  const menu = plain.locator('header details');
  if ((await menu.count()) === 0) return;
  await menu.locator('summary').click();
  await expect
    .poll(() => plain.getByRole('link', { name: 'Contact' }).first().isVisible())
    .toBe(true);
});

test('the home page of the demo is at most 6,000 px long on a phone', async () => {
  const page = await open('/', { width: 360 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6000);
});

test('printed, every question shows its answer and every promo appears once', async () => {
  const page = await open('/', { width: 1440 });
  const promos = page.locator('#promo-row > li');
  await promos.first().scrollIntoViewIfNeeded();
  await expect.poll(() => promos.count()).toBeGreaterThan(6);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => promos.filter({ visible: true }).count()).toBe(6);
  const answers = page.locator('#faq details > p');
  const shown = () => answers.evaluateAll((texts) => texts.map((text) => text.checkVisibility()));
  await expect.poll(async () => new Set(await shown())).toEqual(new Set([true]));
  expectNone(await overflowing(page));
});
