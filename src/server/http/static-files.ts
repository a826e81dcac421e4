import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../deps.ts';
import { setFileHeaders } from './security-headers.ts';

const YEAR = 31_536_000;
const HOUR = 3600;

export async function serveStaticFiles(app: App, folder = resolve('dist/client')) {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      setFileHeaders(reply).header(
        'Cache-Control',
        hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`),
  );
  for (const file of filesIn(folder)) {
    // The routes of the shop's own icons replace these files.
    if (app.hasRoute({ method: 'GET', url: `/${file}` })) continue;
    app.get(`/${file}`, { schema: { hide: true } }, (_, reply) => reply.sendFile(file));
  }
}

/** Without Vite's manifests, the compressed copies, and the assets, which share a route. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^(\.vite|assets)\//.test(file));
