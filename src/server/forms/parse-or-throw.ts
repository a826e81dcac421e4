import { type core, safeParse } from 'zod/mini';
import { fieldErrors } from '../../form.contract.ts';
import { unpackLocalized } from '../../messages.ts';
import { invalid } from '../http/errors.ts';

/** Input without a route schema, such as a multipart form, gets the same error as with one. */
export function parseOrThrow<T>(schema: core.$ZodType<T>, value: unknown): T {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw invalid(unpackLocalized(issues[0]?.message ?? ''), fieldErrors(issues));
}
