import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import type { AppRoute } from '../../test/routes.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import { roles } from '../accounts/contract.ts';

const { app, deps, routes } = await createTestApp();
const signedIn = {
  cashier: await signIn(deps, 'cashier'),
  manager: await signIn(deps, 'manager'),
  editor: await signIn(deps, 'editor'),
  owner: await signIn(deps, 'owner'),
};

const staffRoutes = routes.filter(({ access }) => access !== undefined && access !== 'public');
const call = ({ method, url }: AppRoute, headers: Record<string, string>) =>
  app.inject({ method: sent(method), url: url.replaceAll(/:\w+/g, '1'), headers });
/** The methods that `inject` can send. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const sent = (method: string) => METHODS.find((one) => one === method) ?? 'GET';

test('each feature lists in its access.txt who may call what', async () => {
  const features = Map.groupBy(routes, ({ feature }) => feature);
  for (const [feature, own] of features) {
    const lines = own.flatMap(({ method, url, access }) =>
      access ? `${access.padEnd(7)} ${method.padEnd(6)} ${url}` : [],
    );
    if (lines.length === 0) continue;
    const text = `${lines.toSorted().join('\n')}\n`;
    const folder = feature === '' ? '../..' : `../${feature}`;
    await expect(text).toMatchFileSnapshot(`${folder}/access.txt`);
  }
});

test.each(staffRoutes)('$method $url is refused without a session', async (route) => {
  const headers = { origin: deps.env.SITE_URL };
  for (const cookie of ['', 'session=garbage', `session=${'x'.repeat(43)}`]) {
    const answer = await call(route, { ...headers, cookie });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test.each(staffRoutes)('$method $url is refused to every role below $access', async (route) => {
  const below = roles.slice(
    0,
    roles.findIndex((role) => role === route.access),
  );
  for (const role of below) {
    const answer = await call(route, signedIn[role]);
    expect(answer.statusCode, role).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'forbidden' });
  }
});

test('a refusal is in the language of the account, unless the reader asks for another', async () => {
  const fresh = await signIn(deps, 'cashier', { mustChangePassword: true });
  const url = '/api/admin/accounts';
  for (const [headers, message] of [
    [signedIn.manager, 'Akun Anda tidak boleh melakukan ini'],
    [signedIn.editor, 'Your account may not do this'],
    [{ ...signedIn.editor, 'x-reader': 'id id' }, 'Akun Anda tidak boleh melakukan ini'],
    [{ ...signedIn.manager, 'x-reader': 'en en' }, 'Your account may not do this'],
    [fresh, 'Pilih kata sandi Anda sendiri dahulu'],
  ] as const) {
    const answer = await app.inject({ url, headers });
    expect([answer.statusCode, answer.json().message]).toEqual([403, message]);
  }
});

test('strangers cannot find out which dashboard addresses exist', async () => {
  const headers = { origin: deps.env.SITE_URL };
  for (const method of ['GET', 'DELETE']) {
    const route = { method, url: '/api/admin/does-not-exist', access: undefined, feature: '' };
    expect((await call(route, headers)).statusCode).toBe(401);
  }
});

test('no other spelling of an address and no other method gets past the guard', async () => {
  const urls = [
    '//api/admin/accounts',
    '/api//admin/accounts',
    '/api/admin/accounts/',
    '/API/ADMIN/accounts',
    '/api%2fadmin%2faccounts',
    '/api/%61dmin/accounts',
    '/api/admin/accounts;x=1',
    '/api;x/admin/accounts',
    '/api/admin/../admin/accounts',
    '/api/admin%2faccounts',
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  for (const url of urls) {
    for (const method of methods) {
      const answer = await app.inject({
        method,
        url,
        headers: { origin: deps.env.SITE_URL, 'x-http-method-override': 'GET' },
      });
      expect(answer.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
    }
    expect((await app.inject({ url })).statusCode, url).toBe(401);
  }
});

test('only staff are told that a dashboard address does not exist', async () => {
  const headers = await signIn(deps, 'cashier');
  for (const url of ['/api/admin/nothing', '/api//admin/nothing', '/API/admin/nothing/']) {
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url, headers })).statusCode).toBe(404);
  }
  expect((await app.inject({ url: '/api/nothing' })).statusCode).toBe(404);
});

test('a role may do what lower roles may, and nothing that needs a higher one', async () => {
  const [cashier, editor, owner] = await Promise.all([
    signIn(deps, 'cashier'),
    signIn(deps, 'editor'),
    signIn(deps, 'owner'),
  ]);
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/faqs', headers, payload: {} });
  const read = (headers: Record<string, string>) =>
    app.inject({ url: '/api/admin/audit', headers });

  expect((await post(cashier)).json()).toMatchObject({ code: 'forbidden' });
  expect((await post(cashier)).statusCode).toBe(403);
  expect((await post(editor)).statusCode).toBe(422);
  expect((await post(owner)).statusCode).toBe(422);
  expect((await read(editor)).statusCode).toBe(403);
  expect((await read(owner)).statusCode).toBe(200);
});

test('with a one-time password staff can only choose their own password', async () => {
  const { email } = await makeAccount(deps, 'owner', { mustChangePassword: true });
  const browser = openBrowser(app, deps);
  expect((await browser.login(email)).json()).toMatchObject({
    staff: { mustChangePassword: true },
  });

  const refused = await browser.send('GET', '/api/admin/accounts');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'password_change_required' });
  expect((await browser.send('GET', '/api/auth/check')).json()).toMatchObject({
    authenticated: true,
    staff: { mustChangePassword: true },
  });

  await browser.send('POST', '/api/auth/password', {
    currentPassword: 'tiga cangkir sebelum hujan',
    newPassword: 'empat gelas sesudah hujan',
  });
  expect((await browser.send('GET', '/api/admin/accounts')).statusCode).toBe(200);
});

test('a change by staff is refused when it comes from another site or does not say where from', async () => {
  const { cookie, origin } = await signIn(deps);
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie, ...headers } });
  expect((await post({})).statusCode).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await app.inject({ url: '/api/auth/check', headers: { cookie } })).json()).toMatchObject({
    authenticated: true,
  });
  expect((await post({ origin })).statusCode).toBe(200);
});

test('the server does not start with a route that does not say who may call it', async () => {
  const silent = await createTestApp({ ready: false });
  silent.app.get('/api/forgotten', async () => 'open to all');
  await expect(silent.app.ready()).rejects.toThrow(
    'GET /api/forgotten does not say who may call it',
  );
});

test('a large upload by a stranger is refused before it is received', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const size = 50_000_000;
  const sent = await new Promise<{ bytes: number; answer: string }>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/admin/promo-images/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
      );
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => {});
    // Keeps sending for as long as the server accepts it, as an upload does.
    const pump = () => {
      if (socket.destroyed || socket.bytesWritten >= size) return;
      socket.write(Buffer.alloc(16_384), () => setImmediate(pump));
    };
    socket.once('connect', pump);
    socket.on('close', () => resolve({ bytes: socket.bytesWritten, answer }));
  });
  expect(sent.answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent.bytes).toBeLessThan(200_000);
  await app.close();
});
