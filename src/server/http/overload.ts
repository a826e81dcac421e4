import { AsyncResource } from 'node:async_hooks';
import pressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps.ts';
import { bareHeaders } from './client-error.ts';
import { errorBody, plainPage, wantsPage } from './error-handler.ts';
import { HttpError } from './errors.ts';
import { isForAll } from './kept/drawing.ts';
import { createRoom } from './room.ts';

/** Health probes, so that a busy server is not restarted, and files. */
const CHEAP = /^\/(livez|readyz|(?!api)[^?]*\.\w+)(\?|$)/;
const RETRY_AFTER = 5;
/** Milliseconds between two requests in which newcomers are let in, at most. */
const LET_IN_FOR = 10;

const BUSY = new HttpError(503, 'overloaded', 'The server is busy. Please try again shortly.');

/**
 * Refuses at once what could only be answered late. Everybody who was let in is answered soon, because
 * only as many as this machine can do in a second are worked on at a time, `OVERLOAD_REQUESTS` at most;
 * who comes when there are more is told to come again, for next to nothing. Kept answers and files
 * are sent all the same.
 */
export async function refuseOverload(app: App, { env }: Deps, onRefused: () => void) {
  await app.register(pressure, {
    maxEventLoopDelay: env.OVERLOAD_MS,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      if (!isForAll() && !isCheap(request)) refuse(request, reply);
    },
  });

  const headers = bareHeaders(env.SITE_URL.startsWith('https:'));
  const room = createRoom(env.OVERLOAD_REQUESTS || Number.POSITIVE_INFINITY);
  /** Since when. */
  const worked = new Map<FastifyRequest, number>();
  let refused = 0;

  app.addHook('onRequest', (request, reply, done) => {
    if (isForAll() || isCheap(request)) return done();
    if (!room.for(worked.size)) return refuse(request, reply);
    // What is still arriving keeps nobody busy: it counts once it is there.
    if (hasBody(request)) done();
    else work(request, reply, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request) && !isUpload(request)) work(request, reply, done);
    else done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    answered(request);
    done(null, payload);
  });

  function work(request: FastifyRequest, { raw }: FastifyReply, begin: () => void) {
    worked.set(request, performance.now());
    raw.once('finish', () => answered(request));
    takeTurn(() => {
      if (raw.socket?.destroyed) worked.delete(request);
      else begin();
    });
  }

  function answered(request: FastifyRequest) {
    const from = worked.get(request);
    if (from === undefined) return;
    room.answered(from, performance.now(), worked.size);
    worked.delete(request);
  }

  // A turn of the event loop accepts one connection, and the embedded database answers without letting
  // another turn begin. So before the next request begins, everybody who waits outside is let in, to
  // be counted or refused: otherwise they would wait unseen.
  const line: (() => void)[] = [];
  let taken = false;
  let arrived = false;
  let since = 0;
  app.server.on('connection', () => {
    arrived = true;
  });
  function takeTurn(begin: () => void) {
    arrived = true;
    // In its own asynchronous context: what a preview is drawn from belongs to one request.
    if (taken) line.push(AsyncResource.bind(begin));
    else start(begin);
  }
  function start(begin: () => void) {
    taken = true;
    begin();
    setImmediate(() => {
      since = performance.now();
      next();
    });
  }
  function next() {
    if (arrived && performance.now() - since < LET_IN_FOR) {
      arrived = false;
      setImmediate(next);
      return;
    }
    taken = false;
    const begin = line.shift();
    if (begin) start(begin);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    refused += 1;
    onRefused();
    const page = wantsPage(request);
    const body = page ? plainPage(request, BUSY) : JSON.stringify(errorBody(BUSY));
    reply.hijack();
    reply.raw
      .writeHead(503, {
        ...headers,
        'Content-Type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
        'Content-Length': Buffer.byteLength(body),
        'Retry-After': RETRY_AFTER,
        // What was sent along would have to be read.
        ...(hasBody(request) && { Connection: 'close' }),
      })
      .end(body);
  }

  // One line a second, however many are refused.
  const report = setInterval(() => {
    if (refused > 0) app.log.warn({ refused }, 'overloaded');
    refused = 0;
  }, 1000).unref();
  app.addHook('onClose', async () => clearInterval(report));
}

const isCheap = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && CHEAP.test(url);

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Pictures wait in a line of their own (`features/media`). */
const isUpload = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;
