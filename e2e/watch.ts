import type { BrowserContext } from 'playwright-core';

/**
 * Notes what must not happen on any page: errors in the console, exceptions, violations of the
 * content policy, requests that fail, and requests to other sites.
 */
export async function watchContext(context: BrowserContext, url: string): Promise<() => string[]> {
  const problems: string[] = [];
  const own = (address: string) => address.startsWith(`${url}/`);

  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    // The browser's own note that the dashboard, where one comes from or goes to, has no transitions.
    if (!text.includes('ViewTransition opt-in disabled')) problems.push(`exception: ${text}`);
  });
  context.on('request', (request) => {
    const address = request.url();
    if (!own(address) && !/^(data|blob|about):/.test(address)) {
      problems.push(`another site: ${address}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or a video that is long enough, ends its requests.
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
  return () => problems;
}
