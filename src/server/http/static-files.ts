import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../deps.ts';
import { IMMUTABLE } from './cache/headers.ts';
import { notFound } from './errors.ts';
import { setFileHeaders } from './security-headers.ts';

const HOUR = 3600;
const config = { sendsFile: true } as const;

export async function serveStaticFiles(app: App) {
  const folder = resolve('dist/client');
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      setFileHeaders(reply).header('Cache-Control', hashed ? IMMUTABLE : `public, max-age=${HOUR}`);
    },
  });
  const files = filesIn(folder);
  const assets = new Set(files.filter((file) => file.startsWith('assets/')));
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config, schema: { hide: true } },
    (request, reply) => {
      const file = `assets/${request.params['*']}`;
      if (!assets.has(file)) throw notFound();
      return reply.sendFile(file);
    },
  );
  for (const file of files) {
    if (assets.has(file)) continue;
    // The routes of the shop's own icons replace these files.
    if (app.hasRoute({ method: 'GET', url: `/${file}` })) continue;
    app.get(`/${file}`, { config, schema: { hide: true } }, (_, reply) => reply.sendFile(file));
  }
}

/** Vite's manifests and the compressed copies have no address of their own. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('.vite/'));
