import { expect, test } from 'vitest';
import { startSite } from './browser.ts';
import { scrollThrough } from './measure.ts';
import { PAGES } from './paths.ts';
import { namedIn, transferred, weighScripts, weightOf } from './transfer.ts';

const { server, open, read } = await startSite();
const pages = Object.keys(PAGES);

/** In bytes as they are sent. */
const kB = 1000;
const BUDGET = { html: 14 * kB, beforePaint: 3 * kB, ever: 90 * kB, dashboard: 200 * kB };

test.for(pages)('%s is light', async (path) => {
  expect(await transferred(server.url + path), 'HTML').toBeLessThan(BUDGET.html);

  const { scripts } = namedIn((await read(path)).html);
  const beforePaint = await weightOf(scripts.map((address) => new URL(address, server.url)));
  expect(beforePaint, 'script before the first paint').toBeLessThan(BUDGET.beforePaint);

  const page = await open('/robots.txt', { width: 360, expected: [/no-such-page/] });
  const weigh = weighScripts(page);
  await page.goto(path);
  await scrollThrough(page);
  // What another site's frame brings is not ours.
  const buttons = page.locator('main button:enabled').filter({ hasNotText: /^Show the/ });
  for (const button of await buttons.all()) {
    if (await button.isVisible()) await button.press('Enter');
  }
  await page.waitForLoadState('networkidle');
  const ever = await weigh();
  expect(ever).toBeGreaterThan(beforePaint - 1);
  expect(ever, 'script ever').toBeLessThan(BUDGET.ever);
});

test("the dashboard's first screen is light enough for a phone", async () => {
  const page = await open('/robots.txt', { width: 360, signedIn: true });
  const weigh = weighScripts(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const weight = await weigh();
  expect(weight).toBeGreaterThan(20 * kB);
  expect(weight).toBeLessThan(BUDGET.dashboard);
});
