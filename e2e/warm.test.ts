import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

/** The built program as in an image: only `dist/server`, without compiled code. */
async function freshlyBuilt() {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-warm-'));
  folders.push(folder);
  const compiled = resolve('dist/server/compiled');
  const filter = (path: string) => !path.startsWith(compiled);
  await cp('dist/server', join(folder, 'dist/server'), { recursive: true, filter });
  for (const name of ['node_modules', 'migrations', 'pictures', 'public', 'package.json']) {
    await symlink(resolve(name), join(folder, name));
  }
  for (const name of await readdir('dist')) {
    if (name !== 'server') await symlink(resolve('dist', name), join(folder, 'dist', name));
  }
  return folder;
}

const warm = (cwd: string) =>
  promisify(execFile)(process.execPath, [resolve('scripts/warm.ts')], {
    cwd,
    env: { PATH: process.env.PATH, SEED: 'none' },
  });

test('building an image starts the server once and keeps its compiled code, but no data', async () => {
  const folder = await freshlyBuilt();
  await warm(folder);
  const compiled = join(folder, 'dist/server/compiled');
  expect((await readdir(compiled, { recursive: true })).length).toBeGreaterThan(3);
  expect(await readdir(folder)).not.toContain('data');
});

test('an image is not built if its server does not start', async () => {
  const folder = await freshlyBuilt();
  await writeFile(join(folder, 'dist/server/main.js'), 'process.exit(3);');
  await expect(warm(folder)).rejects.toThrow('The server ended with 3');
});
