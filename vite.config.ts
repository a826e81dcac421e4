import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyForBrowsers } from './scripts/only-for-browsers.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), onlyForBrowsers()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node26',
        rollupOptions: { input: 'src/main.ts' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: [
            'src/ui/site.client.ts',
            'src/ui/site.css',
            'src/ui/no-eval.client.ts',
            'src/admin/main.tsx',
            'src/admin/admin.css',
          ],
        },
      },
}));
