import { type Reader, type Said, said, sayAgain, unpacked } from '../../messages.ts';
import { httpTexts } from './messages.ts';

type More = {
  fields?: Record<string, string>;
  retryAfter?: number;
  current?: unknown;
  cause?: unknown;
};

/**
 * The caller receives the status and message of an `HttpError`; any other error becomes a 500
 * without details.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly said: Said;
  /** For programs: stays the same when the message is reworded. */
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(status: number, code: string, sentence: Said | string, more: More = {}) {
    const words = typeof sentence === 'string' ? { id: sentence, en: sentence } : sentence;
    super(words.en, { cause: more.cause });
    this.said = words;
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }

  /** The sentence, and those at the fields, in the reader's language. */
  for(reader: Reader): { message: string; fields: Record<string, string> | undefined } {
    return {
      message: sayAgain(reader, this.said),
      fields: this.fields && unpackedFields(this.fields, reader),
    };
  }
}

export const unpackedFields = (fields: Partial<Record<string, string>>, reader: Reader) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text = '']) => [name, unpacked(text, reader)]),
  );

export const malformed = (message: Said | string) => new HttpError(400, 'malformed', message);
export const unauthenticated = (message: Said | string = httpTexts.unauthenticated) =>
  new HttpError(401, 'unauthenticated', message);
export const forbidden = (message: Said | string = httpTexts.forbidden) =>
  new HttpError(403, 'forbidden', message);
/** @param what is missing, as a sentence begins with it: 'This FAQ' */
export const notFound = (what: Said | string = httpTexts.this) =>
  new HttpError(404, 'not_found', said(httpTexts.notFound, { what }));
export const conflict = (message: Said | string, code = 'conflict') =>
  new HttpError(409, code, message);
export const tooLarge = (message: Said | string) => new HttpError(413, 'too_large', message);
export const invalid = (message: Said | string, fields: Record<string, string> = {}) =>
  new HttpError(422, 'invalid', message, { fields });
export const unavailable = (message: Said | string, retryAfter = 5, cause?: unknown) =>
  new HttpError(503, 'unavailable', message, { retryAfter, cause });
