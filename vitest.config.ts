import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** It replaces a part of Node, which must happen before any other file loads that part. */
const APART = 'src/server/database/durability.test.ts';

/** A busy machine takes its time; what never comes fails all the same. */
const PATIENCE = 240_000;

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than a small machine has cores, because browser tests often wait.
    maxWorkers: 3,
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // A new route without its line in access.txt fails; `-u` writes the line.
    update: 'none',
    expect: { poll: { timeout: PATIENCE / 4 } },
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
