import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../../server/http/address.ts';

type Sender = Pick<FastifyRequest, 'ip' | 'socket'>;

/**
 * The address of a visitor in its one spelling. Which header to believe was decided before
 * (`TRUST_PROXY`); proxies write addresses with ports and brackets, and some write nonsense: then
 * it is the proxy's own.
 */
export const visitorAddress = ({ ip, socket }: Sender): string =>
  canonicalAddress(ip) ?? canonicalAddress(socket.remoteAddress ?? '') ?? '0.0.0.0';
