/**
 * The one error type of the product. Whatever is thrown as an `HttpError` reaches the caller
 * with its status and sentence; anything else is answered as a 500 without details.
 */
export class HttpError extends Error {
  readonly status: number;
  /** Stable, machine-readable; the sentence may be reworded, the code may not. */
  readonly code: string;
  /** One message a form field, shown at the field. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const malformed = (message: string) => new HttpError(400, 'malformed', message);
export const unauthenticated = (message = 'Please log in again') =>
  new HttpError(401, 'unauthenticated', message);
export const forbidden = (message = 'Your account may not do this') =>
  new HttpError(403, 'forbidden', message);
export const notFound = (what = 'This') => new HttpError(404, 'not_found', `${what} was not found`);
export const conflict = (message: string, code = 'conflict') => new HttpError(409, code, message);
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);
export const invalid = (message: string, fields: Record<string, string> = {}) =>
  new HttpError(422, 'invalid', message, { fields });
export const unavailable = (message: string, retryAfter = 5, cause?: unknown) =>
  new HttpError(503, 'unavailable', message, { retryAfter, cause });
