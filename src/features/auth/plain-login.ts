import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tooOften } from '../../server/forms/rate-limits.ts';
import { isPlainForm, toHttpError } from '../../server/http/error-handler.ts';
import { authMessages, safeNext } from './contract.ts';

/** Only a code travels in the address, because anybody could write a text into it. */
const refusals = {
  unauthenticated: () => authMessages.wrong,
  invalid: () => authMessages.required,
  too_many_requests: (wait: number) => tooOften(wait),
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

/** A form without a script has no memory: it asks for everything again, and for the code. */
export const asksForCode = ({ failed }: z.output<typeof loginQuery>) =>
  failed === 'second_factor_required' || failed === 'second_factor_wrong';

/** Sends a refused visitor back to the sign-in page; other errors go to the error handler. */
export function answerPlainLogin(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, retryAfter } = toHttpError(thrown);
  const { data: failed } = codes.safeParse(code);
  if (!failed || !isPlainForm(request)) throw thrown;
  const next = safeNext(loginQuery.parse(request.query).next);
  const query = new URLSearchParams({ failed, ...(retryAfter && { wait: `${retryAfter}` }), next });
  return reply.redirect(`/login?${query}`, 303);
}
