import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { FLAGS } from '../src/test/servers/built-server.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const photo = new Uint8Array(await samplePhoto({ width: 320, height: 240 }));

/**
 * A disk of 90 MB in memory, mounted where only this test's own processes see it: nobody needs to be
 * root for that. Null where the system does not allow it.
 */
async function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'coffee-disk-'));
  const mount = `mount -t tmpfs -o size=90m none ${folder} && echo mounted && exec sleep 600`;
  const holder = spawn('unshare', ['-Urm', 'sh', '-c', mount], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outcome = await Promise.race([
    once(holder.stdout, 'data').then(String),
    once(holder, 'error').then(String),
    once(holder, 'close').then(() => 'ended'),
  ]);
  if (outcome.trim() !== 'mounted') return null;
  return { folder, holder };
}
const disk = await smallDisk();

function inside({ pid }: ChildProcess): [string, ...string[]] {
  const here = ['--target', `${pid}`, '--user', '--mount', '--preserve-credentials'];
  return [
    'nsenter',
    ...here,
    `--wd=${process.cwd()}`,
    process.execPath,
    ...FLAGS,
    'dist/server/main.js',
  ];
}

const CHUNK = Buffer.alloc(1024 * 1024);
/** Fills the disk a megabyte at a time, then to the last byte. */
async function fill(path: string) {
  const handle = await open(path, 'w');
  for (let size = CHUNK.length; size > 0; ) {
    const written = await handle.write(CHUNK.subarray(0, size)).then(
      ({ bytesWritten }) => bytesWritten === size,
      () => false,
    );
    if (!written) size >>= 1;
    await pause(20);
  }
  await handle.close();
}

test('a full disk loses nothing that was acknowledged, and the server recovers by itself', async ({
  skip,
  onTestFinished,
}) => {
  if (!disk) return skip('this system lets nobody mount a disk of their own');
  onTestFinished(async () => {
    disk.holder.kill('SIGKILL');
    await rm(disk.folder, { recursive: true, force: true });
  });
  const filler = `/proc/${disk.holder.pid}/root${disk.folder}/filler`;
  const start = async (cookie = '') => {
    const server = await runServer({ DATA_DIR: join(disk.folder, 'data') }, inside(disk.holder));
    await server.ready();
    return { server, client: visitor(server.url, cookie) };
  };

  const messages = new Set<number>();
  const promos = new Set<number>();
  let sent = 0;
  /** Writes until told to stop and returns every status. */
  function write(client: ReturnType<typeof visitor>) {
    const statuses: number[] = [];
    let done = false;
    const repeat = async (kept: Set<number>, path: string, body: () => object | FormData) => {
      while (!done) {
        // A client refused while still sending may find its connection closed.
        const answer = await client.send('POST', path, body()).catch(() => null);
        if (!answer) continue;
        statuses.push(answer.status);
        const row: unknown = await answer.json();
        if (answer.status === 201) kept.add(Number(Reflect.get(Object(row), 'id')));
      }
    };
    const message = () => {
      sent += 1;
      return { name: 'Budi', email: 'budi@mail.example', message: `Halo ${sent}` };
    };
    const promo = () => {
      const form = new FormData();
      for (const [name, value] of [
        ['title', 'Promo'],
        ['description', 'Gratis'],
        ['displayOrder', '1'],
      ]) {
        form.set(name ?? '', value ?? '');
      }
      form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'a.jpg');
      return form;
    };
    const writers = [
      ...Array.from({ length: 5 }, () => repeat(messages, '/api/contact', message)),
      repeat(promos, '/api/admin/promo-images/upload', promo),
    ];
    const end = async () => {
      done = true;
      await Promise.all(writers);
    };
    return { statuses, end };
  }

  async function expectAllKept(client: ReturnType<typeof visitor>) {
    const list = async (path: string) => {
      const rows: { id: number; imageUrl?: string }[] = [];
      for (let page = 1; ; page += 1) {
        const some: typeof rows = await (
          await client.send('GET', `${path}?limit=200&page=${page}`)
        ).json();
        rows.push(...some);
        if (some.length < 200) return rows;
      }
    };
    const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
    const kept = ids(await list('/api/admin/contact-messages'));
    expect(messages.difference(kept)).toEqual(new Set());
    const rows = await list('/api/admin/promo-images');
    expect(promos.difference(ids(rows))).toEqual(new Set());
    for (const { imageUrl = '' } of rows) {
      expect((await client.send('GET', imageUrl)).status, imageUrl).toBe(200);
    }
  }

  async function expectOnlyReading(client: ReturnType<typeof visitor>) {
    const refused = await client.send('POST', '/api/contact', { name: 'Budi' });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: 'disk_full' });
    for (const [path, status] of Object.entries(PUBLIC_PAGES)) {
      const headers = { accept: 'text/html', 'user-agent': 'Googlebot/2.1' };
      expect((await fetch(client.url + path, { headers })).status, path).toBe(status);
    }
    expect((await client.send('GET', '/api/admin/contact-messages')).status).toBe(200);
  }

  // A shop that finds no space when it starts for the first time says so, and starts once there is.
  await fill(filler);
  await truncate(filler, 64_000_000);
  const refused = await runServer({ DATA_DIR: join(disk.folder, 'data') }, inside(disk.holder));
  await refused.ended;
  expect(refused.output()).toContain('MB are free, and a new database needs 50.');
  await rm(filler);

  const first = await start();
  await first.client.login();
  const { cookie } = first.client;
  const writing = write(first.client);
  await expect.poll(() => messages.size > 50 && promos.size > 0).toBe(true);
  await fill(filler);
  await expect.poll(() => writing.statuses.at(-1)).toBe(507);
  await writing.end();
  expect(new Set(writing.statuses).difference(new Set([201, 503, 507]))).toEqual(new Set());
  await expectOnlyReading(first.client);

  // When space is available again, saving resumes by itself.
  await rm(filler);
  const again = write(first.client);
  await expect.poll(() => again.statuses.at(-1)).toBe(201);
  await fill(filler);
  await expect.poll(() => again.statuses.at(-1)).toBe(507);
  await again.end();

  // A stop on the full disk ends cleanly.
  await first.server.stop();
  expect(first.server.output()).toContain('The disk is full: the next start brings the database');
  await rm(filler);
  const second = await start(cookie);
  await expectAllKept(second.client);

  // A kill on the full disk is survived as well.
  const more = write(second.client);
  await expect.poll(() => more.statuses.length).toBeGreaterThan(20);
  await fill(filler);
  await expect.poll(() => more.statuses.at(-1)).toBe(507);
  await more.end();
  second.server.child.kill('SIGKILL');
  await second.server.ended;
  await rm(filler);
  const third = await start(cookie);
  await expectAllKept(third.client);
  const saved = await third.client.send('POST', '/api/contact', {
    name: 'Budi',
    email: 'budi@mail.example',
    message: 'Masih buka?',
  });
  expect(saved.status).toBe(201);
  await third.server.stop();
});
