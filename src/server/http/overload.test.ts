import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { listen } from '../../test/listening.ts';
import { startMailShop } from '../../test/mail-shop.ts';
import { startSmtp } from '../../test/servers/smtp.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import { createLog } from '../log.ts';

const FORM = { name: 'Budi', email: 'budi@mail.example', message: 'Halo' };

/** An application whose `/slow` answers when the test says so. */
async function createSlowApp(most: string) {
  const faults: string[] = [];
  const log = createLog('error', { write: (line) => void faults.push(line) });
  const { app } = await createTestApp({
    ready: false,
    env: { OVERLOAD_REQUESTS: most },
    deps: { log },
  });
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
  return { arrived, ask, faults };
}

test('requests beyond the limit wait, and get 503 without an alarm when they would wait longer than a second', async () => {
  const { arrived, ask, faults } = await createSlowApp('5');
  const five = Array.from({ length: 5 }, () => ask('/slow'));
  await expect.poll(() => arrived.length).toBe(5);

  const sent = {
    method: 'POST',
    body: JSON.stringify(FORM),
    headers: { 'content-type': 'application/json' },
  };
  // These are refused while the first five are still open.
  const [form, ...others] = await Promise.all([
    ask('/api/contact', sent),
    ...Array.from({ length: 50 }, () => ask('/slow')),
  ]);
  expect([form.answer.status, JSON.parse(form.text).code]).toEqual([503, 'overloaded']);
  for (const { answer, text } of others) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toContain('The server is busy');
  }
  expect(arrived).toHaveLength(5);
  // What is drawn or rendered waits, even if it looks like a file or an upload.
  const drawn = ['/share/0/mixed-home.jpg', '/brand/0/logo.webp', '/barcode/rating.png'];
  for (const path of [...drawn, '/nope.txt', '/about']) {
    const headers = {
      accept: 'text/html',
      cookie: 'session=none',
      'content-type': 'multipart/form-data; boundary=x',
    };
    expect((await ask(path, { headers })).answer.status, path).toBe(503);
  }
  const { answer: missing, text: short } = await ask('/media/none.jpg');
  expect([missing.status, short.length < 500]).toEqual([404, true]);
  for (const path of ['/livez', '/readyz', '/robots.txt'])
    expect((await ask(path)).answer.status, path).toBe(200);

  expect(faults.filter((line) => line.includes('request failed'))).toEqual([]);
  for (const finish of arrived) finish();
  for (const { text } of await Promise.all(five)) expect(text).toBe('done');
  expect((await ask('/api/contact', sent)).answer.status).toBe(201);
});

test('a waiting request begins as soon as another is answered or its visitor leaves', async () => {
  const { arrived, ask } = await createSlowApp('2');
  const impatient = new AbortController();
  const gone = ask('/slow', { signal: impatient.signal }).catch(() => 'gone');
  const first = ask('/slow');
  await expect.poll(() => arrived.length).toBe(2);
  const waiting = [ask('/slow'), ask('/slow')];

  impatient.abort();
  expect(await gone).toBe('gone');
  await expect.poll(() => arrived.length).toBe(3);
  arrived[1]?.();
  await first;
  await expect.poll(() => arrived.length).toBe(4);
  for (const finish of arrived) finish();
  for (const { text } of await Promise.all(waiting)) expect(text).toBe('done');
});

test('a visitor who sends one request at a time is never refused, however slow the machine is', async () => {
  const { app } = await createTestApp({ ready: false, env: { OVERLOAD_REQUESTS: '1' } });
  const block = () => {
    const until = performance.now() + 1100;
    while (performance.now() < until);
  };
  app.get('/slow', async () => block());
  const { url } = await listen(app);
  for (let times = 0; times < 3; times += 1) {
    const answer = fetch(`${url}/slow`);
    // The event loop is also blocked at the moment when the request arrives.
    setImmediate(block);
    expect((await answer).status).toBe(200);
  }
});

test('a flood of sign-ins does not delay other requests, and known browsers sign in first', async () => {
  const { app, deps } = await createTestApp({ env: { OVERLOAD_REQUESTS: '1' } });
  const { email } = await makeAccount(deps);
  const owner = openBrowser(app, deps);
  await owner.login(email);
  const staff = await signIn(deps);

  let answered = 0;
  const flood: Promise<unknown>[] = [];
  for (let number = 0; number < 18; number += 1) {
    const stranger = openBrowser(app, deps, `198.51.100.${number}`);
    flood.push(stranger.login(email, 'wrong password').then(() => (answered += 1)));
    // One request runs at a time, so an answer here means that the sign-in has left the queue.
    expect(await stranger.authenticated()).toBe(false);
  }
  const answers = [
    await app.inject({ method: 'POST', url: '/api/contact', payload: FORM }),
    await app.inject({ url: '/api/admin/contact-messages', headers: staff }),
    await app.inject({ url: '/barcode?code=nobody' }),
    await app.inject({ url: '/livez' }),
    await owner.login(email),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 404, 200, 200]);
  // Passwords are checked one or two at a time, so the last of the flood still waits.
  expect(answered).toBeLessThan(18);
  await Promise.all(flood);
});

test.each(['multipart/form-data', 'Multipart/Form-Data'])(
  'ratings whose picture never arrives keep nobody out: %s',
  async (type) => {
    const { app } = await createTestApp({ env: { OVERLOAD_REQUESTS: '2' } });
    const at = await listen(app);
    let arrived = 0;
    app.server.on('request', () => (arrived += 1));
    const sockets = Array.from({ length: 4 }, () => connect(at));
    for (const socket of sockets) {
      socket.write(
        `POST /api/app-ratings HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\n`,
      );
    }
    await expect.poll(() => arrived).toBe(4);
    for (let times = 0; times < 3; times += 1) {
      const payload = { ...FORM, message: `Halo ${times}` };
      const answer = await app.inject({ method: 'POST', url: '/api/contact', payload });
      expect(answer.statusCode).toBe(201);
    }
    for (const socket of sockets) socket.destroy();
  },
);

test('staff who wait for a mail server that hangs keep nobody out', async () => {
  const smtp = await startSmtp();
  smtp.behave('hang');
  const { app, deps } = await startMailShop(smtp.url, { env: { OVERLOAD_REQUESTS: '1' } });
  const headers = await signIn(deps, 'owner');
  await app.inject({ method: 'POST', url: '/api/contact', payload: FORM });
  let answered = 0;
  const waiting = [
    { method: 'POST', url: '/api/admin/test-email', payload: { testEmail: 'sari@kopi.example' } },
    {
      method: 'POST',
      url: '/api/admin/contact-messages/1/replies',
      payload: { channel: 'email', body: 'Halo', recipient: FORM.email },
    },
    { method: 'GET', url: '/api/admin/email-config' },
    { method: 'GET', url: '/api/admin/doctor' },
  ] as const;
  const answers = waiting.map(async (request) => {
    const { statusCode } = await app.inject({ ...request, headers });
    answered += 1;
    return statusCode;
  });
  for (let times = 0; times < 3; times += 1) {
    const payload = { ...FORM, message: `Halo ${times}` };
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload });
    expect(answer.statusCode).toBe(201);
  }
  expect(answered).toBeLessThan(waiting.length);
  smtp.behave('accept');
  expect(await Promise.all(answers)).toEqual([200, 201, 200, 200]);
});
