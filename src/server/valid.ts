import type { ZodType } from 'zod';
import { invalid } from './errors.ts';

/** Parses what no route schema sees, like the texts of a multipart form; fails as they do. */
export function valid<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields = issues.map((issue) => [String(issue.path[0] ?? ''), issue.message] as const);
  throw invalid(issues[0]?.message ?? 'Invalid request', Object.fromEntries(fields.toReversed()));
}
