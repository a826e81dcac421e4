import { createHash } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createTestApp } from '../../test/app.ts';
import { form } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';

/** Taken from the application, so that new routes are covered automatically. */
const { deps } = await createTestApp();
const routes: RouteOptions[] = [];
const app = await createApp(deps, (fresh) => {
  fresh.addHook('onRoute', (route) => {
    routes.push(route);
  });
});
await app.ready();
const owner = await signIn(deps);

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const unsafe = routes.flatMap(({ method, url }) =>
  [method]
    .flat()
    .filter((name) => !SAFE.includes(name))
    .map((name) => ({ method: name, url: address(url) })),
);
const safe = routes.filter(({ method }) => [method].flat().includes('GET'));

function address(pattern: string) {
  return pattern
    .replaceAll(/:(id|accountId)\b/g, '1')
    .replaceAll(/:\w+/g, 'home')
    .replaceAll('*', 'x');
}

const multipart = form([{ name: 'name', data: 'x' }]);
const bodies: { type: string; payload: string | Buffer }[] = [
  { type: 'application/json', payload: '{"name":"x"}' },
  { type: 'text/plain', payload: '{"name":"x"}' },
  { type: 'application/x-www-form-urlencoded', payload: 'name=x' },
  { type: multipart.headers['content-type'], payload: multipart.payload },
  { type: '', payload: '' },
];

const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: deps.env.SITE_URL, 'sec-fetch-site': 'cross-site' },
];

async function send(method: string, url: string, headers: object, body?: (typeof bodies)[number]) {
  const { type = '', payload = '' } = body ?? {};
  const typed = type ? { 'content-type': type } : {};
  return app.inject({
    method: asMethod(method),
    url,
    headers: { host: 'localhost:3000', ...typed, ...headers },
    ...(payload ? { payload } : {}),
  });
}

function asMethod(name: string) {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  const method = methods.find((known) => known === name);
  if (!method) throw new Error(`${name} is not attacked yet`);
  return method;
}

async function everything() {
  const { db } = deps.database;
  const { rows } = await db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = rows.map(async ({ name }) => {
    const { rows } = await db.execute(`select * from "${name}" order by 1`);
    return [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')] as const;
  });
  return new Map(await Promise.all(tables));
}

async function changedSince(before: Map<string, string>) {
  const now = await everything();
  return [...now.keys()].filter((name) => now.get(name) !== before.get(name));
}

test('requests that another site makes a browser send change nothing', async () => {
  expect(unsafe.length).toBeGreaterThan(30);
  const before = await everything();
  for (const { method, url } of unsafe) {
    for (const headers of foreign) {
      for (const body of bodies) {
        const answer = await send(method, url, { cookie: owner.cookie, ...headers }, body);
        const what = `${method} ${url} ${body.type} ${JSON.stringify(headers)}`;
        expect(answer.statusCode, what).toBe(403);
      }
    }
  }
  expect(await changedSince(before)).toEqual([]);
});

test('a signed-in change must say which site it comes from', async () => {
  const before = await everything();
  for (const { method, url } of unsafe) {
    const answer = await send(method, url, { cookie: owner.cookie }, bodies[0]);
    expect(answer.statusCode, `${method} ${url}`).toBe(403);
  }
  expect(await changedSince(before)).toEqual([]);
});

test('on https only the address in SITE_URL counts as the same origin, whatever the Host header says', async () => {
  const secure = await createTestApp({ env: { SITE_URL: 'https://kedai-seduh.example' } });
  const post = (origin: string, host: string) =>
    secure.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { origin, host },
      payload: { name: 'Budi', email: 'budi@mail.example', message: 'Halo' },
    });
  for (const [origin, host] of [
    ['http://kedai-seduh.example', 'kedai-seduh.example'],
    ['https://evil.example', 'evil.example'],
  ] as const) {
    expect((await post(origin, host)).statusCode, origin).toBe(403);
  }
  const own = await post('https://kedai-seduh.example', 'kedai-seduh.example');
  expect(own.statusCode).toBe(201);
});

test('reading changes nothing, for visitors and staff alike', async () => {
  const before = await everything();
  for (const { url } of safe) {
    for (const headers of [{}, { origin: 'https://evil.example' }]) {
      const answer = await send('GET', address(url), headers);
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.headers['set-cookie'], url).toBeUndefined();
    }
  }
  // Crawlers and taps on /app are counted.
  expect(await changedSince(before)).toEqual(['visit_counts', 'visit_months']);

  for (const { url } of safe) {
    const answer = await send('GET', address(url), owner);
    expect(answer.statusCode, url).toBeLessThan(500);
  }
  // A session stores when it was last used, exports are audited, and a visit to /app is counted.
  const traces = ['sessions', 'audit_entries', 'visit_counts', 'visit_months'];
  expect((await changedSince(before)).filter((name) => !traces.includes(name))).toEqual([]);
});

test('another site cannot read our responses', async () => {
  for (const { url } of safe) {
    const answer = await send('GET', address(url), { origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin'], url).toBeUndefined();
  }
  const preflight = await send('OPTIONS', '/api/faqs', {
    origin: 'https://evil.example',
    'access-control-request-method': 'PUT',
  });
  expect(preflight.statusCode).toBe(404);
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});
