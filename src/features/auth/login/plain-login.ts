import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Localized, type Reader, sayLocalized } from '../../../messages.ts';
import { tooOften } from '../../../server/forms/rate-limits.ts';
import { isPlainForm, toHttpError } from '../../../server/http/error-handler.ts';
import { accountErrors } from '../../accounts/messages.ts';
import { safeNext } from '../contract.ts';
import { authTexts } from '../messages.ts';

/** The address carries only a code, because anybody could put any text into a link. */
const refusals = {
  unauthenticated: () => authTexts.wrong,
  invalid: () => authTexts.required,
  too_many_requests: tooOften,
  second_factor_required: () => accountErrors.codeNeeded,
  second_factor_wrong: () => accountErrors.wrongCode,
} satisfies Record<string, (wait: number) => Localized>;
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

export const refusalMessage = (reader: Reader, { failed, wait }: z.output<typeof loginQuery>) =>
  failed && sayLocalized(reader, refusals[failed](wait));

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
