import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createTestApp } from '../../test/app.ts';
import { listen } from '../../test/listening.ts';
import { signIn } from '../../test/signin.ts';
import { recordEvent } from '../audit/record-change.ts';
import { createLog } from '../log.ts';
import { HttpError } from './errors.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const logged = () => lines.join('');

const CANARY = 'canary-7f3a';
const { deps } = await createTestApp({ deps: { log } });
const app = await createApp(deps, (fresh) => {
  const config = { access: 'public' as const };
  fresh.get('/api/broken', { config }, () => {
    throw new Error(`${CANARY} at /home/secret`);
  });
  fresh.get('/broken', () => {
    throw Object.assign(new TypeError(CANARY), { client: { password: CANARY } });
  });
  fresh.get('/api/broken-query', { config }, () =>
    deps.database.db.execute(sql`select ${CANARY}::integer`),
  );
  fresh.get('/api/broken-row', { config }, () =>
    deps.database.db.execute(
      sql`insert into accounts (email) values (${`${CANARY}\n    at x:1:1`})`,
    ),
  );
});
await app.ready();

test('an internal error shows its request number and no details', async () => {
  for (const url of ['/api/broken', '/api/broken-query', '/api/broken-row']) {
    const answer = await app.inject({ url });
    const id = answer.headers['x-request-id'];
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: id,
    });
    expect(logged(), 'the log names it too').toContain(String(id));
  }
});

test('visitors see an error page with a number they can report', async () => {
  const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).toContain(String(answer.headers['x-request-id']));
  expect(answer.body).not.toContain(CANARY);
});

test('the log shows where an error happened and nothing that people wrote', async () => {
  await app.inject({ url: '/api/broken-row' });
  const faults = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(faults.length).toBeGreaterThan(0);
  for (const { err } of faults) expect(err.stack.join()).toMatch(/:\d+:\d+/);
  expect(faults.at(-1)).toMatchObject({ err: { cause: { code: '23502', table: 'accounts' } } });
  expect(logged()).not.toContain(CANARY);
});

test('a name with line breaks cannot forge a log line', async () => {
  const forged = `Rina"}\n{"audit":"reward.send"}\r\n${CANARY}-line`;
  const staff = { id: null, name: forged };
  await deps.database.db.transaction((tx) =>
    recordEvent(tx, { staff, id: 'request', log }, 'person.rename', {
      target: 'x\n{"forged":true}',
      detail: forged,
    }),
  );
  log.info({ name: forged }, forged);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).not.toHaveProperty('forged');
  }
});

test('log lines are JSON with the time in UTC and the request number', async () => {
  lines.length = 0;
  const { headers } = await app.inject({ url: `/api/faqs?q=${CANARY}` });
  const answered = lines.map((line) => JSON.parse(line));
  expect(answered).toContainEqual(
    expect.objectContaining({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request: headers['x-request-id'],
      route: '/api/faqs',
      status: 200,
    }),
  );
});

test('nothing private from a request reaches the log', async () => {
  lines.length = 0;
  const secret = await signIn(deps, 'owner', { email: `${CANARY}@kedai.example` });
  const headers = { ...secret, 'user-agent': CANARY, referer: `http://localhost/${CANARY}` };
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  await send('POST', '/api/auth/login', { email: `${CANARY}@kedai.example`, password: CANARY });
  await send('POST', '/api/contact', {
    name: CANARY,
    email: `${CANARY}@mail.example`,
    message: CANARY,
  });
  await send('POST', '/api/faqs', { question: CANARY, answer: CANARY, displayOrder: 'x' });
  await send('GET', `/${CANARY}?q=${CANARY}`);
  await send('GET', `/api/admin/${CANARY}`);
  await send('GET', `/api/admin/audit?q=${CANARY}`);
  expect(lines.length).toBeGreaterThan(5);
  expect(logged()).not.toContain(CANARY);
  expect(logged()).not.toContain(String(secret.cookie.split('=')[1]));
});

test('errors are logged without their messages, which may quote people', () => {
  lines.length = 0;
  const error = Object.assign(new Error(`550 <${CANARY}> rejected`), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: [CANARY],
    detail: CANARY,
    params: [CANARY],
  });
  log.error(error);
  log.error({ err: error });
  log.error({ error }, 'failed');
  const sentence = { id: 'Kalimat kami', en: 'Our own sentence' };
  log.error({ err: new HttpError(503, 'x', sentence, { cause: error }) });
  expect(logged()).not.toContain(CANARY);
  expect(logged()).toContain('EENVELOPE');
  expect(logged()).toContain('Our own sentence');
});

test.for([
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/metrics',
  '/status',
  '/debug',
  '/dist',
  '/dist/server/main.js',
  '/src/main.ts',
  '/package.json',
  '/package-lock.json',
  '/.vite/manifest.json',
  '/assets/site.js.map',
  '/server-status',
  '/data/db/PG_VERSION',
  '/lock',
  '/wp-login.php',
  '/api/docs/../../package.json',
])('%s is not served', async (url) => {
  expect([401, 404]).toContain((await app.inject({ url })).statusCode);
});

test('a visitor who disconnects while sending is logged as information, not as an error', async () => {
  const at = await listen(app);
  lines.length = 0;
  const socket = connect(at);
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"',
  );
  await once(app.server, 'request');
  socket.destroy();
  await expect.poll(logged).toContain('the request was broken off');
  expect(logged()).not.toContain('"level":"error"');
  expect(logged()).not.toContain('ECONNRESET');
});

test('strangers who come before the shop is open raise no alarm', async () => {
  const owner = await signIn(deps);
  const open = (isOpen: boolean) =>
    app.inject({ method: 'PUT', url: '/api/admin/launch', headers: owner, payload: { isOpen } });
  await open(false);
  lines.length = 0;
  expect((await app.inject('/api/public/menu')).statusCode).toBe(503);
  expect(logged()).not.toContain('"level":"error"');
  await open(true);
});
