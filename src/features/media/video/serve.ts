import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE, isKnown } from '../../../server/http/cache/headers.ts';
import { notFound } from '../../../server/http/errors.ts';
import { setFileHeaders } from '../../../server/http/security-headers.ts';
import type { StoredFile } from '../../../server/storage/files.ts';
import { videoTexts } from './messages.ts';

type Range = { start: number; end: number };

/** Safari plays no video unless it gets the parts that it asks for. */
export async function serveVideo(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  key: string,
  open: () => Promise<StoredFile | null>,
) {
  setFileHeaders(reply)
    .header('cache-control', IMMUTABLE)
    .header('etag', `"${key}"`)
    .header('accept-ranges', 'bytes');
  if (isKnown(headers, `"${key}"`)) return reply.code(304).send();
  const file = await open();
  if (!file) throw notFound(videoTexts.what);
  reply.type(key.endsWith('.mp4') ? 'video/mp4' : 'video/webm');
  const range = rangeIn(headers.range, file.size);
  if (range === null) return reply.header('content-length', file.size).send(file.body);
  if (range === 'outside') {
    file.body.destroy();
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.size}`)
    .header('content-length', end - start + 1)
    .send(Readable.from(part(file.body, range)));
}

/** Returns null without a range, and for several at once, which a server may ignore. */
function rangeIn(header: string | undefined, size: number): Range | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}

/** At most 8 MB are read to get there. */
async function* part(body: Readable, { start, end }: Range): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    const wanted = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += bytes.length;
    if (wanted.length > 0) yield wanted;
    if (at > end) return;
  }
}
