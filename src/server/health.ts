import { setTimeout as sleep } from 'node:timers/promises';
import type { App, Deps } from './deps.ts';
import { unavailable } from './errors.ts';

const FAREWELL = 300;

/** For a process manager or load balancer: alive, and ready to be sent visitors. */
export async function health(app: App, { database }: Deps) {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Meanwhile every answer says that its connection ends with it, so that whoever is sending one
    // request after the other does not send the next into a connection that is being closed.
    if (app.server.listening) await sleep(FAREWELL);
  });

  app.get('/livez', async () => 'ok');
  app.get('/readyz', async () => {
    if (closing) throw unavailable('The server is shutting down');
    await database.ready().catch((cause: unknown) => {
      throw unavailable('The database does not answer', 2, cause);
    });
    return 'ok';
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the address: what people type or are sent does not belong into a log.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
