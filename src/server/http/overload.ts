import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps.ts';
import { HttpError } from './errors.ts';
import { httpTexts } from './messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It only sends a file, so it never waits. A missing file gets a page that costs nothing. */
    sendsFile?: boolean;
    /** Pictures and videos wait in a queue of their own (`features/media`). */
    takesUpload?: boolean;
  }
  interface FastifyRequest {
    /** Call it before a request sleeps or waits elsewhere, so that the next one may begin. */
    leaveQueue(): void;
  }
}

const MAX_WAIT_MS = 1_000;
/** With more turns, a stream of new connections could delay the next request for ever. */
const MAX_TURNS = 100;
/** Refused probes make an orchestrator restart a busy server; search engines need robots.txt. */
const EXEMPT = /^(GET|HEAD) \/(livez|readyz|robots\.txt)(\?|$)/;

/**
 * Works on `OVERLOAD_REQUESTS` requests at a time; the others wait in a queue. A new request gets
 * 503 if the queue is longer than a second's work, and a waiting one if nothing was answered for a
 * second. See docs/overload.md.
 */
export function limitRequests(app: App, { env }: Deps, onRefused: () => void) {
  const limit = env.OVERLOAD_REQUESTS || Number.POSITIVE_INFINITY;
  const waiting = new Map<FastifyRequest, () => void>();
  const working = new Set<FastifyRequest>();
  /** It is the average milliseconds from one answer to the next while requests wait. */
  let pace = 0;
  let lastAnswer = 0;
  let isStarting = false;
  let hasNewConnection = false;

  app.decorateRequest('leaveQueue', function (this: FastifyRequest) {
    waiting.delete(this);
    if (!working.delete(this)) return;
    const now = performance.now();
    if (waiting.size > 0) pace += (now - lastAnswer - pace) / 10;
    lastAnswer = now;
    void startNext();
  });
  app.server.on('connection', () => {
    hasNewConnection = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    const requests = waiting.size + working.size;
    if (isExempt(request) || requests < limit || requests * pace < MAX_WAIT_MS) return;
    // Otherwise Node would receive the whole body first.
    if (request.method !== 'GET') reply.header('Connection', 'close');
    throw refuse();
  });
  // A request whose body is still arriving would hold a place without working.
  app.addHook('preValidation', async (request, reply) => {
    if (isExempt(request)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (waiting.size === 0) lastAnswer = performance.now();
    waiting.set(request, resolve);
    reply.raw.once('close', () => request.leaveQueue());
    const timer = setInterval(() => {
      const isStuck = working.size === limit && performance.now() - lastAnswer > MAX_WAIT_MS;
      if (isStuck && waiting.delete(request)) reject(refuse());
    }, MAX_WAIT_MS);
    void startNext();
    await promise.finally(() => clearInterval(timer));
  });
  app.addHook('onSend', async (request) => request.leaveQueue());

  async function startNext() {
    if (isStarting) return;
    isStarting = true;
    while (working.size < limit && waiting.size > 0) {
      await acceptConnections();
      const [next] = waiting;
      if (!next) break;
      const [request, start] = next;
      waiting.delete(request);
      working.add(request);
      start();
    }
    isStarting = false;
  }

  /**
   * Node accepts one connection per turn of the event loop. If the next request began first,
   * connections that wait in the kernel could not be refused in time.
   */
  async function acceptConnections() {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      hasNewConnection = false;
      // The first turn may only end the current one.
      await nextTurn();
      await nextTurn();
      if (!hasNewConnection) return;
    }
  }

  function refuse() {
    onRefused();
    return new HttpError(503, 'overloaded', httpTexts.busy, { retryAfter: 5 });
  }
}

function isExempt({ method, url, headers, routeOptions: { config } }: FastifyRequest) {
  if (config.sendsFile || EXEMPT.test(`${method} ${url}`)) return true;
  // Fastify, too, reads the type in any case. A form whose body is still arriving must hold no place.
  return config.takesUpload && /^multipart\//i.test(headers['content-type'] ?? '');
}
