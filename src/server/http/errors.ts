import { type Localized, localized, type Reader, sayLocalized, unpacked } from '../../messages.ts';
import { httpTexts } from './messages.ts';

type More = {
  fields?: Record<string, string>;
  retryAfter?: number;
  current?: unknown;
  cause?: unknown;
};

/** The caller receives its status and message; any other error is a 500 without details. */
export class HttpError extends Error {
  readonly status: number;
  readonly sentence: Localized;
  /** Programs can rely on it: it stays the same when the message is reworded. */
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** It is sent as `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(status: number, code: string, sentence: Localized, more: More = {}) {
    super(sentence.en, { cause: more.cause });
    this.sentence = sentence;
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }

  for(reader: Reader): { message: string; fields: Record<string, string> | undefined } {
    return {
      message: sayLocalized(reader, this.sentence),
      fields: this.fields && unpackedFields(this.fields, reader),
    };
  }
}

export const unpackedFields = (fields: Partial<Record<string, string>>, reader: Reader) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text = '']) => [name, unpacked(text, reader)]),
  );

export const malformed = (message: Localized) => new HttpError(400, 'malformed', message);
export const unauthenticated = (message: Localized = httpTexts.unauthenticated) =>
  new HttpError(401, 'unauthenticated', message);
export const forbidden = (message: Localized = httpTexts.forbidden) =>
  new HttpError(403, 'forbidden', message);
/** @param what as the start of a sentence: 'This FAQ' */
export const notFound = (what: Localized = httpTexts.this) =>
  new HttpError(404, 'not_found', localized(httpTexts.notFound, { what }));
/** The page exists, but not in the voice of its address. */
export const voiceNotOffered = () =>
  new HttpError(404, 'voice_not_offered', localized(httpTexts.notFound, { what: httpTexts.this }));
export const conflict = (message: Localized, code = 'conflict') =>
  new HttpError(409, code, message);
export const tooLarge = (message: Localized) => new HttpError(413, 'too_large', message);
export const invalid = (message: Localized, fields: Record<string, string> = {}) =>
  new HttpError(422, 'invalid', message, { fields });
export const unavailable = (message: Localized, retryAfter = 5, cause?: unknown) =>
  new HttpError(503, 'unavailable', message, { retryAfter, cause });
