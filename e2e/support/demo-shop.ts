import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/** Saves a server the seeding of its first start. */
export const copyDemoShop = (dataDir: string) =>
  cp(inject('demoShop'), dataDir, { recursive: true });
