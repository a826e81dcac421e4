import type { FastifyRequest } from 'fastify';
import type { Outcomes } from '../../contract.ts';
import { toHttpError } from '../http/error-handler.ts';
import { requestReader } from '../http/reader.ts';

/** Each row has a transaction of its own, so that one that fails does not stop the others. */
export async function changeEach(
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
      const error = toHttpError(thrown);
      if (error.status >= 500) request.log.error({ err: thrown }, 'one of several changes failed');
      outcomes.failed.push({ id, message: error.for(requestReader(request)).message });
    }
  }
  // Nothing was changed, so an audit entry is not missing.
  if (outcomes.done.length === 0) request.recorded = true;
  return outcomes;
}
