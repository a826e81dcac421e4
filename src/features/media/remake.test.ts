import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from '../../server/storage/create-files.ts';
import type { Files } from '../../server/storage/files.ts';
import { keysIn } from '../../test/media.ts';
import { cutOut, samplePhoto } from '../../test/pictures.ts';
import { FLAGS } from '../../test/servers/built-server.ts';
import { startS3 } from '../../test/servers/s3.ts';
import { storePublicPicture } from './store.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remake-'));
  // Where there is no database, the command says that there is no shop.
  await mkdir(join(folder, 'db'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const disk = () => ({ DATA_DIR: folder, S3_REGION: 'us-east-1' });
const bucket = () => ({
  ...disk(),
  S3_BUCKET: s3.settings.bucket,
  S3_ENDPOINT: s3.settings.endpoint ?? '',
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

/** `npm run admin -- remake-pictures`, as an operator runs it. */
const start = (env: Record<string, string>) =>
  spawn(process.execPath, [...FLAGS, 'src/main.ts', 'admin', 'remake-pictures'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function run(env: Record<string, string>) {
  const command = start(env);
  const [said, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  return { code, lines: said.trim().split('\n') };
}

async function contents(files: Files) {
  const found = new Map<string, string>();
  for (const key of await keysIn(files, 'media/')) {
    const file = await files.get(key);
    if (file) found.set(key, (await buffer(file.body)).toString('base64'));
  }
  return found;
}

/** As an earlier release left them: the whole picture is right, its widths are not. */
async function spoilWidths(files: Files) {
  const widths = (await keysIn(files, 'media/')).filter((key) => key.split('/').length === 3);
  for (const key of widths) await files.put(key, Buffer.from('yellow'), 'image/avif');
  return widths;
}

const settings = [
  ['the disk', disk],
  ['an S3 service', bucket],
] as const;

describe.each(settings)('Making the widths of the pictures on %s again', (_name, env) => {
  it('mends every width, leaves the whole pictures alone and says what it did', async () => {
    const files = createFiles(env());
    for (let more = 0; more < 3; more += 1) await storePublicPicture({ files }, await cutOut());
    const right = await contents(files);
    await spoilWidths(files);

    const { code, lines } = await run(env());
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('3 of 3 pictures have new widths');
    expect(await contents(files)).toEqual(right);
    expect(await keysIn(files, 'remake/')).toEqual([]);
  });

  it('continues where it was interrupted', async () => {
    const files = createFiles(env());
    for (let more = 0; more < 5; more += 1)
      await storePublicPicture({ files }, await samplePhoto());
    const widths = await spoilWidths(files);

    const killed = start(env());
    const [first] = await once(createInterface(killed.stdout), 'line');
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const { code, lines } = await run(env());
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^Continuing after [1-7] of 8 pictures$/);
    expect(lines).not.toContain(first);
    const mended = await contents(files);
    const yellow = Buffer.from('yellow').toString('base64');
    expect(widths.filter((key) => mended.get(key) === yellow)).toEqual([]);
  });

  it('goes on after a picture that cannot be used, and names it', async () => {
    const files = createFiles(env());
    const broken = 'media/0123456789abcdef-40x30-000000000000.jpg';
    await files.put(broken, Buffer.from('no picture'), 'image/jpeg');
    const { code, lines } = await run(env());
    expect(code).toBe(1);
    expect(lines).toContain(`${broken}: The file is not a JPEG, PNG or WebP picture`);
    expect(lines.at(-1)).toBe('8 of 9 pictures have new widths');
  });
});
