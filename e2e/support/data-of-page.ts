import type { Page } from 'playwright-core';

/**
 * Stops the page's requests for data, but not those about its session. `page.route` would turn off
 * the browser's cache, and every page that opens would load and compile all its scripts again.
 */
export async function stopData(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  let held: Promise<void> | undefined;
  let fails = false;
  devtools.on('Fetch.requestPaused', async ({ requestId, request }) => {
    const isData = !new URL(request.url).pathname.startsWith('/api/auth/');
    if (isData) await held;
    const answered =
      isData && fails
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
        : devtools.send('Fetch.continueRequest', { requestId });
    // A page that was left no longer waits for it.
    await answered.catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return {
    /** From now on data waits, until what this returns is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    fail(is: boolean) {
      fails = is;
    },
  };
}
