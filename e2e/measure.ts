import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What moved without being asked, as the browser reports it. */
    shifts: string[];
  }
}

/** Notes everything that moves by itself from the first paint on. */
export async function watchShifts(page: Page) {
  await page.evaluate(() => {
    window.shifts = [];
    const name = ({ node }: { node?: Node | null }) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput || !Array.isArray(entry.sources)) continue;
        window.shifts.push(`${entry.value} ${entry.sources.map(name).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls from top to bottom, screen by screen, waiting until what comes near is loaded. */
export async function scrollThrough(page: Page) {
  for (let screen = 0; ; screen += 1) {
    const rest = await page.evaluate((step) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: step * clientHeight * 0.8, behavior: 'instant' });
      return scrollHeight - scrollY - clientHeight;
    }, screen);
    await page.waitForLoadState('networkidle');
    if (rest < 1) return;
  }
}

/** Elements that reach beyond the right edge of a page that can be scrolled sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 8)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}
