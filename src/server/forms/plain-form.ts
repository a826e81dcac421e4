import type { FastifyReply } from 'fastify';
import type { FieldErrors } from '../../form.contract.ts';
import { toHttpError } from '../http/error-handler.ts';

/** A public form as the server draws it: empty, refused with its values kept, or sent. */
export type FormState<Values> = {
  sent: boolean;
  message: string;
  errors: FieldErrors;
  values: Values;
};

/**
 * Submits a form that was sent without JavaScript. When it is refused, the visitor gets back what
 * they wrote, with the reason.
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

/** The fields of a urlencoded body, with the line ends a script would send. */
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
