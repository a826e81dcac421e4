import { countedPages } from '../../../pages.contract.ts';
import { campaignIn } from '../campaign.contract.ts';
import { NOT_FOUND } from '../contract.ts';

const names = new Set<string>(countedPages());
const HOST_LENGTH = 100;

/** The page and the campaign in an address. */
export function pageOf(address: string): { page: string; campaign: string } {
  const [path = '', query = ''] = address.split('#')[0]?.split('?', 2) ?? [];
  return { page: names.has(path) ? path : NOT_FOUND, campaign: campaignIn(query) };
}

export const isForStaff = (address: string) => /^\/(admin|login)(?![\w-])/.test(address);

/** Null without a referrer, for this site itself, and for an invalid address. */
export function referrerHost(referrer: string, ownHosts: (string | undefined)[]): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, host, hostname } = new URL(referrer);
  if (!/^(https?|android-app):$/.test(protocol) || hostname === '') return null;
  if (ownHosts.includes(host)) return null;
  return /^[\w.:[\]-]+$/.test(hostname) ? hostname.slice(0, HOST_LENGTH) : null;
}
