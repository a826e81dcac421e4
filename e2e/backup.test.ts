import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { s3Files } from '../src/server/storage/s3-files.ts';
import { screenshot } from '../src/test/rewards/ratings.ts';
import { FLAGS } from '../src/test/servers/built-server.ts';
import { startPostgres } from '../src/test/servers/postgres.ts';
import { startS3 } from '../src/test/servers/s3.ts';
import { copyShop } from './support/demo-shop.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'coffee-backup-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs an operator's command with these settings. */
async function command(name: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/main.js', name, ...args], {
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
  await copyShop(first.DATA_DIR, 'demoShop');
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
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
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
  const erasures = join(folder, 'first', 'downloaded.json');
  await writeFile(erasures, await (await boss.send('GET', '/api/admin/people/erasures')).text());
  await server.stop();

  const second = {
    DATA_DIR: join(folder, 'second'),
    DATABASE_URL: await postgres.createDatabase('moved'),
  };
  const moved = await command('restore', second, backup);
  expect(moved, moved.errors).toMatchObject({ code: 0 });
  expect(moved.output).toContain('No erasures.json stands beside the backup');
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
});

test('a restore that is killed before it has erased people again is never opened', async () => {
  const place = { DATA_DIR: join(folder, 'interrupted') };
  const list = join(folder, 'first', 'downloaded.json');
  const args = ['restore', '--erasures', list, join(folder, 'shop.tar')];
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/main.js', ...args], {
    env: { PATH: process.env.PATH, ...place },
  });
  let output = '';
  for await (const said of child.stdout) {
    output += said;
    if (output.includes('Made at')) child.kill('SIGKILL');
  }
  expect(output).not.toContain('Restored');
  const server = await runServer(place);
  expect(await server.ended).toMatchObject({ code: 1 });
  expect(server.output()).toContain('interrupted before erased people were erased again');

  await rm(place.DATA_DIR, { recursive: true });
  const again = await command('restore', place, ...args.slice(1));
  expect(again, again.errors).toMatchObject({ code: 0 });
  const opened = await runServer(place);
  await opened.ready();
  await opened.stop();
});

