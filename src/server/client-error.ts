import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorBody } from './answer-errors.ts';
import { HttpError } from './errors.ts';

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Answers what Node's own parser refuses before there is a request: headers that are too long or
 * too slow, and what is no HTTP. No hook runs for these, so the answer brings its own headers.
 */
export const answerClientError = (https: boolean) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const body = JSON.stringify(errorBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    ...(https ? [`Strict-Transport-Security: ${HSTS}`] : []),
  ];
  // Not `end`: that would go on waiting for the other side of a connection that is being misused.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function refusalOf(code: string | undefined): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new HttpError(408, 'too_slow', 'The request took too long to arrive');
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new HttpError(431, 'headers_too_large', 'The headers of the request are too long');
  }
  return new HttpError(400, 'malformed', 'The request is malformed');
}
