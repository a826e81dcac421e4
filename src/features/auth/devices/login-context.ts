import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../../server/http/address.ts';
import type { Device } from '../contract.ts';

export type PlaceOf = (address: string) => { country: string | null; city: string | null };

/** Browsers no longer send real version numbers, so only the names are read. */
export function describeBrowser(userAgent: string): Pick<Device, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name?.replace(/ for Android$/, '') || null, system: os.name || null };
}

export function readLoginContext(request: FastifyRequest, placeOf: PlaceOf) {
  const { userAgent, address } = readClient(request);
  return { ...describeBrowser(userAgent), address, ...placeOf(address) };
}

export const readClient = (request: FastifyRequest) => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: canonicalAddress(request.ip) ?? request.ip,
});
