import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyShop } from './support/demo-shop.ts';
import { runServer } from './support/run-server.ts';

const copy = await mkdtemp(join(tmpdir(), 'coffee-dev-'));
afterAll(() => rm(copy, { recursive: true, force: true }));

/** A copy of the sources, in which the test makes mistakes. */
async function copySources() {
  const parts = ['migrations', 'pictures', 'public', 'scripts', 'src'];
  for (const part of [...parts, 'package.json', 'vite.config.ts']) {
    await cp(part, join(copy, part), { recursive: true });
  }
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.')) continue;
    await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
}

test('a mistake in a source file leaves the last working version running, and the next save is tried', async () => {
  await copySources();
  await copyShop(join(copy, 'data'), 'bareShop');
  const command = `cd '${copy}' && exec '${process.execPath}' scripts/dev.ts`;
  const dev = await runServer({ DATA_DIR: join(copy, 'data') }, ['sh', '-c', command]);
  await dev.ready();

  const path = join(copy, 'src/app.ts');
  const good = await readFile(path, 'utf8');
  await writeFile(path, `${good}\nconst = 'a slip';`);
  await dev.printed('Waiting for the next change');
  expect(dev.output()).toContain('src/app.ts');
  expect((await fetch(dev.url)).status).toBe(200);

  const unsaid = "pageRoutes(app, deps);\n  app.get('/api/unsaid', () => 1);";
  await writeFile(path, good.replace('pageRoutes(app, deps);', unsaid));
  await dev.printed('GET /api/unsaid does not say who may call it');

  await writeFile(path, good.replace('pageRoutes(app, deps);', unsaid.replace('/api', '')));
  await dev.printed(`\n  ${dev.url}\n`, 2);
  expect(await (await fetch(`${dev.url}/unsaid`)).text()).toBe('1');
  await dev.stop();
});
