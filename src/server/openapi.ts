import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './deps.ts';

/** `/api/docs`: every call of the product, drawn from the contracts the routes themselves use. */
export async function apiDocs(app: App) {
  await app.register(swagger, {
    openapi: { info: { title: 'Coffee house website and back office', version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, access: 'public' };
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}
