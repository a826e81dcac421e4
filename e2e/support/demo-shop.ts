import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/** Saves a server its first start. */
export const copyShop = (dataDir: string, shop: 'demoShop' | 'bareShop') =>
  cp(inject(shop), dataDir, { recursive: true });
