import { type core, safeParse } from 'zod/mini';
import { fieldErrors } from '../../form.contract.ts';
import { invalid } from '../http/errors.ts';

/**
 * Parses input that no route schema covers, like the texts of a multipart form, and fails with the
 * same error as a route schema.
 */
export function parseOrThrow<T>(schema: core.$ZodType<T>, value: unknown): T {
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw invalid(issues[0]?.message ?? 'Invalid request', fieldErrors(issues));
}
