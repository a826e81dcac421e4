import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write a port, brackets or a zone. Returns null for what is no address. */
export function canonicalAddress(text: string): string | null {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%');
  // An IPv4 address inside an IPv6 one becomes an IPv4 address.
  return isIP(address) ? ipaddr.process(address).toString() : null;
}

export type Client = { ip: string; socket?: { remoteAddress?: string | undefined } };

/**
 * Some proxies pass on text that is not an address. A client could vary it to escape rate limits,
 * so the address of the connection counts instead.
 */
export const addressOf = ({ ip, socket }: Client): string =>
  canonicalAddress(ip) ?? canonicalAddress(socket?.remoteAddress ?? '') ?? '0.0.0.0';
