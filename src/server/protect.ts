import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import pressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import { EMBED_HOSTS } from '../contract.ts';
import type { App, Deps } from './deps.ts';
import { forbidden, HttpError, malformed } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever asks these decides about restarts: a busy server is no broken one. */
const HEALTH = new Set(['/livez', '/readyz']);
/** Deeper than any form of ours; what is nested further was not made by one. */
const DEEPEST = 20;
const YEAR = 365 * 24 * 60 * 60;

export const newRequestId = () => randomUUID();

/** Everything that holds for every request, whatever the feature. */
export async function protect(app: App, { env, database }: Deps) {
  const https = env.SITE_URL.startsWith('https:');

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'self'", ...EMBED_HOSTS.map((host) => `https://${host}`)],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: YEAR, includeSubDomains: true } : false,
    // Same-site addresses must reach our own forms: `no-referrer` would turn their Origin to null.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(pressure, {
    maxEventLoopDelay: env.OVERLOAD_MS,
    exposeStatusRoute: false,
    pressureHandler: (request, _reply, type) => {
      if (HEALTH.has(request.routeOptions.url ?? '')) return;
      request.log.warn({ type }, 'overloaded');
      throw new HttpError(503, 'overloaded', 'The server is busy. Please try again shortly.', {
        retryAfter: 5,
      });
    },
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(formbody, { bodyLimit: 100_000 });
  readJson(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    if (SAFE_METHODS.has(request.method)) return;
    sameOriginOnly(request, env.SITE_URL);
    if (!(await database.writable())) {
      throw new HttpError(
        507,
        'disk_full',
        'There is no room left to save this. Nothing was changed.',
      );
    }
  });

  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) refuseBrokenText(part);
  });
}

/** Refuses what another site made a visitor's browser send (cross-site request forgery). */
function sameOriginOnly(request: FastifyRequest, siteUrl: string) {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const foreign = () => forbidden('This request came from another site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign();
  if (origin === undefined || origin === siteUrl) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw foreign();
}

/** JSON as the platform reads it, but bytes that are no text are refused instead of replaced. */
function readJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) parse(request, body.toString(), done);
      else done(malformed('The text is not UTF-8'));
    },
  );
}

/** PostgreSQL cannot hold U+0000, and half a surrogate pair is no text: both end here. */
function refuseBrokenText(value: unknown) {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed()) {
        throw malformed('The text contains characters that cannot be stored');
      }
    } else if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part)) {
      if (depth > DEEPEST) throw malformed('The request is nested too deeply');
      for (const entry of Object.entries(part).flat()) open.push([entry, depth + 1]);
    }
  }
}
