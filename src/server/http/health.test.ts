import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';

test('a server that is closing reports that it is not ready and serves on for a while', async () => {
  const { app } = await createTestApp({ env: { FAREWELL_MS: '3000' } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const closed = app.close();
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  const page = await fetch(`${url}/api/faqs`);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  await closed;
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});
