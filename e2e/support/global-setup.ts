import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../../src/test/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
  }
}

/** What these tests open is the product as it is built from the present sources. */
export default function setup(project: TestProject) {
  // Vitest's own NODE_ENV would give a server built for development, which cannot draw a page.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit', env });
  project.provide('chromium', findChromium());
}
