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
  /** For programs: stays the same when the message is reworded. */
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
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
