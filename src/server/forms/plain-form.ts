import type { FastifyReply } from 'fastify';
import type { FieldErrors } from '../../form.contract.ts';
import { toHttpError } from '../http/error-handler.ts';

export type FormState<Values> = {
  sent: boolean;
  message: string;
  errors: FieldErrors;
  values: Values;
};

/**
 * Handles a form that was sent without JavaScript. When it is refused, visitors get back what they
 * wrote.
 */
export async function handlePlainForm<Values>(
  reply: FastifyReply,
  { values, blank }: { values: Values; blank: Values },
  submit: () => Promise<unknown>,
): Promise<FormState<Values>> {
  try {
    await submit();
    return { sent: true, message: '', errors: {}, values: blank };
  } catch (thrown) {
    const { status, retryAfter, message, fields = {} } = toHttpError(thrown);
    if (status === 500) throw thrown;
    if (status > 500) reply.log.error({ err: thrown }, 'request failed');
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    reply.code(status);
    return { sent: false, message, errors: fields, values };
  }
}

export function formValues(body: unknown) {
  const texts = (name: string): string[] => {
    if (typeof body !== 'object' || body === null) return [];
    const value: unknown = Reflect.get(body, name);
    return [value]
      .flat()
      .filter((text) => typeof text === 'string')
      .map((text) => text.replaceAll('\r\n', '\n'));
  };
  return { texts, text: (name: string) => texts(name)[0] ?? '' };
}
