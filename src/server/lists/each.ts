import type { FastifyRequest } from 'fastify';
import type { Outcomes } from '../../contract.ts';
import { toHttpError } from '../http/error-handler.ts';

/**
 * Does the same to several rows, one after the other; each is a change of its own, with its own
 * entry in the audit log, so that one which cannot be changed stops no other.
 */
export async function forEach(
  request: FastifyRequest,
  ids: number[],
  change: (id: number) => Promise<unknown>,
): Promise<Outcomes> {
  const outcomes: Outcomes = { done: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await change(id);
      outcomes.done.push(id);
    } catch (thrown) {
      const { status, message } = toHttpError(thrown);
      if (status >= 500) request.log.error({ err: thrown }, 'one of several changes failed');
      outcomes.failed.push({ id, message });
    }
  }
  // Where nothing was changed, nothing is missing in the audit log.
  if (outcomes.done.length === 0) request.recorded = true;
  return outcomes;
}
