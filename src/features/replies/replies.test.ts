import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const owner = await signIn(deps, 'owner');
const editor = await signIn(deps, 'editor');
const url = '/api/admin/reply-texts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method, url: url + path, headers, ...(payload && { payload }) });

test('the owner prepares answers, which editors use', async () => {
  const made = await call('POST', '', owner, { title: 'Terima kasih', body: 'Halo {name}!' });
  expect(made.statusCode).toBe(201);
  const { id, updatedAt } = made.json<{ id: number; updatedAt: string }>();
  const titles = async () => {
    const rows: { title: string }[] = (await call('GET', '', editor)).json();
    return rows.map(({ title }) => title);
  };
  expect(await titles()).toContain('Terima kasih');

  const change = { title: 'Terima kasih banyak', body: 'Halo!', updatedAt };
  expect((await call('PUT', `/${id}`, editor, change)).statusCode).toBe(403);
  expect((await call('PUT', `/${id}`, owner, change)).statusCode).toBe(200);
  expect((await call('PUT', `/${id}`, owner, change)).statusCode).toBe(409);
  expect(await titles()).toContain('Terima kasih banyak');

  expect((await call('DELETE', `/${id}`, owner)).statusCode).toBe(200);
  expect((await call('DELETE', `/${id}`, owner)).statusCode).toBe(404);
  expect(await titles()).not.toContain('Terima kasih banyak');
});

test('a prepared answer needs a title and a text', async () => {
  const refused = await call('POST', '', owner, { title: ' ', body: '' });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual(['body', 'title']);
});
