import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { z } from 'zod';
import type { App, Deps } from '../../server/deps.ts';
import { EnvError } from '../../server/env.ts';
import { bareHeaders } from '../../server/http/client-error.ts';
import { countRequests } from './requests.ts';
import { watchState } from './state.ts';

const PATH = '/metrics';
const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/**
 * The figures for Prometheus are on an address of their own, or for whoever knows the token.
 * Without either nothing is counted. Everybody else gets what any unknown address answers. Call it
 * before whatever may refuse requests, so that they are counted and an overloaded server still
 * gives its figures.
 */
export async function exposeMetrics(app: App, deps: Deps) {
  const { METRICS_ADDRESS: address, METRICS_TOKEN: token, SITE_URL } = deps.env;
  if (!address && !token) return { refused: () => {} };

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onClose', async () => registry.clear());
  describeProgram(registry);
  const readState = watchState(deps, registry);
  const headers = bareHeaders(SITE_URL.startsWith('https:'));
  const send = async (response: ServerResponse) => {
    await readState();
    const text = await registry.metrics();
    response.writeHead(200, { ...headers, 'Content-Type': registry.contentType }).end(text);
  };

  if (token) {
    app.addHook('onRequest', async (request, reply) => {
      const { method, url } = request.raw;
      if (method !== 'GET' || url !== PATH || !knows(token, request.headers.authorization)) return;
      reply.hijack();
      await send(reply.raw);
    });
  }
  if (address) await listenApart(app, address, send);
  return countRequests(app, registry);
}

function knows(token: string, authorization = '') {
  const wanted = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(authorization);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function describeProgram(registry: Registry) {
  const info = { name: 'shop_info', help: 'The version of the program.', labelNames: ['version'] };
  new Gauge({ ...info, registers: [registry] }).set({ version: VERSION }, 1);
}

async function listenApart(
  app: App,
  address: string,
  send: (response: ServerResponse) => Promise<void>,
) {
  const { hostname, port } = new URL(`http://${address}`);
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === PATH) {
      send(response).catch((err: unknown) => {
        app.log.error({ err }, 'The figures could not be read');
        response.destroy();
      });
    } else response.writeHead(404).end();
  });
  app.addHook('onReady', async () => {
    server.listen(Number(port || 80), hostname.replaceAll(/[[\]]/g, ''));
    await once(server, 'listening').catch((cause) => {
      throw new EnvError(`METRICS_ADDRESS cannot be used: ${cause.message}`, { cause });
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}
