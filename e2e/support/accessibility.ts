import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

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
  await page.evaluate(source);
  const found = await errorsIn(page);
  // What is drawn anew while axe looks has no text for it; a real error is still there.
  return found.length === 0 ? found : errorsIn(page);
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
