import { isIPv4, isIPv6 } from 'node:net';

/** Some proxies write a port, brackets or a zone. Returns null for what is no address. */
export function canonicalAddress(text: string): string | null {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((part) => halves(Number.parseInt(part, 16))).join('.');
}

const halves = (number: number) => [number >> 8, number & 255];

export type Client = { ip: string; socket?: { remoteAddress?: string | undefined } };

/**
 * Some proxies pass on text that is not an address. A client could vary it to escape rate limits,
 * so the address of the connection counts instead.
 */
export const addressOf = ({ ip, socket }: Client): string =>
  canonicalAddress(ip) ?? canonicalAddress(socket?.remoteAddress ?? '') ?? '0.0.0.0';
