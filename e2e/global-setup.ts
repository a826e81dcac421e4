import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
  }
}

export default function setup(project: TestProject) {
  project.provide('chromium', findChromium());
}
