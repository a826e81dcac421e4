import { isIPv4 } from 'node:net';
import type { Env } from '../env.ts';
import { addressOf, type Client } from '../http/address.ts';
import { HttpError } from '../http/errors.ts';
import { type CounterDeps, createCounter, type Window } from './counters.ts';

export function tooOften(seconds: number): string {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return `That was too often. Please try again in ${wait}.`;
}

const tooMany = (retryAfter: number) =>
  new HttpError(429, 'too_many_requests', tooOften(retryAfter), { retryAfter });

/** Allows `points` in `seconds`; after that `consume` throws a 429 with Retry-After. */
export function createLimiter(deps: CounterDeps, limit: Window & { points: number }) {
  const counter = createCounter(deps, limit);
  return {
    async consume(key: string): Promise<void> {
      const { points, secondsLeft } = await counter.add(key);
      if (points > limit.points) throw tooMany(secondsLeft);
    },
    /** Undoes one `consume`, for attempts that should not count, such as a successful sign-in. */
    async giveBack(key: string): Promise<void> {
      await counter.add(key, -1);
    },
  };
}

/** An IPv6 network of 65,536 customers' networks, which one hoster rents out for little, may send as much as ten. */
const WIDE = 10;

/** Limits each address to `FORM_LIMIT` sends a minute of each form, and ten times that an hour. */
export function createFormLimit(deps: CounterDeps & { env: Pick<Env, 'FORM_LIMIT'> }) {
  const points = deps.env.FORM_LIMIT;
  const minute = createLimiter(deps, { name: 'form-minute', points, seconds: 60 });
  const hour = createLimiter(deps, { name: 'form-hour', points: points * 10, seconds: 3600 });
  const wide = { name: 'form-network', points: points * 10 * WIDE, seconds: 3600 };
  const network = createLimiter(deps, wide);
  return async function limitForm(form: string, sender: Client): Promise<void> {
    if (points === 0) return;
    const key = `${form} ${clientAddress(sender)}`;
    await minute.consume(key);
    await hour.consume(key);
    const address = addressOf(sender);
    if (!isIPv4(address)) await network.consume(`${form} ${networkOf(address, 48)}`);
  };
}

/** The address a request is counted for; for IPv6 the /64 network, which one customer gets. */
export function clientAddress(client: Client): string {
  const address = addressOf(client);
  return isIPv4(address) ? address : networkOf(address, 64);
}

function networkOf(address: string, bits: 48 | 64): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, bits / 16).join(':')}::/${bits}`;
}
