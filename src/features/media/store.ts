import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed } from '../../messages.ts';
import { auditEntries } from '../../server/audit/table.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import type { Deps } from '../../server/deps.ts';
import { HttpError, invalid } from '../../server/http/errors.ts';
import type { Files } from '../../server/storage/files.ts';
import {
  decodePicture,
  encodeVariants,
  encodeWhole,
  inspectPicture,
  uploadSettings,
} from './encode.ts';
import { sketchPicture } from './fingerprint.ts';
import { pictureTexts } from './messages.ts';
import { contentType, mediaKey, pictureUrl, splitFocus } from './picture/picture-url.contract.ts';
import { SHIPPED_PICTURES, shippedPicture } from './picture/shipped.ts';
import { processForStaff, processForVisitor, type Sender } from './queue.ts';
import type { Received } from './receive.ts';
import { servePicture } from './serve.ts';
import { rememberUpload } from './uploads/store.ts';

export { hashSketch, isSamePicture } from './fingerprint.ts';

type Store = { files: Files };
type StoredPicture = { key: string; data: Buffer };
type PrivatePicture = { key: string; sketch: Buffer };

/** In pixels. Nobody can read a smaller one; a screenshot of a long page is made as narrow as this. */
const LEAST_SIDE = 50;

const nobodyLeaves = new AbortController().signal;

/**
 * Checks, cleans and stores a picture in all its widths, and returns its address. When this
 * resolves the files are durable, so the row with the address can be committed.
 */
export async function storePublicPicture({ files }: Store, file: Uint8Array): Promise<string> {
  return (await storeWidths(files, file, nobodyLeaves)).url;
}

/** @param gone is aborted when the sender has left: then nothing is stored */
async function storeWidths(files: Files, file: Uint8Array, gone: AbortSignal) {
  const bytes = await inspectPicture(file);
  const { url, made } = await processForStaff(bytes, gone, async () => {
    const pixels = await decodePicture(file);
    gone.throwIfAborted();
    const url = pictureUrl(randomBytes(8).toString('hex'), pixels.facts);
    const key = url.slice(1);
    const folder = key.slice(0, key.lastIndexOf('.'));
    const [whole, variants] = await Promise.all([
      encodeWhole(pixels),
      encodeVariants(pixels, uploadSettings),
    ]);
    const made = variants.map(({ name, data }) => ({ key: `${folder}/${name}`, data }));
    return { url, made: [...made, { key, data: whole }] };
  });
  await putAll(files, made, gone);
  return { url, keys: made.map(({ key }) => key) };
}

/**
 * Stores a picture that only staff may see, as a proof of rating: one cleaned file that no address
 * below `/media/` leads to.
 * @param sender the visitor who waits; a picture of our own has none and takes no place in the
 * visitors' queue, which would refuse the demo's pictures on a slow machine
 */
export async function storePrivatePicture(
  { files }: Store,
  file: Uint8Array,
  sender?: Sender,
): Promise<PrivatePicture> {
  const gone = sender?.gone ?? nobodyLeaves;
  const make = async () => {
    const pixels = await decodePicture(file);
    gone.throwIfAborted();
    const { width, height, alpha } = pixels.facts;
    if (Math.min(width, height) < LEAST_SIDE) {
      throw new HttpError(400, 'too_small', pictureTexts.tooSmall);
    }
    const key = `private/${randomBytes(16).toString('hex')}.${alpha ? 'png' : 'jpg'}`;
    return { key, data: await encodeWhole(pixels), sketch: await sketchPicture(pixels) };
  };
  const bytes = await inspectPicture(file);
  const { key, data, sketch } = await (sender ? processForVisitor(bytes, sender, make) : make());
  await putAll(files, [{ key, data }], gone);
  return { key, sketch };
}

type Save = (tx: Db, imageUrl: string) => Promise<number>;

