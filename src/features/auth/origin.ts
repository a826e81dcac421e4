import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../server/http/errors.ts';
import { authTexts } from './messages.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the origin of every change, so a sign-in without one is not from this site. */
export function requireOrigin({ method, headers }: FastifyRequest) {
  if (SAFE_METHODS.has(method)) return;
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) {
    throw forbidden(authTexts.noOrigin);
  }
}
