import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../../server/http/address.ts';

type Sender = Pick<FastifyRequest, 'ip' | 'socket'>;

/**
 * Proxies write addresses with ports and brackets, and some write nonsense: then the proxy's own
 * address is used. `TRUST_PROXY` decides which header is believed.
 */
export const visitorAddress = ({ ip, socket }: Sender): string =>
  canonicalAddress(ip) ?? canonicalAddress(socket.remoteAddress ?? '') ?? '0.0.0.0';
