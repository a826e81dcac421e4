import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createTestApp } from '../../test/app.ts';
import { listen } from '../../test/listening.ts';

test('an overloaded server says so at once, while health probes still succeed', async () => {
  const { deps } = await createTestApp({ env: { OVERLOAD_MS: '20' } });
  const app = await createApp(deps);
  let busy = true;
  const work = () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
    if (busy) setTimeout(work, 1);
  };
  work();
  const page = () => app.inject({ url: '/login?next=/admin', headers: { accept: 'text/html' } });

  await expect.poll(async () => (await page()).statusCode, { timeout: 20_000 }).toBe(503);
  const refused = await page();
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.body).toContain('The server is busy');
  const call = await app.inject({ url: '/api/auth/check' });
  expect(call.json()).toMatchObject({ code: 'overloaded' });
  for (const url of ['/livez', '/readyz']) expect((await app.inject({ url })).statusCode).toBe(200);

  busy = false;
  await expect.poll(async () => (await page()).statusCode, { timeout: 20_000 }).toBe(200);
  await app.close();
});

test('of a burst as many as can be worked on are answered, and the others are told at once to come again', async () => {
  const { app } = await createTestApp({ ready: false, env: { OVERLOAD_REQUESTS: '5' } });
  const arrived: (() => void)[] = [];
  app.get('/slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    arrived.push(resolve);
    await promise;
    return 'done';
  });
  const { url } = await listen(app);
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' }, ...init });
    return { answer, text: await answer.text() };
  };

  const five = Array.from({ length: 5 }, () => ask('/slow'));
  await expect.poll(() => arrived.length).toBe(5);
  // None of these waits for those five, or the test would not end.
  for (const { answer, text } of await Promise.all(
    Array.from({ length: 200 }, () => ask('/slow')),
  )) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toContain('The server is busy');
  }
  const body = JSON.stringify({ name: 'Budi', email: 'budi@mail.example', message: 'Halo' });
  const sent = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const form = await ask('/api/contact', sent);
  expect([form.answer.status, JSON.parse(form.text).code]).toEqual([503, 'overloaded']);
  for (const path of ['/', '/?utm_source=poster', '/api/faqs', '/livez', '/readyz', '/robots.txt'])
    expect((await ask(path)).answer.status, path).toBe(200);
  expect((await ask('/none')).answer.status).toBe(404);

  for (const finish of arrived) finish();
  for (const { text } of await Promise.all(five)) expect(text).toBe('done');
  expect((await ask('/api/contact', sent)).answer.status).toBe(201);
});
