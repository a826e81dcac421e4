import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../src/test/postgres.ts';
import { PAGES } from './paths.ts';
import { type Program, runProgram, visitor } from './program.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'coffee-instances-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (name: string, more: Record<string, string> = {}) =>
  runProgram({ DATABASE_URL: await database(name), DATA_DIR: folder, ...more });
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

async function stop({ child, ended, said }: Program) {
  child.kill('SIGTERM');
  expect(await ended, said()).toEqual({ code: 0, signal: null });
}

test('two that start together on an empty database make one shop with one owner', async () => {
  const both = await Promise.all([
    start('together', { ADMIN_EMAIL: 'satu@kedai.example' }),
    start('together', { ADMIN_EMAIL: 'dua@kedai.example' }),
  ]);
  await Promise.all(both.map((program) => program.ready()));
  expect(await rows('together', 'select id from accounts')).toHaveLength(1);
  expect(await rows('together', 'select question from faqs')).toHaveLength(6);
  const twice = 'select page, section, key from contents group by 1, 2, 3 having count(*) > 1';
  expect(await rows('together', twice)).toEqual([]);
  expect(
    await rows('together', 'select name from migrations group by 1 having count(*) > 1'),
  ).toEqual([]);
  await Promise.all(both.map(stop));
});

test('one instance after the other can be replaced without a visitor noticing', async () => {
  const instances = [await start('rolling'), await start('rolling')];
  await Promise.all(instances.map((program) => program.ready()));
  const owner = visitor(instances[0]?.url ?? '');
  await owner.login();

  const statuses: number[] = [];
  let done = false;
  /** As a load balancer does: whoever does not take the request is passed over. */
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
    await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(before + 8);
    await stop(old);
    const fresh = await start('rolling', { PORT: String(old.port) });
    await fresh.ready();
    instances[place] = fresh;
  }
  done = true;
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await Promise.all(instances.map(stop));
});

test('while PostgreSQL restarts the site is read, nothing is lost, and it comes back by itself', async () => {
  const program = await start('outage');
  await program.ready();
  const owner = visitor(program.url);
  await owner.login();
  const read = async () => {
    const pages: string[] = [];
    for (const path of Object.keys(PAGES)) {
      const answer = await fetch(program.url + path, { headers: { accept: 'text/html' } });
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
    sent += 1; // the same words twice would be one message
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
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(50);

  await postgres.restart('immediate', async () => {
    await expect.poll(() => statuses.has(503), { timeout: 20_000 }).toBe(true);
    const status = async (path: string) => (await fetch(program.url + path)).status;
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await read()).toEqual(pages);
    // Somebody signed in is not told that the session is over.
    expect((await owner.send('GET', '/api/auth/check')).status).toBe(503);
    expect((await owner.send('GET', '/api/admin/contact-messages')).status).toBe(503);
  });
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before);
  done = true;
  await Promise.all(clients);

  expect(statuses).toEqual(new Set([201, 503]));
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  const kept = await rows('outage', 'select id from contact_messages');
  expect(acknowledged.difference(new Set(kept.map(({ id }) => id)))).toEqual(new Set());
  await stop(program);
});
