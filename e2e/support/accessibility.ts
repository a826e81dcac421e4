import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Half the size of the package's own `source`, which is sent to every page. */
const source = await readFile('node_modules/axe-core/axe.min.js', 'utf8');

declare global {
  /** Set once the script has been sent to the page. */
  var axe: typeof import('axe-core');
}

/**
 * Errors that axe finds in the page, one a line. Asking for errors only takes a quarter of the
 * time. Frames are left out, because they contain other sites.
 */
export async function accessibilityErrors(page: Page): Promise<string[]> {
  // Running the script takes as long as looking for errors.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(source);
  const found = await errorsIn(page);
  if (found.length === 0) return found;
  // What stands below a list is hidden while a part of the list loads, and then has no text for axe.
  await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
  return errorsIn(page);
}

function errorsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const options = { resultTypes: ['violations' as const], preload: false, iframes: false };
    const { violations } = await globalThis.axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => `${id} ${target}: ${html} ${failureSummary}`),
    );
  });
}
