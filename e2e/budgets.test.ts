import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from './browser.ts';
import { scrollThrough } from './measure.ts';
import { PAGES } from './paths.ts';

const { server, open, read } = await startSite();
const pages = Object.keys(PAGES);
const expected = [/no-such-page/];

const kB = 1000;
const BUDGET = { html: 14 * kB, beforePaint: 3 * kB, ever: 90 * kB, dashboard: 200 * kB };

const sizeOf = (content: Buffer) => brotliCompressSync(content).length;

/** Notes every script that a page asks for, whoever asked: a tag, a preload or another script. */
function scriptsOf(page: Page) {
  const answers = new Map<string, Response>();
  page.on('response', (answer) => {
    const type = answer.headers()['content-type'] ?? '';
    if (type.includes('javascript')) answers.set(answer.url(), answer);
  });
  return async () => {
    const bodies = await Promise.all([...answers.values()].map((answer) => answer.body()));
    return bodies.reduce((sum, body) => sum + sizeOf(body), 0);
  };
}

test.for(pages)('%s is light', async (path) => {
  const { html } = await read(path);
  expect(sizeOf(Buffer.from(html)), 'HTML').toBeLessThan(BUDGET.html);

  const tags = html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  let beforePaint = 0;
  for (const [, address = ''] of tags) {
    const script = await fetch(new URL(address, server.url));
    beforePaint += sizeOf(Buffer.from(await script.arrayBuffer()));
  }
  expect(beforePaint, 'script before the first paint').toBeLessThan(BUDGET.beforePaint);

  const page = await open('/robots.txt', { width: 360, expected });
  const script = scriptsOf(page);
  await page.goto(path);
  await scrollThrough(page);
  // What another site's frame brings is not ours.
  const buttons = page.locator('main button:enabled').filter({ hasNotText: /^Show the/ });
  for (const button of await buttons.all()) {
    if (await button.isVisible()) await button.press('Enter');
  }
  await page.waitForLoadState('networkidle');
  expect(await script(), 'script ever').toBeLessThan(BUDGET.ever);
});

test("the dashboard's first screen is light enough for a phone", async () => {
  const page = await open('/robots.txt', { width: 360, signedIn: true });
  const script = scriptsOf(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const weight = await script();
  expect(weight).toBeGreaterThan(20 * kB);
  expect(weight).toBeLessThan(BUDGET.dashboard);
});
