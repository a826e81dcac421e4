import type { BrowserContext } from 'playwright-core';

/**
 * Collects console errors, exceptions, violations of the content policy, failed requests, and
 * requests to other sites. What it returns takes those that came since it was last asked.
 */
export async function collectPageProblems(
  context: BrowserContext,
  url: string,
): Promise<() => string[]> {
  const problems: string[] = [];
  const own = (address: string) => address.startsWith(`${url}/`);

  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    // Chromium reports these itself: when a form without JavaScript leads to the dashboard, which has
    // no transitions, and when a busy machine shows a page before its transition could begin.
    const isTransition = /ViewTransition opt-in disabled|Transition was aborted/.test(text);
    if (!isTransition) problems.push(`exception: ${text}`);
  });
  context.on('request', (request) => {
    const address = request.url();
    if (!own(address) && !/^(data|blob|about):/.test(address)) {
      problems.push(`another site: ${address}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests, and a video aborts once it has buffered enough.
    if (own(request.url()) && reason !== 'net::ERR_ABORTED') {
      problems.push(`failed: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (own(response.url()) && response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return () => problems.splice(0);
}
