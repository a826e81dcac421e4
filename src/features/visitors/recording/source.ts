import { countedPages, parentPage } from '../../../pages.contract.ts';
import { withoutPrefix } from '../../../server/http/reader.ts';
import { campaignIn } from '../campaign.contract.ts';
import { NOT_FOUND } from '../contract.ts';

const names = new Set<string>(countedPages());
const HOST_LENGTH = 100;

export function pageOf(address: string): { page: string; path: string; campaign: string } {
  const [path = '', query = ''] = address.split('#')[0]?.split('?', 2) ?? [];
  const page = withoutPrefix(path);
  return {
    page: names.has(page) ? page : (parentPage(page) ?? NOT_FOUND),
    path,
    campaign: campaignIn(query),
  };
}

const PARTS = 5;
/** A part with `@`, many digits or great length may name a person. */
const isWord = (part: string) => /^[\w.~-]{0,40}$/.test(part) && !/\d{5}/.test(part);

/** Replaces every part that could be personal data by `…`. */
export function brokenPath(path: string): string {
  const [start, ...parts] = path.split('/');
  if (start !== '') return '…';
  const kept = parts.slice(0, PARTS).map((part) => (isWord(part) ? part : '…'));
  return `/${[...kept, ...(parts.length > PARTS ? ['…'] : [])].join('/')}`;
}

export const isForStaff = (address: string) => /^\/(admin|login)(?![\w-])/.test(address);

/** Returns a page of this site, or another host; empty when nobody knows. */
export function linkSource(referrer: string, ownHosts: (string | undefined)[]): string {
  const host = referrerHost(referrer, ownHosts);
  if (host !== null || !URL.canParse(referrer)) return host ?? '';
  const { host: own, pathname } = new URL(referrer);
  return ownHosts.includes(own) && names.has(pathname) ? pathname : '';
}

/** Returns null without a referrer, for this site itself, and for an invalid address. */
export function referrerHost(referrer: string, ownHosts: (string | undefined)[]): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, host, hostname } = new URL(referrer);
  if (!/^(https?|android-app):$/.test(protocol) || hostname === '') return null;
  if (ownHosts.includes(host)) return null;
  return /^[\w.:[\]-]+$/.test(hostname) ? hostname.slice(0, HOST_LENGTH) : null;
}
