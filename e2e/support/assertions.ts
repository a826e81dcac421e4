import type { Page } from 'playwright-core';

/** Fails with the whole list, which vitest's own comparison would shorten. */
export function expectNone(found: string[], where = 'found') {
  if (found.length > 0) throw new Error(`${where}:\n${[...new Set(found)].join('\n')}`);
}

export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor();
