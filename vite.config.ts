import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin, type SSROptions } from 'vite';
import { onlyForBrowsers } from './scripts/only-for-browsers.ts';

const server: BuildOptions = {
  outDir: 'dist/server',
  target: 'node26',
  rollupOptions: {
    input: 'src/main.ts',
    // A single character beyond Latin-1 would make Node store the whole file with two bytes per
    // character.
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
  rollupOptions: {
    input: ['src/client/site.client.ts', 'src/ui/site/site.css'],
    // Otherwise twenty files of a few hundred bytes, whose names the first script has to list.
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'shared', minShareCount: 4, test: /src.(ui|messages)/ }],
      },
    },
  },
};

/**
 * Built apart from the site: otherwise both would share chunks, and visitors would load code of the
 * dashboard.
 */
const dashboard: BuildOptions = {
  ...browser,
  manifest: '.vite/dashboard.json',
  emptyOutDir: false,
  copyPublicDir: false,
  rollupOptions: {
    input: ['src/client/no-eval.client.ts', 'src/admin/main.tsx', 'src/admin/admin.css'],
    // Otherwise each tab loads thirty files of a few hundred bytes. Shared by fewer than ten, a part
    // would weigh on the first screen.
    output: {
      codeSplitting: {
        groups: [
          { name: 'libraries', minShareCount: 10, test: /node_modules/ },
          { name: 'shared', minShareCount: 10 },
        ],
      },
    },
  },
};

/**
 * Bundled, because loading eight hundred modules takes most of a start. Packages with files of
 * their own, or seldom loaded, stay outside.
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
 * An ES import of `node:http` evaluates all its exports, and `WebSocket` among them loads all of
 * undici: 30 ms of the start and 4 MB.
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
  // Without it, React's development build would be bundled as well.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [react(), tailwindcss(), onlyForBrowsers(), leanHttp],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild ? server : mode === 'dashboard' ? dashboard : site,
}));
