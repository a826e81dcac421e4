import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../server/env.ts';
import type { Finding } from '../contract.ts';
import { bad, good, warning } from './result.ts';

const LOCAL = /^(localhost|127\..*|\[::1\])$/;

type Arrived = Pick<FastifyRequest, 'headers' | 'ip'>;

export function checkAddress({ SITE_URL, TRUST_PROXY }: Env, request: Arrived): Finding[] {
  return [checkSiteUrl(SITE_URL, request), checkProxy(TRUST_PROXY, request)];
}

/** Without a request, only the setting itself is checked. */
export function checkSiteUrl(siteUrl: string, request?: Pick<Arrived, 'headers'>): Finding {
  const name = 'SITE_URL';
  const { host, protocol, hostname } = new URL(siteUrl);
  if (request && request.headers.host !== host) {
    return bad(
      name,
      `It is ${siteUrl}, and this page was asked for at ${request.headers.host}.`,
      'Set SITE_URL to the address that visitors use; links in mails point there.',
    );
  }
  if (protocol !== 'https:' && !LOCAL.test(hostname)) {
    return bad(
      name,
      `${siteUrl} is not encrypted: passwords can be read on the way, and passkeys do not work.`,
      'Put HTTPS in front, see docs/operating.md.',
    );
  }
  return good(name, `Visitors use ${siteUrl}.`);
}

function checkProxy(trusted: number, { headers, ip }: Arrived): Finding {
  const name = 'Proxies';
  const hops = [headers['x-forwarded-for'] ?? []].flat().join().split(',').filter(Boolean).length;
  if (trusted < hops) {
    return warning(
      name,
      `${hops} proxies named themselves, and ${trusted} are trusted.`,
      `If they are yours, set TRUST_PROXY=${hops}: otherwise all visitors share one address and its limits.`,
    );
  }
  if (trusted > hops) {
    return bad(
      name,
      `${trusted} proxies are trusted, and ${hops} named themselves.`,
      `Set TRUST_PROXY=${hops}: otherwise visitors can forge their address.`,
    );
  }
  return good(name, `Your own address arrives as ${ip}.`);
}