/**
 * Stores a received picture, then the row that names it. `save` returns the row's id and runs in a
 * transaction. A repeated `Idempotency-Key` saves nothing and returns the id of the first row.
 */
export function createUpload(deps: Pick<Deps, 'database' | 'files' | 'saveOnce' | 'clock'>) {
  return async function upload(
    request: FastifyRequest,
    { picture, name, fields, gone }: Received,
    save: Save,
  ): Promise<number> {
    const { url, keys } = await storeWidths(deps.files, picture, gone);
    let saving = false;
    const saveRow = async (tx: Db) => {
      gone.throwIfAborted();
      saving = true;
      await rememberUpload(tx, { url, name, uploadedAt: deps.clock().toISOString() });
      return save(tx, url);
    };
    try {
      if (request.headers['idempotency-key'] === undefined) {
        return await deps.database.db.transaction(saveRow);
      }
      const hash = createHash('sha256').update(picture).digest('hex');
      const route = request.routeOptions.url ?? '';
      return await deps.saveOnce(route, request, { ...fields, hash }, saveRow);
    } finally {
      // After an error the commit may have happened all the same, so the sweep gets the files.
      if (!saving) {
        await deleteAll(deps.files, keys);
        request.recorded = true;
      }
    }
  };
}

export async function pictureExists({ files }: Store, url: string): Promise<boolean> {
  const { src } = splitFocus(url);
  const [, name] = /^\/pictures\/([^/]+)$/.exec(src) ?? [];
  if (name) return shippedPicture(name) !== undefined || existsSync(`${SHIPPED_PICTURES}/${name}`);
  const key = mediaKey(src);
  const file = key === null ? null : await files.get(key);
  file?.body.destroy();
  return file !== null;
}

/** Somebody may have typed the address. Pictures of other sites are not looked at. */
export const expectPictures =
  (deps: Store, fields: readonly string[]) =>
  async (input: object): Promise<void> => {
    for (const field of fields) {
      const url: unknown = Reflect.get(input, field);
      if (typeof url !== 'string' || !url.startsWith('/') || (await pictureExists(deps, url))) {
        continue;
      }
      throw invalid(pictureTexts.notHere, { [field]: packed(pictureTexts.notHere) });
    }
  };

/** Returns null when there is no picture of this site at the address. */
export async function readPicture({ files }: Store, url: string): Promise<Buffer | null> {
  const { src } = splitFocus(url);
  const [, name] = /^\/pictures\/([^/]+)$/.exec(src) ?? [];
  if (name) return shippedPicture(name) ? readFile(`${SHIPPED_PICTURES}/${name}`) : null;
  const key = mediaKey(src);
  const file = key === null ? null : await files.get(key);
  return file && buffer(file.body);
}

/** An upload without a row of its own is found by its entry in the audit log. */
export async function findUploadUrl(db: Db, id: number): Promise<string> {
  const entries = db.select({ url: auditEntries.detail }).from(auditEntries);
  return firstOrNotFound(await entries.where(eq(auditEntries.id, id)), pictureTexts.what).url;
}

/** A cache that kept it would show it to others. */
export const servePrivatePicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Store,
  key: string,
) => {
  const served = { name: key, etag: key, cache: 'private, no-store' };
  request.leaveQueue();
  return servePicture(request, reply, served, () => files.get(key));
};

/** Stores all files or none. What cannot be deleted again is left to the sweep. */
async function putAll(files: Files, made: StoredPicture[], gone: AbortSignal) {
  gone.throwIfAborted();
  const stored = await Promise.allSettled(
    made.map(({ key, data }) => files.put(key, data, contentType(key))),
  );
  const failure = stored.find((result) => result.status === 'rejected');
  if (!failure && !gone.aborted) return;
  const keys = made.map(({ key }) => key);
  await deleteAll(files, keys);
  throw failure?.reason ?? gone.reason;
}

const deleteAll = (files: Files, keys: string[]) =>
  Promise.allSettled(keys.map((key) => files.delete(key)));
