import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, api, errorMessage, getPage, onUnauthorized } from './fetch.ts';

type Answer = { status?: number; body?: string; headers?: Record<string, string> };

let answer: Answer = {};
let heard = { method: '', type: '', body: '', reader: '' };
let base = '';

const server = createServer(async (request, reply) => {
  const { method = '', headers } = request;
  const type = headers['content-type'] ?? '';
  heard = { method, type, body: await text(request), reader: String(headers['x-reader']) };
  reply.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '');
});

const readPage = (lang: string, voice: string) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset: { voice } } });

beforeAll(async () => {
  readPage('en', 'mixed');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address && typeof address === 'object') base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

const unknown = z.unknown();

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call was expected to fail', { cause: error });
}

const refused = (given: Answer) => {
  answer = given;
  return failureOf(api.get(base, unknown));
};

test('a failure has the status and the message of the server', async () => {
  const body = JSON.stringify({
    message: 'Pilih kategori',
    error: 'x',
    fields: { category: 'Pilih' },
  });
  const error = await refused({ status: 422, body });
  expect(error.message).toBe('422: Pilih kategori');
  expect(error.userMessage).toBe('Pilih kategori');
  expect(error.fields).toEqual({ category: 'Pilih' });
});

test('without JSON the message is the text of the answer, or the status text if it is empty', async () => {
  expect((await refused({ status: 418, body: 'no coffee here' })).message).toBe(
    '418: no coffee here',
  );
  expect((await refused({ status: 404 })).message).toBe('404: Not Found');
});

test('if the server sends no readable message, the fallback of the caller is shown', async () => {
  for (const body of ['<html><h1>Bad Gateway</h1></html>', '{}', '{"message":7}', '[]', '']) {
    const error = await refused({ status: 502, body });
    expect(errorMessage(error, 'Login failed'), body).toBe('Login failed');
    expect(errorMessage(error), body).toBe('Something went wrong. Try again.');
  }
});

test('if the server cannot be reached, the message says that there is no connection', async () => {
  const error = await failureOf(api.get('http://127.0.0.1:1/', unknown));
  expect(error.status).toBeUndefined();
  expect(error.userMessage).toBe('No connection. Check your internet and try again.');
});

test('only a 401 ends the session', async () => {
  let over = 0;
  const stop = onUnauthorized(() => {
    over += 1;
  });
  await refused({ status: 403 });
  await refused({ status: 500 });
  await failureOf(api.get('http://127.0.0.1:1/', unknown));
  expect(over).toBe(0);
  await refused({ status: 401 });
  expect(over).toBe(1);
  stop();
  await refused({ status: 401 });
  expect(over).toBe(1);
});

test('a body is sent as JSON, and without one there is no content type', async () => {
  answer = { body: '{"id":7}' };
  const schema = z.object({ id: z.int() });
  expect(await api.put(base, { title: 'Kopi' }, schema)).toEqual({ id: 7 });
  const reader = 'mixed en';
  const type = 'application/json';
  expect(heard).toEqual({ method: 'PUT', type, body: '{"title":"Kopi"}', reader });
  await api.post(base);
  expect(heard).toEqual({ method: 'POST', type: '', body: '', reader });
});

test('a form with files is sent as multipart', async () => {
  answer = {};
  const form = new FormData();
  form.set('image', new File(['beans'], 'beans.png', { type: 'image/png' }));
  await api.post(base, form);
  expect(heard.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(heard.body).toContain('filename="beans.png"');
});

test('a page of a list comes with the total number of entries', async () => {
  answer = { body: '[1,2]', headers: { 'x-total-count': '41' } };
  expect(await getPage(base, z.array(z.int()))).toEqual({ rows: [1, 2], total: 41 });
});

test('an answer of the wrong shape fails at once with a message', async () => {
  answer = { body: '{"id":"seven"}' };
  const error = await failureOf(api.get(base, z.object({ id: z.int() })));
  expect(errorMessage(error)).toBe('The answer could not be read. Reload the page.');
});
