import type { FastifyRequest } from 'fastify';
import { localized } from '../../../messages.ts';
import type { Env } from '../../../server/env.ts';
import { checkNames, findingTexts } from './messages.ts';
import { bad, good, type Result, warning } from './result.ts';

const LOCAL = /^(localhost|127\..*|\[::1\])$/;

type Arrived = Pick<FastifyRequest, 'headers' | 'ip'>;

export function checkAddress({ SITE_URL, TRUST_PROXY }: Env, request: Arrived): Result[] {
  return [checkSiteUrl(SITE_URL, request), checkProxy(TRUST_PROXY, request)];
}

/** Without a request, only the setting itself is checked. */
export function checkSiteUrl(siteUrl: string, request?: Pick<Arrived, 'headers'>): Result {
  const name = checkNames.address;
  const { host, protocol, hostname } = new URL(siteUrl);
  if (request && request.headers.host !== host) {
    return bad(
      name,
      localized(findingTexts.siteUrlOther, { url: siteUrl, host: request.headers.host ?? '' }),
      findingTexts.siteUrlOtherAdvice,
    );
  }
  if (protocol !== 'https:' && !LOCAL.test(hostname)) {
    const found = localized(findingTexts.siteUrlOpen, { url: siteUrl });
    return bad(name, found, findingTexts.siteUrlOpenAdvice);
  }
  return good(name, localized(findingTexts.siteUrl, { url: siteUrl }));
}

function checkProxy(trusted: number, { headers, ip }: Arrived): Result {
  const name = checkNames.proxies;
  const hops = [headers['x-forwarded-for'] ?? []].flat().join().split(',').filter(Boolean).length;
  if (trusted < hops) {
    return warning(
      name,
      localized(findingTexts.proxiesFew, { hops, trusted }),
      localized(findingTexts.proxiesFewAdvice, { hops }),
    );
  }
  if (trusted > hops) {
    return bad(
      name,
      localized(findingTexts.proxiesMany, { hops, trusted }),
      localized(findingTexts.proxiesManyAdvice, { hops }),
    );
  }
  return good(name, localized(findingTexts.proxies, { address: ip }));
}
