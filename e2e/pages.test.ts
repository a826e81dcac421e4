import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { startSite } from './browser.ts';
import { HTML_RULES } from './html-rules.ts';
import { overflowing, scrollThrough, visibleShifts, watchShifts } from './measure.ts';
import { expectNothing } from './nothing.ts';
import { PAGES } from './paths.ts';

const { server, open, read } = await startSite();
const pages = Object.entries(PAGES).map(([path, status]) => ({ path, status }));
const missing = [/no-such-page/];
const widths = [360, 768, 1440];

test.for(pages)('$path answers $status with a valid document that sets no cookie', async (page) => {
  const { answer, html } = await read(page.path);
  expect(answer.status).toBe(page.status);
  expect(answer.headers.getSetCookie()).toEqual([]);

  const report = await new HtmlValidate(HTML_RULES).validateString(html);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  expectNothing(found);
});

test.for(pages)(
  '$path says what it is, to search engines and when it is shared',
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
    expect(await page.locator('h1').count()).toBe(1);

    const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');

    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const path = wanted.path === '/privacy-policy' ? '/privacy' : wanted.path;
    if (wanted.status === 200) expect(canonical).toBe(server.url + path);
    else expect(await content('meta[name=robots]')).toBe('noindex');
  },
);

test.for(pages)('$path fits its screen and stands still while it is read', async ({ path }) => {
  for (const width of widths) {
    const page = await open(path, { width, expected: missing });
    await watchShifts(page);
    await scrollThrough(page);
    expectNothing(await visibleShifts(page), `shifts at ${width} px`);
    expectNothing(await overflowing(page), `wider than ${width} px`);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  }
});

test.for(pages)('$path fits a screen of 320 px, and text twice as large', async ({ path }) => {
  const page = await open(path, { width: 320, expected: missing });
  expectNothing(await overflowing(page));

  await page.setViewportSize({ width: 1280, height: 900 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  expectNothing(await overflowing(page));
});

test.for(pages)('axe finds nothing to complain about on $path', async ({ path }) => {
  // Only here the content policy is off: axe itself is a script that the page does not know.
  for (const width of [360, 1440]) {
    const page = await open(path, { width, bypassCSP: true, expected: missing });
    await scrollThrough(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
    expectNothing(found, `at ${width} px`);
    await page.context().close();
  }
});

test.for(pages)('$path can be read and used without JavaScript', async ({ path }) => {
  const script = await open(path, { expected: missing });
  const plain = await open(path, { width: 360, script: false, expected: missing });
  const headings = await script.locator('h1, h2').allInnerTexts();
  const shown = await plain
    .locator('h1, h2')
    .evaluateAll((elements) => elements.map((element) => element.textContent.trim()));
  for (const heading of headings) {
    expect(shown.map((text) => text.toLowerCase())).toContain(heading.trim().toLowerCase());
  }
  const forms = (page: typeof plain) => page.locator('form').count();
  expect(await forms(plain)).toBe(await forms(script));

  const menu = plain.locator('header details');
  if ((await menu.count()) === 0) return;
  await menu.locator('summary').click();
  expect(await plain.getByRole('link', { name: 'Contact' }).first().isVisible()).toBe(true);
});
