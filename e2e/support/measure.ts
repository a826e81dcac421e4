import type { BrowserContext, Page, Request } from 'playwright-core';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

const underWay = new WeakMap<Page, Set<Request>>();

/** By page, because what a page has under way when it is closed never ends. */
export function watchRequests(context: BrowserContext) {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on('request', (request) => {
      // Nobody may hear of the end of what the page before it had under way.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      requests.add(request);
    });
    const ends = (request: Request) => void requests.delete(request);
    page.on('requestfinished', ends).on('requestfailed', ends);
  });
}

/** Waits until all that was asked for is there and shown, without `networkidle`'s half second. */
export async function settled(page: Page) {
  const isLoading = () =>
    [...(underWay.get(page) ?? [])].some(
      (request) => !['ping', 'media'].includes(request.resourceType()),
    );
  for (let quiet = 0; quiet < 2; quiet = isLoading() ? 0 : quiet + 1) {
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    });
  }
}

/** A smaller shift is half a pixel, as when a font loads. */
const VISIBLE = 0.01;

export async function watchShifts(page: Page) {
  await page.evaluate(() => {
    window.shifts = [];
    const name = ({ node }: { node?: Node | null }) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput || !Array.isArray(entry.sources)) continue;
        window.shifts.push({
          value: Number(entry.value),
          what: entry.sources.map(name).join(', '),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function visibleShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < VISIBLE ? [] : shifts.map(({ value, what }) => `${value} ${what}`);
}

/** Scrolls through the page until everything lazy has loaded. */
export async function scrollThrough(page: Page) {
  for (let screen = 0; ; screen += 1) {
    const rest = await page.evaluate(async (step) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: step * clientHeight * 0.8, behavior: 'instant' });
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frame = 0; frame < 4; frame += 1) await drawn();
      return scrollHeight - scrollY - clientHeight;
    }, screen);
    if (rest < 1) break;
  }
  await settled(page);
}

/** Words broken over two lines because their space is too narrow. */
export function brokenWords(page: Page, part = 'body'): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [data, around] = [text.textContent ?? '', text.parentElement];
      if (!around?.checkVisibility() || around.closest('.sr-only, script, style')) continue;
      for (const { 0: word, index } of data.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in <${around.localName}> ${around.className}`);
      }
    }
    return broken;
  });
}

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

/** Headings and controls whose words do not fit into them. */
export function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3, button, a, label')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility() &&
            element.clientWidth > 0 &&
            !element.classList.contains('sr-only') &&
            element.scrollWidth > element.clientWidth + 1,
        )
        .map((element) => `${element.localName} ${element.textContent} ${element.className}`),
    );
}
