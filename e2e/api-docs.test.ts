import { expect, test } from 'vitest';
import { startSite } from './support/browser.ts';

const { open } = await startSite();

test('strangers can read what they may call, staff what there is', async () => {
  const page = await open('/api/docs');
  await page.getByText('/api/contact', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('/api/admin').count()).toBe(0);

  const staff = await open('/api/docs', { signedIn: true });
  // Only as many as the screen holds are drawn: this is one of the first.
  await staff.getByText('/api/admin/accounts/{id}/sessions', { exact: true }).first().waitFor();
});
