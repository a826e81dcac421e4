import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorBody } from './error-handler.ts';
import { HttpError, malformed } from './errors.ts';
import { httpTexts } from './messages.ts';
import { HSTS } from './security-headers.ts';

export const bareHeaders = (https: boolean) => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  ...(https && { 'Strict-Transport-Security': HSTS }),
});

/** Node's parser rejects malformed HTTP and headers before Fastify has a request. */
export const answerClientError = (https: boolean) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const body = JSON.stringify(errorBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...bareHeaders(https), Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  // `end` would keep the connection open until the client closes it.
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Without exactly one Host header a proxy may mean another site (RFC 9112, 3.2). */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

export function refuseHost(https: boolean, response: ServerResponse) {
  response
    .writeHead(400, {
      'Content-Type': 'application/json; charset=utf-8',
      ...bareHeaders(https),
      Connection: 'close',
    })
    .end(JSON.stringify(errorBody(refusalOf(undefined))));
}

function refusalOf(code: string | undefined): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new HttpError(408, 'too_slow', httpTexts.tooSlow);
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new HttpError(431, 'headers_too_large', httpTexts.headersTooLong);
  }
  return malformed(httpTexts.malformed);
}
