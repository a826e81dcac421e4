import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { EMBED_HOSTS } from '../../contract.ts';

const YEAR = 365 * 24 * 60 * 60;
const EMBEDS = ["'self'", ...EMBED_HOSTS.map((host) => `https://${host}`)];

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
        frameSrc: EMBEDS,
        // Whether a frame can be had at all is asked once a visitor wants it.
        connectSrc: EMBEDS,
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        scriptSrc: ["'self'"],
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
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-request-id',
  'x-xss-protection',
];

/** Nothing inside a file may run, even when it is opened on its own. */
const SANDBOX = "sandbox; default-src 'none'";

/** Leaves of the security headers what concerns a file that a page consists of. */
export function asFile(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  return reply.header('content-security-policy', SANDBOX);
}
