import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type Localized, localized } from '../../messages.ts';
import type { Env } from '../env.ts';
import { addressOf, type Client } from '../http/address.ts';
import { HttpError } from '../http/errors.ts';
import { type CounterDeps, createCounter, type Window } from './counters.ts';
import { formTexts } from './messages.ts';

export const tooOften = (seconds: number): Localized =>
  seconds > 90
    ? localized(formTexts.waitMinutes, { count: Math.ceil(seconds / 60) })
    : localized(formTexts.waitSeconds, { count: seconds });

const tooMany = (retryAfter: number) =>
  new HttpError(429, 'too_many_requests', tooOften(retryAfter), { retryAfter });

export function createLimiter(deps: CounterDeps, limit: Window & { points: number }) {
  const counter = createCounter(deps, limit);
  return {
    async consume(key: string): Promise<void> {
      const { points, secondsLeft } = await counter.add(key);
      if (points > limit.points) throw tooMany(secondsLeft);
    },
    async giveBack(key: string): Promise<void> {
      await counter.add(key, -1);
    },
  };
}

/** A /48 holds 65,536 /64 networks and is cheap to rent; it may send as much as ten addresses. */
const NETWORK_FACTOR = 10;

/** Allows each address `FORM_LIMIT` of each form a minute, and ten times that an hour. */
export function createFormLimit(deps: CounterDeps & { env: Pick<Env, 'FORM_LIMIT'> }) {
  const points = deps.env.FORM_LIMIT;
  const minute = createLimiter(deps, { name: 'form-minute', points, seconds: 60 });
  const hour = createLimiter(deps, { name: 'form-hour', points: points * 10, seconds: 3600 });
  const wide = { name: 'form-network', points: points * 10 * NETWORK_FACTOR, seconds: 3600 };
  const network = createLimiter(deps, wide);
  return async function limitForm(form: string, sender: Client): Promise<void> {
    if (points === 0) return;
    const key = `${form} ${clientAddress(sender)}`;
    await minute.consume(key);
    await hour.consume(key);
    const address = networkAddress(sender);
    if (!isIPv4(address)) await network.consume(`${form} ${address}`);
  };
}

/** Otherwise whoever takes over one account could send anything to anybody in the shop's name. */
export function createStaffMailLimit(deps: CounterDeps) {
  const anHour = (name: string, points: number) =>
    createLimiter(deps, { name, points, seconds: 3600 });
  const limits = { test: anHour('test-mail', 10), reply: anHour('reply-mail', 60) };
  return (kind: keyof typeof limits, { staff }: Pick<FastifyRequest, 'staff'>): Promise<void> =>
    limits[kind].consume(String(staff?.id));
}

/** A /48 of IPv6, which is cheap to rent, counts as one. */
export const networkAddress = (client: Client): string => networkOf(addressOf(client), 48);

/** One customer gets a whole /64 network of IPv6, so that is counted. */
export const clientAddress = (client: Client): string => networkOf(addressOf(client), 64);

const networkOf = (address: string, bits: 48 | 64): string =>
  isIPv4(address) ? address : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
