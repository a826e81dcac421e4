import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LONG, PATIENCE } from './src/test/servers/patience.ts';

/** It replaces a part of Node, which must happen before any other file loads that part. */
const APART = 'src/server/database/durability.test.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than a small machine has cores, because tests often wait for a server or a disk. Where
    // new memory is slow, six took a third longer, and tests failed for lack of time.
    maxWorkers: 3,
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
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [APART],
          globalSetup: 'src/test/global-setup.ts',
          setupFiles: 'src/test/each-file.ts',
          // Loading the application takes longer than most files' tests, so it is loaded once for
          // all.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: [APART] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: 'e2e/support/global-setup.ts',
        },
      },
    ],
  },
});
