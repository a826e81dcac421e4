import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { isKnown } from './headers.ts';

type Headers = Record<string, string>;

type Message = { status: number; headers: Headers; body: Buffer | null };

export type CachedAnswer = {
  /** It is approximate, in bytes of memory. */
  readonly size: number;
  messageFor(request: IncomingHttpHeaders): Promise<Message>;
};

/** These headers belong to one request or connection. */
const NOT_CACHED = new Set(['connection', 'content-length', 'date', 'vary', 'x-request-id']);
/** Compressing a smaller answer saves next to nothing. */
const COMPRESSED_FROM = 1024;
/** On these pages quality 6 saves 98 % of what 11 does, in a thirtieth of its time. */
const BROTLI_QUALITY = 6;

const compress = {
  identity: async (bytes: Buffer) => bytes,
  gzip: promisify(gzip),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

export function createCachedAnswer(
  status: number,
  given: Record<string, unknown>,
  bytes: Buffer,
  vary: string[],
): CachedAnswer {
  const isText = /text|json|xml/.test(String(given['content-type']));
  const isCompressed = isText && bytes.length >= COMPRESSED_FROM;
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

  const common: Headers = { 'cache-control': 'public, no-cache' };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !NOT_CACHED.has(name)) common[name] = String(value);
  }
  const varies = new Set([given.vary, ...vary, isCompressed && 'Accept-Encoding'].flat());
  const names = [...varies].filter(Boolean);
  if (names.length > 0) common.vary = names.join(', ');

  async function encode(coding: keyof typeof compress) {
    const body = await compress[coding](bytes);
    const headers: Headers = { ...common, 'content-length': String(body.length) };
    if (coding !== 'identity') headers['content-encoding'] = coding;
    const etag = `"${tag}${coding === 'identity' ? '' : `-${coding}`}"`;
    if (status === 200) headers.etag = etag;
    const message: Message = { status, headers, body };
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...kept } = headers;
    return { message, etag, unchanged: { status: 304, headers: kept, body: null } };
  }
  const encoded = new Map<string, ReturnType<typeof encode>>();

  return {
    size: bytes.length * 2,
    async messageFor(request) {
      const accepted = isCompressed && negotiate(request['accept-encoding'] ?? '', ['br', 'gzip']);
      const coding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
      const form = encoded.get(coding) ?? encode(coding);
      encoded.set(coding, form);
      const { message, etag, unchanged } = await form;
      return status === 200 && isKnown(request, etag) ? unchanged : message;
    },
  };
}
