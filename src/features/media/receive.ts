import { buffer } from 'node:stream/consumers';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localized, type Message, packed } from '../../messages.ts';
import type { App } from '../../server/deps.ts';
import { networkAddress } from '../../server/forms/rate-limits.ts';
import { HttpError, invalid, malformed, tooLarge } from '../../server/http/errors.ts';
import { httpTexts } from '../../server/http/messages.ts';
import { pictureTexts } from './messages.ts';
import { picturesBusy, type Sender, tooManyPictures } from './queue.ts';

const FIELDS = 20;
const FIELD_BYTES = 20_000;
const NAME_LENGTH = 200;

export function acceptUploads(app: App) {
  app.register(multipart, { limits: { files: 0 }, throwFileSizeLimit: false });

  // Without this, Node would read a refused upload to its end.
  app.addHook('onSend', async (request, reply) => {
    if (isStillSending(request)) reply.header('connection', 'close');
  });
}

function isStillSending({ raw, headers }: FastifyRequest) {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length']) > 0;
  return Boolean(hasBody) && !raw.complete;
}

/** More bytes of unfinished uploads at once could take all memory. */
const HELD_BYTES = { staff: 160_000_000, visitors: 80_000_000 };
const held = { staff: 0, visitors: 0 };
/** What ends an upload that is still arriving; the one that began first comes first. */
const arriving = { staff: new Set<End>(), visitors: new Set<End>() };
type End = (error: Error) => void;
/** With more, a few that never end would keep everybody else's out. */
const HELD_BY_ONE_ADDRESS = 20_000_000;
const heldByAddress = new Map<string, number>();

/** `name` is the file's name on the sender's device: shown, never used as a path. */
type Form = { picture: Buffer; name: string; fields: Record<string, string> };
export type Received = Form & Sender;
type Wanted = {
  field: string;
  maxBytes: number;
  missing?: Message<never>;
  tooLarge?: Message<'most'>;
  fields?: Record<string, string>;
};

/**
 * Reads a form with one picture of at most `maxBytes`. The bytes are still unchecked:
 * `storePublicPicture` and `storePrivatePicture` check them.
 */
export async function receivePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
): Promise<Received> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'not_multipart', pictureTexts.notMultipart);
  }
  const most = wanted.maxBytes + FIELDS * FIELD_BYTES;
  const tooMuch = tooLargeOf(wanted);
  if (!wanted.fields && Number(request.headers['content-length']) > most) throw tooMuch;
  try {
    const tooMany = overflow(request, reply, most, tooMuch);
    const form = await Promise.race([readForm(request, wanted), tooMany]);
    return { ...form, address: networkAddress(request), gone: senderGone(reply) };
  } catch (error) {
    throw toHttpError(error);
  }
}

/** `request.signal` is of no use here: it is aborted as soon as the body has been read. */
function senderGone({ raw }: FastifyReply): AbortSignal {
  const sender = new AbortController();
  const leave = () => sender.abort(new HttpError(499, 'gone', pictureTexts.gone));
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return sender.signal;
}

async function readForm(request: FastifyRequest, wanted: Wanted): Promise<Form> {
  const { field, maxBytes, missing = pictureTexts.missing, fields = {} } = wanted;
  const limits = {
    files: 1,
    fileSize: maxBytes,
    fields: FIELDS,
    parts: FIELDS + 1,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  let picture: Buffer | undefined;
  let name = '';
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== field) throw malformed(localized(pictureTexts.wrongField, { field }));
      name = part.filename.replaceAll('\0', '').toWellFormed().slice(0, NAME_LENGTH);
      picture = await readFile(part.file, tooLargeOf(wanted));
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = checkText(part.value, part.valueTruncated);
    }
  }
  if (!picture?.length) throw invalid(missing, { [field]: packed<never>(missing) });
  return { picture, name, fields };
}

const tooLargeOf = ({ maxBytes, tooLarge: sentence = pictureTexts.tooLarge }: Wanted) =>
  tooLarge(localized(sentence, { most: megabytes(maxBytes) }));

const megabytes = (bytes: number) => bytes / 1024 / 1024;

/** Stops at the limit, where the parser alone would go on reading. */
async function readFile(file: MultipartFile['file'], error: HttpError): Promise<Buffer> {
  if (file.truncated) throw error;
  file.once('limit', () => file.destroy(error));
  return buffer(file);
}

function checkText(value: string, truncated: boolean): string {
  if (truncated) throw new HttpError(413, 'text_too_large', pictureTexts.textTooLong);
  if (value.includes('\0') || !value.isWellFormed()) {
    throw malformed(httpTexts.notStorable);
  }
  return value;
}

/**
 * Rejects a form larger than `most`. When all unfinished uploads are too large, those that began
 * first end, so that slow ones cannot keep everybody else's out.
 */
function overflow(
  request: FastifyRequest,
  reply: FastifyReply,
  most: number,
  tooMuch: Error,
): Promise<never> {
  const { raw: body, staff } = request;
  const who = staff ? 'staff' : 'visitors';
  const address = networkAddress(request);
  let received = 0;
  const hold = (bytes: number) => {
    received += bytes;
    held[who] += bytes;
    const ofAddress = (heldByAddress.get(address) ?? 0) + bytes;
    if (ofAddress > 0) heldByAddress.set(address, ofAddress);
    else heldByAddress.delete(address);
    return ofAddress;
  };
  const release = () => hold(-received);
  reply.raw.once('close', release);
  return new Promise((_resolve, reject) => {
    const stop = (error: Error) => {
      arriving[who].delete(stop);
      body.unpipe();
      body.pause();
      reject(error);
      release();
    };
    body.on('data', (chunk: Buffer) => {
      const ofAddress = hold(chunk.length);
      if (received > most) stop(tooMuch);
      else if (!staff && ofAddress > HELD_BY_ONE_ADDRESS) stop(tooManyPictures());
      else {
        for (const end of arriving[who]) if (held[who] > HELD_BYTES[who]) end(picturesBusy());
      }
    });
    arriving[who].add(stop);
    const arrived = () => arriving[who].delete(stop);
    body.once('end', arrived);
    reply.raw.once('close', arrived);
  });
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_FILES_LIMIT') return malformed(pictureTexts.oneAtATime);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return malformed(pictureTexts.tooManyFields);
  }
  return malformed(pictureTexts.formUnreadable);
}
