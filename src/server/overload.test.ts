import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp } from '../test/app.ts';

test('who comes while there is too much to do is told so at once, and probes are not', async () => {
  const { deps } = await createTestApp({ env: { OVERLOAD_MS: '20' } });
  const app = await createApp(deps);
  let busy = true;
  const work = () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
    if (busy) setTimeout(work, 1);
  };
  work();
  const page = () => app.inject({ url: '/', headers: { accept: 'text/html' } });

  await expect.poll(async () => (await page()).statusCode, { timeout: 20_000 }).toBe(503);
  const refused = await page();
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.body).toContain('The server is busy');
  const call = await app.inject({ url: '/api/faqs' });
  expect(call.json()).toMatchObject({ code: 'overloaded' });
  for (const url of ['/livez', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200);

  busy = false;
  await expect.poll(async () => (await page()).statusCode, { timeout: 20_000 }).toBe(200);
  await app.close();
});
