import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LONG, PATIENCE } from './src/test/servers/patience.ts';

/** It replaces a part of Node, which must happen before any other file loads that part. */
const APART = 'src/server/database/durability.test.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // With Node's own small young generation a sixth of the time is spent collecting garbage.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: LONG,
    hookTimeout: LONG,
    // A new route without its line in access.txt fails; `-u` writes the line.
    update: 'none',
    expect: { poll: { timeout: PATIENCE } },
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          // One more than a small machine has cores, because tests sometimes wait for a disk.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [APART],
          globalSetup: 'src/test/global-setup.ts',
          setupFiles: 'src/test/each-file.ts',
          // Loading the application takes longer than most files' tests, so it is loaded once for
          // all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [APART], maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // They often wait for a server or a browser.
          maxWorkers: 5,
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: 'e2e/support/global-setup.ts',
        },
      },
    ],
  },
});
