import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../deps.ts';
import { asFile } from './security-headers.ts';

const YEAR = 31_536_000;
const HOUR = 3600;

/** Browsers keep hashed files for a year and the others for an hour. */
export async function serveStaticFiles(app: App, folder = resolve('dist/client')) {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      asFile(reply).header(
        'Cache-Control',
        hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
      );
    },
  });
}
