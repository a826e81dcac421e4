import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { EMBED_HOSTS, isEmbedUrl } from '../../contract.ts';

const YEAR = 365 * 24 * 60 * 60;
const POLICY = 'content-security-policy';
const GOOGLE = '.google.com';

/**
 * Speculation rules: the browser fetches a page that a visitor is about to open. They are within the
 * page, the only thing inline that the policy lets through: a file of their own, loaded beside what the
 * visitor waits for, made the largest paint on a slow line a quarter later.
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

/** The headers of every answer, which are the same for all of them and so are worked out once. */
export function securityHeaders(https: boolean): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        scriptSrc: ["'self'", PREFETCH_HASH],
        styleSrc: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: https ? { maxAge: YEAR, includeSubDomains: true } : false,
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For programs that are no more, as Flash; and looking up a store's address early is welcome.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    // Browsers that know these do by now what they ask for.
    originAgentCluster: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  };
}

/** They say nothing about a file, and on a slow line are more bytes than a small one. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy', 'x-request-id'];

/** Nothing inside a file may run, even when it is opened on its own. */
const SANDBOX = "sandbox; default-src 'none'";

/** Leaves of the security headers what concerns a file that a page consists of. */
export function asFile(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  return reply.header(POLICY, SANDBOX);
}

/**
 * Lets a page show frames of other sites, of exactly those it names. Whether a frame can be had at
 * all is asked once a visitor wants it, hence `connect-src`.
 */
export function allowFrames(reply: FastifyReply, urls: string[]): void {
  const hosts = new Set(urls.filter(isEmbedUrl).flatMap((url) => hostsOf(new URL(url).host)));
  if (hosts.size === 0) return;
  const sources = ["'self'", ...[...hosts].map((host) => `https://${host}`)].join(' ');
  const policy = reply.getHeader(POLICY);
  reply.header(POLICY, `${policy};frame-src ${sources};connect-src ${sources}`);
}

/** Google leads on from one of its addresses to another. */
const hostsOf = (host: string): readonly string[] =>
  host.endsWith(GOOGLE) ? EMBED_HOSTS.filter((other) => other.endsWith(GOOGLE)) : [host];
