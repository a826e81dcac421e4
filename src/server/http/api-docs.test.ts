import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();

type Described = { paths: Record<string, Record<string, unknown>> };

async function callsFor(headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await app.inject({ url: '/api/docs/json', headers });
  expect(answer.statusCode).toBe(200);
  return Object.entries(answer.json<Described>().paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test('visitors see only the public calls in the API documentation', async () => {
  const calls = await callsFor();
  expect(calls).toEqual(
    expect.arrayContaining(['POST /api/contact', 'POST /api/feedback', 'GET /api/faqs']),
  );
  for (const call of ['POST /api/faqs', 'GET /api/menu-items', 'POST /api/auth/password']) {
    expect(calls).not.toContain(call);
  }
  expect(calls.filter((call) => call.includes('admin'))).toEqual([]);

  const yaml = await app.inject('/api/docs/yaml');
  expect(yaml.statusCode).toBe(200);
  expect(yaml.body).toContain('/api/contact');
  expect(yaml.body).not.toContain('admin');
});

test('signed-in staff, cashiers included, see every call', async () => {
  for (const role of ['cashier', 'owner'] as const) {
    const calls = await callsFor(await signIn(deps, role));
    expect(calls).toEqual(
      expect.arrayContaining(['POST /api/contact', 'POST /api/faqs', 'GET /api/admin/accounts']),
    );
  }
  // The answer to staff is not cached for visitors.
  expect((await callsFor()).filter((call) => call.includes('admin'))).toEqual([]);
});
