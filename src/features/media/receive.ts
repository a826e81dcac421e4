import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../server/deps.ts';
import { HttpError, invalid, malformed, tooLarge } from '../../server/errors.ts';
import { pictureMessages } from './contract.ts';

const FIELDS = 20;
const FIELD_BYTES = 20_000;

/** Makes `receivePicture` work for every route of the application; registered once. */
export function acceptUploads(app: App) {
  app.register(multipart, { limits: { files: 0 }, throwFileSizeLimit: false });

  // An upload that is refused half-way would otherwise be read to its end, however long it is.
  app.addHook('onSend', async (request, reply) => {
    if (isStillSending(request)) reply.header('connection', 'close');
  });
}

function isStillSending({ raw, headers }: FastifyRequest) {
  const hasBody = headers['transfer-encoding'] || Number(headers['content-length']) > 0;
  return Boolean(hasBody) && !raw.complete;
}

export type Received = { picture: Buffer; fields: Record<string, string> };
type Wanted = {
  field: string;
  maxBytes: number;
  /** The sentence for a form without a picture. */
  missing?: string;
};

/**
 * Reads a form with one picture, holding no more of it than `maxBytes`. The bytes are still
 * unchecked: `uploadPicture` and `storePrivatePicture` decide whether they are a picture.
 */
export async function receivePicture(request: FastifyRequest, wanted: Wanted): Promise<Received> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'not_multipart', 'Please send the picture as multipart/form-data');
  }
  const most = wanted.maxBytes + FIELDS * FIELD_BYTES;
  const tooMuch = tooLarge(pictureMessages.tooLarge(wanted.maxBytes));
  if (Number(request.headers['content-length']) > most) throw tooMuch;
  try {
    return await Promise.race([readForm(request, wanted), overflow(request.raw, most, tooMuch)]);
  } catch (error) {
    throw asAnswer(error);
  }
}

async function readForm(request: FastifyRequest, wanted: Wanted): Promise<Received> {
  const { field, maxBytes, missing = pictureMessages.missing } = wanted;
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
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (part.fieldname !== field) throw malformed(`The picture belongs in the field ${field}`);
      picture = await readFile(part.file, maxBytes);
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = checkText(part.value, part.valueTruncated);
    }
  }
  if (!picture?.length) throw invalid(missing, { [field]: missing });
  return { picture, fields };
}

/** Ends at the limit; the parser alone would go on to read and drop whatever still comes. */
async function readFile(file: MultipartFile['file'], maxBytes: number): Promise<Buffer> {
  const error = tooLarge(pictureMessages.tooLarge(maxBytes));
  if (file.truncated) throw error;
  file.once('limit', () => file.destroy(error));
  return buffer(file);
}

function checkText(value: string, truncated: boolean): string {
  if (truncated) throw tooLarge('The text is too long');
  if (value.includes('\0') || !value.isWellFormed()) {
    throw malformed('The text contains characters that cannot be stored');
  }
  return value;
}

/** Rejects once more than `most` bytes came in, in whatever part of the form they were. */
function overflow(body: Readable, most: number, error: Error): Promise<never> {
  let received = 0;
  return new Promise((_resolve, reject) => {
    body.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= most) return;
      body.unpipe();
      body.pause();
      reject(error);
    });
  });
}

function asAnswer(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_FILES_LIMIT') return malformed('Please send one picture at a time');
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return malformed('The form has too many fields');
  }
  return malformed('The form could not be read');
}
