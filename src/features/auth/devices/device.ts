import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../../server/http/address.ts';
import type { Device } from '../contract.ts';

/** Where an address is, as far as it is known here. */
export type PlaceOf = (address: string) => Promise<{ country: string | null; city: string | null }>;

/** The names of browser and system, without their numbers, which browsers no longer tell. */
export function describeBrowser(userAgent: string): Pick<Device, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name?.replace(/ for Android$/, '') || null, system: os.name || null };
}

/** What a request says about the device it comes from, and where that is. */
export async function deviceOf(request: FastifyRequest, placeOf: PlaceOf) {
  const { userAgent, address } = senderOf(request);
  return { ...describeBrowser(userAgent), address, ...(await placeOf(address)) };
}

/** What a session keeps of a request. */
export const senderOf = (request: FastifyRequest) => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: canonicalAddress(request.ip) ?? request.ip,
});
