import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { Agent, get, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, test } from 'vitest';
import { samplePhoto } from '../src/test/pictures.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { freePort } from '../src/test/servers/free-port.ts';
import { copyShop } from './support/demo-shop.ts';
import { runServer } from './support/run-server.ts';
import { visitor } from './support/visitor.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-server-'));
  folders.push(folder);
  return folder;
};

/** Shared by the tests that need no folder of their own. */
const folder = await newFolder();
await copyShop(folder, 'demoShop');

test('wrong settings are reported, each with what it should be', async () => {
  const server = await runServer({
    DATA_DIR: folder,
    SITE_URL: 'kedai',
    DATABASE_URL: 'mysql://root:hunter2@db/shop',
    SMTP_URL: 'http://mail',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
    ADMIN_PASSWORD: 'short',
    SEED: 'some',
  });
  expect(await server.ended).toMatchObject({ code: 1 });
  const lines = server.output().trim().split('\n').sort();
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'LOG_LEVEL',
    'SEED',
    'SITE_URL',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
  expect(server.output()).not.toMatch(/hunter2|\n\s+at /);
});

test('the server does not start in public with a password that is easy to guess', async () => {
  const server = await runServer({
    DATA_DIR: folder,
    SITE_URL: 'https://kedai.example',
    ADMIN_PASSWORD: 'password1234',
  });
  expect(await server.ended).toMatchObject({ code: 1 });
  expect(server.output()).toMatch(/^ADMIN_PASSWORD is too weak: .*\n$/);
});

test('a second server with the same folder or port says so and ends', async () => {
  const first = await runServer({ DATA_DIR: folder });
  await first.ready();

  const sameFolder = await runServer({ DATA_DIR: folder });
  expect(await sameFolder.ended).toMatchObject({ code: 1 });
  expect(sameFolder.output()).toMatch(/^Another process is using .*\n$/);

  const other = await newFolder();
  await copyShop(other, 'bareShop');
  const samePort = await runServer({ DATA_DIR: other, PORT: String(first.port) });
  expect(await samePort.ended).toMatchObject({ code: 1 });
  expect(samePort.output()).toMatch(/^PORT is in use .*\n$/);

  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

test('secrets and private data never appear in logs, responses or bundles, or to other accounts', async () => {
  const folder = await newFolder();
  await chmod(folder, 0o755);
  const secret = 'canary-5d1e';
  const server = await runServer(
    {
      DATA_DIR: folder,
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://kedai:${secret}-smtp@127.0.0.1:1`,
      S3_REGION: `${secret}-region`,
      ADMIN_EMAIL: `${secret}@kedai.example`,
    },
    ['sh', '-c', `umask 000; exec ${process.execPath} dist/server/main.js`],
  );
  await server.ready();
  const owner = visitor(server.url);
  const signIn = { email: `${secret}@kedai.example`, password: 'tiga cangkir sebelum hujan' };
  const login = await owner.send('POST', '/api/auth/login', signIn);
  expect(login.status).toBe(200);
  owner.cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [, token = ''] = owner.cookie.split('=');
  expect(token.length).toBeGreaterThan(20);

  const form = new FormData();
  const photo = new Uint8Array(await samplePhoto({ width: 320, height: 240 }));
  form.set('image', new Blob([photo]), 'photo.jpg');
  expect((await owner.send('POST', '/api/cms/upload', form)).status).toBe(200);
  const message = { name: secret, email: `${secret}@mail.example`, message: secret };
  expect((await owner.send('POST', '/api/contact', message)).status).toBe(201);
  await owner.send('POST', '/api/auth/login', { email: message.email, password: secret });

  const anonymous = visitor(server.url);
  const answers: string[] = [];
  const calls = ['/api/faqs', '/api/auth/check', '/api/docs/json', '/api/admin/contact-messages'];
  for (const path of [...Object.keys(PUBLIC_PAGES), ...calls, '/livez', '/readyz']) {
    const answer = await anonymous.send('GET', path);
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
  }
  expect(answers.join()).not.toContain(secret);

  const written = await filesBelow(folder);
  expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
  for (const { path, mode, folder: isFolder } of written) {
    expect((mode & 0o777).toString(8), path).toMatch(isFolder ? '700' : /^[46]00$/);
    // The stored hash of a session cannot be used to sign in.
    if (!isFolder) expect((await readFile(path)).includes(token), path).toBe(false);
  }
  await server.stop();
  expect(server.output()).toContain('"msg":"answered"');
  expect(server.output()).not.toContain(secret);
  expect(server.output()).not.toContain(token);
  for (const { path, folder: isFolder } of await filesBelow('dist/client')) {
    if (isFolder || /\.(br|gz|png|jpg|webm|mp4|ico)$/.test(path)) continue;
    const content = await readFile(path, 'utf8');
    expect(content.match(/process\.env\.\w|postgres:\/\/|DATA_DIR|sourceMappingURL/), path).toBe(
      null,
    );
  }
});

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // A socket cannot be read, and is behind the folder's own mode.
  const files = entries.filter((entry) => !entry.isSocket());
  return Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, folder: entry.isDirectory(), mode: (await stat(path)).mode };
    }),
  );
}

