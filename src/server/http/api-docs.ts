import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../deps.ts';

/** An update of the Swagger UI package may change this hash of its page's inline style. */
const SWAGGER_STYLE_HASH = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The server bundle contains the plugin's code but not its files. */
const SWAGGER_FILES = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
  'static',
);

type Paths = Record<string, Record<string, { 'x-access'?: string }>>;

export async function apiDocs(app: App) {
  await app.register(swagger, {
    openapi: { info: { title: 'Coffee house website and dashboard', version: '1' } },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      return { schema: { ...schema, 'x-access': document.route.config?.access }, url };
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, access: 'public' };
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    baseDir: SWAGGER_FILES,
    logo: { type: 'image/svg+xml', content: readFileSync(join(SWAGGER_FILES, 'logo.svg')) },
    staticCSP: false,
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `$& ${SWAGGER_STYLE_HASH}`),
    transformSpecification: (all, { staff }) =>
      staff ? all : { ...all, paths: publicPart(all.paths) },
  });
}

function publicPart(paths: Paths): Paths {
  const kept = Object.entries(paths).flatMap(([path, calls]) => {
    const open = Object.entries(calls).filter(([, call]) => call['x-access'] === 'public');
    return open.length > 0 ? [[path, Object.fromEntries(open)] as const] : [];
  });
  return Object.fromEntries(kept);
}
