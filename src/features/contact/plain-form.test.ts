import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '3' } });
const editor = await signIn(deps, 'editor');

const post = (fields: Record<string, string>, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  });
const total = async () =>
  (await app.inject({ url: '/api/admin/contact-messages', headers: editor })).headers[
    'x-total-count'
  ];

test('a plain form is kept and answered with a page that says so, once', async () => {
  const fields = { name: 'Budi', email: 'budi@contoh.id', message: 'Halo\r\nsemua' };
  for (const _ of ['sent', 'reloaded']) {
    const answer = await post(fields, '10.0.0.1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Message sent successfully!');
  }
  expect(await total()).toBe('1');
});

test('a refused plain form comes back with what was written and what is wrong', async () => {
  const name = '"><script>x</script>';
  const answer = await post({ name, email: 'budi', message: '' }, '10.0.0.2');
  expect(answer.statusCode).toBe(422);
  for (const text of [
    'Failed to send message',
    'Enter a valid e-mail address',
    'Message is required',
    'value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"',
    'value="budi"',
  ]) {
    expect(answer.body).toContain(text);
  }
  expect(answer.body).not.toContain('<script>x');
  expect((await post({ name: 'a\0b' }, '10.0.0.2')).statusCode).toBe(400);
});

test('the page and the API count as one form', async () => {
  const fields = (message: string) => ({ name: 'Budi', email: 'budi@contoh.id', message });
  for (const message of ['a', 'b', 'c']) {
    expect((await post(fields(message), '10.0.0.3')).statusCode).toBe(200);
  }
  const refused = await post(fields('ditulis lama'), '10.0.0.3');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.body).toContain('ditulis lama</textarea>');
  const api = await app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: '10.0.0.3',
    payload: fields('d'),
  });
  expect(api.statusCode).toBe(429);
});
