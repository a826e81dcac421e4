import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedContents } from '../../src/features/content/demo/seed.ts';
import { setOpen } from '../../src/features/launch/store.ts';
import { openDatabase } from '../../src/server/database/database.ts';
import { createLog } from '../../src/server/log.ts';
import { type Chromium, findChromium } from '../../src/test/chromium.ts';
import { startServer } from '../../src/test/servers/built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
    /** A server with the demo, which nobody changes. */
    demoUrl: string;
    /** A data folder with the seeded demo, which tests copy. */
    demoShop: string;
    /** The same for a shop with the demo's facts, open to visitors, and nothing else. */
    bareShop: string;
  }
}

/** Tests open the product as built from the present sources. */
export default async function setup(project: TestProject) {
  // Vitest's own NODE_ENV would build a development server, which cannot render pages.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit', env });
  const built = once(build, 'exit');
  const found = findChromium();
  project.provide('chromium', found);
  const [code] = await built;
  if (code !== 0) throw new Error('The build failed');

  const [demoShop, bareShop] = await Promise.all([makeDemoShop(), makeBareShop()]);
  project.provide('demoShop', demoShop);
  project.provide('bareShop', bareShop);
  const looked = await mkdtemp(join(tmpdir(), 'coffee-looked-at-'));
  await cp(demoShop, looked, { recursive: true });
  const demo = await startServer({ dataDir: looked });
  project.provide('demoUrl', demo.url);
  return async () => {
    await demo.stop();
    for (const folder of [demoShop, bareShop, looked])
      await rm(folder, { recursive: true, force: true });
  };
}

async function makeDemoShop(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-demo-'));
  await (await startServer({ dataDir: folder })).stop();
  return folder;
}

async function makeBareShop(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-bare-'));
  await (await startServer({ dataDir: folder, env: { SEED: 'none' } })).stop();
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined, log });
  await seedContents(database.db, new Date());
  await setOpen(database.db, true);
  await database.close();
  return folder;
}
