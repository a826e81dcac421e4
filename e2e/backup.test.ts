import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'coffee-backup-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One of the operator's commands, with the settings of a place. */
async function command(name: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors };
}

test('a shop is backed up while customers write to it, and opens again on PostgreSQL', async () => {
  const first = { DATA_DIR: join(folder, 'first') };
  const backup = join(folder, 'shop.tar');
  const server = await runServer(first);
  await server.ready();
  const shop = visitor(server.url);
  const acknowledged: string[] = [];
  let done = false;
  const writing = (async () => {
    for (let sent = 0; !done; sent += 1) {
      const message = `Halo ke-${sent} 😀`;
      const body = { name: 'Budi', email: 'budi@mail.example', message };
      if ((await shop.send('POST', '/api/contact', body)).ok) acknowledged.push(message);
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5);
  const before = [...acknowledged];
  const made = await command('backup', first, backup);
  done = true;
  await writing;
  expect(made, made.errors).toMatchObject({ code: 0 });
  expect(await readdir(join(folder, 'first', 'snapshots'))).toEqual([]);
  const faqs = await (await shop.send('GET', '/api/faqs')).text();
  const boss = visitor(server.url);
  await boss.login();
  const erased = await boss.send('DELETE', '/api/admin/people?q=budi@mail.example');
  expect(erased.status).toBe(200);
  const erasures = join(folder, 'erasures.json');
  await writeFile(erasures, await (await boss.send('GET', '/api/admin/people/erasures')).text());
  await server.stop();

  const second = {
    DATA_DIR: join(folder, 'second'),
    DATABASE_URL: await postgres.createDatabase('moved'),
  };
  const moved = await command('restore', second, backup);
  expect(moved, moved.errors).toMatchObject({ code: 0 });
  const grown = await runServer(second);
  await grown.ready();
  const owner = visitor(grown.url);
  await owner.login();
  const found = await (await owner.send('GET', '/api/admin/contact-messages?limit=200')).text();
  for (const message of before) expect(found).toContain(message);
  const stranger = visitor(grown.url);
  expect(await (await stranger.send('GET', '/api/faqs')).text()).toBe(faqs);
  await grown.stop();

  const clean = { DATA_DIR: join(folder, 'clean') };
  const without = await command('restore', clean, '--erasures', erasures, backup);
  expect(without, without.errors).toMatchObject({ code: 0 });
  expect(without.output).toContain('Erased again: 1 people.');

  const again = await command('restore', second, backup);
  expect(again).toMatchObject({ code: 1 });
  expect(again.errors).toContain('There is a shop in this place already');
}, 180_000);

test('every night has one backup, and only so many are kept', async () => {
  const backups = join(folder, 'nightly');
  await mkdir(backups);
  const old = ['shop-2026-01-01.tar', 'shop-2026-01-02.tar', 'holiday.jpg'];
  for (const name of old) await writeFile(join(backups, name), 'kept');
  const env = { BACKUP_DIR: backups, BACKUP_KEEP: '2', DATA_DIR: join(folder, 'second') };
  const both = await Promise.all(
    [await postgres.createDatabase('nightly')].flatMap((DATABASE_URL) => [
      runServer({ ...env, DATABASE_URL }),
      runServer({ ...env, DATABASE_URL }),
    ]),
  );
  await Promise.all(both.map((server) => server.ready()));
  const names = () => readdir(backups);
  await expect.poll(names, { timeout: 60_000 }).not.toContain('shop-2026-01-01.tar');
  await Promise.all(both.map((server) => server.stop()));
  const [newest = '', ...others] = (await names()).sort().reverse();
  expect(newest).toMatch(/^shop-20\d\d-\d\d-\d\d\.tar$/);
  expect(others).toEqual(['shop-2026-01-02.tar', 'holiday.jpg']);
  const rehearsed = await command('restore', {}, '--rehearse', join(backups, newest));
  expect(rehearsed, rehearsed.errors).toMatchObject({ code: 0 });
}, 180_000);
