import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../../src/test/chromium.ts';
import { startServer } from '../../src/test/servers/built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
    /** A data folder with the seeded demo, which tests copy. */
    demoShop: string;
  }
}

/** Tests open the product as built from the present sources. */
export default async function setup(project: TestProject) {
  // Vitest's own NODE_ENV would build a development server, which cannot render pages.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit', env });
  const built = once(build, 'exit');
  project.provide('chromium', findChromium());
  const [code] = await built;
  if (code !== 0) throw new Error('The build failed');

  const demoShop = await mkdtemp(join(tmpdir(), 'coffee-demo-'));
  await (await startServer({ dataDir: demoShop })).stop();
  project.provide('demoShop', demoShop);
  return () => rm(demoShop, { recursive: true, force: true });
}
