import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../server/http/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers always say where a change comes from; a request that takes or uses a session and does not
 * is refused.
 */
export function requireOrigin({ method, headers }: FastifyRequest) {
  if (SAFE_METHODS.has(method)) return;
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) {
    throw forbidden('This request does not say which site it comes from');
  }
}
