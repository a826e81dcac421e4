import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../server/http/errors.ts';
import type { StoredFile } from '../../server/storage/files.ts';
import { contentType } from './picture/picture-url.contract.ts';

/** Nothing inside a picture may run, even when it is opened on its own. */
const SANDBOX = "sandbox; default-src 'none'";
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const A_DAY = 'public, max-age=86400';

type Served = { name: string; etag: string; cache: string };

/** Sends a file with the type of its own extension, or a 304 when the browser has it already. */
export async function servePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, etag, cache }: Served,
  open: () => Promise<StoredFile | null>,
) {
  const quoted = `"${etag}"`;
  const isPrivate = cache.startsWith('private');
  const known = request.headers['if-none-match']?.includes(quoted);
  const file = known ? null : await open();
  if (!known && !file) throw notFound('This picture');
  reply
    .header('cache-control', cache)
    .header('etag', quoted)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', SANDBOX)
    .header('cross-origin-resource-policy', isPrivate ? 'same-origin' : 'cross-origin');
  if (!file) return reply.code(304).send();
  return reply.type(contentType(name)).header('content-length', file.size).send(file.body);
}
