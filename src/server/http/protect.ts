import { isUtf8 } from 'node:buffer';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../record.contract.ts';
import type { App, Deps } from '../deps.ts';
import { forbidden, HttpError, malformed } from './errors.ts';
import { httpTexts } from './messages.ts';
import { securityHeaders } from './security-headers.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** No form of ours nests deeper. */
const MAX_DEPTH = 20;
/** Answers that are not cached need half the work of quality 4, for 5 % more bytes. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export async function protect(app: App, { env, database }: Deps) {
  const headers = securityHeaders(env.SITE_URL.startsWith('https:'));

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: BROTLI },
  });
  await app.register(formbody, { bodyLimit: 100_000 });
  readJson(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (SAFE_METHODS.has(request.method)) return;
    requireSameOrigin(request, env.SITE_URL);
    if (!(await database.writable())) {
      throw new HttpError(507, 'disk_full', httpTexts.diskFull);
    }
  });

  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) requireStorableText(part);
  });
}

function requireSameOrigin(request: FastifyRequest, siteUrl: string) {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const foreign = () => forbidden(httpTexts.foreign);
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign();
  if (origin === undefined || origin === siteUrl) return;
  // Over plain http, people open the site by any name or address of the machine.
  if (siteUrl.startsWith('https:')) throw foreign();
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw foreign();
}

/** Fastify would silently replace the invalid bytes of JSON that is not UTF-8. */
function readJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) parse(request, body.toString(), done);
      else done(malformed(httpTexts.notUtf8));
    },
  );
}

/** PostgreSQL cannot store U+0000 or half a surrogate pair. */
function requireStorableText(value: unknown) {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed()) {
        throw malformed(httpTexts.notStorable);
      }
    } else if (isRecord(part) && !Buffer.isBuffer(part)) {
      if (depth > MAX_DEPTH) throw malformed(httpTexts.tooDeep);
      for (const entry of Object.entries(part).flat()) open.push([entry, depth + 1]);
    }
  }
}
