import type { Page } from 'playwright-core';

/** Fails with the whole list, which vitest's own comparison would shorten. */
export function expectNone(found: string[], where = 'found') {
  if (found.length > 0) throw new Error(`${where}:\n${[...new Set(found)].join('\n')}`);
}

export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor();

/**
 * On a busy machine a notice of a second can be gone before anybody looks. The page that opens next,
 * and those after it, remember that they showed the text.
 */
export async function rememberText(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.textContent.includes(wanted)) sessionStorage.setItem(wanted, 'shown');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, text);
  return () => page.evaluate((wanted) => sessionStorage.getItem(wanted) === 'shown', text);
}