test('files are served with security headers, and only those meant to be public', async () => {
  const url = inject('demoUrl');
  const built = (await filesBelow('dist/client')).filter(({ folder }) => !folder);
  for (const { path } of built) {
    const address = path.slice('dist/client'.length);
    const hidden = /\/\.vite\/|\.(br|gz|map)$/.test(address);
    const answer = await fetch(url + address);
    await answer.arrayBuffer();
    expect(answer.status, address).toBe(hidden ? 404 : 200);
    expect(answer.headers.get('x-content-type-options'), address).toBe('nosniff');
    const policy = hidden ? "default-src 'self'" : "sandbox; default-src 'none'";
    expect(answer.headers.get('content-security-policy'), address).toContain(policy);
  }
  // Sent raw, because fetch would normalise these paths.
  for (const path of [
    '/../package.json',
    '/assets/../../server/main.js',
    '/./.env',
    '//etc/passwd',
  ]) {
    const { port } = new URL(url);
    expect((await ask({ port, path })).status, path).toBe(404);
  }
});

test('who asks for a part that a file does not have is told how long it is', async () => {
  const part = (range: string) => fetch(`${inject('demoUrl')}/hero.mp4`, { headers: { range } });
  const first = await part('bytes=0-9');
  const [, size] = first.headers.get('content-range')?.split('/') ?? [];
  expect([first.status, await first.arrayBuffer()]).toMatchObject([206, { byteLength: 10 }]);
  const outside = await part('bytes=99999999-');
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
});

test('pages are the same in every time zone and locale of the server', async () => {
  const seen: string[][] = [];
  const port = String(await freePort());
  for (const TZ of ['America/New_York', 'Asia/Jakarta']) {
    const server = await runServer({ DATA_DIR: folder, PORT: port, TZ });
    await server.ready();
    const owner = visitor(server.url);
    await owner.login();
    const answers: string[] = [];
    const lists = ['/api/faqs', '/api/admin/promo-images', '/api/team-members', '/sitemap.xml'];
    for (const path of [...Object.keys(PUBLIC_PAGES), ...lists, '/api/cms/contents/home']) {
      answers.push(await (await owner.send('GET', path)).text());
    }
    seen.push(answers);
    await server.stop();
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('a server stopped under load, even repeatedly, completes the requests it has accepted', async () => {
  // Long enough for each client of a busy machine to be told that its connection ends.
  const server = await runServer({ DATA_DIR: folder, FAREWELL_MS: '3000' });
  await server.ready();
  const { port } = server;
  const parked = await Promise.all(Array.from({ length: 10 }, () => park(port, 'GET /livez')));
  // An unfinished request does not keep it from ending.
  const endless = connect(port, '127.0.0.1').on('error', () => {});
  endless.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1');

  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const client = async (path: string) => {
    for (;;) {
      const { status, error, refused } = await ask({ port, path, agent });
      if (status) statuses.push(status);
      else if (refused) return;
      else failures.push(error);
      // Repeatedly, because npm passes Ctrl-C on more than once.
      if (statuses.length >= 60) server.child.kill('SIGINT');
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, at) => client(at % 2 ? '/' : '/api/faqs')));
  expect(failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(60);
  expect(await server.ended, server.output()).toEqual({ code: 0, signal: null });
  for (const socket of [...parked, endless]) socket.destroy();
});

test('a server stopped while it starts ends cleanly and can be started again', async () => {
  const env = { DATA_DIR: await newFolder() };
  // On a busy machine it opens the database for longer than a stopping server is usually given.
  const first = await runServer({ ...env, FAREWELL_MS: '20000' });
  // After this line the server works on the database.
  await expect.poll(() => readdir(env.DATA_DIR)).toContain('lock');
  await first.stop();
  const second = await runServer(env);
  await second.ready();
  await second.stop();
});

test('stopping npm stops the server that npm started', async () => {
  const npm = await runServer({ DATA_DIR: folder }, ['npm', 'start']);
  await npm.ready();
  await npm.stop();
  await expect(fetch(npm.url)).rejects.toThrow();
});

async function park(port: number, request: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

type Asked = { status: number; error: unknown; refused: boolean };

/** One request; `refused` means that the server had not accepted it. */
function ask(options: RequestOptions): Promise<Asked> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', ...options }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then(
        () => resolve({ status, error: undefined, refused: false }),
        (error: unknown) => resolve({ status: 0, error, refused: false }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that the system had taken and the server had not is reset as well.
      const untouched = error.code === 'ECONNRESET' && !request.reusedSocket;
      resolve({ status: 0, error, refused: error.code === 'ECONNREFUSED' || untouched });
    });
  });
}
