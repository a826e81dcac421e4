import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { type CounterDeps, createCounter, type Window } from './counters.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './errors.ts';

function tooMany(seconds: number): HttpError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message = `That was too often. Please try again in ${wait}.`;
  return new HttpError(429, 'too_many_requests', message, { retryAfter: seconds });
}

/** Lets `points` through in `seconds`; after that `consume` throws a 429 that says when to return. */
export function createLimiter(deps: CounterDeps, limit: Window & { points: number }) {
  const counter = createCounter(deps, limit);
  return {
    async consume(key: string): Promise<void> {
      const { points, secondsLeft } = await counter.add(key);
      if (points > limit.points) throw tooMany(secondsLeft);
    },
    /** What was consumed in vain, as by a login that turned out right. */
    async giveBack(key: string): Promise<void> {
      await counter.add(key, -1);
    },
  };
}

/**
 * A public form's limit for one address: `FORM_LIMIT` sends a minute and ten times that an hour.
 * Create it once with the routes and call it first in the handler.
 */
export function createFormLimit(deps: CounterDeps & Pick<Deps, 'env'>, form: string) {
  const points = deps.env.FORM_LIMIT;
  const minute = createLimiter(deps, { name: `${form}-minute`, points, seconds: 60 });
  const hour = createLimiter(deps, { name: `${form}-hour`, points: points * 10, seconds: 3600 });
  return async (request: Pick<FastifyRequest, 'ip'>): Promise<void> => {
    if (points === 0) return;
    const address = clientAddress(request);
    await minute.consume(address);
    await hour.consume(address);
  };
}

/** Who a request is counted for: an IPv4 address, or the /64 network one IPv6 customer is given. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = ip.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const plain = ip.split('%')[0] ?? '';
  if (!isIPv6(plain)) return ip;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
