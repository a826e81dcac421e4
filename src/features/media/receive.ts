import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../server/deps.ts';
import { HttpError, invalid, malformed, tooLarge } from '../../server/errors.ts';
import { pictureMessages } from './contract.ts';

const FIELDS = 20;
const FIELD_BYTES = 20_000;

/** Makes `receivePicture` work for every route of the application; registered once. */
export function acceptUploads(app: App) {
  app.register(multipart, { limits: { files: 0 } });

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

/**
 * Reads a form with one picture, holding no more of it than `maxBytes`. The bytes are still
 * unchecked: `uploadPicture` and `storePrivatePicture` decide whether they are a picture.
 */
export async function receivePicture(
  request: FastifyRequest,
  {
    field,
    maxBytes,
    missing = pictureMessages.missing,
  }: { field: string; maxBytes: number; missing?: string },
): Promise<Received> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'not_multipart', 'Please send the picture as multipart/form-data');
  }
  if (Number(request.headers['content-length']) > maxBytes + FIELDS * FIELD_BYTES) {
    throw tooLarge(pictureMessages.tooLarge(maxBytes));
  }
  const limits = {
    files: 1,
    // One byte over tells "too large" from "exactly at the limit".
    fileSize: maxBytes,
    fields: FIELDS,
    parts: FIELDS + 1,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  let picture: Buffer | undefined;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (part.fieldname !== field) throw malformed(`The picture belongs in the field ${field}`);
        picture = await part.toBuffer();
      } else if (typeof part.value === 'string') {
        if (part.valueTruncated) throw tooLarge(`The field ${part.fieldname} is too long`);
        if (part.value.includes('\0') || !part.value.isWellFormed()) {
          throw malformed('The text contains characters that cannot be stored');
        }
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    throw asAnswer(error, maxBytes);
  }
  if (!picture?.length) throw invalid(missing, { [field]: missing });
  return { picture, fields };
}

function asAnswer(error: unknown, maxBytes: number): unknown {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(pictureMessages.tooLarge(maxBytes));
  if (code === 'FST_FILES_LIMIT') return malformed('Please send one picture at a time');
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return malformed('The form has too many fields');
  }
  return malformed('The form could not be read');
}
