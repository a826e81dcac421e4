import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tooOften } from '../../server/forms/rate-limits.ts';
import { isPlainForm, toHttpError } from '../../server/http/error-handler.ts';
import { authMessages, safeNext } from './contract.ts';

/** The address carries only a code, because anybody could put any text into a link. */
const refusals = {
  unauthenticated: () => authMessages.wrong,
  invalid: () => authMessages.required,
  too_many_requests: (wait: number) => tooOften(wait).en,
  second_factor_required: () => authMessages.codeNeeded,
  second_factor_wrong: () => authMessages.wrongCode,
};
const codes = z.enum([
  'unauthenticated',
  'invalid',
  'too_many_requests',
  'second_factor_required',
  'second_factor_wrong',
]);

export const loginQuery = z.object({
  next: z.string().optional().catch(undefined),
  failed: codes.optional().catch(undefined),
  wait: z.coerce.number().int().min(1).max(3600).catch(60),
});

export const refusalMessage = ({ failed, wait }: z.output<typeof loginQuery>) =>
  failed && refusals[failed](wait);

/** A form without JavaScript keeps no state, so a refused one asks for the code at once. */
export const asksForCode = ({ failed }: z.output<typeof loginQuery>) =>
  failed === 'second_factor_required' || failed === 'second_factor_wrong';

export function answerPlainLogin(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, retryAfter } = toHttpError(thrown);
  const { data: failed } = codes.safeParse(code);
  if (!failed || !isPlainForm(request)) throw thrown;
  const next = safeNext(loginQuery.parse(request.query).next);
  const query = new URLSearchParams({ failed, ...(retryAfter && { wait: `${retryAfter}` }), next });
  return reply.redirect(`/login?${query}`, 303);
}
