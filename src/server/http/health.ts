import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps.ts';
import { unavailable } from './errors.ts';
import { httpTexts } from './messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call comes with every page view, so it is logged only with LOG_LEVEL=debug. */
    unremarkable?: boolean;
  }
}

const SLOW_MS = 1000;

function levelOf(
  { method, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
) {
  if (statusCode >= 500 || elapsedTime > SLOW_MS) return 'warn';
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  return reads || routeOptions.config.unremarkable ? 'debug' : 'info';
}

export async function health(app: App, { database, env }: Deps) {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Meanwhile Fastify sends `Connection: close`, so no client reuses an ending connection.
    if (app.server.listening) await sleep(env.FAREWELL_MS);
  });

  app.get('/livez', async () => 'ok');
  app.get('/readyz', async () => {
    if (closing) throw unavailable(httpTexts.closing);
    await database.ready().catch((cause: unknown) => {
      throw unavailable(httpTexts.databaseSilent, 2, cause);
    });
    return 'ok';
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log[levelOf(request, reply)](
      {
        method: request.method,
        // The address may contain personal data, so the route's pattern is logged.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
