import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { startSite } from '../support/browser.ts';

const { open, server } = await startSite();

test('once a clean start has ended, the dashboard shows nothing of the demo any more, and the log says who did it', async () => {
  const page = await open('/admin/launch', { signedIn: true });
  await page.getByText('Demo customers (').waitFor();
  const [promo] = await (await page.request.get('/api/promo-images')).json();
  await page.request.put(`/api/admin/promo-images/${promo.id}`, {
    headers: { origin: server.url },
    data: { ...promo, title: 'Our own promo' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Start clean…' }).click();
  const stays = '1 entry of the demo stays, because somebody changed it: Promos 1.';
  await page.getByRole('dialog').getByText(stays).waitFor();
  await page.getByLabel('Your password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Start clean', exact: true }).click();
  await page.getByText(/^What was still the demo’s is gone/).waitFor();
  await page.getByText(stays).waitFor();
  await page.getByText('Demo customers (').waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: /^Messages/ }).innerText()).toBe('Messages');

  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByRole('button', { name: 'Close the site' }).waitFor();
  await page.goto('/admin/audit');
  for (const words of ['began a clean start', 'took the demo away', 'opened the site']) {
    await page.getByText(words, { exact: true }).waitFor();
  }
});
