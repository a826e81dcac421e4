import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '../../contract.ts';
import { type Reader, readerOf, unpackLocalized } from '../../messages.ts';
import { isRecord } from '../../record.contract.ts';
import { isBeyondColumns, isUnavailable } from '../database/database-errors.ts';
import type { App } from '../deps.ts';
import type { Freshness } from './cache/freshness.ts';
import { HttpError, malformed, tooLarge, unavailable } from './errors.ts';
import { httpTexts } from './messages.ts';
import { prefixOf, requestReader } from './reader.ts';

export type ErrorPage = (
  request: FastifyRequest,
  error: HttpError,
) => Promise<{ html: string; freshness: Freshness }>;

export function registerErrorHandler(app: App, errorPage: ErrorPage) {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toHttpError(thrown);
    if (isBrokenOff(thrown, request)) request.log.info('the request was broken off');
    else logFailure(request.log, error, thrown);
    if (error.status === 416) reply.headers(headersOf(thrown));
    return sendError(request, reply, error, errorPage);
  });
}

export function logFailure(log: FastifyBaseLogger, error: HttpError, thrown: unknown) {
  if (isTooBusy(error)) log.warn({ code: error.code }, 'too busy for the request');
  else if (isFault(error)) log.error({ err: thrown }, 'request failed');
}

/** Strangers who come before a shop is open must not raise an alarm. */
const isFault = ({ status, code }: HttpError) => status >= 500 && code !== 'not_open';

/** Whoever makes the server busy must not write alarms at will. With a cause, something is down. */
const isTooBusy = ({ status, code, cause }: HttpError) =>
  status === 503 && code !== 'not_open' && cause === undefined;

/** A visitor who disconnects while sending is no fault of the server and raises no alarm. */
const isBrokenOff = (thrown: unknown, { raw }: FastifyRequest) =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 'ECONNRESET' &&
  raw.complete === false;

export async function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: HttpError,
  errorPage: ErrorPage,
) {
  reply.code(error.status).header('Cache-Control', 'no-store');
  if (error.retryAfter) reply.header('Retry-After', error.retryAfter);
  if (wantsPage(request)) {
    // Mails and bookmarks keep addresses of a language that the owner has switched off since.
    if (error.code === 'voice_not_offered' && request.method !== 'POST') {
      const rest = request.originalUrl.slice(prefixOf(request).length);
      return reply.redirect(rest.startsWith('/') ? rest : `/${rest}`, 302);
    }
    const { html, freshness } = await render(request, error, errorPage);
    reply.freshness = freshness;
    return reply.type('text/html; charset=utf-8').send(html);
  }
  const requestId = error.status >= 500 ? { requestId: request.id } : {};
  return reply.send({ ...errorBody(error, requestReader(request)), ...requestId });
}

/** @param reader English, if the request could not be read */
export function errorBody(error: HttpError, reader: Reader = readerOf('mixed', 'en')): ErrorBody {
  const { code, current } = error;
  const { message, fields } = error.for(reader);
  return {
    message,
    error: message,
    code,
    ...(fields && { fields }),
    ...(current ? { current } : {}),
  };
}

async function render(request: FastifyRequest, error: HttpError, errorPage: ErrorPage) {
  const plain = { html: plainPage(request, error), freshness: null };
  if (error.code === 'overloaded' || request.routeOptions.config.sendsFile) return plain;
  try {
    return await errorPage(request, error);
  } catch (err) {
    request.log.error({ err }, 'the page of an error failed');
    return plain;
  }
}

function plainPage(request: FastifyRequest, error: HttpError) {
  const reader = requestReader(request);
  const text = error.for(reader).message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="${reader.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p>Request ${request.id}</p></html>`;
}

export function wantsPage(request: FastifyRequest) {
  const { accept = '' } = request.headers;
  const isApi = /^\/api(?:[/?]|$)/.test(request.url);
  if (isApi) return accept.includes('text/html') && isPlainForm(request);
  // Link previews and monitors send `*/*` and get the page; requests for pictures or data do not.
  return accept.includes('text/html') || accept.trim() === '*/*';
}

/** A form without JavaScript sent it, so the browser shows the reply as a page. */
export const isPlainForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '');

export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const fields = Object.fromEntries(
      thrown.validation
        .map((issue) => [issue.instancePath.split('/')[1] ?? '', issue.message ?? ''] as const)
        .toReversed(),
    );
    const first = unpackLocalized(thrown.validation[0]?.message ?? '');
    const inBody = thrown.validationContext === 'body';
    return inBody
      ? new HttpError(422, 'invalid', first, { fields })
      : malformed(httpTexts.malformedAddress);
  }
  if (isUnavailable(thrown)) {
    return unavailable(httpTexts.noDatabase, 2, thrown);
  }
  if (isBeyondColumns(thrown)) return malformed(httpTexts.malformed);
  const status = statusOf(thrown);
  if (status === 413) return tooLarge(httpTexts.tooLarge);
  if (status === 416) return new HttpError(416, 'outside', httpTexts.outside);
  if (status === 415) return new HttpError(415, 'unsupported_type', httpTexts.unsupportedType);
  if (status >= 400 && status < 500) return malformed(httpTexts.malformed);
  return new HttpError(500, 'internal', httpTexts.failed, { cause: thrown });
}

/** The headers say how long the file is, of which a part was asked that it does not have. */
const headersOf = (thrown: unknown): object =>
  isRecord(thrown) && isRecord(thrown.headers) ? thrown.headers : {};

const statusOf = (thrown: unknown) =>
  isRecord(thrown) && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
