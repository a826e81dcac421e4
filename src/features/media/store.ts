import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../../server/errors.ts';
import type { Files } from '../../server/files.ts';
import { contentType, pictureUrl } from './address.ts';
import { decodePicture, encodeVariants, encodeWhole, uploadEffort } from './encode.ts';
import { queue } from './queue.ts';
import { sendPicture } from './serve.ts';

type Store = { files: Files };

/** A decoded picture takes tens of megabytes: two at once, and not an endless row behind them. */
const pictures = queue(2, 30, () =>
  unavailable('Too many pictures are being worked on. Please try again in a moment.', 3),
);

/**
 * Checks, cleans and stores a picture in all its widths, and answers its address. The files are
 * durable when this resolves, so the row that names the address can be committed after it.
 */
export async function uploadPicture({ files }: Store, file: Uint8Array): Promise<string> {
  const { url, made } = await pictures(async () => {
    const pixels = await decodePicture(file);
    const url = pictureUrl(randomBytes(8).toString('hex'), pixels.facts);
    const key = url.slice(1);
    const folder = key.slice(0, key.lastIndexOf('.'));
    const [whole, variants] = await Promise.all([
      encodeWhole(pixels),
      encodeVariants(pixels, uploadEffort),
    ]);
    const made = variants.map(({ name, data }) => ({ key: `${folder}/${name}`, data }));
    return { url, made: [...made, { key, data: whole }] };
  });
  await putAll(files, made);
  return url;
}

/**
 * A picture that is not for everybody (a proof of rating): one cleaned file under a key of its
 * own. Nothing below `/media/` leads to it; the feature that owns it decides who sees it.
 */
export async function storePrivatePicture({ files }: Store, file: Uint8Array): Promise<string> {
  const { data, extension } = await pictures(async () => {
    const pixels = await decodePicture(file);
    return { data: await encodeWhole(pixels), extension: pixels.facts.alpha ? 'png' : 'jpg' };
  });
  const key = `private/${randomBytes(16).toString('hex')}.${extension}`;
  await putAll(files, [{ key, data }]);
  return key;
}

/** Sends it to somebody its feature has let in, and lets no cache keep it. */
export const sendPrivatePicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Store,
  key: string,
) => {
  const served = { name: key, etag: key, cache: 'private, no-store' };
  return sendPicture(request, reply, served, () => files.get(key));
};

/** All or, as far as the store can still be reached, none; the sweep takes what is left. */
async function putAll(files: Files, made: { key: string; data: Buffer }[]) {
  const stored = await Promise.allSettled(
    made.map(({ key, data }) => files.put(key, data, contentType(key))),
  );
  const failure = stored.find((result) => result.status === 'rejected');
  if (!failure) return;
  await Promise.allSettled(made.map(({ key }) => files.delete(key)));
  throw failure.reason;
}
