import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';
import { stopData } from '../support/data-of-page.ts';
import { overflowing, settled } from '../support/measure.ts';

/** Every tab while its data is slow, empty or unreachable, on a phone and on a desktop. */
const { open } = await startSite({ env: { SEED: 'none' } });

const tabs = [
  'overview',
  'messages',
  'feedback',
  'ratings',
  'redeem',
  'cms',
  'promos',
  'mockups',
  'team',
  'faqs',
  'menu',
  'outlets',
  'articles',
  'shop',
  'visitors',
  'audit',
  'email',
  'accounts',
  'people',
  'launch',
  'doctor',
];
const widths = [360, 1440];

/** What failed to load is shown by the same part of the page in every list. */
const failures: Record<string, string> = {
  overview: 'Failed to fetch the overview',
  ratings: 'Failed to fetch ratings',
  faqs: 'Failed to fetch FAQs',
  email: 'Unable to Load Email Configuration',
};

async function findings(page: Page, where: string) {
  expect(await accessibilityErrors(page), where).toEqual([]);
}

/** Layout shift since the page was opened, as a share of the screen. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const share = 'value' in entry ? Number(entry.value) : 0;
        const { dataset } = document.documentElement;
        dataset.moved = String(Number(dataset.moved ?? 0) + share);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.for(widths)(
  'at %i px a slow tab shows that it is loading, an empty one says what is missing, and nothing jumps',
  async (width) => {
    const page = await open('/robots.txt', { width, signedIn: true });
    const moved = await watchShifts(page);
    const data = await stopData(page);
    for (const tab of tabs) {
      const answer = data.hold();
      await page.goto(`/admin/${tab}`);
      await heading(page).waitFor();
      const loading = page.locator('main [data-loading]').first();
      await loading.waitFor();
      expect(await overflowing(page), `${tab} while it loads`).toEqual([]);
      answer();
      await expect
        .poll(() => page.locator('main [data-loading]').count(), { message: tab })
        .toBe(0);
      await settled(page);
      expect(await overflowing(page), `${tab} when it is empty`).toEqual([]);
      if (width === 360) await findings(page, `${tab} when it is empty`);
      expect(await moved(), `${tab} moved by itself`).toBeLessThan(0.05);
    }
  },
);

test('a tab that cannot reach the server offers to try again', async () => {
  const visit = { width: 360, signedIn: true, expected: [/ERR_FAILED/] };
  const page = await open('/robots.txt', visit);
  const data = await stopData(page);
  for (const tab of tabs) {
    data.fail(true);
    await page.goto(`/admin/${tab}`);
    await heading(page).waitFor();
    const retry = page.getByRole('main').getByRole('button', { name: /^(Retry|Coba lagi)$/ });
    await retry.first().waitFor();
    expect(await overflowing(page), tab).toEqual([]);
    const failure = failures[tab];
    if (failure) {
      await page.getByText(failure).waitFor();
      await findings(page, tab);
    }
    data.fail(false);
    const failed = async () => {
      const [button] = await retry.all();
      await button?.click();
      return retry.count();
    };
    await expect.poll(failed, { message: `${tab} after Retry` }).toBe(0);
  }
});
