import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address in its one spelling, without the port, brackets or zone that some proxies write; null
 * for what is none.
 */
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

/** Whatever sent a request; a real one has a socket. */
export type Client = { ip: string; socket?: { remoteAddress?: string | undefined } };

/**
 * The address a request comes from. Some proxies write nonsense in its place, which anybody could vary to be
 * counted anew each time: then the proxy's own address is used. `TRUST_PROXY` decides which header is believed.
 */
export const addressOf = ({ ip, socket }: Client): string =>
  canonicalAddress(ip) ?? canonicalAddress(socket?.remoteAddress ?? '') ?? '0.0.0.0';
