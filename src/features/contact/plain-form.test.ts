import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
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

test('a form sent without JavaScript is stored once, and a page says so', async () => {
  const fields = { name: 'Budi', email: 'budi@contoh.id', message: 'Halo\r\nsemua' };
  for (const _ of ['sent', 'reloaded']) {
    const answer = await post(fields, '10.0.0.1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Message sent successfully!');
  }
  expect(await total()).toBe('1');
});

test('a form refused without JavaScript comes back with what was written and what is wrong', async () => {
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

test('sends through the page and through the API share one limit', async () => {
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

test('while the database is down the form comes back with everything in it', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const site = await createTestApp({ deps: { log } });
  // The error of PostgreSQL while it starts.
  await site.deps.database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'starting up' using errcode = '57P03'; end $$`);
  await site.deps.database.db.execute(
    sql`create trigger away before insert on contact_messages execute function refuse()`,
  );
  const answer = await site.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'name=Budi&email=budi%40contoh.id&message=Payung+biru',
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body).toContain('We cannot reach our records just now. Please try again shortly.');
  expect(answer.body).toContain('Payung biru</textarea>');
  expect(lines.join('')).toContain(String(answer.headers['x-request-id']));
});