test('a person erased at one of two instances stays erased after an older backup is restored', async () => {
  const s3 = await startS3();
  const backups = join(folder, 'of-two');
  await mkdir(backups);
  const { bucket, endpoint = '', accessKeyId, secretAccessKey } = s3.settings;
  const shared = {
    DATA_DIR: join(folder, 'two'),
    BACKUP_DIR: backups,
    BACKUP_KEEP: '9',
    SEED: 'none',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const env = { ...shared, DATABASE_URL: await postgres.createDatabase('two') };
  const [one, other] = [await runServer(env), await runServer(env)];
  await Promise.all([one.ready(), other.ready()]);
  const opener = visitor(one.url);
  await opener.login();
  await opener.send('PUT', '/api/admin/launch', { isOpen: true });
  const guest = visitor(one.url);
  const email = 'sari@kopi.example';
  const message = { name: 'Sari', email, message: 'Tolong hubungi saya.' };
  expect((await guest.send('POST', '/api/contact', message)).status).toBe(201);
  const rating = new FormData();
  const texts = { name: 'Sari', email, whatsappNumber: '081234567890', deviceType: 'android' };
  for (const [name, value] of Object.entries(texts)) rating.set(name, value);
  const proof = new Uint8Array(await screenshot());
  rating.set('proofImage', new Blob([proof], { type: 'image/png' }), 'bukti.png');
  expect((await guest.send('POST', '/api/app-ratings', rating)).status).toBe(201);
  const backup = join(backups, 'shop-by-hand.tar');
  const made = await command('backup', env, backup);
  expect(made, made.errors).toMatchObject({ code: 0 });

  const [here, there] = [visitor(one.url), visitor(other.url)];
  await here.login();
  await there.login();
  const held = async (at: typeof here) => {
    const answer = await at.send('GET', `/api/admin/people?q=${email}`);
    return Object(await answer.json()).groups.map(({ title }: { title: string }) => title);
  };
  const proofs = async () => {
    const found: string[] = [];
    for await (const { key } of s3Files(s3.settings).list('private/')) found.push(key);
    return found;
  };
  expect(await held(there)).toEqual(['Pesan', 'Rating aplikasi']);
  expect(await proofs()).toHaveLength(1);
  const erased = await there.send('DELETE', `/api/admin/people?q=${email}`);
  expect(erased.status).toBe(200);
  expect(await held(here)).toEqual([]);
  expect(await proofs()).toEqual([]);
  expect(await readFile(join(backups, 'erasures.json'), 'utf8')).not.toMatch(/sari|8123456/);
  await Promise.all([one.stop(), other.stop()]);

  const returned = { ...shared, DATABASE_URL: await postgres.createDatabase('two-returned') };
  const restored = await command('restore', returned, backup);
  expect(restored, restored.errors).toMatchObject({ code: 0 });
  expect(restored.output).toContain('Erased again: 1 people.');
  expect(await proofs()).toEqual([]);
  const back = await runServer(returned);
  await back.ready();
  const owner = visitor(back.url);
  await owner.login();
  expect(await held(owner)).toEqual([]);
  await back.stop();
  await s3.stop();
});

test('a killed nightly backup leaves no file, and the folder of a stopped server is left alone', async () => {
  const place = { DATA_DIR: join(folder, 'stopped') };
  const backups = join(folder, 'killed');
  await mkdir(backups);
  await copyShop(place.DATA_DIR, 'demoShop');
  const server = await runServer({ ...place, BACKUP_DIR: backups });
  await server.ready();
  await expect.poll(() => readdir(backups), { interval: 5 }).not.toEqual([]);
  spawn('pkill', ['-KILL', '-P', String(server.child.pid)]);
  await server.printed('Ended by SIGKILL');
  expect(await readdir(backups)).toEqual([]);
  await server.stop();
  const file = join(folder, 'stopped.tar');
  const late = await command('backup', place, file, '--by-server');
  expect(late).toMatchObject({ code: 1, errors: expect.stringContaining('gave no copy') });
  expect((await command('backup', place, file)).code).toBe(0);
});

async function shopWithBackups(name: string) {
  const env = { DATA_DIR: join(folder, name), BACKUP_DIR: join(folder, `${name}-backups`) };
  await copyShop(env.DATA_DIR, 'demoShop');
  await mkdir(env.BACKUP_DIR);
  const files = () => readdir(env.BACKUP_DIR);
  const sizes = async () =>
    Promise.all((await files()).map(async (file) => (await stat(join(env.BACKUP_DIR, file))).size));
  return {
    env,
    files,
    begun: () => expect.poll(files, { interval: 5 }).not.toEqual([]),
    complete: () => expect.poll(sizes).toEqual([expect.toSatisfy((size) => size > 0)]),
  };
}

test('a server that is stopped while it makes a backup leaves nothing of it, and the next start makes it', async () => {
  const { env, files, begun, complete } = await shopWithBackups('interrupted-by-stop');
  const server = await runServer(env);
  await begun();
  await server.stop();
  expect(await files()).toEqual([]);
  expect(await readdir(join(env.DATA_DIR, 'snapshots'))).toEqual([]);
  expect(server.output()).not.toContain('failed');

  const next = await runServer(env);
  await complete();
  await next.stop();
});

test('a backup is completed although its server is killed meanwhile', async () => {
  const { env, begun, complete } = await shopWithBackups('orphaned');
  const server = await runServer(env);
  await begun();
  server.child.kill('SIGKILL');
  await complete();
});

test('what killed backups left is deleted at the next start, which makes the backup', async () => {
  const { env, files, complete } = await shopWithBackups('left');
  const first = await runServer(env);
  await complete();
  await first.stop();
  const [today = ''] = await files();
  const size = async () => (await stat(join(env.BACKUP_DIR, today))).size;
  await writeFile(join(env.BACKUP_DIR, 'other.tar.partial'), 'of another program');
  for (const name of [today, 'shop-2026-01-01.tar']) {
    await writeFile(join(env.BACKUP_DIR, name), '');
    await writeFile(join(env.BACKUP_DIR, `${name}.partial`), 'erased@mail.example');
  }
  const next = await runServer(env);
  await expect.poll(size).toBeGreaterThan(0);
  await next.stop();
  expect((await files()).toSorted()).toEqual(['other.tar.partial', today]);
});

test('each night makes one backup, and only the latest are kept', async () => {
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
  await expect.poll(names).not.toContain('shop-2026-01-01.tar');
  await Promise.all(both.map((server) => server.stop()));
  for (const server of both) expect(server.output()).not.toContain('A job failed');
  const [newest = '', ...others] = (await names()).sort().reverse();
  expect(newest).toMatch(/^shop-20\d\d-\d\d-\d\d\.tar$/);
  expect(others).toEqual(['shop-2026-01-02.tar', 'holiday.jpg']);
  const rehearsed = await command('restore', {}, '--rehearse', join(backups, newest));
  expect(rehearsed, rehearsed.errors).toMatchObject({ code: 0 });
});
