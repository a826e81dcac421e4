import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../test/servers/s3.ts';
import { createFiles } from './create-files.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

const SAMPLE = new TextEncoder().encode('kopi susu');
let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function keysOf(files: Files, prefix: string) {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys.sort();
}

async function textOf(files: Files, key: string) {
  const file = await files.get(key);
  return file && (await buffer(file.body)).toString();
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );

const unavailable = { status: 503, retryAfter: 5 };

describe.each([
  ['the disk', () => diskFiles(join(folder, 'files'))],
  ['an S3 service', () => s3Files(s3.settings)],
])('Files on %s', (_name, open) => {
  let files: Files;
  beforeAll(() => {
    files = open();
  });

  it('return what was stored, with its size', async () => {
    await files.put('media/a1.jpg', SAMPLE, 'image/jpeg');
    const file = await files.get('media/a1.jpg');
    expect(file?.size).toBe(SAMPLE.length);
    expect(file && (await buffer(file.body)).toString()).toBe('kopi susu');
  });

  it('are replaced as a whole', async () => {
    await files.put('media/a2.jpg', SAMPLE, 'image/jpeg');
    await files.put('media/a2.jpg', new TextEncoder().encode('teh'), 'image/jpeg');
    expect(await textOf(files, 'media/a2.jpg')).toBe('teh');
  });

  it('are not found when they were never stored', async () => {
    expect(await files.get('media/none.jpg')).toBeNull();
    await expect(files.delete('media/none.jpg')).resolves.toBeUndefined();
  });

  it('are gone after being deleted', async () => {
    await files.put('media/a3/320.webp', SAMPLE, 'image/webp');
    await files.delete('media/a3/320.webp');
    expect(await files.get('media/a3/320.webp')).toBeNull();
    expect(await keysOf(files, 'media/a3/')).toEqual([]);
  });

  it('are listed by folder, with the time they were stored', async () => {
    const before = Date.now();
    await files.put('list/b1.jpg', SAMPLE, 'image/jpeg');
    await files.put('list/b1/640.avif', SAMPLE, 'image/avif');
    await files.put('other/b2.jpg', SAMPLE, 'image/jpeg');
    expect(await keysOf(files, 'list/')).toEqual(['list/b1.jpg', 'list/b1/640.avif']);
    expect(await keysOf(files, 'empty/')).toEqual([]);
    for await (const { modified } of files.list('list/')) {
      expect(Math.abs(modified.getTime() - before)).toBeLessThan(60_000);
    }
  });

  it.each(['../x.jpg', 'media/../../x.jpg', '/etc/passwd', 'media/.env', 'media/a b.jpg', 'x.jpg'])(
    'cannot be stored under the name %s',
    async (key) => {
      await expect(files.put(key, SAMPLE, 'image/jpeg')).rejects.toThrow();
      await expect(files.get(key)).rejects.toThrow();
      await expect(files.delete(key)).rejects.toThrow();
    },
  );

  it('are reported as ready', async () => {
    await expect(files.ready()).resolves.toBeUndefined();
  });
});

describe('Files on the disk', () => {
  it('can be read by their owner only, and leave nothing half-written', async () => {
    const files = diskFiles(join(folder, 'private'));
    await files.put('media/c1/320.jpg', SAMPLE, 'image/jpeg');
    expect((await stat(join(folder, 'private/media/c1'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'private/media/c1/320.jpg'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'private/media/c1'))).toEqual(['320.jpg']);
  });

  it('ask to try again when the disk fails', async () => {
    const files = diskFiles(join(folder, 'broken'));
    await mkdir(join(folder, 'broken'));
    await writeFile(join(folder, 'broken/media'), 'a file where the folder should be');
    await expect(files.put('media/d1/320.jpg', SAMPLE, 'image/jpeg')).rejects.toMatchObject(
      unavailable,
    );
  });
});

describe('Files on an S3 service', () => {
  it('are shared by all servers that use the bucket', async () => {
    const settings = {
      DATA_DIR: folder,
      S3_BUCKET: s3.settings.bucket,
      S3_ENDPOINT: s3.settings.endpoint,
      S3_REGION: s3.settings.region,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    };
    await createFiles(settings).put('media/e1.jpg', SAMPLE, 'image/jpeg');
    expect(await textOf(createFiles(settings), 'media/e1.jpg')).toBe('kopi susu');
  });

  it('are sent whole to a visitor who takes longer than the service may for an answer', async () => {
    const files = s3Files({ ...s3.settings, answerMs: 2_000, partBytes: 100_000 });
    const video = Buffer.alloc(950_000, 'kopi susu ');
    await files.put('media/h1.mp4', video, 'video/mp4');
    const file = await files.get('media/h1.mp4');
    expect(file?.size).toBe(video.length);
    const taken: Buffer[] = [];
    for await (const bytes of file?.body ?? []) {
      taken.push(Buffer.from(bytes));
      await pause(250);
    }
    expect(Buffer.concat(taken).equals(video)).toBe(true);
  });

  it.each([
    ['another page', 200, {}],
    ['half of the file', 206, { 'content-range': 'bytes 0-17/18' }],
    ['a file of unknown size', 206, { 'content-range': 'bytes 0-8/*' }],
    ['another part', 206, { 'content-range': 'bytes 9-17/18' }],
  ] as const)('are not taken from a service that sends %s', async (_what, status, headers) => {
    const server = createHttpServer((_request, response) => {
      response.writeHead(status, headers).end(SAMPLE);
    });
    const port = await listen(server);
    const files = s3Files({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
    await expect(files.get('media/i1.jpg')).rejects.toMatchObject(unavailable);
    server.close();
    server.closeAllConnections();
  });

  it('ask to try again when the service is down', async () => {
    const files = s3Files({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(files.put('media/f1.jpg', SAMPLE, 'image/jpeg')).rejects.toMatchObject(
      unavailable,
    );
    await expect(files.get('media/f1.jpg')).rejects.toMatchObject(unavailable);
    await expect(files.ready()).rejects.toMatchObject(unavailable);
    await expect(keysOf(files, 'media/')).rejects.toMatchObject(unavailable);
  });

  it('ask to try again when the credentials or the bucket are wrong', async () => {
    const strangers = s3Files({ ...s3.settings, accessKeyId: 'stranger' });
    await expect(strangers.get('media/f1.jpg')).rejects.toMatchObject(unavailable);
    const elsewhere = s3Files({ ...s3.settings, bucket: 'nowhere' });
    await expect(elsewhere.put('media/f1.jpg', SAMPLE, 'image/jpeg')).rejects.toMatchObject(
      unavailable,
    );
  });

  it('do not wait for ever for a service that accepts a connection and never responds', async () => {
    const silent: Server = createServer(() => {});
    const port = await listen(silent);
    const files = s3Files({ ...s3.settings, endpoint: `http://127.0.0.1:${port}`, answerMs: 300 });
    await expect(files.put('media/g1.jpg', SAMPLE, 'image/jpeg')).rejects.toMatchObject(
      unavailable,
    );
    silent.close();
  });
});
