import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { measureScripts, namedIn, transferred, weightOf } from '../src/test/transfer.ts';
import { lookAtDemo } from './support/browser.ts';
import { settled } from './support/measure.ts';

const { url, open, read } = await lookAtDemo();
const pages = Object.keys(PUBLIC_PAGES);
const whole = pages
  .filter((path) => path !== '/login')
  .flatMap((path) => [`/id${path}`, `/en${path}`])
  .map((path) => path.replace(/\/$/, ''));

/** In bytes as transferred. */
const kB = 1000;
const BUDGET = {
  html: 14 * kB,
  beforePaint: 3 * kB,
  dashboard: 200 * kB,
  tab: 60 * kB,
};

test.for(pages)('%s stays within its size budget', async (path) => {
  expect(await transferred(url + path), 'HTML').toBeLessThan(BUDGET.html);

  const { scripts } = namedIn((await read(path)).html);
  const beforePaint = await weightOf(scripts.map((address) => new URL(address, url)));
  expect(beforePaint, 'script before the first paint').toBeLessThan(BUDGET.beforePaint);
});

test('each page is as small in every language', async () => {
  for (const path of whole) {
    expect(await transferred(url + path), path).toBeLessThan(BUDGET.html);
  }
});

test('a change on a page recalculates the style of the changed elements only', async () => {
  const { styles } = namedIn((await read('/')).html);
  const sheets = styles.map(async (address) => (await fetch(new URL(address, url))).text());
  const css = (await Promise.all(sheets)).join('\n');
  expect(css).toContain(':has(');
  // A bare `:has()` would apply to every element, so each change restyles the whole page.
  expect(css.match(/(^|[\s,{}(>+~*]):has\([^)]*\)/g)).toBe(null);
});

test('the scripts contain zod/mini once, and never the whole of zod', async () => {
  const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8');
  const files = Object.values<{ file: string }>(JSON.parse(manifest)).map(({ file }) => file);
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({ file, text: await (await fetch(`${url}/${file}`)).text() })),
  );
  const having = (name: RegExp) =>
    scripts.filter(({ text }) => name.test(text)).map(({ file }) => file);
  expect(having(/[^$]ZodMiniObject/)).toHaveLength(1);
  expect(having(/[^$]ZodObject/)).toEqual([]);
});

test("the dashboard's first screen is small enough for a phone", async () => {
  const page = await open('/robots.txt', { width: 360, signedIn: true });
  const weigh = measureScripts(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  const weight = await weigh();
  expect(weight).toBeGreaterThan(20 * kB);
  expect(weight).toBeLessThan(BUDGET.dashboard);
});

test('each tab of the dashboard stays within its size budget', async () => {
  const page = await open('/admin', { signedIn: true, expected: [/./] });
  const tabs = page.getByRole('navigation', { name: 'Tabs' }).locator('a[href^="/admin/"]');
  await tabs.first().waitFor();
  const addresses = await tabs.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(addresses).size).toBeGreaterThan(10);
  const weights = new Map<string, number>();
  for (const address of new Set(addresses)) {
    const weigh = measureScripts(page);
    await page.goto(address ?? '');
    await page.getByRole('heading', { level: 2 }).waitFor();
    await settled(page);
    weights.set(address ?? '', await weigh());
  }
  const first = Math.min(...weights.values());
  for (const [address, weight] of weights) {
    expect(weight - first, address).toBeLessThan(BUDGET.tab);
  }
});
