import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { listen } from '../../../test/listening.ts';
import { PUBLIC_PAGES } from '../../../test/public-pages.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { startProxy } from '../../../test/servers/silent-proxy.ts';
import { signIn } from '../../../test/signin.ts';
import { serverChanges } from '../../database/changes.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../log.ts';

/** Two instances of the application on one PostgreSQL server, one of them behind a proxy. */
const postgres = await startPostgres();
const proxy = await startProxy(postgres.url);
const log = createLog('silent');
const open = (databaseUrl: string) => openDatabase({ dataDir: 'unused', databaseUrl, log });
const databases = [await open(postgres.url), await open(proxy.url)] as const;
const near = await createTestApp({ deps: { database: databases[0] } });
const far = await createTestApp({ deps: { database: databases[1] } });
const owner = await signIn(near.deps);
const urls = [(await listen(near.app)).url, (await listen(far.app)).url] as const;
afterAll(async () => {
  proxy.speak();
  await Promise.all(databases.map((database) => database.close()));
  await proxy.stop();
  await postgres.stop();
});

const read = async (url: string) => {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return `${answer.status} ${answer.headers.get('location')} ${await answer.text()}`;
};

const saveFaq = async (method: 'POST' | 'PUT', path: string, question: string) => {
  const answer = await near.app.inject({
    method,
    url: path,
    headers: owner,
    payload: { question, answer: 'Ya.' },
  });
  expect(answer.statusCode).toBeLessThan(300);
  return Number(answer.json().id);
};
const deleteFaq = (id: number) =>
  near.app.inject({ method: 'DELETE', url: `/api/faqs/${id}`, headers: owner });

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const versionIn = (text: string) => Number(/Versi (\d+)\./.exec(text)?.[1] ?? -1);

test('a change is visible at its instance at once, at the other soon, and never disappears again', async () => {
  const id = await saveFaq('POST', '/api/faqs', 'Versi 0.');
  let answered = 0;
  let done = false;
  const reader = async (url: string, own: boolean) => {
    let seen = 0;
    while (!done) {
      const least = own ? answered : seen;
      seen = versionIn(await read(url));
      expect(seen).toBeGreaterThanOrEqual(least);
    }
  };
  const readers = Array.from({ length: 10 }, (_, place) =>
    reader(`${urls[place % 2 === 0 ? 0 : 1]}/`, place % 2 === 0),
  );
  for (let version = 1; version <= 15; version += 1) {
    await saveFaq('PUT', `/api/faqs/${id}`, `Versi ${version}.`);
    answered = version;
  }
  await expect.poll(async () => versionIn(await read(`${urls[1]}/`))).toBe(answered);
  done = true;
  await Promise.all(readers);
  await deleteFaq(id);
});

test('an instance that lost its connection for notifications still shows the changes it missed', async () => {
  const id = await saveFaq('POST', '/api/faqs', 'Versi 100.');
  const shown = async () => versionIn(await read(`${urls[1]}/api/faqs`));
  for (const version of [101, 102, 103]) {
    await near.deps.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'shop changes'`);
    await saveFaq('PUT', `/api/faqs/${id}`, `Versi ${version}.`);
    expect(versionIn(await read(`${urls[0]}/api/faqs`))).toBe(version);
    await expect.poll(shown).toBe(version);
  }
  await deleteFaq(id);
});

test('a connection for notifications that was cut without a word is made anew', async () => {
  const wire = await startProxy(postgres.url);
  const changes = serverChanges(wire.url, log);
  await expect.poll(() => changes.isCurrent()).toBe(true);
  const { version } = changes;
  wire.cut();
  const heardAnew = () => {
    changes.isCurrent();
    return changes.version;
  };
  await expect.poll(heardAnew).toBeGreaterThan(version);
  await expect.poll(() => changes.isCurrent()).toBe(true);
  await changes.close();
  await wire.stop();
});

test('while the database does not answer, visitors soon get the last page', async () => {
  const paths = [...Object.keys(PUBLIC_PAGES), '/api/faqs', '/sitemap.xml', '/app'];
  const readAll = () =>
    Promise.all(paths.map(async (path) => `${path} ${digest(await read(urls[1] + path))}`));
  const { changes } = databases[1];
  await expect.poll(() => changes.isCurrent()).toBe(true);
  const shown = async () => versionIn(await read(`${urls[1]}/`));
  await expect.poll(shown).toBe(-1);
  const before = await readAll();

  proxy.fallSilent();
  const givenUp = databases[1].db.execute(sql`select 1`).then(
    () => 'answered',
    () => 'given up',
  );
  await expect.poll(() => changes.isCurrent()).toBe(false);
  for (let times = 0; times < 2; times += 1) {
    expect(await Promise.race([readAll(), givenUp])).toEqual(before);
  }
  await saveFaq('POST', '/api/faqs', 'Versi 200.');

  proxy.speak();
  await expect.poll(shown).toBe(200);
  await givenUp;
});
