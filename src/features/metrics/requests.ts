import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { App } from '../../server/deps.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * An address may contain personal data, so routes are counted. Answers from the cache are not
 * timed, because they take a fraction of a millisecond.
 */
export function countRequests(app: App, registry: Registry) {
  const registers = [registry];
  const kinds = new Map<string, { labels: Record<string, string>; count: number }>();
  new Counter({
    name: 'http_requests_total',
    help: 'Answers, by route, method, class of the status and whether they came from memory.',
    labelNames: ['route', 'method', 'status', 'from'],
    registers,
    collect() {
      for (const kind of kinds.values()) {
        if (kind.count > 0) this.inc(kind.labels, kind.count);
        kind.count = 0;
      }
    },
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer; those from the cache are left out.',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were told to come again because there were too many.',
    registers,
  });

  // prom-client looks labels up at every increment, which is too slow for answers from the cache.
  function count(route: string, method: string, status: string, from: 'memory' | 'application') {
    const key = `${route} ${method} ${status} ${from}`;
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { labels: { route, method, status, from }, count: 1 });
  }

  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    inFlight.inc();
    // Fastify's hooks do not run when the visitor has left before the answer.
    reply.raw.once('close', () => {
      inFlight.dec();
      const route = routeOf(request);
      const method = methodOf(request.raw);
      const status = classOf(reply.raw);
      if (request.isFromCache) return count(route, method, status, 'memory');
      count(route, method, status, 'application');
      duration.observe({ route, method }, (performance.now() - began) / 1000);
    });
  });

  return { refused: () => refused.inc() };
}

/** The names of files change with every release, so they share one label. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unknown';
  return /\.\w+$/.test(url) ? 'files' : url;
}

function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

const classOf = ({ headersSent, statusCode }: ServerResponse) =>
  headersSent ? `${Math.floor(statusCode / 100)}xx` : 'gone';
