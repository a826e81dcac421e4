import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { EMBED_HOSTS, isEmbedUrl } from '../../contract.ts';
import { YEAR_SECONDS } from './cache/headers.ts';

/** The browser uses no plain http any more. */
export const HSTS = `max-age=${YEAR_SECONDS}; includeSubDomains`;
const POLICY = 'content-security-policy';
const GOOGLE = '.google.com';

/**
 * With these speculation rules the browser prefetches a page that a visitor is about to open. They
 * are inline, because as a separate file they delayed the largest paint on a slow line by a
 * quarter.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/api/*', '/app*', '/login*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
const PREFETCH_HASH = `'sha256-${createHash('sha256').update(PREFETCH_RULES).digest('base64')}'`;

export const securityHeaders = (https: boolean): Record<string, string> => ({
  [POLICY]: [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    `script-src 'self' ${PREFETCH_HASH}`,
    "style-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // `no-referrer` would make browsers send `Origin: null` with our own forms.
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(https && { 'strict-transport-security': HSTS }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
});

/** These headers mean nothing for files; on a slow line they are more bytes than a small file. */
const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'permissions-policy', 'x-request-id'];

/** Nothing inside a file may run, even when the file is opened on its own. */
const SANDBOX = "sandbox; default-src 'none'";

export function setFileHeaders(reply: FastifyReply): FastifyReply {
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  return reply.header(POLICY, SANDBOX);
}

/** The page checks that a frame can be reached, so it needs `connect-src`, too. */
export function allowFrames(reply: FastifyReply, urls: string[]): void {
  const hosts = new Set(urls.filter(isEmbedUrl).flatMap((url) => hostsOf(new URL(url).host)));
  if (hosts.size === 0) return;
  const sources = ["'self'", ...[...hosts].map((host) => `https://${host}`)].join(' ');
  const policy = reply.getHeader(POLICY);
  reply.header(POLICY, `${policy};frame-src ${sources};connect-src ${sources}`);
}

/** Google redirects between its own hosts. */
const hostsOf = (host: string): readonly string[] =>
  host.endsWith(GOOGLE) ? EMBED_HOSTS.filter((other) => other.endsWith(GOOGLE)) : [host];
