import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/** Spares a server its first start, where that is not what a test is about. */
export const copyDemoShop = (dataDir: string) =>
  cp(inject('demoShop'), dataDir, { recursive: true });
