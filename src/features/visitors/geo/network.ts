import { isIPv4, isIPv6 } from 'node:net';

/** A place is as precise as a /24, or a /48 of IPv6, and so are addresses after a month. */
export type Network = { family: 4 | 6; number: number };

export function networkOf(address: string): Network | null {
  if (isIPv4(address)) return { family: 4, number: join(address.split('.').slice(0, 3), 10, 256) };
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  // The last 32 bits may be written as an IPv4 address, which is two groups.
  const length = left.length + right.length + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: Math.max(0, 8 - length) }, () => '0');
  return { family: 6, number: join([...left, ...zeros, ...right].slice(0, 3), 16, 65_536) };
}

const join = (parts: string[], radix: number, size: number) =>
  parts.reduce((number, part) => number * size + Number.parseInt(part, radix), 0);
