import type { FastifyReply } from 'fastify';
import type { FieldErrors } from '../../form.contract.ts';
import { type Localized, type Reader, sayLocalized } from '../../messages.ts';
import { isRecord } from '../../record.contract.ts';
import { logFailure, toHttpError } from '../http/error-handler.ts';
import { unpackedFields } from '../http/errors.ts';

type Result<Values, Sentence> = {
  sent: boolean;
  message: Sentence;
  errors: FieldErrors;
  values: Values;
};

export type FormState<Values> = Result<Values, Localized | null>;
export type ShownForm<Values> = Result<Values, string>;

export const unsentForm = <Values>(values: Values): FormState<Values> => ({
  sent: false,
  message: null,
  errors: {},
  values,
});

export const shownForm = <Values>(reader: Reader, form: FormState<Values>): ShownForm<Values> => ({
  ...form,
  message: form.message ? sayLocalized(reader, form.message) : '',
  errors: unpackedFields(form.errors, reader),
});

/** A form that was sent without JavaScript and refused keeps what visitors typed. */
export async function handlePlainForm<Values>(
  reply: FastifyReply,
  { values, blank }: { values: Values; blank: Values },
  submit: () => Promise<unknown>,
): Promise<FormState<Values>> {
  try {
    await submit();
    return { sent: true, message: null, errors: {}, values: blank };
  } catch (thrown) {
    const error = toHttpError(thrown);
    const { status, retryAfter, sentence, fields = {} } = error;
    if (status === 500) throw thrown;
    logFailure(reply.log, error, thrown);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    reply.code(status);
    return { sent: false, message: sentence, errors: fields, values };
  }
}

export function formValues(body: unknown) {
  const texts = (name: string): string[] => {
    const value = isRecord(body) ? body[name] : undefined;
    return [value]
      .flat()
      .filter((text) => typeof text === 'string')
      .map((text) => text.replaceAll('\r\n', '\n'));
  };
  return { texts, text: (name: string) => texts(name)[0] ?? '' };
}
