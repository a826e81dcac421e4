import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'coffee-instances-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (name: string, more: Record<string, string> = {}) =>
  runServer({ DATABASE_URL: await database(name), DATA_DIR: folder, ...more });
const made = new Map<string, Promise<string>>();
function database(name: string) {
  const url = made.get(name) ?? postgres.createDatabase(name);
  made.set(name, url);
  return url;
}

async function rows(name: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(await database(name));
  await client.connect();
  const answer = await client.query(query);
  await client.end();
  return answer.rows;
}

test('two servers that start together on an empty database create one shop with one owner', async () => {
  const both = await Promise.all([
    start('together', { ADMIN_EMAIL: 'satu@kedai.example' }),
    start('together', { ADMIN_EMAIL: 'dua@kedai.example' }),
  ]);
  await Promise.all(both.map((server) => server.ready()));
  expect(await rows('together', 'select id from accounts')).toHaveLength(1);
  expect(await rows('together', 'select question from faqs')).toHaveLength(6);
  const twice =
    'select page, section, key, language from contents group by 1, 2, 3, 4 having count(*) > 1';
  expect(await rows('together', twice)).toEqual([]);
  expect(
    await rows('together', 'select name from migrations group by 1 having count(*) > 1'),
  ).toEqual([]);
  await Promise.all(both.map((server) => server.stop()));
});

test('servers can be replaced one after another without visitors noticing', async () => {
  const instances = [await start('rolling'), await start('rolling')];
  await Promise.all(instances.map((server) => server.ready()));
  const owner = visitor(instances[0]?.url ?? '');
  await owner.login();

  const statuses: number[] = [];
  let done = false;
  /** Tries the next server when one refuses the connection, as a load balancer does. */
  const ask = async (path: string) => {
    for (const { url } of instances) {
      const answer = await fetch(url + path, { headers: { cookie: owner.cookie } }).catch(
        () => null,
      );
      await answer?.arrayBuffer();
      if (answer) return answer.status;
    }
    return 0;
  };
  const client = async (path: string) => {
    while (!done) statuses.push(await ask(path));
  };
  const clients = ['/', '/api/faqs', '/api/admin/contact-messages', '/privacy'].map(client);
  for (const [place, old] of instances.entries()) {
    const before = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 8);
    await old.stop();
    const fresh = await start('rolling', { PORT: String(old.port) });
    await fresh.ready();
    instances[place] = fresh;
  }
  done = true;
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await Promise.all(instances.map((server) => server.stop()));
});

test('while PostgreSQL restarts the site can be read, nothing is lost, and saving recovers by itself', async () => {
  const server = await start('outage');
  await server.ready();
  const owner = visitor(server.url);
  await owner.login();
  const read = async () => {
    const pages: string[] = [];
    for (const path of Object.keys(PUBLIC_PAGES)) {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      pages.push(`${path} ${answer.status} ${await answer.text()}`);
    }
    return pages;
  };
  const pages = await read();

  const acknowledged = new Set<number>();
  const statuses = new Set<number>();
  let done = false;
  let sent = 0;
  const message = () => {
    sent += 1; // a repeated text would count as the same message
    return { name: 'Budi', email: 'budi@mail.example', message: `Halo ${sent}` };
  };
  const client = async () => {
    while (!done) {
      const answer = await owner.send('POST', '/api/contact', message());
      statuses.add(answer.status);
      const body: unknown = await answer.json();
      if (answer.status === 201) acknowledged.add(Number(Reflect.get(Object(body), 'id')));
      else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  const clients = Array.from({ length: 50 }, client);
  await expect.poll(() => acknowledged.size).toBeGreaterThan(50);

  await postgres.restart('immediate', async () => {
    await expect.poll(() => statuses.has(503)).toBe(true);
    const status = async (path: string) => (await fetch(server.url + path)).status;
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await read()).toEqual(pages);
    // Nobody is signed out.
    expect((await owner.send('GET', '/api/auth/check')).status).toBe(503);
    expect((await owner.send('GET', '/api/admin/contact-messages')).status).toBe(503);
  });
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
  done = true;
  await Promise.all(clients);

  expect(statuses).toEqual(new Set([201, 503]));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const kept = await rows('outage', 'select id from contact_messages');
  expect(acknowledged.difference(new Set(kept.map(({ id }) => id)))).toEqual(new Set());
  await server.stop();
});
