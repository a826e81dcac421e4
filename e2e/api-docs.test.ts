import { expect, test } from 'vitest';
import { lookAtDemo } from './support/browser.ts';

const { open } = await lookAtDemo();

test('visitors see the documentation of public routes, staff that of all routes', async () => {
  const page = await open('/api/docs');
  await page.getByText('/api/contact', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('/api/admin').count()).toBe(0);

  // Only the routes that fit the screen are rendered.
  const viewport = { width: 1280, height: 5000 };
  const staff = await open('/api/docs', { signedIn: true, viewport });
  await staff
    .getByText(/^\/api\/admin\//)
    .first()
    .waitFor();
});
