import core from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  /** Once it has been sent to the page. */
  var axe: typeof import('axe-core');
}

/**
 * What axe finds wrong with a page as it is now, in a line each. Asked for nothing else it takes a
 * quarter of the time. Frames are left out, since nothing of ours runs in them.
 */
export async function accessibilityErrors(page: Page): Promise<string[]> {
  await page.evaluate(core.source);
  return page.evaluate(async () => {
    const options = { resultTypes: ['violations' as const], preload: false, iframes: false };
    const { violations } = await globalThis.axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => `${id} ${target}: ${html} ${failureSummary}`),
    );
  });
}
