import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin, type SSROptions } from 'vite';
import { onlyForBrowsers } from './scripts/only-for-browsers.ts';

const server: BuildOptions = {
  outDir: 'dist/server',
  target: 'node26',
  rollupOptions: {
    input: 'src/main.ts',
    // One character beyond Latin-1 would make Node keep the whole file at two bytes a character.
    output: { charset: 'ascii', comments: false },
  },
};

const browser: BuildOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
};

const site: BuildOptions = {
  ...browser,
  rollupOptions: { input: ['src/client/site.client.ts', 'src/ui/site/site.css'] },
};

/** Apart from the site: built together they share zod, and visitors get what only staff need of it. */
const dashboard: BuildOptions = {
  ...browser,
  manifest: '.vite/dashboard.json',
  emptyOutDir: false,
  copyPublicDir: false,
  rollupOptions: {
    input: ['src/client/no-eval.client.ts', 'src/admin/main.tsx', 'src/admin/admin.css'],
  },
};

/**
 * The server is a few files: finding and reading eight hundred modules would take most of a start.
 * Left out is what has files of its own beside it or is seldom loaded.
 */
const bundled: SSROptions = {
  noExternal: true,
  external: [
    '@aws-sdk/client-s3',
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@simplewebauthn/server',
    'sharp',
  ],
};

/**
 * Whoever imports a module of Node's as an ES module gets every one of its exports made, and one of
 * those of `node:http` is a browser's WebSocket with all of undici: 30 ms of a start, and 4 MB.
 */
const leanHttp: Plugin = {
  name: 'lean-http',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, _importer, { kind }) =>
    id === 'node:http' && kind === 'import-statement' ? '\0lean-http' : null,
  load: (id) =>
    id === '\0lean-http'
      ? `const http = process.getBuiltinModule('node:http');
         export const { createServer, IncomingMessage, request, ServerResponse, STATUS_CODES } = http;
         export default http;`
      : null,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  ssr: isSsrBuild ? bundled : {},
  // React's own development build would be in the bundle, too.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [react(), tailwindcss(), onlyForBrowsers(), leanHttp],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild ? server : mode === 'dashboard' ? dashboard : site,
}));
