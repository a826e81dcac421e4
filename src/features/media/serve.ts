import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../server/http/cache/headers.ts';
import { notFound } from '../../server/http/errors.ts';
import { setFileHeaders } from '../../server/http/security-headers.ts';
import type { StoredFile } from '../../server/storage/files.ts';
import { pictureTexts } from './messages.ts';
import { contentType } from './picture/picture-url.contract.ts';

export const A_DAY = 'public, max-age=86400';

export async function servePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, etag, cache }: { name: string; etag: string; cache: string },
  open: () => Promise<StoredFile | null>,
) {
  const quoted = `"${etag}"`;
  const isPrivate = cache.startsWith('private');
  const known = isKnown(request.headers, quoted);
  const file = known ? null : await open();
  if (!known && !file) throw notFound(pictureTexts.what);
  setFileHeaders(reply)
    .header('cache-control', cache)
    .header('etag', quoted)
    .header('cross-origin-resource-policy', isPrivate ? 'same-origin' : 'cross-origin');
  if (!file) return reply.code(304).send();
  return reply.type(contentType(name)).header('content-length', file.size).send(file.body);
}
