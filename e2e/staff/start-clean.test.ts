import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { startSite } from '../support/browser.ts';

const { open } = await startSite();

test('once a clean start has ended, the dashboard shows nothing of the demo any more, and the log says who did it', async () => {
  const page = await open('/admin/launch', { signedIn: true });
  await page.getByText('Demo customers (').waitFor();
  await page.getByRole('button', { name: 'Start clean…' }).click();
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Start clean', exact: true }).click();
  await page.getByText(/^Nothing of the demo is left/).waitFor();
  await page.getByText('Demo customers (').waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: /^Messages/ }).innerText()).toBe('Messages');

  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByRole('button', { name: 'Close the site' }).waitFor();
  await page.goto('/admin/audit');
  for (const words of ['began a clean start', 'took the demo away', 'opened the site']) {
    await page.getByText(words, { exact: true }).waitFor();
  }
});
